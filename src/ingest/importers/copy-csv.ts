import { type CsvError, parse } from "csv-parse/stream";
import type { EngineError } from "../../errors.ts";
import type { ImportOptions } from "../importer.ts";
import { type SourceEntry, unreadableSource } from "../source.ts";

/** A row of a table. `line` counts from 1, the header included. */
export interface TableRow<Column extends string> {
  readonly line: number;
  /** NULL reads as "". */
  readonly values: Readonly<Record<Column, string>>;
}

/** A row that cannot be read, and why. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: string;
}

/** Bytes of one row. More means a quote that never ends: the longest opinions known take about 10 MB. */
const LONGEST_ROW = 64 * 1024 * 1024;

/**
 * Reads a table that PostgreSQL wrote with `COPY … (FORMAT csv, HEADER, FORCE_QUOTE *, ESCAPE '\')`.
 * Columns are found by name: upstream may add and move some. Holds one chunk of the file and its rows, no more.
 * Fails with an `EngineError` when a column is missing or a quote never ends; broken rows are yielded as such.
 */
export async function* readTable<Column extends string>(
  entry: SourceEntry,
  columns: readonly Column[],
  options: ImportOptions = {},
): AsyncGenerator<TableRow<Column> | BrokenRow, void, undefined> {
  let read: (TableRow<Column> | BrokenRow)[] = [];
  let positions: readonly number[] | null = null;
  let lastBroken = 0;
  // The parser turns an error thrown in its callbacks into a stream state that no longer shows it.
  let failure: EngineError | null = null;

  const parser = parse({
    escape: "\\",
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_record(record: readonly string[], { lines }) {
      if (positions === null) {
        const missing = columns.filter((column) => !record.includes(column));
        if (missing.length > 0) failure = missingColumns(missing, entry.path);
        positions = columns.map((column) => record.indexOf(column));
      } else read.push({ line: lines, values: pick(columns, positions, record) });
      // Nothing goes to the parser's own queue: it has no bound in bytes.
      return null;
    },
    on_skip(error) {
      if (error?.code === "CSV_MAX_RECORD_SIZE") {
        failure = unreadableSource(`${entry.path}, line ${lineOf(error)}: a quote is opened and never closed.`, error);
        return undefined;
      }
      const line = error ? lineOf(error) : 0;
      if (line !== lastBroken) read.push({ line, broken: error?.message ?? "cannot be read" });
      lastBroken = line;
      return undefined;
    },
  });

  const writer = parser.writable.getWriter();
  for await (const chunk of entry.open()) {
    options.signal?.throwIfAborted();
    await writer.write(chunk);
    if (failure !== null) throw failure;
    yield* read;
    read = [];
    options.onBytes?.(chunk.length);
  }
  await writer.close();
  if (failure !== null) throw failure;
  yield* read;
  if (positions === null) throw unreadableSource(`${entry.path}: the table has no header row.`);
}

function missingColumns(missing: readonly string[], path: string): EngineError {
  return unreadableSource(`${path}: the table has no column ${missing.map((column) => `"${column}"`).join(", ")}.`);
}

function pick<Column extends string>(
  columns: readonly Column[],
  positions: readonly number[],
  record: readonly string[],
): Readonly<Record<Column, string>> {
  return Object.fromEntries(columns.map((column, i) => [column, record[positions[i] ?? -1] ?? ""])) as Record<
    Column,
    string
  >;
}

function lineOf(error: CsvError): number {
  return typeof error.lines === "number" ? error.lines : 0;
}
