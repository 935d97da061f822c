import { SQLITE_PAGE_BYTES } from "./database.ts";

/*
 * SQLite's file format, https://www.sqlite.org/fileformat2.html#b_tree_pages: a leaf begins with a header of eight bytes,
 * and has two bytes per row beside the row itself. Rows in ascending order of their ids fill one leaf after the other.
 */

const LEAF_HEADER_BYTES = 8;
const POINTER_BYTES = 2;
/** Of a record: the length of its header, and the types of the id and of a number below 128. */
const FIXED_HEADER_BYTES = 3;
/** What a payload must leave free of a leaf, or the rest of it is on overflow pages. */
const MIN_FREE_BYTES = 35;
const OVERFLOW_POINTER_BYTES = 4;

/**
 * How full the last leaf of a table is, computed from its rows: the table has an integer key, a number from 0 to 127 and a
 * blob, and rows are added in ascending order of their keys.
 */
export interface LeafFill {
  /** Returns whether a row fits the leaf. */
  fits(id: number, number: number, blobBytes: number): boolean;
  /** Returns the bytes of the longest blob with which a row fits the leaf; at most 0 if none does. */
  measureRoom(id: number, number: number): number;
  /** Adds a row: to the leaf if it fits, else to the next one. */
  add(id: number, number: number, blobBytes: number): void;
}

/** Creates the state of a table without rows. */
export function createLeafFill(): LeafFill {
  let room = SQLITE_PAGE_BYTES - LEAF_HEADER_BYTES;
  return {
    fits: (id, number, blobBytes) => measureCell(id, number, blobBytes) <= room,
    measureRoom(id, number) {
      let bytes = room - measureCell(id, number, 0);
      while (bytes > 0 && measureCell(id, number, bytes) > room) bytes--;
      return bytes;
    },
    add(id, number, blobBytes) {
      const cell = measureCell(id, number, blobBytes);
      if (cell > room) room = SQLITE_PAGE_BYTES - LEAF_HEADER_BYTES;
      room -= cell;
    },
  };
}

/** Returns the bytes that a row takes of a leaf. */
function measureCell(id: number, number: number, blobBytes: number): number {
  // 0 and 1 have serial types that need no value.
  const payload = FIXED_HEADER_BYTES + measureVarint(12 + 2 * blobBytes) + (number > 1 ? 1 : 0) + blobBytes;
  return POINTER_BYTES + measureVarint(payload) + measureVarint(id) + measureLocalPayload(payload);
}

/** Returns the bytes of a payload that are on the leaf, with the number of the first overflow page. */
function measureLocalPayload(payload: number): number {
  const most = SQLITE_PAGE_BYTES - MIN_FREE_BYTES;
  if (payload <= most) return payload;
  const least = Math.floor(((SQLITE_PAGE_BYTES - 12) * 32) / 255) - 23;
  const rest = least + ((payload - least) % (SQLITE_PAGE_BYTES - OVERFLOW_POINTER_BYTES));
  return (rest <= most ? rest : least) + OVERFLOW_POINTER_BYTES;
}

function measureVarint(value: number): number {
  let bytes = 1;
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes++;
  return bytes;
}
