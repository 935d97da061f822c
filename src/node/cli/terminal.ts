import type { Writable } from "node:stream";
import { styleText } from "node:util";

/** Where a command writes: results to `stdout`, everything about the work itself to `stderr`. */
export interface Terminal {
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

const PAINTS = ["red", "green", "yellow", "cyan", "bold", "dim"] as const;
type Paint = (typeof PAINTS)[number];

/** Colours where a person reads along and has not asked for none (NO_COLOR). */
export function colours(stream: { readonly isTTY?: boolean }): Readonly<Record<Paint, (text: string) => string>> {
  const isPainted = stream.isTTY === true && !("NO_COLOR" in process.env);
  const paint = (format: Paint) => (text: string) => (isPainted ? styleText(format, text, ANY_STREAM) : text);
  return Object.fromEntries(PAINTS.map((format) => [format, paint(format)])) as Record<Paint, (text: string) => string>;
}

/** Node 22 would look at the process's own standard output, which need not be the stream that is written to. */
const ANY_STREAM = { validateStream: false };

export function line(stream: Writable, text = ""): void {
  stream.write(`${text}\n`);
}

/** One JSON document, for programs. */
export function json(stream: Writable, value: unknown): void {
  line(stream, JSON.stringify(value, null, 2));
}
