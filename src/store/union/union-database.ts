import type { Database } from "../sqlite/database.ts";

/** Returns the database of a union file that reads texts and postings from its parts, which the caller closes. */
export function attachParts(database: Database, parts: readonly Database[]): Database {
  return {
    access: database.access,
    codec: database.codec,
    parts,
    prepare: (sql) => database.prepare(sql),
    openBlobTable: (table) => database.openBlobTable(table),
    exec: (sql) => database.exec(sql),
    transaction: (work) => database.transaction(work),
    close: () => database.close(),
  };
}
