import { createExternalSorter, type ExternalSorter } from "../../../store/scratch/external-sorter.ts";
import { decodeFields, encodeFields } from "../../../store/scratch/fields.ts";
import type { Scratch } from "../../../store/scratch/scratch.ts";
import { createSpool, type Spool } from "../../../store/scratch/spool.ts";
import { hashFnv1a } from "../../../text/hash.ts";
import type { ImportOptions } from "../../importer.ts";
import { createRefusal, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import {
  CLUSTER_FIELDS,
  type ClusterFields,
  createCaseRecords,
  isPublishedCluster,
} from "../common/courtlistener-records.ts";
import { rankCitations, type SourceCitation } from "../common/rank-citations.ts";
import { joinByKey, readRowsByKey, toJoinKey } from "./join-records.ts";
import { type CopyRow, readCopyChunks } from "./read-copy-table.ts";

/** The tables that describe cases, and the ids of the courts. */
export interface CaseTables {
  readonly clusters: SourceEntry;
  readonly dockets: SourceEntry;
  readonly citations: SourceEntry;
  readonly courts: ReadonlySet<string>;
}

const COLUMNS = [...CLUSTER_FIELDS, "docket_id"] as const;
const CITATION_COLUMNS = ["id", "volume", "reporter", "page", "type", "cluster_id"] as const;
/** The field that a spooled cluster has beside its columns. */
const STATUS = "precedential_status";

/**
 * Reads the clusters with their dockets and citations, in the order of their table. No table is in memory: clusters are
 * spooled, and dockets and citations are sorted and joined with them; of the dockets, which are seven times as many as
 * the clusters, only those that a cluster names are kept.
 */
export async function* readClusters(
  { clusters, dockets, citations, courts }: CaseTables,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const spool = createSpool(scratch);
  const sorters = {
    byDocket: createExternalSorter(scratch),
    byId: createExternalSorter(scratch),
    docketOf: createExternalSorter(scratch),
    citationsOf: createExternalSorter(scratch),
  };
  try {
    const docketIds = await spoolClusters(clusters, spool, sorters, options);
    yield* joinDockets(dockets, docketIds, sorters, scratch, options);
    yield* joinCitations(citations, sorters, scratch, options);
    yield* createCases(clusters, courts, spool, sorters, options);
  } finally {
    spool.close();
    for (const sorter of Object.values(sorters)) sorter.close();
  }
}

interface ClusterSorters {
  /** Docket id and number of each cluster, by docket id. */
  readonly byDocket: ExternalSorter;
  /** Number of each cluster, by its id; empty for one that is left out. */
  readonly byId: ExternalSorter;
  /** Court and docket number, by number of the cluster. */
  readonly docketOf: ExternalSorter;
  /** Citations, by number of the cluster. */
  readonly citationsOf: ExternalSorter;
}

/** Bits of the filter of docket ids: 16 MiB, in which the ten million clusters of the whole table set a twelfth. */
const DOCKET_FILTER_BITS = 2 ** 27;

/** A set of ids that may contain a few others: one bit per hash. */
interface IdFilter {
  add(id: string): void;
  mayHave(id: string): boolean;
}

function createIdFilter(): IdFilter {
  const bits = new Uint8Array(DOCKET_FILTER_BITS / 8);
  const toBit = (id: string) => hashFnv1a(id) % DOCKET_FILTER_BITS;
  return {
    add(id) {
      const bit = toBit(id);
      bits[bit >>> 3]! |= 1 << (bit & 7);
    },
    mayHave(id) {
      const bit = toBit(id);
      return (bits[bit >>> 3]! & (1 << (bit & 7))) !== 0;
    },
  };
}

/** Spools the clusters, numbered from 0, and returns the ids of their dockets. */
async function spoolClusters(
  entry: SourceEntry,
  spool: Spool,
  { byDocket, byId }: ClusterSorters,
  options: ImportOptions,
): Promise<IdFilter> {
  const filter = createIdFilter();
  let number = 0;
  for await (const rows of readCopyChunks(entry, COLUMNS, { ...options, optional: [STATUS] })) {
    for (const row of rows) {
      if ("broken" in row) {
        spool.add(number++, encodeFields([String(row.line), row.broken]));
        continue;
      }
      const { values } = row;
      const isTaken = options.selection?.mayTake(toSelectable(values)) ?? true;
      byId.add(toJoinKey(values.id), encodeFields(isTaken ? [values.id, String(number)] : [values.id]));
      if (!isTaken) {
        options.selection?.countLeftOut("cases");
        continue;
      }
      filter.add(values.docket_id);
      byDocket.add(toJoinKey(values.docket_id), encodeFields([values.docket_id, String(number)]));
      spool.add(
        number++,
        encodeFields([String(row.line), "", ...COLUMNS.map((column) => values[column]), values[STATUS]]),
      );
    }
  }
  return filter;
}

function toSelectable(values: Readonly<Record<"date_filed" | typeof STATUS, string>>) {
  return {
    jurisdiction: "US",
    dateFiled: values.date_filed,
    isPrecedential: isPublishedCluster(values[STATUS]),
  } as const;
}

async function* joinDockets(
  entry: SourceEntry,
  ids: IdFilter,
  { byDocket, docketOf }: ClusterSorters,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const dockets = createExternalSorter(scratch);
  try {
    for await (const rows of readCopyChunks(entry, ["id", "court_id", "docket_number"], options)) {
      for (const row of rows) {
        if ("broken" in row) yield refuseBrokenRow("case", `its docket: ${row.broken}`, entry, row);
        else if (ids.mayHave(row.values.id)) {
          const { id, court_id, docket_number } = row.values;
          dockets.add(toJoinKey(id), encodeFields([id, court_id, docket_number.trim()]));
        }
      }
    }
    for (const { left, right } of joinByKey(byDocket.sort(), dockets.sort())) {
      for (const [id, number] of left) {
        // A docket that is listed twice has what the last row says.
        const docket = right.findLast((row) => row[0] === id);
        if (docket) docketOf.add(Number(number), encodeFields(docket.slice(1)));
      }
    }
  } finally {
    dockets.close();
  }
}

async function* joinCitations(
  entry: SourceEntry,
  { byId, citationsOf }: ClusterSorters,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const citations = createExternalSorter(scratch);
  try {
    for await (const rows of readCopyChunks(entry, CITATION_COLUMNS, options)) {
      for (const row of rows) {
        if ("broken" in row) {
          yield refuseBrokenRow("citation", row.broken, entry, row);
          continue;
        }
        const { id, volume, reporter, page, type, cluster_id } = row.values;
        if (volume === "" || reporter === "" || page === "") {
          const location = { file: entry.path, record: id || `line ${row.line}` };
          yield createRefusal("citation", "volume, reporter or page is empty", location);
        } else citations.add(toJoinKey(cluster_id), encodeFields([cluster_id, volume, reporter, page, type]));
      }
    }
    for (const { left, right } of joinByKey(byId.sort(), citations.sort())) {
      for (const [clusterId = "", ...citation] of right) {
        const cases = left.filter(([id]) => id === clusterId);
        if (cases.length === 0) yield* refuseCitations([toCitation(citation)], clusterId, entry.path);
        for (const [, number] of cases)
          if (number !== undefined) citationsOf.add(Number(number), encodeFields(citation));
      }
    }
  } finally {
    citations.close();
  }
}

function* createCases(
  entry: SourceEntry,
  courts: ReadonlySet<string>,
  spool: Spool,
  { docketOf, citationsOf }: ClusterSorters,
  { selection }: ImportOptions,
): Generator<SourceRecord> {
  const clusters = spool.read();
  const dockets = readRowsByKey(docketOf.sort());
  const citations = readRowsByKey(citationsOf.sort());
  while (clusters.next()) {
    const [line = "", broken = "", ...values] = decodeFields(clusters.bytes);
    if (broken !== "") {
      yield createRefusal("case", broken, { file: entry.path, record: `line ${line}` });
      continue;
    }
    const cluster = Object.fromEntries(COLUMNS.map((column, at) => [column, values[at] ?? ""])) as ClusterFields & {
      readonly docket_id: string;
    };
    const location = { file: entry.path, record: cluster.id || `line ${line}` };
    const [courtId, docketNumber = ""] = dockets.take(clusters.key).at(-1) ?? [];
    const cited = citations.take(clusters.key).map(toCitation);
    const isPrecedential = isPublishedCluster(values[COLUMNS.length] ?? "");
    if (
      selection &&
      !selection.mayTake({ ...toSelectable({ date_filed: cluster.date_filed, [STATUS]: "" }), courtId })
    ) {
      selection.countLeftOut("cases");
      continue;
    }
    if (courtId === undefined || !courts.has(courtId)) {
      yield createRefusal("case", explainMissingCourt(cluster.docket_id, courtId), location);
      yield* refuseCitations(cited, cluster.id, entry.path);
      continue;
    }
    for (const record of createCaseRecords(cluster, { courtId, number: docketNumber }, cited, location)) {
      yield record.kind === "case" ? { ...record, case: { ...record.case, isPrecedential } } : record;
      if (record.kind === "refused") yield* refuseCitations(cited, cluster.id, entry.path);
    }
  }
}

function explainMissingCourt(docketId: string, courtId: string | undefined): string {
  return courtId === undefined
    ? `its docket ${docketId || "(none)"} is not in the dockets table`
    : `its court "${courtId}" is not in the courts table`;
}

function toCitation([volume = "", reporter = "", page = "", type = ""]: readonly string[]): SourceCitation {
  return { volume, reporter, page, type };
}

function* refuseCitations(lost: readonly SourceCitation[], clusterId: string, file: string): Generator<SourceRecord> {
  for (const citation of rankCitations(lost)) {
    yield createRefusal("citation", `its case ${clusterId} is not in the input`, { file, record: citation });
  }
}

function refuseBrokenRow(
  what: "case" | "citation",
  reason: string,
  entry: SourceEntry,
  { line }: Pick<CopyRow<never>, "line">,
): SourceRecord {
  const location: SourceLocation = { file: entry.path, record: `line ${line}` };
  return createRefusal(what, reason, location);
}
