import type { ImportOptions } from "../importer.ts";
import { bytesOf, type SourceEntry, unreadableSource } from "../source.ts";

/** Characters of one line. More means a file of another kind. */
const LONGEST_LINE = 64 * 1024 * 1024;

/**
 * The lines of a file, without their ends or a byte order mark. Bytes that are not UTF-8 read as U+FFFD.
 * @throws EngineError where a line is too long to be one
 */
export async function* readLines(
  entry: SourceEntry,
  options: ImportOptions = {},
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  // Pieces of the line so far: joined once, so that a long line stays linear.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of bytesOf(entry)) {
    options.signal?.throwIfAborted();
    options.onBytes?.(chunk.length);
    const lines = decoder.decode(chunk, { stream: true }).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      pieces.push(line);
      yield withoutReturn(pieces.join(""));
      pieces = [];
      length = 0;
    }
    pieces.push(last);
    length += last.length;
    if (length > LONGEST_LINE) throw unreadableSource(`${entry.path}: a line is longer than any that is read.`);
  }
  const last = pieces.join("") + decoder.decode();
  if (last !== "") yield withoutReturn(last);
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
