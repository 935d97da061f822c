import { IdSet } from "../../../store/scratch/id-set.ts";
import { createMemoryScratch } from "../../../store/scratch/scratch.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { createFileRefusal, createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import {
  createCourtListenerProvenance,
  createOpinionRecords,
  OPINION_FIELDS,
  toCourt,
} from "../common/courtlistener-records.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { findTables, parseTableName } from "./find-tables.ts";
import { createOpinionClusters, type OpinionClusters, readCitationMap } from "./read-citation-map.ts";
import { readClusters } from "./read-clusters.ts";
import { readCopyTable } from "./read-copy-table.ts";

/** CourtListener's bulk data: one CSV file per table, `opinions-2026-11-01.csv` and so on, of any date. */
export const courtlistenerBulk: Importer = {
  name: "courtlistener-bulk",
  provenance: createCourtListenerProvenance("https://www.courtlistener.com/help/api/bulk-data/", "bulk data"),
  detect: (entries) => entries.some(({ path }) => parseTableName(path) === "opinion-clusters"),
  records: readRecords,
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const { tables, superseded } = await findTables(source);
  for (const entry of superseded) {
    yield createFileRefusal(entry.path, "a newer file of the same table is read");
  }

  const courts = new Set<string>();
  for await (const record of readCourts(tables.courts, options)) {
    if (record.kind === "court") courts.add(record.court.id);
    yield record;
  }
  const cases = new IdSet();
  const { dockets, citations, "opinion-clusters": clusters } = tables;
  const { scratch = createMemoryScratch() } = options;
  for await (const record of readClusters({ courts, clusters, dockets, citations }, scratch, options)) {
    if (record.kind === "case") cases.add(Number(record.case.sourceId));
    yield record;
  }
  const map = tables["citation-map"];
  const opinions = map ? createOpinionClusters(scratch) : null;
  try {
    yield* deduplicateOpinions(readOpinions(tables.opinions, cases, opinions, options));
    if (map && opinions) yield* readCitationMap(map, opinions, scratch, options);
  } finally {
    opinions?.sorter.close();
  }
}

async function* readCourts(entry: SourceEntry, options: ImportOptions): AsyncGenerator<SourceRecord> {
  for await (const row of readCopyTable(entry, ["id", "full_name", "citation_string", "jurisdiction"], options)) {
    if ("broken" in row) {
      yield createRefusal("court", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id } = row.values;
    if (id === "") {
      yield createRefusal("court", "it has no id", { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    yield { kind: "court", court: toCourt(row.values), location: { file: entry.path, record: id } };
  }
}

async function* readOpinions(
  entry: SourceEntry,
  cases: IdSet,
  opinions: OpinionClusters | null,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const { selection } = options;
  for await (const row of readCopyTable(entry, [...OPINION_FIELDS, "cluster_id"], options)) {
    if ("broken" in row) {
      yield createRefusal("opinion", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, cluster_id } = row.values;
    const location = { file: entry.path, record: id || `line ${row.line}` };
    const isTaken = cases.has(Number(cluster_id));
    if (isTaken) opinions?.add(id, cluster_id);
    if (isTaken) yield* createOpinionRecords(row.values, cluster_id, location);
    else if (selection?.isActive) selection.countLeftOut("opinions");
    else yield createRefusal("opinion", `its case ${cluster_id || "(none)"} was not stored`, location);
  }
}
