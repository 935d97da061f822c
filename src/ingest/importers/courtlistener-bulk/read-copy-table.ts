import type { ImportOptions } from "../../importer.ts";
import type { BrokenRow, TableRow } from "../../readers/read-csv.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../../source.ts";
import { createCopyRowReader } from "./copy-row-reader.ts";

/** In bytes. The longest opinions known take about 10 MB. */
const MAX_ROW_BYTES = 64 * 1024 * 1024;

/** The values of a row by column; NULL is "". */
export type ColumnValues<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Reads a table that PostgreSQL wrote with `COPY … (FORMAT csv, HEADER, FORCE_QUOTE *, ESCAPE '\')`.
 * Columns are found by name, because upstream may add and move some. One chunk of the file and its rows are in memory.
 * Broken rows are yielded as such.
 * @throws EngineError `validation_failed` if there is no header, a column is missing or a quote never ends
 */
export async function* readCopyTable<Column extends string>(
  entry: SourceEntry,
  columns: readonly Column[],
  options: ImportOptions = {},
): AsyncGenerator<TableRow<ColumnValues<Column>> | BrokenRow, void, undefined> {
  let read: (TableRow<ColumnValues<Column>> | BrokenRow)[] = [];
  let header: readonly string[] | null = null;
  let positions: readonly number[] = [];
  let wanted: readonly boolean[] | null = null;

  const reader = createCopyRowReader({
    isWanted: (position) => wanted === null || wanted[position] === true,
    onRow(values, line, broken) {
      if (header === null) {
        header = values.map((name) => name.replace("\uFEFF", ""));
        positions = findPositions(columns, header, entry.path);
        wanted = header.map((_, position) => positions.includes(position));
      } else if (broken !== null) read.push({ line, broken });
      else if (values.length !== header.length) {
        read.push({ line, broken: `it has ${values.length} values, not ${header.length}` });
      } else read.push({ line, values: pickColumns(columns, positions, values) });
    },
  });

  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    reader.write(chunk);
    if (reader.size() > MAX_ROW_BYTES) {
      throw createUnreadableSourceError(`${entry.path}, line ${reader.line()}: a quote is opened and never closed.`);
    }
    options.onBytes?.(chunk.length);
    yield* read;
    read = [];
  }
  reader.end();
  if (header === null) throw createUnreadableSourceError(`${entry.path}: the table has no header row.`);
  yield* read;
}

function findPositions(columns: readonly string[], header: readonly string[], path: string): readonly number[] {
  const missing = columns.filter((column) => !header.includes(column)).map((column) => `"${column}"`);
  if (missing.length > 0) throw createUnreadableSourceError(`${path}: the table has no column ${missing.join(", ")}.`);
  return columns.map((column) => header.indexOf(column));
}

function pickColumns<Column extends string>(
  columns: readonly Column[],
  positions: readonly number[],
  record: readonly string[],
): ColumnValues<Column> {
  return Object.fromEntries(
    columns.map((column, i) => [column, record[positions[i] ?? -1] ?? ""]),
  ) as ColumnValues<Column>;
}
