import { EngineError } from "../errors.ts";
import type { Database } from "./sqlite/database.ts";
import { readBlob, type SqlValue } from "./sqlite/row.ts";

/** Reads a single value of a corpus, such as its manifest; undefined if it is not stored. */
export function readMeta(database: Database, name: string): SqlValue | undefined {
  return database.prepare("SELECT value FROM meta WHERE name = ?").get(name)?.[0];
}

/** Inserts or replaces a single value of a corpus. */
export function writeMeta(database: Database, name: string, value: SqlValue): void {
  database.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)").run(name, value);
}

/** Reads a value that every complete corpus has. @throws EngineError `corpus_unavailable` if it is not stored */
export function requireMeta(database: Database, name: string): SqlValue {
  const value = readMeta(database, name);
  if (value === undefined) {
    throw new EngineError("corpus_unavailable", `The corpus has no ${name}: its build did not finish. Build it again.`);
  }
  return value;
}

/** Reads a single value that is a blob, such as a compression dictionary; undefined if it is not stored. */
export function readMetaBlob(database: Database, name: string): Uint8Array | undefined {
  const row = database.prepare("SELECT value FROM meta WHERE name = ?").get(name);
  return row && readBlob(row, 0);
}
