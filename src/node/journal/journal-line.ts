import { EngineError } from "../../errors.ts";
import { computeChecksum } from "../../store/file/checksum.ts";
import { LEASE_BYTES } from "../lock/lease.ts";

/*
 * A journal is a text of lines, each:
 *   length of the JSON in bytes, 8 hexadecimal digits · space · CRC-32, 8 digits · space · JSON · line feed
 * A colon instead of the first space marks the first line of a group that was written at once: all lines before it were on
 * the disk by then. The CRC-32 covers the length and the JSON and continues that of the preceding line, so that a missing, repeated or moved
 * line is detected as well as a changed one. The JSON contains no line feed.
 * The first line identifies the file as a journal; the lease of its owner follows the JSON on that line, which the CRC-32
 * does not cover (src/node/lock/lease.ts). Each other line is one ledger entry. Version 1 has no lease.
 */

const HEADER = JSON.stringify({ journal: "headnote", version: 2 });
const FORMER_HEADER = JSON.stringify({ journal: "headnote", version: 1 });

/** A position between two lines of a journal. */
export interface JournalPosition {
  /** Bytes that precede it. */
  offset: number;
  /** Checksum of the line that precedes it; 0 at the start. */
  checksum: number;
}

const PREFIX_BYTES = 18;
/** The byte that ends a line. */
export const LINE_FEED_BYTE = 0x0a;

/** Returns the position at the start of a journal. */
export function createStartPosition(): JournalPosition {
  return { offset: 0, checksum: 0 };
}

/** Returns the bytes of the first line of every journal, without the lease. */
export function encodeHeader(): Buffer {
  return encodeLine(HEADER, createStartPosition()).subarray(0, -1);
}

/** Returns the bytes of the first line of a journal of version 1. */
export function encodeFormerHeader(): Buffer {
  return encodeLine(FORMER_HEADER, createStartPosition());
}

/** Returns the position of the first entry. */
export function createEntriesPosition(): JournalPosition {
  const position = createStartPosition();
  encodeLine(HEADER, position);
  position.offset += LEASE_BYTES - 1;
  return position;
}

/** Returns the position of the first entry in a journal of version 1. */
export function createFormerEntriesPosition(): JournalPosition {
  const position = createStartPosition();
  encodeLine(FORMER_HEADER, position);
  return position;
}

/**
 * Returns the bytes of the line that follows `position`, and moves `position` to its end.
 * @param isGroupStart whether everything before the line is on the disk
 */
export function encodeLine(json: string, position: JournalPosition, isGroupStart = false): Buffer {
  const body = Buffer.from(json);
  const length = `${toHex(body.length)}${isGroupStart ? ":" : ""}`;
  position.checksum = computeLineChecksum(length, body, position.checksum);
  const prefix = Buffer.from(`${length}${isGroupStart ? "" : " "}${toHex(position.checksum)} `);
  const line = Buffer.concat([prefix, body, Buffer.of(LINE_FEED_BYTE)]);
  position.offset += line.length;
  return line;
}

/**
 * Returns the JSON of the line at `position`, and moves `position` to its end.
 * @param line the bytes of the line, line feed included
 * @throws EngineError `validation_failed` if it is damaged
 */
export function decodeLine(line: Buffer, position: JournalPosition, path: string): string {
  const length = line.toString("latin1", 0, 9).trimEnd();
  const body = line.subarray(PREFIX_BYTES, -1);
  const sum = computeLineChecksum(length, body, position.checksum);
  const expected = `${toHex(body.length)}${length.endsWith(":") ? ":" : " "}${toHex(sum)} `;
  if (line.toString("latin1", 0, PREFIX_BYTES) !== expected) throw createDamagedJournalError(position, path);
  position.checksum = sum;
  position.offset += line.length;
  return body.toString();
}

/**
 * Returns whether bytes at the end of a journal that no line feed ends are the rest of an interrupted write: shorter than
 * the line that their length states, or, after a power failure, ending in zeros. A line that lacks only its line feed is
 * damaged, not torn.
 */
export function isTorn(rest: Buffer): boolean {
  if (rest.length < PREFIX_BYTES || rest.at(-1) === 0) return true;
  const length = rest.toString("latin1", 0, 9);
  return /^[0-9a-f]{8}[ :]$/.test(length) && rest.length < PREFIX_BYTES + Number.parseInt(length, 16) + 1;
}

/** The start of the first line of a group, after the line feed of the line before it. */
export const GROUP_START = /\n[0-9a-f]{8}:[0-9a-f]{8} /;
/** Length of a match of {@link GROUP_START}. */
export const GROUP_START_BYTES = PREFIX_BYTES + 1;

/** Creates the error for a damaged line; its message states the byte and two remedies. */
export function createDamagedJournalError({ offset }: JournalPosition, path: string): EngineError {
  return new EngineError(
    "validation_failed",
    `The journal ${path} is damaged at byte ${offset}; nothing was changed. Restore a backup. To give up this entry and all that follow it instead, truncate the file: truncate -s ${offset} ${path}`,
  );
}

function computeLineChecksum(length: string, body: Buffer, previousChecksum: number): number {
  return computeChecksum(body, computeChecksum(Buffer.from(length, "latin1"), previousChecksum));
}

function toHex(value: number): string {
  return value.toString(16).padStart(8, "0");
}
