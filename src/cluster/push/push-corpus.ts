import { createHash } from "node:crypto";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { type OpenSearch, RefusedError } from "../opensearch/client.ts";
import { buildIndexName, INDEX_KINDS } from "../opensearch/index-names.ts";
import { buildIndexBody, type ShardSettings } from "../opensearch/mappings.ts";
import { packRows } from "../rows/row-group.ts";
import { findIndexOfGroup } from "../rows/row-store.ts";
import { addTotals, createRequestBuilder, type PushTotals } from "./bulk-lines.ts";
import { type BulkWriter, createBulkWriter } from "./bulk-writer.ts";
import { type CaseDocumentReader, openCaseDocuments } from "./case-documents.ts";
import { type Checkpoint, readCheckpoint, writeCheckpoint } from "./checkpoint.ts";
import { iterateCorpusGroups } from "./corpus-groups.ts";
import { computeStatistics } from "./corpus-statistics.ts";
import { createPreparer, startPreparers } from "./preparers.ts";
import { publishVersion, verifyIndices } from "./publish-version.ts";

/** Options of {@link pushCorpus}. */
export interface PushOptions extends Partial<ShardSettings> {
  /** Is called after every thousand cases or so. */
  readonly onProgress?: (progress: PushProgress) => void;
  /** Ends the push with its reason after what is being written. */
  readonly signal?: AbortSignal;
  /** Path of the corpus file: threads prepare its documents. Default: this thread does. */
  readonly path?: string;
  /** Number of threads. Default: one per core, at most 8. */
  readonly threads?: number;
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
  /** Characters of the requests. */
  readonly bytes: number;
  readonly milliseconds: number;
}

const DEFAULT_SHARDS = 1;
const DEFAULT_REPLICAS = 1;
const CASES_PER_CHECKPOINT = 1000;

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
  const { shards = DEFAULT_SHARDS, replicas = DEFAULT_REPLICAS, onProgress } = options;
  const version = identifyVersion(file);
  await createIndices(search, version, { shards, replicas });
  const before = await readCheckpoint(search, version);
  const documents = openCaseDocuments(corpus);
  const writer = createBulkWriter(search);
  const push: RunningPush = { search, version, corpus, documents, writer, options };
  const cases = documents.count;
  let { totals } = before;
  if (!before.isComplete) {
    totals = await pushCases(push, before);
    onProgress?.({ phase: "rest", cases, of: cases });
    totals = addTotals(totals, await pushRest(push));
  }
  onProgress?.({ phase: "verify", cases, of: cases });
  await verifyIndices(search, totals);
  await writeCheckpoint(search, version, { cases, totals, isComplete: true });
  onProgress?.({ phase: "switch", cases, of: cases });
  await publishVersion(search, version, replicas);
  return {
    version,
    cases,
    resumedAt: before.cases,
    documents: Object.values(totals).reduce((sum, one) => sum + one.documents, 0),
    bytes: writer.written,
    milliseconds: Date.now() - started,
  };
}

interface RunningPush {
  readonly search: OpenSearch;
  readonly version: string;
  readonly corpus: OpenCorpusFile;
  readonly documents: CaseDocumentReader;
  readonly writer: BulkWriter;
  readonly options: PushOptions;
}

/** Cases that a thread prepares at once, and requests that it is given ahead. */
const CASES_PER_REQUEST = 100;
const REQUESTS_PER_THREAD = 2;

/** Writes the cases; returns the totals of all. Keeps the place up to which everything is written. */
async function pushCases({ search, version, documents, writer, options }: RunningPush, before: Checkpoint) {
  const { path, threads, signal, onProgress } = options;
  const names = { prefix: search.prefix, version };
  const preparers = path === undefined ? createPreparer(documents, names) : startPreparers({ path, ...names }, threads);
  const done = new Map<number, PushTotals>();
  let state: Checkpoint = before;
  let kept = before.cases;
  let next = before.cases;

  async function work(): Promise<void> {
    while (next < documents.count) {
      const from = next;
      next = Math.min(documents.count, from + CASES_PER_REQUEST);
      const { requests, totals } = await preparers.prepare(from, next);
      await Promise.all(requests.map((request) => writer.write(request)));
      done.set(from, totals);
      advance();
      if (state.cases - kept < CASES_PER_CHECKPOINT && state.cases < documents.count) continue;
      kept = state.cases;
      await writeCheckpoint(search, version, state);
      onProgress?.({ phase: "cases", cases: state.cases, of: documents.count });
      signal?.throwIfAborted();
    }
  }

  function advance(): void {
    for (let own = done.get(state.cases); own !== undefined; own = done.get(state.cases)) {
      const cases = Math.min(documents.count, state.cases + CASES_PER_REQUEST);
      state = { cases, totals: addTotals(state.totals, own), isComplete: false };
    }
  }

  try {
    await Promise.all(Array.from({ length: REQUESTS_PER_THREAD * preparers.count }, work));
  } finally {
    await preparers.close();
  }
  return state.totals;
}

/** Writes what belongs to no case; returns its totals. */
async function pushRest({ search, version, corpus, writer, options }: RunningPush): Promise<PushTotals> {
  const builder = createRequestBuilder();
  const running = new Set<Promise<void>>();
  const write = async (request: string | null) => {
    if (request === null) return;
    const written: Promise<void> = writer.write(request).then(() => void running.delete(written));
    running.add(written);
    if (running.size > MAX_WAITING) await Promise.race(running);
  };
  const toIndex = (group: string) => buildIndexName(search.prefix, findIndexOfGroup(group), version);
  for (const { id, rows } of iterateCorpusGroups(corpus.database)) {
    const key = /^section_key=(.*)$/s.exec(id)?.[1];
    const fields = key === undefined ? {} : { key };
    await write(builder.add({ index: toIndex(id), id, fields, rows: packRows(rows) }));
    options.signal?.throwIfAborted();
  }
  const rows = packRows([["statistics", [JSON.stringify(computeStatistics(corpus))]]]);
  await write(builder.add({ index: toIndex("all="), id: "statistics", fields: {}, rows }));
  await write(builder.finish());
  await Promise.all(running);
  return builder.readTotals();
}

/** Requests of the rest that wait to be written. */
const MAX_WAITING = 8;

/** Bytes at the end of a corpus file that identify it: they contain the checksums of all others. */
const IDENTIFYING_BYTES = 1 << 20;

/** Changes with what the documents contain. */
const INDEX_FORMAT = "3";

/** Names the version of a corpus by its contents. */
function identifyVersion(file: CorpusFile): string {
  const length = Math.min(file.size, IDENTIFYING_BYTES);
  const end = file.read(file.size - length, length);
  return createHash("sha256").update(INDEX_FORMAT).update(String(file.size)).update(end).digest("hex").slice(0, 16);
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
