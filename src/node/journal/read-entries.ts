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
  GROUP_START,
  GROUP_START_BYTES,
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
      const json = await decodeOrStop(line, position);
      if (json === null) return;
      yield json;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0 && !isTorn(rest) && !(await isUnsynced(file, position.offset, end)))
    throw createDamagedJournalError(position, path);

  /** Returns null at the rest of an interrupted write. */
  async function decodeOrStop(line: Buffer, at: JournalPosition): Promise<string | null> {
    try {
      return decodeLine(line, at, path);
    } catch (error) {
      if (await isUnsynced(file, at.offset, end)) return null;
      throw error;
    }
  }
}

/** Smallest part of a file that a power failure leaves whole. */
const SECTOR_BYTES = 512;

/**
 * Returns whether a damaged line and everything that follows it is what a power failure left of one write that was not
 * synced: a sector that was not written is zeros, which no line contains, and no later group was begun.
 */
async function isUnsynced(file: FileHandle, offset: number, end: number): Promise<boolean> {
  let hasEmptySector = false;
  for (let at = offset; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(CHUNK_BYTES, end - at)), 0, null, at);
    const bytes = buffer.subarray(0, bytesRead);
    if (GROUP_START.test(bytes.toString("latin1"))) return false;
    for (let start = 0, stop = 0; start < bytesRead; start = stop) {
      stop = Math.min(bytesRead, start + SECTOR_BYTES - ((at + start) % SECTOR_BYTES));
      hasEmptySector ||= bytes.subarray(start, stop).every((byte) => byte === 0);
    }
    if (bytesRead < CHUNK_BYTES) return hasEmptySector;
    // Begins again at a sector, early enough for the start of a group that is on both sides.
    at = Math.floor((at + bytesRead - GROUP_START_BYTES) / SECTOR_BYTES) * SECTOR_BYTES;
  }
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
