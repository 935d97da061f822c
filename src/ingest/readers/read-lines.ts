import type { ImportOptions } from "../importer.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../source.ts";

/** Characters of one line; a longer one means a file of another kind. */
const MAX_LINE_CHARS = 64 * 1024 * 1024;

/**
 * Reads the lines of a file, without line ends and byte order mark. Bytes that are not UTF-8 become U+FFFD.
 * @throws EngineError `validation_failed` if a line is longer than {@link MAX_LINE_CHARS}
 */
export async function* readLines(
  entry: SourceEntry,
  options: ImportOptions = {},
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  // Pieces of the line so far: joined once, so that a long line stays linear.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    options.onBytes?.(chunk.length);
    const lines = decoder.decode(chunk, { stream: true }).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      pieces.push(line);
      yield removeCarriageReturn(pieces.join(""));
      pieces = [];
      length = 0;
    }
    pieces.push(last);
    length += last.length;
    if (length > MAX_LINE_CHARS)
      throw createUnreadableSourceError(`${entry.path}: a line is longer than ${MAX_LINE_CHARS} characters.`);
  }
  const last = pieces.join("") + decoder.decode();
  if (last !== "") yield removeCarriageReturn(last);
}

function removeCarriageReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
