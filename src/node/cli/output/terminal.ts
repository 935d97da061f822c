import type { Writable } from "node:stream";
import { styleText } from "node:util";

/** Where a command writes: results to `stdout`, everything about the work itself to `stderr`. */
export interface Terminal {
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

const TEXT_FORMATS = ["red", "green", "yellow", "cyan", "bold", "dim"] as const;
type TextFormat = (typeof TEXT_FORMATS)[number];

/** Colours where a person reads along and has not asked for none (NO_COLOR). */
export function createColours(stream: {
  readonly isTTY?: boolean;
}): Readonly<Record<TextFormat, (text: string) => string>> {
  const isPainted = stream.isTTY === true && !("NO_COLOR" in process.env);
  const paint = (format: TextFormat) => (text: string) => (isPainted ? styleText(format, text, STYLE_OPTIONS) : text);
  return Object.fromEntries(TEXT_FORMATS.map((format) => [format, paint(format)])) as Record<
    TextFormat,
    (text: string) => string
  >;
}

/** Node 22 would look at the process's own standard output, which need not be the stream that is written to. */
const STYLE_OPTIONS = { validateStream: false };

export function writeLine(stream: Writable, text = ""): void {
  stream.write(`${text}\n`);
}

/** One JSON document, for programs. */
export function writeJson(stream: Writable, value: unknown): void {
  writeLine(stream, JSON.stringify(value, null, 2));
}
