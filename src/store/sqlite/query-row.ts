import { EngineError } from "../../errors.ts";
import type { Database } from "./database.ts";
import { type Row, readNumber, type SqlValue } from "./row.ts";

/** Runs a query for a single number, such as a count. @throws EngineError `corpus_unavailable` if it has no such result */
export function queryNumber(database: Database, sql: string, ...values: SqlValue[]): number {
  return readNumber(requireRow(database.prepare(sql).get(...values)), 0);
}

/** Returns a row that must exist. @throws EngineError `corpus_unavailable` if it does not */
export function requireRow(row: Row | undefined): Row {
  if (row !== undefined) return row;
  throw new EngineError(
    "corpus_unavailable",
    "The corpus cannot be read: a row that another row refers to is missing.",
  );
}
