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
import { estimateTables } from "./estimate-tables.ts";
import { findTables, parseTableName } from "./find-tables.ts";
import { createOpinionClusters, type OpinionClusters } from "./opinion-clusters.ts";
import { readCitationMap } from "./read-citation-map.ts";
import { readClusters } from "./read-clusters.ts";
import { readCopyTable } from "./read-copy-table.ts";
import { readCourtAppeals } from "./read-court-appeals.ts";
import { createCaseNames, readParentheticals } from "./read-parentheticals.ts";
import { readUnmatchedCitations } from "./read-unmatched-citations.ts";

/** CourtListener's bulk data: one CSV file per table, `opinions-2026-11-01.csv` and so on, of any date. */
export const courtlistenerBulk: Importer = {
  name: "courtlistener-bulk",
  provenance: createCourtListenerProvenance("https://www.courtlistener.com/help/api/bulk-data/", "bulk data"),
  detect: (entries) => entries.some(({ path }) => parseTableName(path) === "opinion-clusters"),
  estimate: estimateTables,
  listCourtIds,
  records: readRecords,
};

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const { tables, superseded } = await findTables(source);
  for (const entry of superseded) {
    yield createFileRefusal(entry.path, "a newer file of the same table is read");
  }

  const courts = new Set<string>();
  const appealTable = tables["court-appeals-to"];
  const appeals = appealTable ? yield* readCourtAppeals(appealTable, options) : null;
  for await (const record of readCourts(tables.courts, options)) {
    if (record.kind !== "court") {
      yield record;
      continue;
    }
    const { court, location } = record;
    courts.add(court.id);
    const appealsTo = appeals?.get(court.id);
    yield appealsTo ? { kind: "court", court: { ...court, appealsTo }, location } : record;
  }
  const cases = new IdSet();
  const { dockets, citations, "opinion-clusters": clusters } = tables;
  const { scratch = createMemoryScratch() } = options;
  const { "citation-map": map, parentheticals, "unmatched-citations": unmatched } = tables;
  const opinions = map || parentheticals || unmatched ? createOpinionClusters(scratch) : null;
  const names = parentheticals ? createCaseNames(scratch) : null;
  try {
    for await (const record of readClusters({ courts, clusters, dockets, citations }, scratch, options)) {
      if (record.kind === "case") {
        const { sourceId, name, dateFiled } = record.case;
        cases.add(Number(sourceId));
        names?.add(sourceId, name, dateFiled);
      }
      yield record;
    }
    yield* deduplicateOpinions(readOpinions(tables.opinions, cases, opinions, options));
    if (opinions === null) return;
    if (map) yield* readCitationMap(map, opinions, scratch, options);
    if (unmatched) yield* readUnmatchedCitations(unmatched, opinions, scratch, options);
    if (parentheticals && names)
      yield* readParentheticals({ entry: parentheticals, opinions, names }, scratch, options);
  } finally {
    opinions?.sorter.close();
    names?.sorter.close();
  }
}

async function listCourtIds(source: Source, options: ImportOptions = {}): Promise<readonly string[]> {
  const { tables } = await findTables(source);
  const ids: string[] = [];
  for await (const record of readCourts(tables.courts, options)) if (record.kind === "court") ids.push(record.court.id);
  return ids;
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
