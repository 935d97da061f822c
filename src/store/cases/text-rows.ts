import { createDamageError } from "../file/trailer.ts";
import type { BlobTable } from "../sqlite/blob-table.ts";
import type { Database } from "../sqlite/database.ts";
import { createLeafFill, type LeafFill } from "../sqlite/leaf-fill.ts";
import type { PreparedStatement } from "../sqlite/prepared-statement.ts";
import { type Row, readBlob, readNumber } from "../sqlite/row.ts";
import { MAX_BLOCK_CHARS } from "./text-blocks.ts";

/*
 * The compressed blocks of texts in `text_block`: block `n` of opinion `o` has id `o * 131072 + 2 * n`. A block that does
 * not fit the rest of a page of the database is divided: the rest of the page contains its beginning, the row with the
 * next id its end. Without that a tenth of all pages would be unused ends.
 */

/** A text has at most this number of blocks. */
export const BLOCKS_PER_OPINION = 65_536;
/** Rows of one block: its beginning and its end. */
const ROWS_PER_BLOCK = 2;
const ROWS_PER_OPINION = BLOCKS_PER_OPINION * ROWS_PER_BLOCK;

/** Bits of `flags`: the block begins one unit early, with a surrogate pair; it continues in the next row. */
const FLAGS = { early: 1, continued: 2 } as const;

/** A beginning of fewer bytes is not worth a row. */
const MIN_PART_BYTES = 64;

/** Returns the id of the opinion whose text a row contains. */
export function toOpinionId(row: number): number {
  return Math.floor(row / ROWS_PER_OPINION);
}

/** Returns the id of the first row of an opinion's text. */
export function toFirstRowId(opinion: number): number {
  return opinion * ROWS_PER_OPINION;
}

/** A compressed block of a text. */
export interface TextRow {
  /** Where the block begins in its text, in UTF-16 code units. */
  readonly start: number;
  readonly data: Uint8Array;
}

/** Writes compressed blocks. */
export interface TextRowWriter {
  /** Adds block `n` of an opinion, after all that were added before. */
  add(opinion: number, n: number, block: TextRow): void;
}

/** Creates a writer that continues after the blocks that the database contains. */
export function createTextRowWriter(database: Database): TextRowWriter {
  const insert = database.prepare("INSERT INTO text_block (id, flags, data) VALUES (?, ?, ?)");
  let fill: LeafFill | undefined;
  return {
    add(opinion, n, { start, data }) {
      const id = toFirstRowId(opinion) + n * ROWS_PER_BLOCK;
      const flags = start < n * MAX_BLOCK_CHARS ? FLAGS.early : 0;
      fill ??= measureLastLeaf(database);
      const head = fill.fits(id, flags, data.length) ? data.length : fill.measureRoom(id, flags | FLAGS.continued);
      if (head >= data.length || head < MIN_PART_BYTES) return write(fill, id, flags, data);
      write(fill, id, flags | FLAGS.continued, data.subarray(0, head));
      write(fill, id + 1, 0, data.subarray(head));
    },
  };

  function write(leaf: LeafFill, id: number, flags: number, data: Uint8Array): void {
    leaf.add(id, flags, data.length);
    insert.run(id, flags, data);
  }
}

const ROWS_PER_QUERY = 256;

/** Measures how full the last leaf of the table is: a row that is continued is the last one of its leaf. */
function measureLastLeaf(database: Database): LeafFill {
  const previous = database.prepare(
    "SELECT id, flags, length(data) FROM text_block WHERE id < ? ORDER BY id DESC LIMIT ?",
  );
  const rows: Row[] = [];
  for (let before = Number.MAX_SAFE_INTEGER, isFound = false; !isFound; ) {
    const found = previous.all(before, ROWS_PER_QUERY);
    const end = found.findIndex((row) => (readNumber(row, 1) & FLAGS.continued) > 0);
    isFound = end >= 0 || found.length < ROWS_PER_QUERY;
    rows.push(...(end >= 0 ? found.slice(0, end) : found));
    if (!isFound) before = readNumber(found.at(-1)!, 0);
  }
  const fill = createLeafFill();
  for (const row of rows.reverse()) fill.add(readNumber(row, 0), readNumber(row, 1), readNumber(row, 2));
  return fill;
}

/**
 * Copies the blocks of a range of opinions, both included, as they are compressed.
 * @param isIncluded selects the opinions
 */
export function copyTextRows(
  from: Database,
  writer: TextRowWriter,
  [first, last]: readonly [first: number, last: number],
  isIncluded: (opinion: number) => boolean,
): void {
  const rows: PreparedStatement = from.prepare(
    "SELECT id, flags, data FROM text_block WHERE id BETWEEN ? AND ? ORDER BY id",
  );
  let head: Uint8Array | null = null;
  let early = 0;
  rows.each(
    (row) => {
      const id = readNumber(row, 0);
      const opinion = toOpinionId(id);
      if (!isIncluded(opinion)) return;
      const flags = readNumber(row, 1);
      const data = readBlob(row, 2);
      if (head === null) early = flags & FLAGS.early;
      if ((flags & FLAGS.continued) > 0) {
        head = data;
        return;
      }
      const n = Math.floor((id - toFirstRowId(opinion)) / ROWS_PER_BLOCK);
      writer.add(opinion, n, { start: n * MAX_BLOCK_CHARS - early, data: head === null ? data : join(head, data) });
      head = null;
    },
    toFirstRowId(first),
    toFirstRowId(last + 1) - 1,
  );
}

/**
 * Reads block `n` of an opinion; undefined if the text has fewer.
 * @throws EngineError `corpus_unavailable` if only its beginning is there
 */
export function readTextRow(table: BlobTable, opinion: number, n: number): TextRow | undefined {
  const id = toFirstRowId(opinion) + n * ROWS_PER_BLOCK;
  const row = table.getRow(id);
  if (!row) return undefined;
  const start = n * MAX_BLOCK_CHARS - (row.number & FLAGS.early);
  if ((row.number & FLAGS.continued) === 0) return { start, data: row.blob };
  const rest = table.getRow(id + 1);
  if (!rest) throw createDamageError(`the text of opinion ${opinion} is cut off`);
  return { start, data: join(row.blob, rest.blob) };
}

/** A row of `text_block`. */
export interface StoredTextRow {
  readonly id: number;
  readonly flags: number;
  readonly data: Uint8Array;
}

/**
 * Lists the blocks of the text of an opinion as rows. A divided block is one row, so that the rows of a text do not depend
 * on the texts before it.
 */
export function listTextRows(table: BlobTable, opinion: number): StoredTextRow[] {
  const rows: StoredTextRow[] = [];
  for (let n = 0; ; n++) {
    const block = readTextRow(table, opinion, n);
    if (!block) return rows;
    const flags = block.start < n * MAX_BLOCK_CHARS ? FLAGS.early : 0;
    rows.push({ id: toFirstRowId(opinion) + n * ROWS_PER_BLOCK, flags, data: block.data });
  }
}

function join(head: Uint8Array, rest: Uint8Array): Uint8Array {
  const joined = new Uint8Array(head.length + rest.length);
  joined.set(head);
  joined.set(rest, head.length);
  return joined;
}
