import type { ImportOptions } from "../../importer.ts";
import { type BrokenRow, readCsv, type TableRow } from "../../readers/read-csv.ts";
import { createUnreadableSourceError, type SourceEntry } from "../../source.ts";

/** The columns of a metadata.csv, in upper or lower case. Only `file` is required. */
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

/** The row of a metadata.csv for one file; missing values are "". `judges` and `citations` are separated by semicolons. */
export type CaseMetadata = Readonly<Record<Column, string>>;

/** The metadata of a file without a row. */
export const NO_METADATA = Object.fromEntries(COLUMNS.map((column) => [column, ""])) as CaseMetadata;

/** Bytes of one row; a longer one means a quote that never ends. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * Reads the rows of a metadata.csv: comma-separated, with a header, quotes doubled within quotes, as spreadsheets write
 * it.
 * @throws EngineError `validation_failed` if there is no column `file`, or a quote is never closed
 */
export function readMetadata(
  entry: SourceEntry,
  options: ImportOptions = {},
): AsyncGenerator<TableRow<CaseMetadata> | BrokenRow, void, undefined> {
  return readCsv(
    entry,
    {
      maxRowBytes: MAX_ROW_BYTES,
      readHeader(record) {
        const header = record.map(findColumn);
        if (!header.includes("file"))
          throw createUnreadableSourceError(`${entry.path}: the table has no column "file".`);
        const unknown = record.filter((_, i) => header[i] === null);
        return {
          readValues: (fields) => readRowValues(header, fields),
          headerFaults: unknown.map((title) => `its column "${title}" is none of ${COLUMNS.join(", ")}`),
        };
      },
    },
    options,
  );
}

function findColumn(title: string): Column | null {
  return COLUMNS.find((column) => column.toLowerCase() === title.trim().toLowerCase()) ?? null;
}

function readRowValues(header: readonly (Column | null)[], record: readonly string[]): CaseMetadata {
  const given = header.flatMap((column, i) => (column === null ? [] : [[column, (record[i] ?? "").trim()] as const]));
  return { ...NO_METADATA, ...Object.fromEntries(given) };
}
