import { createHash } from "node:crypto";
import { EngineError } from "../../errors.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { type OpenSearch, RefusedError } from "../opensearch/client.ts";
import {
  buildAliasName,
  buildIndexName,
  INDEX_KINDS,
  type IndexKind,
  parseVersion,
} from "../opensearch/index-names.ts";
import { buildIndexBody, type ShardSettings } from "../opensearch/mappings.ts";
import { packRows } from "../rows/row-group.ts";
import { findIndexOfGroup, toDocumentId } from "../rows/row-store.ts";
import { type BulkWriter, createBulkWriter, type PushTotals } from "./bulk-writer.ts";
import { type CaseDocuments, openCaseDocuments } from "./case-documents.ts";
import { iterateCorpusGroups } from "./corpus-groups.ts";
import { computeStatistics } from "./corpus-statistics.ts";

/** Options of {@link pushCorpus}. */
export interface PushOptions extends Partial<ShardSettings> {
  /** Is called after every thousand cases or so. */
  readonly onProgress?: (progress: PushProgress) => void;
  /** Ends the push with its reason after what is being written. */
  readonly signal?: AbortSignal;
}

/** How far a push is. */
export interface PushProgress {
  readonly phase: "cases" | "rest" | "verify" | "switch";
  readonly cases: number;
  readonly of: number;
}

/** What a push did. */
export interface PushReport {
  readonly version: string;
  readonly cases: number;
  /** Cases that an interrupted push had written before. */
  readonly resumedAt: number;
  readonly documents: number;
  readonly milliseconds: number;
}

const DEFAULT_SHARDS = 1;
const DEFAULT_REPLICAS = 1;
const CASES_PER_CHECKPOINT = 1000;
const CHECKPOINT_ID = "push";

/** The state of a push, in the cluster: a push of the same corpus continues there. */
interface Checkpoint {
  readonly cases: number;
  readonly totals: PushTotals;
  readonly isComplete: boolean;
}

/**
 * Writes a corpus into indices of their own, verifies them, and switches the alias, so that servers read it from then on.
 * Until then, and if anything fails, they read the former one. A push of the same corpus continues an interrupted one.
 * @throws EngineError `corpus_unavailable` if the cluster refuses, or has not what was written
 */
export async function pushCorpus(
  search: OpenSearch,
  file: CorpusFile,
  corpus: OpenCorpusFile,
  options: PushOptions = {},
): Promise<PushReport> {
  const started = Date.now();
  const { shards = DEFAULT_SHARDS, replicas = DEFAULT_REPLICAS, onProgress, signal } = options;
  const version = identifyVersion(file);
  const indices = (kind: IndexKind) => buildIndexName(search.prefix, kind, version);
  await createIndices(search, version, { shards, replicas });
  const before = await readCheckpoint(search, version);
  const writer = createBulkWriter(search, before.totals);
  const documents = openCaseDocuments(corpus);
  const report = (phase: PushProgress["phase"], cases: number) => onProgress?.({ phase, cases, of: documents.count });

  if (!before.isComplete) {
    for (let ordinal = before.cases; ordinal < documents.count; ordinal++) {
      await addCase(writer, indices, documents.read(ordinal));
      if ((ordinal + 1) % CASES_PER_CHECKPOINT !== 0) continue;
      await writer.flush();
      await writeCheckpoint(search, version, {
        cases: ordinal + 1,
        totals: writer.readTotals(),
        isComplete: false,
      });
      report("cases", ordinal + 1);
      signal?.throwIfAborted();
    }
    await writer.flush();
    await writeCheckpoint(search, version, {
      cases: documents.count,
      totals: writer.readTotals(),
      isComplete: false,
    });
    report("rest", documents.count);
    for (const group of iterateCorpusGroups(corpus.database)) {
      const key = /^(?:citation|section_key)=(.*)$/s.exec(group.id)?.[1];
      await addGroup(writer, indices, group.id, group.rows, key === undefined ? {} : { key });
      signal?.throwIfAborted();
    }
    await writer.add({
      index: indices("meta"),
      id: "statistics",
      fields: {},
      rows: packRows([["statistics", [JSON.stringify(computeStatistics(corpus))]]]),
    });
    await writer.flush();
  }
  report("verify", documents.count);
  await verify(search, writer.readTotals());
  await writeCheckpoint(search, version, { cases: documents.count, totals: writer.readTotals(), isComplete: true });
  report("switch", documents.count);
  await publish(search, version, replicas);
  return {
    version,
    cases: documents.count,
    resumedAt: before.cases,
    documents: Object.values(writer.readTotals()).reduce((sum, one) => sum + one.documents, 0),
    milliseconds: Date.now() - started,
  };
}

/** Bytes at the end of a corpus file that identify it: they contain the checksums of all others. */
const IDENTIFYING_BYTES = 1 << 20;

/** Names the version of a corpus by its contents. */
function identifyVersion(file: CorpusFile): string {
  const length = Math.min(file.size, IDENTIFYING_BYTES);
  const end = file.read(file.size - length, length);
  return createHash("sha256").update(String(file.size)).update(end).digest("hex").slice(0, 16);
}

async function createIndices(search: OpenSearch, version: string, settings: ShardSettings): Promise<void> {
  await Promise.all(
    INDEX_KINDS.map(async (kind) => {
      const path = `/${buildIndexName(search.prefix, kind, version)}`;
      try {
        await search.send({ method: "PUT", path, body: buildIndexBody(kind, settings), timeoutMs: 60_000 });
      } catch (error) {
        if (!(error instanceof RefusedError) || error.type !== "resource_already_exists_exception") throw error;
      }
    }),
  );
}

async function addCase(writer: BulkWriter, indices: (kind: IndexKind) => string, one: CaseDocuments): Promise<void> {
  for (const [id, rows] of one.groups) {
    const isRecord = id.startsWith("record=");
    if (rows.length > 0 || isRecord) await addGroup(writer, indices, id, rows, isRecord ? one.fields : {});
  }
}

async function addGroup(
  writer: BulkWriter,
  indices: (kind: IndexKind) => string,
  group: string,
  rows: CaseDocuments["groups"][number][1],
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await writer.add({ index: indices(findIndexOfGroup(group)), id: toDocumentId(group), fields, rows: packRows(rows) });
}

async function readCheckpoint(search: OpenSearch, version: string): Promise<Checkpoint> {
  try {
    const { _source } = await search.send<{ readonly _source: { readonly state: Checkpoint } }>({
      method: "GET",
      path: `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`,
    });
    return _source.state;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return { cases: 0, totals: {}, isComplete: false };
    throw error;
  }
}

async function writeCheckpoint(search: OpenSearch, version: string, state: Checkpoint): Promise<void> {
  const path = `/${buildIndexName(search.prefix, "meta", version)}/_doc/${CHECKPOINT_ID}`;
  await search.send({ method: "PUT", path, body: { state } });
}

interface CountAnswer {
  readonly hits: { readonly total: { readonly value: number } };
  readonly aggregations: { readonly checksum: { readonly value: number } };
}

/** Compares the cluster's documents with those that were written. @throws EngineError `corpus_unavailable` */
async function verify(search: OpenSearch, totals: PushTotals): Promise<void> {
  for (const [index, { documents, checksum }] of Object.entries(totals)) {
    await search.send({ method: "POST", path: `/${index}/_refresh`, timeoutMs: 120_000 });
    const answer = await search.send<CountAnswer>({
      method: "POST",
      path: `/${index}/_search`,
      body: {
        size: 0,
        track_total_hits: true,
        query: { exists: { field: "check" } },
        aggs: { checksum: { sum: { field: "check" } } },
      },
      timeoutMs: 120_000,
    });
    const found = answer.hits.total.value;
    if (found === documents && answer.aggregations.checksum.value === checksum) continue;
    const message = `The index ${index} has ${found} documents instead of ${documents}, or others than were written. Delete it and push again.`;
    throw new EngineError("corpus_unavailable", message);
  }
}

/** Copies the indices to their replicas and lets the alias point to them, in one step. */
async function publish(search: OpenSearch, version: string, replicas: number): Promise<void> {
  const own = INDEX_KINDS.map((kind) => buildIndexName(search.prefix, kind, version)).join(",");
  const body = { index: { number_of_replicas: replicas, "translog.durability": "request" } };
  await search.send({ method: "PUT", path: `/${own}/_settings`, body, timeoutMs: 60_000 });
  const alias = buildAliasName(search.prefix);
  await search.send({
    method: "POST",
    path: "/_aliases",
    body: {
      actions: [
        { remove: { index: `${search.prefix}-meta-*`, alias, must_exist: false } },
        { add: { index: buildIndexName(search.prefix, "meta", version), alias } },
      ],
    },
  });
  await deleteFormerVersions(search, version);
}

/** Versions that are kept: the one that is served, and the one before it, on which calls may still run. */
const KEPT_VERSIONS = 2;

async function deleteFormerVersions(search: OpenSearch, version: string): Promise<void> {
  const settings = await search.send<
    Record<string, { readonly settings: { readonly index: { readonly creation_date: string } } }>
  >({ method: "GET", path: `/${search.prefix}-meta-*/_settings/index.creation_date` });
  const others = Object.entries(settings)
    .map(([index, one]) => ({
      version: parseVersion(search.prefix, index)!,
      at: Number(one.settings.index.creation_date),
    }))
    .filter((one) => one.version !== version)
    .sort((a, b) => b.at - a.at)
    .slice(KEPT_VERSIONS - 1);
  for (const { version: old } of others) {
    const names = INDEX_KINDS.map((kind) => buildIndexName(search.prefix, kind, old)).join(",");
    await search.send({ method: "DELETE", path: `/${names}`, query: { ignore_unavailable: true }, timeoutMs: 60_000 });
  }
}
