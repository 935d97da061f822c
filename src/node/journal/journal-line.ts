import { EngineError } from "../../errors.ts";
import { computeChecksum } from "../../store/file/checksum.ts";

/*
 * A journal is a text of lines, each:
 *   length of the JSON in bytes, 8 hexadecimal digits · space · CRC-32, 8 digits · space · JSON · line feed
 * The CRC-32 covers the length and the JSON, and goes on from that of the line before: so a line that is missing,
 * doubled or moved is found out as well as one that is changed. The JSON never holds a line feed.
 * The first line says that this is a journal, the others are one ledger entry each.
 */

const HEADER = JSON.stringify({ journal: "headnote", version: 1 });

/** Where reading or writing stands in a journal. */
export interface JournalPosition {
  /** Bytes before it. */
  offset: number;
  /** Of the line before it. */
  checksum: number;
}

const PREFIX_BYTES = 18;
const LINE_FEED = 0x0a;

/** Where a journal begins. */
export function createStartPosition(): JournalPosition {
  return { offset: 0, checksum: 0 };
}

/** The first line of every journal. */
export function encodeHeader(position: JournalPosition): Buffer {
  return encodeLine(HEADER, position);
}

/** The bytes of a line behind `position`, which moves on over them. */
export function encodeLine(json: string, position: JournalPosition): Buffer {
  const body = Buffer.from(json);
  const length = toHex(body.length);
  position.checksum = computeLineChecksum(length, body, position.checksum);
  const line = Buffer.concat([Buffer.from(`${length} ${toHex(position.checksum)} `), body, Buffer.of(LINE_FEED)]);
  position.offset += line.length;
  return line;
}

/**
 * The JSON of a line with its line feed, found at `position`, which moves on over it.
 * @throws EngineError `validation_failed` where it is damaged
 */
export function decodeLine(line: Buffer, position: JournalPosition, path: string): string {
  const length = line.toString("latin1", 0, 8);
  const body = line.subarray(PREFIX_BYTES, -1);
  const sum = computeLineChecksum(length, body, position.checksum);
  if (line.toString("latin1", 0, PREFIX_BYTES) !== `${toHex(body.length)} ${toHex(sum)} `)
    throw createDamagedJournalError(position, path);
  position.checksum = sum;
  position.offset += line.length;
  return body.toString();
}

/**
 * Whether bytes at a journal's end, without a line feed, are what a write leaves that was cut off: less than a whole
 * line, or, where the power failed, ending in zeros. A line that only lost its line feed is damaged, not torn.
 */
export function isTorn(rest: Buffer): boolean {
  if (rest.length < PREFIX_BYTES || rest.at(-1) === 0) return true;
  const length = rest.toString("latin1", 0, 8);
  return /^[0-9a-f]{8}$/.test(length) && rest.length < PREFIX_BYTES + Number.parseInt(length, 16) + 1;
}

export function createDamagedJournalError({ offset }: JournalPosition, path: string): EngineError {
  return new EngineError(
    "validation_failed",
    `The journal ${path} is damaged at byte ${offset}; nothing was changed. Put a backup in its place. To do without this entry and all behind it instead, cut the file off there: truncate -s ${offset} ${path}`,
  );
}

function computeLineChecksum(length: string, body: Buffer, before: number): number {
  return computeChecksum(body, computeChecksum(Buffer.from(length, "latin1"), before));
}

function toHex(value: number): string {
  return value.toString(16).padStart(8, "0");
}
