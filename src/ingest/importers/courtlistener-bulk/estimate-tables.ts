import type { ImportOptions, RecordEstimate } from "../../importer.ts";
import type { SourceRecord } from "../../records/source-record.ts";
import { estimateSourceBytes, type Source, type SourceEntry } from "../../source.ts";
import { createOpinionRecords, isPublishedCluster, OPINION_FIELDS } from "../common/courtlistener-records.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import { findTables } from "./find-tables.ts";
import { readCopyChunks } from "./read-copy-table.ts";

/** Bytes of each table that are read, and from how many places if it can be read from the middle. */
const SAMPLED_BYTES = 8 * 2 ** 20;
const SAMPLED_PLACES = 16;

/** Bytes of the joined tables beside the corpus, per cluster and per citation: measured on simulated tables. */
const SCRATCH_BYTES_PER_CLUSTER = 330;
const SCRATCH_BYTES_PER_CITATION = 90;

/** Estimates the records of CourtListener's tables by parts of each: rows per byte, and characters per opinion. */
export async function estimateTables(source: Source, options: ImportOptions = {}): Promise<RecordEstimate | null> {
  const { tables } = await findTables(source);
  const { selection } = options;
  let taken = 0;
  const clusters = await sampleTable(tables["opinion-clusters"], ["date_filed", "precedential_status"], (row) => {
    const isPrecedential = isPublishedCluster(row.precedential_status);
    const isTaken = selection?.mayTake({ jurisdiction: "US", dateFiled: row.date_filed, isPrecedential }) ?? true;
    taken += Number(isTaken);
  });
  const citations = await sampleTable(tables.citations, ["id"], () => undefined);
  const records: SourceRecord[] = [];
  const opinions = await sampleTable(tables.opinions, [...OPINION_FIELDS, "cluster_id"], (row) => {
    records.push(...createOpinionRecords(row, row.cluster_id, { file: "", record: row.id }));
  });
  const texts = await listTexts(records);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (clusters === null || citations === null || opinions === null) return null;
  const share = clusters.rows === 0 ? 0 : taken / clusters.rows;
  const count = (sample: TableSample) => Math.round(sample.rows * sample.scale * share);
  return {
    cases: count(clusters),
    citations: count(citations),
    opinions: count(opinions),
    characters: Math.round(characters * opinions.scale * share),
    texts,
    scratchBytes:
      count(clusters) * SCRATCH_BYTES_PER_CLUSTER + citations.rows * citations.scale * SCRATCH_BYTES_PER_CITATION,
    isUpperBound: selection?.isActive === true,
  };
}

/** Lists the texts of the opinions that a build stores: the text of one may be part of another's. */
async function listTexts(records: readonly SourceRecord[]): Promise<string[]> {
  const texts: string[] = [];
  for await (const record of deduplicateOpinions(iterate(records)))
    if (record.kind === "opinion") texts.push(record.opinion.text);
  return texts;
}

async function* iterate<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

interface TableSample {
  /** Rows that were read. */
  readonly rows: number;
  /** The whole table, as a multiple of what was read. */
  readonly scale: number;
}

async function sampleTable<Column extends string>(
  entry: SourceEntry,
  columns: readonly Column[],
  visit: (values: Readonly<Record<Column, string>>) => void,
  wholeBytes: number | null = null,
): Promise<TableSample | null> {
  const { size, slice } = entry;
  if (size !== undefined && size > SAMPLED_BYTES && slice !== undefined)
    return sampleTable(await takePlaces(entry.path, size, slice), columns, visit, size);
  let bytes = 0;
  let rows = 0;
  let isWhole = wholeBytes === null;
  const onBytes = (read: number) => {
    bytes += read;
  };
  for await (const chunk of readCopyChunks(entry, [], { optional: columns, onBytes })) {
    for (const row of chunk) {
      if ("broken" in row) continue;
      rows++;
      visit(row.values);
    }
    if (bytes < SAMPLED_BYTES) continue;
    isWhole = false;
    break;
  }
  if (isWhole) return { rows, scale: 1 };
  const tableBytes = wholeBytes ?? (await estimateSourceBytes([entry]));
  return tableBytes === null ? null : { rows, scale: Math.max(1, tableBytes / bytes) };
}

/** Returns a table of the header and of the rows at some places of a table, evenly spaced. */
async function takePlaces(path: string, size: number, slice: NonNullable<SourceEntry["slice"]>): Promise<SourceEntry> {
  const length = Math.floor(SAMPLED_BYTES / SAMPLED_PLACES);
  const chunks: Uint8Array[] = [];
  for (let place = 0; place < SAMPLED_PLACES; place++) {
    const start = Math.floor((place * (size - length)) / SAMPLED_PLACES);
    const bytes = await slice(start, start + length);
    const rows = findWholeRows(new TextDecoder("latin1").decode(bytes), place === 0);
    chunks.push(bytes.subarray(rows.from, rows.to));
  }
  const open = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
  return { path, open };
}

/** Finds the whole rows of a part of a table, which begin with an id; the first part begins with the header. */
function findWholeRows(part: string, isFirst: boolean): { readonly from: number; readonly to: number } {
  const starts = [...part.matchAll(/\n(?="?\d+"?,")/g)].map(({ index }) => index + 1);
  const to = starts.at(-1) ?? 0;
  return { from: isFirst ? 0 : (starts[0] ?? 0), to };
}
