import type { AsyncBuffer, ColumnChunk, FileMetaData, RowGroup } from "hyparquet";
import type { ImportOptions } from "../../importer.ts";
import { createUnreadableSourceError, type SourceEntry } from "../../source.ts";
import type { JsonValue } from "../read-text.ts";
import { loadDecompressors, loadParquet } from "./load-parquet.ts";
import { openRandomAccess } from "./open-random-access.ts";
import { findPageLocations, type PageLocation } from "./page-locations.ts";
import { toJsonValue } from "./to-json-value.ts";

/** A row of a Parquet file: its columns by name. */
export interface ParquetRow {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly values: { readonly [column: string]: JsonValue };
}

/** Rows that cannot be read, and why. */
export interface BrokenRows {
  /** `rows 1 to 1000`. */
  readonly rows: string;
  readonly broken: string;
}

/** The columns of a Parquet file. */
export interface ParquetColumns {
  /** Columns of the file that are read. */
  readonly read: readonly string[];
  /** Columns of the file that are not. */
  readonly others: readonly string[];
}

/** Bytes of values that are decoded at a time, unless one page or one list column has more. */
const WINDOW_BYTES = 16 * 1024 * 1024;
/** Bytes of list columns of one row group that are decoded at once because they have no index of pages. */
const MAX_UNINDEXED_BYTES = 256 * 1024 * 1024;

/** Returns whether a path is that of a Parquet file. */
export function isParquetFile(path: string): boolean {
  return path.toLowerCase().endsWith(".parquet");
}

/**
 * Reads the rows of a Parquet file in order, and first its columns. Parts of a row group are read one after the other, so
 * that memory is bounded whatever the size of the groups. Rows that cannot be decoded are yielded as broken.
 * @param wanted columns to read; those that the file lacks are missing in its rows
 * @param windowBytes bytes of values that are decoded at a time
 * @throws EngineError `validation_failed` if it is not a Parquet file, or a package to read it is not installed
 */
export async function* readParquet(
  entry: SourceEntry,
  wanted: readonly string[],
  options: ImportOptions = {},
  windowBytes: number = WINDOW_BYTES,
): AsyncGenerator<ParquetColumns | ParquetRow | BrokenRows> {
  const { parquetMetadataAsync, parquetSchema } = await loadParquet();
  const file = await openRandomAccess(entry, options);
  const metadata = await parquetMetadataAsync(file).catch((cause: unknown) => {
    throw createUnreadableSourceError(`${entry.path}: it is damaged or not a Parquet file.`, cause);
  });
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const columns = names.filter((name) => wanted.includes(name));
  yield { read: columns, others: names.filter((name) => !wanted.includes(name)) };
  const compressors = await loadDecompressors(metadata, columns);
  const reader: ParquetReader = { file, metadata, columns, compressors, windowBytes };
  let start = 0;
  let reported = 0;
  for (const [index, group] of metadata.row_groups.entries()) {
    const rows = Number(group.num_rows);
    try {
      yield* readRowGroup(reader, { group, index, start, rows }, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      yield { rows: `rows ${start + 1} to ${start + rows}`, broken: `they cannot be decoded: ${reason}` };
    }
    start += rows;
    const done = Math.floor((file.byteLength * (index + 1)) / metadata.row_groups.length);
    options.onBytes?.(done - reported);
    reported = done;
  }
}

interface ParquetReader {
  readonly file: AsyncBuffer;
  readonly metadata: FileMetaData;
  readonly columns: readonly string[];
  readonly compressors: Awaited<ReturnType<typeof loadDecompressors>>;
  readonly windowBytes: number;
}

interface RowGroupPlace {
  readonly group: RowGroup;
  readonly index: number;
  /** Number of the group's first row in the file, from 0. */
  readonly start: number;
  readonly rows: number;
}

type DecodedRow = Record<string, unknown>;

async function* readRowGroup(
  reader: ParquetReader,
  place: RowGroupPlace,
  { signal }: ImportOptions,
): AsyncGenerator<ParquetRow> {
  const { group, index, start, rows } = place;
  const chunks = group.columns.filter(({ meta_data: chunk }) =>
    reader.columns.includes(chunk?.path_in_schema[0] ?? ""),
  );
  const bytes = sumBytes(chunks);
  const windowRows = Math.max(1, Math.floor(rows * Math.min(1, reader.windowBytes / Math.max(1, bytes))));
  const isWhole = windowRows >= rows;
  const unindexed = isWhole ? [] : chunks.filter((chunk) => isList(chunk) && !chunk.offset_index_offset);
  if (sumBytes(unindexed) > MAX_UNINDEXED_BYTES)
    throw new Error("a column with lists is too large to be read at once and has no index of its pages");
  const whole = [...new Set(unindexed.map(toColumnName))];
  const paged = reader.columns.filter((name) => !whole.includes(name));
  const locations: Record<string, PageLocation[]> = {};
  if (!isWhole)
    for (const chunk of chunks)
      if (!isList(chunk) && !chunk.offset_index_offset)
        locations[chunk.meta_data!.path_in_schema.join(".")] = await findPageLocations(reader.file, chunk);
  const lists = whole.length === 0 ? null : await decodeRows(reader, whole, start, start + rows);
  const byGroup: Record<string, PageLocation[]>[] = [];
  byGroup[index] = locations;
  for (let at = 0; at < rows; at += windowRows) {
    signal?.throwIfAborted();
    const end = Math.min(rows, at + windowRows);
    const decoded = await decodeRows(reader, paged, start + at, start + end, byGroup);
    for (const [i, row] of decoded.entries()) {
      const values = toJsonValue({ ...lists?.[at + i], ...row }) as ParquetRow["values"];
      yield { row: start + at + i + 1, values };
    }
  }
}

async function decodeRows(
  { file, metadata, compressors }: ParquetReader,
  columns: readonly string[],
  rowStart: number,
  rowEnd: number,
  pageLocationsByGroup?: readonly Record<string, PageLocation[]>[],
): Promise<DecodedRow[]> {
  const { parquetReadObjects } = await loadParquet();
  // The reader takes the places of pages, as it finds them itself for its filters; its types do not list them.
  const places = { pageLocationsByGroup, useOffsetIndex: true } as { useOffsetIndex: true };
  return parquetReadObjects({ file, metadata, compressors, columns: [...columns], rowStart, rowEnd, ...places });
}

function toColumnName({ meta_data: chunk }: ColumnChunk): string {
  return chunk?.path_in_schema[0] ?? "";
}

/** Returns whether a column is nested: a list or a structure, whose pages may end within a row. */
function isList({ meta_data: chunk }: ColumnChunk): boolean {
  return (chunk?.path_in_schema.length ?? 1) > 1;
}

function sumBytes(chunks: readonly ColumnChunk[]): number {
  return chunks.reduce((sum, { meta_data: chunk }) => sum + Number(chunk?.total_uncompressed_size ?? 0), 0);
}
