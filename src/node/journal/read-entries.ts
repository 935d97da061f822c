import type { FileHandle } from "node:fs/promises";
import { EngineError } from "../../errors.ts";
import {
  createDamagedJournalError,
  createStartPosition,
  decodeLine,
  encodeHeader,
  isTorn,
  type JournalPosition,
} from "./journal-line.ts";

const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 0x0a;

/**
 * The JSON of every entry of a journal, in order. `position` begins at the journal's beginning, moves along, and stands
 * at the end behind the last whole line: what lies behind it then is torn.
 * @param end bytes of the file that are read; default all
 * @throws EngineError `validation_failed` where the file is no journal of this version, or at the first damaged line
 */
export async function* readEntries(
  file: FileHandle,
  position: JournalPosition,
  path: string,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  if (!(await readHeader(file, position, path))) return;
  let rest: Buffer = Buffer.alloc(0);
  for (;;) {
    const at = position.offset + rest.length;
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - at));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) break;
    rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    let start = 0;
    for (let stop = rest.indexOf(LINE_FEED); stop >= 0; stop = rest.indexOf(LINE_FEED, start)) {
      const line = rest.subarray(start, stop + 1);
      start = stop + 1;
      yield decodeLine(line, position, path);
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0 && !isTorn(rest)) throw createDamagedJournalError(position, path);
}

/** False where nothing of the journal but a part of its first line was ever written. */
async function readHeader(file: FileHandle, position: JournalPosition, path: string): Promise<boolean> {
  const behind = createStartPosition();
  const header = encodeHeader(behind);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(header.length), 0, header.length, 0);
  if (!buffer.subarray(0, bytesRead).equals(header.subarray(0, bytesRead))) {
    throw new EngineError("validation_failed", `${path} is not a journal, or one of another version of Headnote.`);
  }
  if (bytesRead === header.length) Object.assign(position, behind);
  return bytesRead === header.length;
}
