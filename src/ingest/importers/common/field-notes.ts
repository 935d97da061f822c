import { createRepair, type SourceRecord } from "../../records/source-record.ts";

/** What becomes of the fields of a format: each field that it has is in one of the lists. */
export interface FieldTable {
  /** Fields that are read. */
  readonly read: readonly string[];
  /** Fields that a corpus has no place for, or that repeat another. */
  readonly left: readonly string[];
}

/** Names of fields that are remembered for the report of a file. */
export const MAX_FIELD_NAMES = 1000;

/**
 * Creates the notes about fields of a file that are not stored, one for those that the format is known to have and one
 * for those that are new, so that nothing is left out silently.
 */
export function* reportFields(file: string, names: Iterable<string>, table: FieldTable): Generator<SourceRecord> {
  const given = [...new Set(names)].filter((name) => !table.read.includes(name));
  const left = given.filter((name) => table.left.includes(name));
  const unknown = given.filter((name) => !table.left.includes(name));
  const location = { file, record: "fields" };
  if (left.length > 0) yield createRepair("file", `not stored: ${left.sort().join(", ")}`, location);
  if (unknown.length > 0) yield createRepair("file", `unknown and not stored: ${unknown.sort().join(", ")}`, location);
}
