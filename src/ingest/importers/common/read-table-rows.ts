import type { ImportOptions } from "../../importer.ts";
import { readParquet } from "../../readers/parquet/read-parquet.ts";
import { readLines } from "../../readers/read-lines.ts";
import { type JsonValue, parseJson } from "../../readers/read-text.ts";
import { createRefusal, type RecordType, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { type FieldTable, MAX_FIELD_NAMES, reportFields } from "./field-notes.ts";

/** A row of a table as a JSON object, and its position. */
export interface SourceRow {
  readonly kind: "row";
  readonly values: JsonValue;
  readonly location: SourceLocation;
}

/**
 * Reads the rows of a Parquet file, with the notes about rows that cannot be decoded and about columns that are not
 * stored. A file that is no Parquet file at all is refused.
 * @param what the type of record that a row is, for refusals
 */
export async function* readParquetRows(
  entry: SourceEntry,
  table: FieldTable,
  what: RecordType,
  options: ImportOptions,
): AsyncGenerator<SourceRow | SourceRecord> {
  for await (const found of readParquet(entry, table.read, options)) {
    if ("row" in found) {
      yield { kind: "row", values: found.values, location: { file: entry.path, record: `row ${found.row}` } };
    } else if ("broken" in found) {
      yield createRefusal(what, found.broken, { file: entry.path, record: found.rows });
    } else {
      yield* reportFields(entry.path, found.others, table);
      const missing = table.read.filter((name) => !found.read.includes(name));
      if (found.read.length === 0)
        yield createRefusal("file", `it has none of the columns ${missing.join(", ")}`, toFileLocation(entry));
    }
  }
}

/** Reads the objects of a file with one JSON object per line; a line that is none is refused. */
export async function* readJsonRows(
  entry: SourceEntry,
  table: FieldTable,
  what: RecordType,
  options: ImportOptions,
): AsyncGenerator<SourceRow | SourceRecord> {
  const names = new Set<string>();
  let line = 0;
  for await (const text of readLines(entry, options)) {
    line++;
    if (text.trim() === "") continue;
    const location = { file: entry.path, record: `line ${line}` };
    const values = parseJson(text);
    if (typeof values !== "object" || values === null || Array.isArray(values)) {
      yield createRefusal(what, "the line is not a JSON object", location);
      continue;
    }
    for (const name of Object.keys(values)) if (names.size < MAX_FIELD_NAMES) names.add(name);
    yield { kind: "row", values, location };
  }
  yield* reportFields(entry.path, names, table);
}

function toFileLocation({ path }: SourceEntry): SourceLocation {
  return { file: path, record: "file" };
}
