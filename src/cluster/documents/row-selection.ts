import type { Database } from "../../store/sqlite/database.ts";
import { readNumber } from "../../store/sqlite/row.ts";
import type { TableRow } from "../rows/row-group.ts";

/** Returns the rows of a table that have a number, such as a cluster id or an ordinal. */
export type RowSelection = (value: number) => TableRow[];

/** Selects the rows of a table by a column that has an index. */
export function createRowSelection(database: Database, table: string, column: string): RowSelection {
  const statement = database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`);
  return (value) => statement.all(value).map((row): TableRow => [table, row]);
}

/** Selects as {@link createRowSelection} does, without a query for the many numbers that have no row. */
export function createSparseSelection(database: Database, table: string, column: string): RowSelection {
  const known = new Set<number>();
  database.prepare(`SELECT DISTINCT ${column} FROM ${table}`).each((row) => void known.add(readNumber(row, 0)));
  const select = createRowSelection(database, table, column);
  return (value) => (known.has(value) ? select(value) : []);
}
