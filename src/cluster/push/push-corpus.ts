import { createHash } from "node:crypto";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { openCaseDocuments } from "../documents/case-documents.ts";
import type { OpenSearch } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import { addTotals } from "./bulk-lines.ts";
import { createBulkWriter } from "./bulk-writer.ts";
import { type Checkpoint, readCheckpoint, writeCheckpoint } from "./checkpoint.ts";
import { createIndices, createStateIndex, deleteIndices, findBaseVersion } from "./copy-version.ts";
import { deleteFormerDocuments } from "./delete-former.ts";
import { publishVersion, verifyIndices } from "./publish-version.ts";
import { pushCases } from "./push-cases.ts";
import { pushGroups } from "./push-groups.ts";
import type { PushOptions, RunningPush } from "./running-push.ts";

export type { PushOptions };

/** What a push did. */
export interface PushReport {
  readonly version: string;
  /** The version that was served before and that this one is a copy of; `null` if every document was written. */
  readonly base: string | null;
  readonly cases: number;
  /** Cases that are new or differ from those of the base. */
  readonly changedCases: number;
  /** Cases of the base that the corpus no longer has. */
  readonly removedCases: number;
  /** Cases that an interrupted push had written before. */
  readonly resumedAt: number;
  readonly documents: number;
  /** Documents that were sent. */
  readonly sentDocuments: number;
  /** Characters of the requests. */
  readonly bytes: number;
  readonly milliseconds: number;
}

const DEFAULT_SHARDS = 1;
const DEFAULT_REPLICAS = 1;

/** Changes with what the documents contain. */
const INDEX_FORMAT = "4";

/**
 * Writes a corpus into indices of their own, verifies them, and switches the alias, so that servers read it from then on.
 * Until then, and if anything fails, they read the former one. The indices are copies of those of the former version, in
 * which the documents that differ are replaced and those that the corpus no longer has are deleted. A push of the same
 * corpus continues an interrupted one.
 * @throws EngineError `corpus_unavailable` if the cluster refuses, or has not what was written
 */
export async function pushCorpus(
  search: OpenSearch,
  file: CorpusFile,
  corpus: OpenCorpusFile,
  options: PushOptions = {},
): Promise<PushReport> {
  const started = Date.now();
  const { replicas = DEFAULT_REPLICAS, onProgress } = options;
  const version = identifyVersion(file);
  const before = await beginPush(search, version, corpus.manifest.name, options);
  const documents = openCaseDocuments(corpus);
  const writer = createBulkWriter(search);
  const push: RunningPush = { search, version, corpus, documents, writer, options };
  const cases = documents.count;
  let { totals } = before;
  let removedCases = 0;
  if (!before.isComplete) {
    totals = await pushCases(push, before);
    onProgress?.({ phase: "rest", cases, of: cases });
    totals = addTotals(totals, await pushGroups(push, before.base !== null));
    if (before.base !== null) removedCases = await deleteFormerDocuments(push, totals);
  }
  onProgress?.({ phase: "verify", cases, of: cases });
  await verifyIndices(search, totals);
  await writeCheckpoint(search, version, { ...before, cases, totals, isComplete: true });
  onProgress?.({ phase: "switch", cases, of: cases });
  await publishVersion(search, version, replicas);
  const all = Object.values(totals);
  return {
    version,
    base: before.base,
    cases,
    changedCases: totals[buildIndexName(search.prefix, "cases", version)]?.sent ?? 0,
    removedCases,
    resumedAt: before.cases,
    documents: all.reduce((sum, one) => sum + one.documents, 0),
    sentDocuments: all.reduce((sum, one) => sum + one.sent, 0),
    bytes: writer.written,
    milliseconds: Date.now() - started,
  };
}

/** Creates the indices of a version, or finds those of an interrupted push; returns how far it is. */
async function beginPush(search: OpenSearch, version: string, name: string, options: PushOptions): Promise<Checkpoint> {
  const { shards = DEFAULT_SHARDS, replicas = DEFAULT_REPLICAS, full = false } = options;
  const settings = { shards, replicas };
  await createStateIndex(search, version, settings);
  let state = await readCheckpoint(search, version);
  if (full && state?.isComplete === false && state.base !== null) {
    await deleteIndices(search, version);
    state = null;
  }
  if (state === null) {
    const kind = { format: INDEX_FORMAT, shards, name };
    const base = full ? null : await findBaseVersion(search, kind);
    state = { cases: 0, totals: {}, isComplete: false, base, ...kind };
    // Kept before the first copy: the push that continues must know what the indices contain.
    await writeCheckpoint(search, version, state);
  }
  if (!state.isComplete) await createIndices(search, version, state.base, settings);
  return state;
}

/** Bytes at the end of a corpus file that identify it: they contain the checksums of all others. */
const IDENTIFYING_BYTES = 1 << 20;

/** Names the version of a corpus by its contents. */
function identifyVersion(file: CorpusFile): string {
  const length = Math.min(file.size, IDENTIFYING_BYTES);
  const end = file.read(file.size - length, length);
  return createHash("sha256").update(INDEX_FORMAT).update(String(file.size)).update(end).digest("hex").slice(0, 16);
}
