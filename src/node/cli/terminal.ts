import type { Writable } from "node:stream";
import picocolors from "picocolors";

/** Where a command writes: results to `stdout`, everything about the work itself to `stderr`. */
export interface Terminal {
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** Colours where a person reads along and has not asked for none (NO_COLOR). */
export function colours(stream: { readonly isTTY?: boolean }): ReturnType<typeof picocolors.createColors> {
  return picocolors.createColors(stream.isTTY === true && !("NO_COLOR" in process.env));
}

export function line(stream: Writable, text = ""): void {
  stream.write(`${text}\n`);
}

/** One JSON document, for programs. */
export function json(stream: Writable, value: unknown): void {
  line(stream, JSON.stringify(value, null, 2));
}
