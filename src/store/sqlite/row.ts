import type { SqlValue } from "sql.js";
import { EngineError } from "../../errors.ts";

export type { SqlValue };
/** A row of a result, in the order of the selected columns. */
export type Row = SqlValue[];

/** Returns a text column of a row. @throws EngineError `corpus_unavailable` if it has another type */
export function readText(row: Row, column: number): string {
  const value = row[column];
  return typeof value === "string" ? value : rejectValue(value, column, "a text");
}

/** Returns a text column of a row, or null. @throws EngineError `corpus_unavailable` if it has another type */
export function readTextOrNull(row: Row, column: number): string | null {
  return row[column] === null ? null : readText(row, column);
}

/** Returns a numeric column of a row. @throws EngineError `corpus_unavailable` if it has another type */
export function readNumber(row: Row, column: number): number {
  const value = row[column];
  return typeof value === "number" ? value : rejectValue(value, column, "a number");
}

/** Returns a numeric column of a row, or null. @throws EngineError `corpus_unavailable` if it has another type */
export function readNumberOrNull(row: Row, column: number): number | null {
  return row[column] === null ? null : readNumber(row, column);
}

/** Returns a blob column of a row. @throws EngineError `corpus_unavailable` if it has another type */
export function readBlob(row: Row, column: number): Uint8Array {
  const value = row[column];
  return value instanceof Uint8Array ? value : rejectValue(value, column, "a blob");
}

/**
 * Returns a text column that holds one of a closed set of labels, which only the build writes.
 * @throws EngineError `corpus_unavailable` if it has another type
 */
export function readLabel<Label extends string>(row: Row, column: number): Label {
  return readText(row, column) as Label;
}

/**
 * Parses a text column that holds JSON of a shape that only the build writes.
 * @throws EngineError `corpus_unavailable` if it has another type or is not JSON
 */
export function readJson<Value>(row: Row, column: number): Value {
  return parseStoredJson(readText(row, column));
}

/** Parses JSON of a shape that only the build writes. @throws EngineError `corpus_unavailable` if it is not JSON */
export function parseStoredJson<Value>(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch (error) {
    throw new EngineError("corpus_unavailable", "The corpus cannot be read: a value is not JSON.", {}, error);
  }
}

function rejectValue(value: SqlValue | undefined, column: number, expected: string): never {
  const found = value === null ? "null" : value instanceof Uint8Array ? "a blob" : `a ${typeof value}`;
  throw new EngineError(
    "corpus_unavailable",
    `The corpus cannot be read: column ${column} of a row holds ${found} instead of ${expected}.`,
  );
}
