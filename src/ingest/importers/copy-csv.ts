import type { ImportOptions } from "../importer.ts";
import { type SourceEntry, unreadableSource } from "../source.ts";
import { type BrokenRow, readCsv, type TableRow } from "./csv-rows.ts";

/** The longest opinions known take about 10 MB. */
const LONGEST_ROW = 64 * 1024 * 1024;

/** NULL reads as "". */
export type Columns<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a table that PostgreSQL wrote with `COPY … (FORMAT csv, HEADER, FORCE_QUOTE *, ESCAPE '\')`.
 * Columns are found by name: upstream may add and move some.
 * @throws EngineError when a column is missing or a quote never ends
 */
export function readTable<Column extends string>(
  entry: SourceEntry,
  columns: readonly Column[],
  options: ImportOptions = {},
): AsyncGenerator<TableRow<Columns<Column>> | BrokenRow, void, undefined> {
  return readCsv(
    entry,
    {
      quoting: { escape: "\\" },
      longestRow: LONGEST_ROW,
      header(record) {
        const missing = columns.filter((column) => !record.includes(column)).map((column) => `"${column}"`);
        if (missing.length > 0) throw unreadableSource(`${entry.path}: the table has no column ${missing.join(", ")}.`);
        const positions = columns.map((column) => record.indexOf(column));
        return { values: (fields) => pick(columns, positions, fields) };
      },
    },
    options,
  );
}

function pick<Column extends string>(
  columns: readonly Column[],
  positions: readonly number[],
  record: readonly string[],
): Columns<Column> {
  return Object.fromEntries(columns.map((column, i) => [column, record[positions[i] ?? -1] ?? ""])) as Columns<Column>;
}
