import type { Database } from "./database.ts";
import type { PreparedStatement } from "./prepared-statement.ts";
import type { Row } from "./row.ts";

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
