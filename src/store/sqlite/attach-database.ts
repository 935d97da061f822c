import type { Database } from "./database.ts";
import { type Row, readText, type SqlValue } from "./row.ts";

/** Copies rows of one database into the tables of the same names of another. */
export interface TableCopier {
  readonly from: Database;
  readonly to: Database;
  /**
   * Copies the rows of a table that meet a condition, blobs unchanged.
   * @param condition on the columns of the table, in SQL; default all rows
   */
  copy(table: string, condition?: string, ...values: SqlValue[]): void;
  /** Returns the rows of a query of both; the tables of {@link from} are named `former.NAME`, the others `main.NAME`. */
  query(sql: string, ...values: SqlValue[]): Row[];
}

/**
 * Attaches a database to another, outside of transactions and until that is closed, so that SQLite copies rows from one
 * to the other without decoding them: that takes a tenth of the time of reading and inserting each.
 */
export function attachDatabase(from: Database, to: Database): TableCopier {
  const isReadable = from.prepare("SELECT 1");
  const row = from.prepare("SELECT file FROM pragma_database_list WHERE name = 'main'").get();
  to.prepare("ATTACH ? AS former").run(readText(row!, 0));

  function guard<T>(work: () => T): T {
    try {
      return work();
    } finally {
      // Only the database that was attached knows why its file could not be read.
      isReadable.get();
    }
  }

  return {
    from,
    to,
    copy(table, condition = "1", ...values) {
      const insert = to.prepare(`INSERT INTO main.${table} SELECT * FROM former.${table} WHERE ${condition}`);
      guard(() => insert.run(...values));
    },
    query: (sql, ...values) => guard(() => to.prepare(sql).all(...values)),
  };
}
