import type { Database } from "./database.ts";
import type { Row, SqlValue } from "./row.ts";

/** Rows that are read together: no statement stays open while other tasks run. */
const ROWS_PER_BATCH = 64;

/**
 * Reads the rows of a table in the order of its key, a batch at a time.
 * @param table its name, or a join
 * @param columns as in a `SELECT`
 * @param key the columns of the primary key; default the row id
 */
export function* readRowBatches(
  database: Database,
  table: string,
  columns: string,
  key: readonly string[] = ["rowid"],
): Generator<readonly Row[], undefined> {
  const names = key.join(", ");
  const select = `SELECT ${columns}, ${names} FROM ${table}`;
  const order = `ORDER BY ${names} LIMIT ${ROWS_PER_BATCH}`;
  const values = key.map(() => "?").join(", ");
  const next = database.prepare(`${select} WHERE (${names}) > (${values}) ${order}`);
  let rows = database.prepare(`${select} ${order}`).all();
  while (rows.length > 0) {
    const last: SqlValue[] = rows.at(-1)!.slice(-key.length);
    yield rows.map((row) => row.slice(0, -key.length));
    rows = rows.length < ROWS_PER_BATCH ? [] : next.all(...last);
  }
}

/**
 * Visits the rows that {@link readRowBatches} reads. Yields between batches, so that the caller can yield to the event
 * loop.
 */
export function* visitRowsInSlices(
  database: Database,
  table: string,
  columns: string,
  visit: (row: Row) => void,
  key?: readonly string[],
): Generator<void> {
  for (const rows of readRowBatches(database, table, columns, key)) {
    for (const row of rows) visit(row);
    yield;
  }
}
