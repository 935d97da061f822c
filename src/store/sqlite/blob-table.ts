import type { CorpusFile } from "../file/corpus-file.ts";
import { createDamageError } from "../file/trailer.ts";
import { openPageCache, type PageCache } from "./page-cache.ts";

/** The rows of a table by their integer key: of each its last column, which is a blob that the caller must not change. */
export interface BlobTable {
  /** Returns the blob of a row; undefined if there is no such row. */
  getBlob(id: number): Uint8Array | undefined;
  /** Returns the blob and the column before it; undefined if there is no such row. */
  getRow(id: number): BlobRow | undefined;
  /** As {@link getRow}, but the blob is valid until the next call of any method. */
  viewRow(id: number): BlobRow | undefined;
}

/** Creates a table of a function that reads its rows. @param viewRow returns rows that are valid until the next call */
export function createBlobTable(getRow: BlobTable["getRow"], viewRow = getRow): BlobTable {
  return { getRow, getBlob: (id) => getRow(id)?.blob, viewRow };
}

/** The last two columns of a row. */
export interface BlobRow {
  readonly blob: Uint8Array;
  /** The column before the blob if it is an integer from 0 on and not the key; otherwise undefined content. */
  readonly number: number;
}

/**
 * Opens a table by reading the pages of a database file that nobody writes. sql.js copies blobs byte by byte, which takes
 * several times as long as finding and reading them here.
 * @param rootPage number of the root page of the table, from 1
 * @throws EngineError `corpus_unavailable` if there is no such table
 */
export function openFileBlobTable(file: CorpusFile, rootPage: number): BlobTable {
  const pages = openPageCache(file);
  const interior = new Map<number, DataView>();

  function findLeaf(id: number): DataView {
    let number = rootPage;
    for (let level = 0; level < MAX_TREE_LEVELS; level++) {
      let page = interior.get(number);
      if (!page) {
        page = pages.viewPage(number);
        if (page.getUint8(0) === LEAF_PAGE) return page;
        page = new DataView(page.buffer.slice(page.byteOffset, page.byteOffset + page.byteLength));
        interior.set(number, page);
      }
      number = findChildPage(page, id);
    }
    throw new RangeError();
  }

  function readRow(id: number, isCopied: boolean): BlobRow | undefined {
    try {
      const leaf = findLeaf(id);
      const cell = findCell(leaf, id);
      return cell && readLastColumns(pages, leaf, cell, isCopied);
    } catch (error) {
      // Pages, or offsets on a page, are outside of what there is.
      throw error instanceof RangeError ? createDamageError("a table contradicts itself") : error;
    }
  }

  return createBlobTable(
    (id) => readRow(id, file.readInto !== undefined),
    (id) => readRow(id, false),
  );
}

/*
 * SQLite's file format, https://www.sqlite.org/fileformat2.html#b_tree_pages: a table is a tree of pages whose leaves
 * contain the rows. Numbers are big-endian.
 */

const INTERIOR_PAGE = 5;
const LEAF_PAGE = 13;
/** A deeper tree would have more pages than a file can contain. */
const MAX_TREE_LEVELS = 20;

/** Returns the child of an interior page that may contain row `id`: its keys ascend, each is the last of its child. */
function findChildPage(page: DataView, id: number): number {
  if (page.getUint8(0) !== INTERIOR_PAGE) throw new RangeError();
  const cells = page.getUint16(3);
  const cellAt = (cell: number) => page.getUint16(12 + 2 * cell);
  let from = 0;
  let to = cells;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (readVarint(page, cellAt(middle) + 4).value < id) from = middle + 1;
    else to = middle;
  }
  return page.getUint32(from < cells ? cellAt(from) : 8);
}

/** A row on a page: where its record begins, and its length in bytes. */
interface Cell {
  readonly at: number;
  readonly length: number;
}

/** Returns the row `id` of a leaf, whose keys ascend. */
function findCell(page: DataView, id: number): Cell | undefined {
  let from = 0;
  for (let to = page.getUint16(3); from < to; ) {
    const middle = (from + to) >>> 1;
    const length = readVarint(page, page.getUint16(8 + 2 * middle));
    const key = readVarint(page, length.end);
    if (key.value === id) return { at: key.end, length: length.value };
    if (key.value < id) from = middle + 1;
    else to = middle;
  }
  return undefined;
}

/** Reads the last columns of a record of `length` bytes, which continues on a chain of overflow pages if it is long. */
function readLastColumns(
  { usableBytes: usable, count, viewPage }: PageCache,
  page: DataView,
  { at, length }: Cell,
  isCopied: boolean,
): BlobRow {
  const most = usable - 35;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const rest = least + ((length - least) % (usable - 4));
  const here = length <= most ? length : rest <= most ? rest : least;
  const { start, size, number } = locateLastColumn(page, at);
  if (start > here || length > count * usable) throw new RangeError();
  if (length === here) {
    const blob = sliceBytes(page, at + start, size);
    return { blob: isCopied ? blob.slice() : blob, number };
  }
  const bytes = new Uint8Array(size);
  let filled = here - start;
  bytes.set(sliceBytes(page, at + start, filled));
  let next = page.getUint32(at + here);
  while (filled < bytes.length) {
    const more = viewPage(next);
    const part = sliceBytes(more, 4, Math.min(usable - 4, bytes.length - filled));
    bytes.set(part, filled);
    filled += part.length;
    next = more.getUint32(0);
  }
  return { blob: bytes, number };
}

/** Locates the last column of a record, which begins at `at`, and reads the number in the column before it. */
function locateLastColumn(page: DataView, at: number): { start: number; size: number; number: number } {
  const header = readVarint(page, at);
  let start = header.value;
  let size = 0;
  let last = 0;
  let before = 0;
  for (let next = header.end; next < at + header.value; ) {
    const type = readVarint(page, next);
    before = last;
    last = type.value;
    start += size;
    size = last < 12 ? SERIAL_TYPE_BYTES[last]! : (last - 12) >>> 1;
    next = type.end;
  }
  return { start, size, number: readInteger(page, at + start, before) };
}

/** Length of a value in bytes, by serial type: null, integers, a float, 0 and 1. */
const SERIAL_TYPE_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];
const SERIAL_TYPE_FLOAT = 7;
const SERIAL_TYPE_ONE = 9;

/** Reads an integer of a serial type that ends at an offset. */
function readInteger(record: DataView, end: number, type: number): number {
  if (type >= SERIAL_TYPE_FLOAT) return type === SERIAL_TYPE_ONE ? 1 : 0;
  let number = 0;
  for (let at = end - SERIAL_TYPE_BYTES[type]!; at < end; at++) number = number * 256 + record.getUint8(at);
  return number;
}

function readVarint(view: DataView, at: number): { value: number; end: number } {
  let value = 0;
  for (let end = at; ; end++) {
    const byte = view.getUint8(end);
    // Nine bytes would contain 64 bits; no key or length of a corpus has that many.
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: end + 1 };
  }
}

function sliceBytes(view: DataView, at: number, length: number): Uint8Array {
  if (at + length > view.byteLength) throw new RangeError();
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}
