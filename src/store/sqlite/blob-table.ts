import type { CorpusFile } from "../file/corpus-file.ts";
import { createDamageError } from "../file/trailer.ts";

/** The rows of a table by their integer key: of each its last column, which is a blob. */
export interface BlobTable {
  /** Returns the blob of a row, which the caller must not change; undefined if there is no such row. */
  getBlob(id: number): Uint8Array | undefined;
  /** Returns the blob and the column before it; undefined if there is no such row. */
  getRow(id: number): BlobRow | undefined;
}

/** Creates a table of a function that reads its rows. */
export function createBlobTable(getRow: BlobTable["getRow"]): BlobTable {
  return { getRow, getBlob: (id) => getRow(id)?.blob };
}

/** The last two columns of a row. */
export interface BlobRow {
  readonly blob: Uint8Array;
  /** The column before the blob if it is an integer from 0 on and not the key; otherwise undefined content. */
  readonly number: number;
}

/** Pages per generation of the cache, a young and an old one: a share of the file, from 2 × 4 to 2 × 16 MiB. */
const CACHED_SHARE = 1 / 32;
const MIN_CACHED_PAGES = 256;
/** The system keeps what is read of a file of gigabytes: a bounded process is worth more than copies of that. */
const MAX_CACHED_PAGES = 1024;

/**
 * Opens a table by reading the pages of a database file that nobody writes. sql.js copies blobs byte by byte, which takes
 * several times as long as finding and reading them here.
 * @param rootPage number of the root page of the table, from 1
 * @param cachedPages pages per generation of its cache; default a share of the file's
 * @throws EngineError `corpus_unavailable` if there is no such table
 */
export function openFileBlobTable(file: CorpusFile, rootPage: number, cachedPages?: number): BlobTable {
  const pages = openPages(file);
  const share = Math.max(MIN_CACHED_PAGES, Math.min(MAX_CACHED_PAGES, CACHED_SHARE * pages.count));
  const most = cachedPages ?? share;
  const interior = new Map<number, DataView>();
  let young = new Map<number, Leaf>();
  let old = new Map<number, Leaf>();
  /** By row: its leaf; cleared with every generation. */
  const found = new Map<number, Leaf>();

  function findLeaf(id: number): Leaf {
    let number = rootPage;
    for (let level = 0; level < MAX_TREE_LEVELS; level++) {
      const leaf = young.get(number) ?? old.get(number);
      if (leaf) return young.has(number) ? leaf : keep(number, leaf);
      const page = interior.get(number) ?? pages.readPage(number);
      if (page.getUint8(0) === LEAF_PAGE) return keep(number, openLeaf(pages, page));
      interior.set(number, page);
      number = findChildPage(page, id);
    }
    throw createDamageError("a table goes in circles");
  }

  function keep(number: number, leaf: Leaf): Leaf {
    if (young.size >= most) {
      old = young;
      young = new Map();
      found.clear();
    }
    young.set(number, leaf);
    return leaf;
  }

  return createBlobTable((id) => {
    try {
      let leaf = found.get(id);
      if (!leaf) {
        leaf = findLeaf(id);
        found.set(id, leaf);
      }
      return leaf.readRow(leaf.ids.indexOf(id));
    } catch (error) {
      // Offsets on a page point outside of it.
      throw error instanceof RangeError ? createDamageError("a table's pages contradict themselves") : error;
    }
  });
}

/*
 * SQLite's file format, https://www.sqlite.org/fileformat2.html#b_tree_pages: a table is a tree of pages whose leaves
 * contain the rows. Numbers are big-endian.
 */

const INTERIOR_PAGE = 5;
const LEAF_PAGE = 13;
/** A deeper tree would have more pages than a file can contain. */
const MAX_TREE_LEVELS = 20;

interface Pages {
  readonly count: number;
  /** Bytes of each page that are in use. */
  readonly usableBytes: number;
  /** Reads a page, numbered from 1. */
  readPage(number: number): DataView;
}

function openPages(file: CorpusFile): Pages {
  const header = toDataView(file.read(0, 100));
  // 65,536 does not fit into two bytes and is written as 1.
  const size = header.getUint16(16) === 1 ? 65_536 : header.getUint16(16);
  const count = Math.floor(file.size / size);
  return {
    count,
    usableBytes: size - header.getUint8(20),
    readPage(number) {
      if (number < 2 || number > count) throw createDamageError(`a table goes on at page ${number} of ${count}`);
      return toDataView(file.read((number - 1) * size, size));
    },
  };
}

/** Returns the child of an interior page that may contain row `id`: its keys ascend, each is the last of its child. */
function findChildPage(page: DataView, id: number): number {
  if (page.getUint8(0) !== INTERIOR_PAGE) throw createDamageError(`a table has a page of kind ${page.getUint8(0)}`);
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

/** The rows of one page. */
interface Leaf {
  readonly ids: readonly number[];
  /** Reads the row at an index of `ids`. */
  readRow(at: number): BlobRow | undefined;
}

function openLeaf(pages: Pages, page: DataView): Leaf {
  const rows = Array.from({ length: page.getUint16(3) }, (_, cell) => {
    const length = readVarint(page, page.getUint16(8 + 2 * cell));
    const id = readVarint(page, length.end);
    return { id: id.value, at: id.end, length: length.value };
  });
  const read: (BlobRow | undefined)[] = [];
  return {
    ids: rows.map(({ id }) => id),
    readRow(at) {
      const row = rows[at];
      if (row) read[at] ??= readLastColumns(pages, page, row.at, row.length);
      return read[at];
    },
  };
}

/** Reads the last columns of a record of `length` bytes, which continues on a chain of overflow pages if it is long. */
function readLastColumns(
  { usableBytes: usable, count, readPage: read }: Pages,
  page: DataView,
  at: number,
  length: number,
): BlobRow {
  const most = usable - 35;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const rest = least + ((length - least) % (usable - 4));
  const here = length <= most ? length : rest <= most ? rest : least;
  const column = locateLastColumn(toDataView(sliceBytes(page, at, here)));
  const { number } = column;
  if (length === here) return { blob: sliceBytes(page, at + column.start, column.length), number };
  if (column.start > here || length > count * usable) throw createDamageError(`a row of a table has ${length} bytes`);
  const bytes = new Uint8Array(column.length);
  let filled = here - column.start;
  bytes.set(sliceBytes(page, at + column.start, filled));
  let next = page.getUint32(at + here);
  while (filled < bytes.length) {
    const more = read(next);
    const part = sliceBytes(more, 4, Math.min(usable - 4, bytes.length - filled));
    bytes.set(part, filled);
    filled += part.length;
    next = more.getUint32(0);
  }
  return { blob: bytes, number };
}

/** Locates the last column of a record and reads the number in the column before it. */
function locateLastColumn(record: DataView): { start: number; length: number; number: number } {
  const header = readVarint(record, 0);
  let start = header.value;
  let length = 0;
  let last = 0;
  let before = 0;
  for (let at = header.end; at < header.value; ) {
    const type = readVarint(record, at);
    before = last;
    last = type.value;
    start += length;
    length = last < 12 ? SERIAL_TYPE_BYTES[last]! : (last - 12) >>> 1;
    at = type.end;
  }
  return { start, length, number: readInteger(record, start, before) };
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

function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function sliceBytes(view: DataView, at: number, length: number): Uint8Array {
  if (at + length > view.byteLength) throw createDamageError("a row of a table is longer than its page");
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}
