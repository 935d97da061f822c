import type { Importer, ImportOptions } from "../importer.ts";
import { refused, type SourceRecord } from "../record.ts";
import { type Source, type SourceEntry, unreadableSource } from "../source.ts";
import { rankCitations, type SourceCitation } from "./citation-rank.ts";
import { readTable } from "./copy-csv.ts";
import {
  CLUSTER_FIELDS,
  caseRecords,
  courtListener,
  courtOf,
  type Docket,
  OPINION_FIELDS,
  opinionRecords,
} from "./courtlistener/records.ts";
import { refusedEntries } from "./refused-entries.ts";
import { settleOpinions } from "./settle-opinions.ts";

/** CourtListener's bulk data: one CSV file per table, `opinions-2026-11-01.csv` and so on, of any date. */
export const courtlistenerBulk: Importer = {
  name: "courtlistener-bulk",
  provenance: courtListener("https://www.courtlistener.com/help/api/bulk-data/", "bulk data"),
  detect: (entries) => entries.some(({ path }) => tableOf(path) === "opinion-clusters"),
  records,
};

const TABLES = ["courts", "dockets", "citations", "opinion-clusters", "opinions"] as const;
type Table = (typeof TABLES)[number];

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  const { tables, superseded } = await findTables(source);
  for (const entry of superseded) {
    yield refused("file", "a newer file of the same table is read", { file: entry.path, record: "file" });
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
  yield* settleOpinions(readOpinions(tables.opinions, clusters, options));
}

function tableOf(path: string): string | null {
  return /(?:^|\/)([a-z-]+?)(?:-\d{4}-\d{2}-\d{2})?\.csv$/.exec(path)?.[1] ?? null;
}

/** Of several files of a table the last in path order is read: the one of the latest date. */
async function findTables(source: Source): Promise<{ tables: Record<Table, SourceEntry>; superseded: SourceEntry[] }> {
  const found: Partial<Record<Table, SourceEntry>> = {};
  const superseded: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    const table = TABLES.find((name) => name === tableOf(entry.path));
    if (table === undefined) continue;
    const earlier = found[table];
    if (earlier) superseded.push(earlier);
    found[table] = entry;
  }
  const missing = TABLES.filter((table) => found[table] === undefined);
  if (missing.length > 0) {
    const names = missing.map((table) => `${table}-YYYY-MM-DD.csv`).join(", ");
    throw unreadableSource(`${source.name}: CourtListener's bulk data is not complete, there is no ${names}.`);
  }
  return { tables: found as Record<Table, SourceEntry>, superseded };
}

async function* readCourts(entry: SourceEntry, options: ImportOptions): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, ["id", "full_name", "citation_string", "jurisdiction"], options)) {
    if ("broken" in row) {
      yield refused("court", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id } = row.values;
    if (id === "") {
      yield refused("court", "it has no id", { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    yield { kind: "court", court: courtOf(row.values), place: { file: entry.path, record: id } };
  }
}

async function* readDockets(
  entry: SourceEntry,
  dockets: Map<string, Docket>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, ["id", "court_id", "docket_number"], options)) {
    if ("broken" in row)
      yield refused("case", `its docket: ${row.broken}`, { file: entry.path, record: `line ${row.line}` });
    else dockets.set(row.values.id, { courtId: row.values.court_id, number: row.values.docket_number.trim() });
  }
}

async function* readCitations(
  entry: SourceEntry,
  citations: Map<string, SourceCitation[]>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const columns = ["id", "volume", "reporter", "page", "type", "cluster_id"] as const;
  for await (const row of readTable(entry, columns, options)) {
    if ("broken" in row) {
      yield refused("citation", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, cluster_id, ...citation } = row.values;
    if (citation.volume === "" || citation.reporter === "" || citation.page === "") {
      yield refused("citation", "volume, reporter or page is empty", {
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

interface Metadata {
  readonly courts: ReadonlySet<string>;
  readonly dockets: ReadonlyMap<string, Docket>;
  readonly citations: Map<string, SourceCitation[]>;
}

async function* readClusters(
  entry: SourceEntry,
  { courts, dockets, citations }: Metadata,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, [...CLUSTER_FIELDS, "docket_id"], options)) {
    if ("broken" in row) {
      yield refused("case", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, docket_id } = row.values;
    const place = { file: entry.path, record: id || `line ${row.line}` };
    const docket = dockets.get(docket_id);
    if (docket === undefined || !courts.has(docket.courtId)) {
      const reason =
        docket === undefined
          ? `its docket ${docket_id || "(none)"} is not in the dockets table`
          : `its court "${docket.courtId}" is not in the courts table`;
      yield { kind: "refused", what: "case", reason, place };
      continue;
    }
    for (const record of caseRecords(row.values, docket, citations.get(id) ?? [], place)) {
      if (record.kind === "case") citations.delete(id);
      yield record;
    }
  }
  for (const [clusterId, lost] of citations) {
    const reason = `its case ${clusterId} is not in the input`;
    for (const citation of rankCitations(lost))
      yield refused("citation", reason, { file: entry.path, record: citation });
  }
}

async function* readOpinions(
  entry: SourceEntry,
  clusters: ReadonlySet<string>,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  for await (const row of readTable(entry, [...OPINION_FIELDS, "cluster_id"], options)) {
    if ("broken" in row) {
      yield refused("opinion", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, cluster_id } = row.values;
    const place = { file: entry.path, record: id || `line ${row.line}` };
    if (!clusters.has(cluster_id)) {
      yield { kind: "refused", what: "opinion", reason: `its case ${cluster_id || "(none)"} was not read`, place };
      continue;
    }
    yield* opinionRecords(row.values, cluster_id, place);
  }
}
