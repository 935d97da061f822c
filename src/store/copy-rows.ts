import type { Database, Row, Statement } from "./database.ts";

/** Copies the rows of a table into the empty table of that name of another database, blobs as they are. */
export function copyRows(from: Database, to: Database, table: string, keeps: (row: Row) => boolean = () => true): void {
  let insert: Statement | undefined;
  from.prepare(`SELECT * FROM ${table}`).each((row) => {
    if (!keeps(row)) return;
    insert ??= to.prepare(`INSERT INTO ${table} VALUES (${row.map(() => "?").join(", ")})`);
    insert.run(...row);
  });
}
