import type { Database } from "./database.ts";
import type { Row, SqlValue } from "./row.ts";

/** Rows that are read together: no statement stays open while other tasks run. */
const ROWS_PER_BATCH = 64;

/**
 * Visits the rows of a table in the order of its key. Yields between batches, so that the caller can yield to the event
 * loop.
 * @param columns as in a `SELECT`
 * @param key the columns of the primary key; default the row id
 */
export function* visitRowsInSlices(
  database: Database,
  table: string,
  columns: string,
  visit: (row: Row) => void,
  key: readonly string[] = ["rowid"],
): Generator<void> {
  const names = key.join(", ");
  const select = `SELECT ${columns}, ${names} FROM ${table}`;
  const order = `ORDER BY ${names} LIMIT ${ROWS_PER_BATCH}`;
  const values = key.map(() => "?").join(", ");
  const next = database.prepare(`${select} WHERE (${names}) > (${values}) ${order}`);
  let rows = database.prepare(`${select} ${order}`).all();
  for (;;) {
    let last: SqlValue[] = [];
    for (const row of rows) {
      last = row.slice(-key.length);
      visit(row.slice(0, -key.length));
    }
    if (rows.length < ROWS_PER_BATCH) return;
    yield;
    rows = next.all(...last);
  }
}
