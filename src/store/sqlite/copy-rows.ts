import type { Database } from "./database.ts";
import type { PreparedStatement } from "./prepared-statement.ts";
import { type Row, readText } from "./row.ts";
import { visitRowsInSlices } from "./visit-rows.ts";

/**
 * Copies the rows of a table into the table of the same name of another database, blobs unchanged.
 * @param isIncluded selects the rows; default all
 * @param ids the range of the `id`s to copy, both included; default all
 */
export function copyRows(
  from: Database,
  to: Database,
  table: string,
  isIncluded: (row: Row) => boolean = () => true,
  ids: readonly [first: number, last: number] | null = null,
): void {
  let insert: PreparedStatement | undefined;
  from.prepare(`SELECT * FROM ${table}${ids ? " WHERE id BETWEEN ? AND ?" : ""}`).each(
    (row) => {
      if (!isIncluded(row)) return;
      insert ??= to.prepare(`INSERT INTO ${table} VALUES (${row.map(() => "?").join(", ")})`);
      insert.run(...row);
    },
    ...(ids ?? []),
  );
}

/** Copies all rows of a table, as {@link copyRows} does. Yields between batches of rows. */
export function* copyRowsInSlices(from: Database, to: Database, table: string): Generator<void> {
  let insert: PreparedStatement | undefined;
  const copy = (row: Row) => {
    insert ??= to.prepare(`INSERT INTO ${table} VALUES (${row.map(() => "?").join(", ")})`);
    insert.run(...row);
  };
  yield* visitRowsInSlices(from, table, "*", copy, listKeyColumns(from, table));
}

/** Lists the columns in whose order the rows of a table are stored. */
function listKeyColumns(database: Database, table: string): string[] {
  const [ddl] = database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) ?? [];
  if (!String(ddl).endsWith("WITHOUT ROWID")) return ["rowid"];
  const keys = database.prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk").all(table);
  return keys.map((row) => readText(row, 0));
}
