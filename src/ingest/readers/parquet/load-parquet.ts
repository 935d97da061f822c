import { gunzipSync } from "fflate";
import type { Compressors, FileMetaData } from "hyparquet";
import { createUnreadableSourceError } from "../../source.ts";
import { loadOptionalPackage } from "../load-optional-package.ts";

/** Loads the Parquet reader, which is an optional package: whoever reads no Parquet does not install it. */
export function loadParquet() {
  return loadOptionalPackage(() => import("hyparquet"), "hyparquet", "Reading a Parquet file");
}

/** Loads the parser of page headers, which is a separate module of the Parquet reader. */
export function loadPageHeaders() {
  return loadOptionalPackage(() => import("hyparquet/src/column.js"), "hyparquet", "Reading a Parquet file");
}

/** Decompressors that need no further package; the Parquet reader itself decompresses Snappy. */
const GZIP: Compressors = { GZIP: (input, length) => gunzipSync(input, { out: new Uint8Array(length) }) };
const WITHOUT_PACKAGE: ReadonlySet<string> = new Set(["UNCOMPRESSED", "SNAPPY", "GZIP"]);

/**
 * Returns the decompressors that a file's columns need.
 * @param columns top-level columns that will be read
 * @throws EngineError `validation_failed` that names the package if one has to be installed for a codec
 */
export async function loadDecompressors(metadata: FileMetaData, columns: readonly string[]): Promise<Compressors> {
  const codecs = new Set<string>();
  for (const { columns: chunks } of metadata.row_groups)
    for (const { meta_data: chunk } of chunks)
      if (chunk && columns.includes(chunk.path_in_schema[0] ?? "")) codecs.add(chunk.codec);
  const other = [...codecs].find((codec) => !WITHOUT_PACKAGE.has(codec));
  if (other === undefined) return GZIP;
  const { compressors } = await loadOptionalPackage(
    () => import("hyparquet-compressors"),
    "hyparquet-compressors",
    `Reading a Parquet file that is compressed with ${other}`,
  );
  if (!Object.hasOwn(compressors, other))
    throw createUnreadableSourceError(`Its compression ${other} is not supported. Write the file with Snappy or ZSTD.`);
  return { ...compressors, ...GZIP };
}
