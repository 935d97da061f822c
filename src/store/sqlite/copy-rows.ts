import type { Database, PreparedStatement, Row } from "./database.ts";

/**
 * Copies the rows of a table into the table of that name of another database, blobs as they are.
 * @param ids copy only rows whose `id` is from the first to the second, both included; default all
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
