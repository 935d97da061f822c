import { EngineError } from "../errors.ts";
import type { Database, SqlValue } from "./sqlite/database.ts";

/** Single values of a corpus: its manifest, its compression dictionary, the heads of its projections. */
export function readMeta(database: Database, name: string): SqlValue | undefined {
  return database.prepare("SELECT value FROM meta WHERE name = ?").get(name)?.[0];
}

export function writeMeta(database: Database, name: string, value: SqlValue): void {
  database.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)").run(name, value);
}

/** A value that every corpus has. */
export function requireMeta(database: Database, name: string): SqlValue {
  const value = readMeta(database, name);
  if (value === undefined) {
    throw new EngineError("corpus_unavailable", `The corpus has no ${name}: its build did not finish. Build it again.`);
  }
  return value;
}
