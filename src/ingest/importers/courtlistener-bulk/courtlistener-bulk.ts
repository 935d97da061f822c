import type { Importer, ImportOptions } from "../../importer.ts";
import { createFileRefusal, createRefusal, type SourceRecord } from "../../records/source-record.ts";
import { createUnreadableSourceError, type Source, type SourceEntry } from "../../source.ts";
import {
  CLUSTER_FIELDS,
  createCaseRecords,
  createCourtListenerProvenance,
  createOpinionRecords,
  type Docket,
  OPINION_FIELDS,
  toCourt,
} from "../common/courtlistener-records.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import { rankCitations, type SourceCitation } from "../common/rank-citations.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { readCopyTable } from "./read-copy-table.ts";

/** CourtListener's bulk data: one CSV file per table, `opinions-2026-11-01.csv` and so on, of any date. */
export const courtlistenerBulk: Importer = {
  name: "courtlistener-bulk",
  provenance: createCourtListenerProvenance("https://www.courtlistener.com/help/api/bulk-data/", "bulk data"),
  detect: (entries) => entries.some(({ path }) => parseTableName(path) === "opinion-clusters"),
  records: readRecords,
};

const TABLE_NAMES = ["courts", "dockets", "citations", "opinion-clusters", "opinions"] as const;
type TableName = (typeof TABLE_NAMES)[number];

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
  const dockets = new Map<string, Docket>();
  yield* readDockets(tables.dockets, dockets, options);
  const citations = new Map<string, SourceCitation[]>();
  yield* readCitations(tables.citations, citations, options);
  const clusters = new Set<string>();
  for await (const record of readClusters(tables["opinion-clusters"], { courts, dockets, citations }, options)) {
    if (record.kind === "case") clusters.add(record.case.sourceId);
    yield record;
  }
  dockets.clear();
  citations.clear();
  yield* deduplicateOpinions(readOpinions(tables.opinions, clusters, options));
}

function parseTableName(path: string): string | null {
  return /(?:^|\/)([a-z-]+?)(?:-\d{4}-\d{2}-\d{2})?\.csv$/.exec(path)?.[1] ?? null;
}

/** Finds the file of each table: the last in path order, which has the latest date. */
async function findTables(
  source: Source,
): Promise<{ tables: Record<TableName, SourceEntry>; superseded: SourceEntry[] }> {
  const found: Partial<Record<TableName, SourceEntry>> = {};
  const superseded: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    const table = TABLE_NAMES.find((name) => name === parseTableName(entry.path));
    if (table === undefined) continue;
    const earlier = found[table];
    if (earlier) superseded.push(earlier);
    found[table] = entry;
  }
  const missing = TABLE_NAMES.filter((table) => found[table] === undefined);
  if (missing.length > 0) {
    const names = missing.map((table) => `${table}-YYYY-MM-DD.csv`).join(", ");
    throw createUnreadableSourceError(
      `${source.name}: CourtListener's bulk data is not complete, there is no ${names}.`,
    );
  }
  return { tables: found as Record<TableName, SourceEntry>, superseded };
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

async function* readDockets(
  entry: SourceEntry,
  dockets: Map<string, Docket>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readCopyTable(entry, ["id", "court_id", "docket_number"], options)) {
    if ("broken" in row)
      yield createRefusal("case", `its docket: ${row.broken}`, { file: entry.path, record: `line ${row.line}` });
    else dockets.set(row.values.id, { courtId: row.values.court_id, number: row.values.docket_number.trim() });
  }
}

async function* readCitations(
  entry: SourceEntry,
  citations: Map<string, SourceCitation[]>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const columns = ["id", "volume", "reporter", "page", "type", "cluster_id"] as const;
  for await (const row of readCopyTable(entry, columns, options)) {
    if ("broken" in row) {
      yield createRefusal("citation", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, cluster_id, ...citation } = row.values;
    if (citation.volume === "" || citation.reporter === "" || citation.page === "") {
      yield createRefusal("citation", "volume, reporter or page is empty", {
        file: entry.path,
        record: id || `line ${row.line}`,
      });
      continue;
    }
    const known = citations.get(cluster_id);
    if (known) known.push(citation);
    else citations.set(cluster_id, [citation]);
  }
}

interface CaseMetadataTables {
  readonly courts: ReadonlySet<string>;
  readonly dockets: ReadonlyMap<string, Docket>;
  readonly citations: Map<string, SourceCitation[]>;
}

async function* readClusters(
  entry: SourceEntry,
  { courts, dockets, citations }: CaseMetadataTables,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readCopyTable(entry, [...CLUSTER_FIELDS, "docket_id"], options)) {
    if ("broken" in row) {
      yield createRefusal("case", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, docket_id } = row.values;
    const location = { file: entry.path, record: id || `line ${row.line}` };
    const docket = dockets.get(docket_id);
    if (docket === undefined || !courts.has(docket.courtId)) {
      const reason =
        docket === undefined
          ? `its docket ${docket_id || "(none)"} is not in the dockets table`
          : `its court "${docket.courtId}" is not in the courts table`;
      yield createRefusal("case", reason, location);
      continue;
    }
    for (const record of createCaseRecords(row.values, docket, citations.get(id) ?? [], location)) {
      if (record.kind === "case") citations.delete(id);
      yield record;
    }
  }
  for (const [clusterId, lost] of citations) {
    const reason = `its case ${clusterId} is not in the input`;
    for (const citation of rankCitations(lost))
      yield createRefusal("citation", reason, { file: entry.path, record: citation });
  }
}

async function* readOpinions(
  entry: SourceEntry,
  clusters: ReadonlySet<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readCopyTable(entry, [...OPINION_FIELDS, "cluster_id"], options)) {
    if ("broken" in row) {
      yield createRefusal("opinion", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, cluster_id } = row.values;
    const location = { file: entry.path, record: id || `line ${row.line}` };
    if (!clusters.has(cluster_id)) {
      yield createRefusal("opinion", `its case ${cluster_id || "(none)"} was not stored`, location);
      continue;
    }
    yield* createOpinionRecords(row.values, cluster_id, location);
  }
}
