import type { ImportOptions } from "../../importer.ts";
import { isParquetFile } from "../../readers/parquet/read-parquet.ts";
import { parseJson, readListMember, readMember, readSourceText, readTextMember } from "../../readers/read-text.ts";
import { createFileRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";

/** The files of the open data of one court, sorted by what they contain. */
export interface ArchiveFiles {
  /** Tables of metadata. */
  readonly tables: readonly SourceEntry[];
  /** Metadata of one judgment per file, of years and benches that no table covers. */
  readonly documents: readonly SourceEntry[];
  /** Judgments by the name of their file, without folders. */
  readonly judgments: ReadonlyMap<string, SourceEntry>;
}

/** Bytes of an index of an archive; the largest lists some hundred thousand names. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/**
 * Sorts the files of a source and checks its archives against their indexes: what an index lists and the source lacks is
 * yielded as refused. Metadata that exist as a table and as single files are read from the table.
 */
export async function* sortArchiveFiles(
  entries: AsyncIterable<SourceEntry>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord, ArchiveFiles> {
  const tables: SourceEntry[] = [];
  const documents: SourceEntry[] = [];
  const indexes: SourceEntry[] = [];
  const judgments = new Map<string, SourceEntry>();
  const names = new Set<string>();
  for await (const entry of entries) {
    const { path } = entry;
    if (isParquetFile(path)) tables.push(entry);
    else if (path.endsWith(".index.json")) indexes.push(entry);
    else if (path.endsWith(".json")) documents.push(entry);
    else if (/\.pdf$/i.test(path)) judgments.set(toFileName(path), entry);
    names.add(toFileName(path));
  }
  for (const index of indexes) yield* checkIndex(index, names, options);
  const covered = new Set(tables.map(({ path }) => findPartition(path)));
  const uncovered = documents.filter(({ path }) => !covered.has(findPartition(path)));
  if (uncovered.length < documents.length) {
    const repeated = documents.length - uncovered.length;
    yield createFileRefusal(
      documents.find((entry) => !uncovered.includes(entry))!.path,
      `it and the others of its kind, ${repeated} in all, repeat the rows of a metadata.parquet`,
    );
  }
  return { tables, documents: uncovered, judgments };
}

/** Returns the name of a file or of an address without its folders. */
export function toFileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the part of the data that a file belongs to: `year=2020/court=27_1/bench=x`; "" if its path does not say. */
function findPartition(path: string): string {
  return path
    .split("/")
    .filter((step) => /^(?:year|court|bench)=/.test(step))
    .join("/");
}

/** Compares an index with the files of the source; the index is of either form, with parts or with one list. */
async function* checkIndex(
  entry: SourceEntry,
  names: ReadonlySet<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const index = parseJson((await readSourceText(entry, MAX_INDEX_BYTES, options)) ?? "");
  const parts = readListMember(index, "parts");
  const listed = parts.length > 0 ? parts : readMember(index, "files") === null ? [] : [index!];
  if (listed.length === 0) yield createFileRefusal(entry.path, "it is not an index: it lists no files");
  for (const part of listed) {
    const files = readListMember(part, "files").filter((file) => typeof file === "string");
    const missing = files.filter((file) => !names.has(toFileName(file)));
    const name = readTextMember(part, "name") || "its archive";
    if (missing.length > 0)
      yield createFileRefusal(
        entry.path,
        `${missing.length} of the ${files.length} files of ${name} are not in the input`,
      );
    const stated = readMember(part, "file_count");
    if (typeof stated === "number" && files.length > 0 && stated !== files.length)
      yield createFileRefusal(entry.path, `it states ${stated} files of ${name} and lists ${files.length}`);
  }
}
