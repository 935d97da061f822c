import { type CsvError, parse } from "csv-parse/stream";
import type { EngineError } from "../../../errors.ts";
import type { ImportOptions } from "../../importer.ts";
import { type SourceEntry, unreadableSource } from "../../source.ts";

/** The columns of a metadata.csv, spelled with or without capitals. Only `file` must be there. */
const COLUMNS = [
  "file",
  "name",
  "court",
  "courtName",
  "jurisdiction",
  "date",
  "docket",
  "judges",
  "citations",
] as const;
type Column = (typeof COLUMNS)[number];

/** What a metadata.csv says of one file; "" where it says nothing. `judges` and `citations` are divided by semicolons. */
export type CaseMetadata = Readonly<Record<Column, string>>;

export interface MetadataRow {
  readonly line: number;
  readonly values: CaseMetadata;
}

/** Something in the table that is not read, and why. */
export interface MetadataFault {
  readonly line: number;
  readonly broken: string;
}

/** For files of which a metadata.csv says nothing. */
export const NO_METADATA = Object.fromEntries(COLUMNS.map((column) => [column, ""])) as CaseMetadata;

/** Bytes of one row. More means a quote that never ends. */
const LONGEST_ROW = 1024 * 1024;

/**
 * The rows of a metadata.csv: comma-separated, with a header, quotes doubled within quotes, as spreadsheets write it.
 * @throws EngineError where there is no column `file`, or a quote is never closed
 */
export async function* readMetadata(
  entry: SourceEntry,
  options: ImportOptions = {},
): AsyncGenerator<MetadataRow | MetadataFault> {
  let read: (MetadataRow | MetadataFault)[] = [];
  let header: readonly (Column | null)[] | null = null;
  let lastBroken = 0;
  // The parser turns an error thrown in its callbacks into a stream state that no longer shows it.
  let failure: EngineError | null = null;

  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    relax_column_count_less: true,
    max_record_size: LONGEST_ROW,
    on_record(record: readonly string[], { lines }) {
      if (header !== null) {
        read.push({ line: lines, values: valuesOf(header, record) });
        return null;
      }
      header = record.map(columnOf);
      if (!header.includes("file")) failure = unreadableSource(`${entry.path}: the table has no column "file".`);
      for (const [i, column] of header.entries()) {
        const broken = `its column "${record[i]}" is none of ${COLUMNS.join(", ")}`;
        if (column === null) read.push({ line: lines, broken });
      }
      return null;
    },
    on_skip(error) {
      const line = lineOf(error);
      if (error?.code === "CSV_MAX_RECORD_SIZE") {
        failure = unreadableSource(`${entry.path}, line ${line}: a quote is opened and never closed.`, error);
      } else if (line !== lastBroken) read.push({ line, broken: error?.message ?? "cannot be read" });
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
  if (header === null) throw unreadableSource(`${entry.path}: the table has no header row.`);
}

function columnOf(title: string): Column | null {
  return COLUMNS.find((column) => column.toLowerCase() === title.trim().toLowerCase()) ?? null;
}

function valuesOf(header: readonly (Column | null)[], record: readonly string[]): CaseMetadata {
  const given = header.flatMap((column, i) => (column === null ? [] : [[column, (record[i] ?? "").trim()] as const]));
  return { ...NO_METADATA, ...Object.fromEntries(given) };
}

function lineOf(error: CsvError | undefined): number {
  return typeof error?.lines === "number" ? error.lines : 0;
}
