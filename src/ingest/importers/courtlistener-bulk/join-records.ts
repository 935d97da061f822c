import { decodeFields } from "../../../store/scratch/fields.ts";
import type { RecordCursor } from "../../../store/scratch/spool.ts";
import { hashFnv1a } from "../../../text/hash.ts";

/** The rows of two tables with the same sort key, each in the order of its table. */
export interface JoinedRows {
  readonly left: readonly (readonly string[])[];
  readonly right: readonly (readonly string[])[];
}

/**
 * Returns the number by which rows are sorted to join them by id: the id itself, or a negative hash of an id that is no
 * number. Two ids may have one key, so that joined rows compare their ids too.
 */
export function toJoinKey(id: string): number {
  return /^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : -1 - hashFnv1a(id);
}

/** Joins two sorted tables: yields every key that either has. The rows of one key are in memory. */
export function* joinByKey(left: RecordCursor, right: RecordCursor): Generator<JoinedRows> {
  let hasLeft = left.next();
  let hasRight = right.next();
  while (hasLeft || hasRight) {
    const key = !hasRight || (hasLeft && left.key <= right.key) ? left.key : right.key;
    const rows: { left: string[][]; right: string[][] } = { left: [], right: [] };
    for (; hasLeft && left.key === key; hasLeft = left.next()) rows.left.push(decodeFields(left.bytes));
    for (; hasRight && right.key === key; hasRight = right.next()) rows.right.push(decodeFields(right.bytes));
    yield rows;
  }
}

/** Reads sorted rows by ascending key, for a reader that visits the keys in the same order. */
export interface RowsByKey {
  /** Returns the rows of a key; keys must ascend from call to call. */
  take(key: number): string[][];
}

/** Creates a reader of sorted rows by ascending key. */
export function readRowsByKey(cursor: RecordCursor): RowsByKey {
  let has = cursor.next();
  return {
    take(key) {
      const rows: string[][] = [];
      while (has && cursor.key < key) has = cursor.next();
      for (; has && cursor.key === key; has = cursor.next()) rows.push(decodeFields(cursor.bytes));
      return rows;
    },
  };
}
