import type { FileHandle } from "node:fs/promises";
import type { LedgerEntry } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import {
  createDamagedJournalError,
  createEntriesPosition,
  createFormerEntriesPosition,
  createStartPosition,
  decodeLine,
  encodeFormerHeader,
  encodeHeader,
  isTorn,
  type JournalPosition,
  LINE_FEED_BYTE,
} from "./journal-line.ts";

const CHUNK_BYTES = 1 << 20;

/**
 * Reads the entries of a journal, in order.
 * @param path names the journal in messages
 * @param end number of bytes to read from the file; default: all
 * @throws EngineError `validation_failed` if the file is not a journal of this version, or at the first damaged line
 */
export async function* readLedgerEntries(file: FileHandle, path: string, end?: number): AsyncGenerator<LedgerEntry> {
  // A line whose checksum is right was written by `encodeLine` from an entry.
  for await (const json of readEntries(file, createStartPosition(), path, end)) yield JSON.parse(json) as LedgerEntry;
}

/**
 * Reads the JSON of the entries of a journal, in order. Moves `position` from the start to the end of the last whole
 * line; bytes that follow it are a torn entry.
 * @param end number of bytes to read from the file; default: all
 * @throws EngineError `validation_failed` if the file is not a journal of this version, or at the first damaged line
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
    const offset = position.offset + rest.length;
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - offset));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, offset);
    if (bytesRead === 0) break;
    rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    let start = 0;
    for (let stop = rest.indexOf(LINE_FEED_BYTE); stop >= 0; stop = rest.indexOf(LINE_FEED_BYTE, start)) {
      const line = rest.subarray(start, stop + 1);
      start = stop + 1;
      yield decodeLine(line, position, path);
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0 && !isTorn(rest)) throw createDamagedJournalError(position, path);
}

/**
 * Reads the first line. Returns whether entries follow it; none do if the creation of the file was interrupted, by the death
 * of the process or by a power failure that left zeros.
 */
async function readHeader(file: FileHandle, position: JournalPosition, path: string): Promise<boolean> {
  const version = await readVersion(file, path);
  if (version === null) return false;
  Object.assign(position, version === 1 ? createFormerEntriesPosition() : createEntriesPosition());
  return true;
}

/**
 * Returns the version of a journal; null if its creation was interrupted.
 * @throws EngineError `validation_failed` if the file is not a journal
 */
export async function readVersion(file: FileHandle, path: string): Promise<1 | 2 | null> {
  const [header, former] = [encodeHeader(), encodeFormerHeader()];
  const { bytesRead, buffer } = await file.read(Buffer.alloc(former.length), 0, former.length, 0);
  const bytes = buffer.subarray(0, bytesRead);
  if (bytes.subarray(0, header.length).equals(header)) return 2;
  if (bytes.equals(former)) return 1;
  const isStart =
    bytesRead < former.length && [header, former].some((line) => line.subarray(0, bytesRead).equals(bytes));
  // A power failure can leave zeros of a header that was not synced. No entry was written before it was.
  const isUnsynced = buffer.every((byte) => byte === 0) && (await file.stat()).size <= createEntriesPosition().offset;
  if (isStart || isUnsynced) return null;
  throw new EngineError(
    "validation_failed",
    `${path} is not a journal, or was written by another version of Headnote. Name another file.`,
  );
}
