import { type CsvError, parse } from "csv-parse/stream";
import type { ImportOptions } from "../importer.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../source.ts";

/** A row of a table. `line` counts from 1, the header included. */
export interface TableRow<Values> {
  readonly line: number;
  readonly values: Values;
}

/** A row that cannot be read, and why. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: string;
}

/** Converts the rows of a table to values. */
export interface RowReader<Values> {
  readValues(record: readonly string[]): Values;
  /** Problems of the header, for the report. */
  readonly headerFaults?: readonly string[];
}

/** How a CSV file is read. */
export interface CsvFormat<Values> {
  /** Bytes of one row; more means a quote that never ends. */
  readonly maxRowBytes: number;
  /** Reads the header; an error thrown by it ends the table. */
  readHeader(record: readonly string[]): RowReader<Values>;
}

/**
 * Reads the rows of a CSV file with a header; a row may have fewer values than the header. One chunk of the file and its
 * rows are in memory. Broken rows are yielded as such.
 * @throws EngineError `validation_failed` if there is no header or a quote never ends; any error of `readHeader`
 */
export async function* readCsv<Values>(
  entry: SourceEntry,
  format: CsvFormat<Values>,
  options: ImportOptions = {},
): AsyncGenerator<TableRow<Values> | BrokenRow, void, undefined> {
  let read: (TableRow<Values> | BrokenRow)[] = [];
  let rows: RowReader<Values> | null = null;
  let lastBroken = 0;
  // The parser turns an error thrown in its callbacks into a stream state that no longer shows it.
  let failure: unknown = null;

  const parser = parse({
    bom: true,
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: format.maxRowBytes,
    on_record(record: readonly string[], { lines }) {
      if (failure !== null) return null;
      try {
        if (rows !== null) read.push({ line: lines, values: rows.readValues(record) });
        else {
          rows = format.readHeader(record);
          for (const broken of rows.headerFaults ?? []) read.push({ line: lines, broken });
        }
      } catch (error) {
        failure = error;
      }
      // Nothing goes to the parser's own queue: it has no bound in bytes.
      return null;
    },
    on_skip(error) {
      const line = findLine(error);
      if (error?.code === "CSV_MAX_RECORD_SIZE") {
        failure = createUnreadableSourceError(
          `${entry.path}, line ${line}: a quote is opened and never closed.`,
          error,
        );
      } else if (line !== lastBroken) read.push({ line, broken: error?.message ?? "cannot be read" });
      lastBroken = line;
      return undefined;
    },
  });

  const writer = parser.writable.getWriter();
  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    await writer.write(chunk);
    if (failure !== null) throw failure;
    options.onBytes?.(chunk.length);
    yield* read;
    read = [];
  }
  await writer.close();
  if (failure !== null) throw failure;
  yield* read;
  if (rows === null) throw createUnreadableSourceError(`${entry.path}: the table has no header row.`);
}

function findLine(error: CsvError | undefined): number {
  return typeof error?.lines === "number" ? error.lines : 0;
}
