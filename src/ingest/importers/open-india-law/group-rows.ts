import type { JsonValue } from "../../readers/read-text.ts";
import { readTextMember } from "../../readers/read-text.ts";
import type { SourceRecord } from "../../records/source-record.ts";
import type { SourceRow } from "../common/read-table-rows.ts";

/** The rows of one judgment or Act, in the order of the file. */
export interface RowGroup {
  readonly kind: "group";
  readonly key: string;
  readonly rows: readonly SourceRow[];
}

/** Characters of rows that wait for others of their group. */
const MAX_OPEN_CHARS = 64 * 1024 * 1024;

interface OpenGroup {
  readonly rows: SourceRow[];
  chars: number;
}

/**
 * Groups the rows of a table by a column. A group is yielded as soon as it is complete, and the oldest one if too much
 * text waits, so that memory is bounded and rows of a group need not be adjacent.
 * @param isComplete whether a group needs no further row
 */
export async function* groupRows(
  rows: AsyncIterable<SourceRow | SourceRecord>,
  column: string,
  isComplete: (rows: readonly SourceRow[]) => boolean,
): AsyncGenerator<RowGroup | SourceRecord> {
  const open = new Map<string, OpenGroup>();
  let openChars = 0;
  const close = (key: string, { rows: closed, chars }: OpenGroup): RowGroup => {
    open.delete(key);
    openChars -= chars;
    return { kind: "group", key, rows: closed };
  };
  for await (const row of rows) {
    if (row.kind !== "row") {
      yield row;
      continue;
    }
    const key = readTextMember(row.values, column);
    const group = open.get(key) ?? { rows: [], chars: 0 };
    open.set(key, group);
    const chars = countChars(row.values);
    group.rows.push(row);
    group.chars += chars;
    openChars += chars;
    if (isComplete(group.rows)) yield close(key, group);
    while (openChars > MAX_OPEN_CHARS) {
      const [oldest] = open;
      if (oldest === undefined) break;
      yield close(...oldest);
    }
  }
  for (const [key, group] of [...open]) yield close(key, group);
}

/** Characters that every row takes besides its texts. */
const ROW_CHARS = 500;

function countChars(values: JsonValue): number {
  if (typeof values === "string") return values.length;
  if (typeof values !== "object" || values === null) return 0;
  return Object.values(values).reduce<number>((sum, value) => sum + countChars(value as JsonValue), ROW_CHARS);
}
