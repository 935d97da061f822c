import type { ImportOptions } from "../../importer.ts";
import type { BrokenRow, TableRow } from "../../readers/read-csv.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../../source.ts";
import { createCopyRowReader } from "./copy-row-reader.ts";

/** In bytes. The longest opinions known take about 10 MB. */
const MAX_ROW_BYTES = 64 * 1024 * 1024;

/** The values of a row by column; NULL is "". */
export type ColumnValues<Column extends string> = Readonly<Record<Column, string>>;

/** A row of a table, or what is wrong with it. */
export type CopyRow<Column extends string> = TableRow<ColumnValues<Column>> | BrokenRow;

/** Options of reading a table. */
export interface CopyTableOptions<Optional extends string> extends ImportOptions {
  /** Columns that some exports lack; their values are "" then. */
  readonly optional?: readonly Optional[];
}

/**
 * Reads a table that PostgreSQL's COPY wrote as CSV with a header, in either way of quoting, see
 * {@link createCopyRowReader}. Columns are found by name, because upstream may add and move some. One chunk of the file
 * and its rows are in memory. Broken rows are yielded as such.
 * @throws EngineError `validation_failed` if there is no header, a column is missing or a quote never ends
 */
export async function* readCopyTable<Column extends string, Optional extends string = never>(
  entry: SourceEntry,
  columns: readonly Column[],
  options: CopyTableOptions<Optional> = {},
): AsyncGenerator<CopyRow<Column | Optional>, void, undefined> {
  for await (const rows of readCopyChunks(entry, columns, options)) yield* rows;
}

/** Reads a table like {@link readCopyTable}, all rows of a chunk at once: for tables of millions of short rows. */
export async function* readCopyChunks<Column extends string, Optional extends string = never>(
  entry: SourceEntry,
  columns: readonly Column[],
  options: CopyTableOptions<Optional> = {},
): AsyncGenerator<readonly CopyRow<Column | Optional>[], void, undefined> {
  const all = [...columns, ...(options.optional ?? [])];
  let read: CopyRow<Column | Optional>[] = [];
  let header: readonly string[] | null = null;
  let positions: readonly number[] = [];
  let wanted: readonly boolean[] | null = null;

  const reader = createCopyRowReader({
    isWanted: (position) => wanted === null || wanted[position] === true,
    onRow(values, line, broken) {
      if (header === null) {
        header = values.map((name) => name.replace("\uFEFF", ""));
        requireColumns(columns, header, entry.path);
        positions = all.map((column) => (header ?? []).indexOf(column));
        wanted = header.map((_, position) => positions.includes(position));
      } else if (broken !== null) read.push({ line, broken });
      else if (values.length !== header.length) {
        read.push({ line, broken: `it has ${values.length} values, not ${header.length}` });
      } else read.push({ line, values: pickColumns(all, positions, values) });
    },
  });

  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    reader.write(chunk);
    if (reader.size() > MAX_ROW_BYTES) {
      throw createUnreadableSourceError(`${entry.path}, line ${reader.line()}: a quote is opened and never closed.`);
    }
    options.onBytes?.(chunk.length);
    yield read;
    read = [];
  }
  reader.end();
  if (header === null) throw createUnreadableSourceError(`${entry.path}: the table has no header row.`);
  yield read;
}

function requireColumns(columns: readonly string[], header: readonly string[], path: string): void {
  const missing = columns.filter((column) => !header.includes(column)).map((column) => `"${column}"`);
  if (missing.length > 0) throw createUnreadableSourceError(`${path}: the table has no column ${missing.join(", ")}.`);
}

function pickColumns<Column extends string>(
  columns: readonly Column[],
  positions: readonly number[],
  record: readonly string[],
): ColumnValues<Column> {
  const values: Partial<Record<Column, string>> = {};
  for (let i = 0; i < columns.length; i++) values[columns[i]!] = record[positions[i]!] ?? "";
  return values as ColumnValues<Column>;
}
