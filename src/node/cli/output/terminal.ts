import type { Writable } from "node:stream";
import { styleText } from "node:util";

/** Streams that a command writes to: results to `stdout`, progress and errors to `stderr`. */
export interface Terminal {
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

const TEXT_FORMATS = ["red", "green", "yellow", "cyan", "bold", "dim"] as const;
type TextFormat = (typeof TEXT_FORMATS)[number];

/** Creates functions that colour text, if the stream is a terminal and NO_COLOR is not set; else they return it unchanged. */
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

/** Node 22 would otherwise inspect the process's own stdout, which may be another stream. */
const STYLE_OPTIONS = { validateStream: false };

/** Writes a line. */
export function writeLine(stream: Writable, text = ""): void {
  stream.write(`${text}\n`);
}

/** Writes one JSON document, indented by two spaces. */
export function writeJson(stream: Writable, value: unknown): void {
  writeLine(stream, JSON.stringify(value, null, 2));
}
