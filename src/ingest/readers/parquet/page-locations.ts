import type { AsyncBuffer, ColumnChunk } from "hyparquet";
import { loadPageHeaders } from "./load-parquet.ts";

/** The place of a page in the file, by the field names of Parquet's index of pages. */
export interface PageLocation {
  readonly offset: bigint;
  /** Bytes of the page with its header. */
  readonly compressed_page_size: number;
  /** Number of the page's first row in its row group, from 0. */
  readonly first_row_index: bigint;
}

/** Bytes read for one page header: most have 100; statistics may repeat two long values. */
const HEADER_BYTES = 4 * 1024;
const MAX_HEADER_BYTES = 16 * 1024 * 1024;

/**
 * Finds the pages of a column without lists from their headers, which say where the next page begins. Many writers store
 * no index of pages; with the places a part of a large row group can be read without the rest of it.
 */
export async function findPageLocations(
  file: AsyncBuffer,
  { meta_data: column }: ColumnChunk,
): Promise<PageLocation[]> {
  const found: PageLocation[] = [];
  if (!column) return found;
  let at = Number(column.dictionary_page_offset || column.data_page_offset);
  const end = at + Number(column.total_compressed_size);
  let row = 0;
  while (at < end && row < Number(column.num_values)) {
    const { header, length } = await readPageHeader(file, at, end);
    const size = length + header.compressed_page_size;
    const rows = header.data_page_header?.num_values ?? header.data_page_header_v2?.num_rows;
    if (rows !== undefined) {
      found.push({ offset: BigInt(at), compressed_page_size: size, first_row_index: BigInt(row) });
      row += rows;
    }
    at += size;
  }
  return found;
}

async function readPageHeader(file: AsyncBuffer, at: number, end: number) {
  const { parquetHeader } = await loadPageHeaders();
  for (let bytes = HEADER_BYTES; ; bytes *= 8) {
    const reader = { view: new DataView(await file.slice(at, Math.min(at + bytes, end))), offset: 0 };
    try {
      return { header: parquetHeader(reader), length: reader.offset };
    } catch (error) {
      // The header was cut off; a header that is longer than any is damaged.
      if (at + bytes >= end || bytes >= MAX_HEADER_BYTES) throw error;
    }
  }
}
