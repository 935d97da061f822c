import { readCurrentVersion } from "../cluster-status.ts";
import { type OpenSearch, RefusedError } from "../opensearch/client.ts";
import { buildIndexName, INDEX_KINDS, type IndexKind } from "../opensearch/index-names.ts";
import { buildIndexBody, type ShardSettings } from "../opensearch/mappings.ts";
import { readCheckpoint, type VersionKind } from "./checkpoint.ts";

/** The index that is never copied: it has the state of its push. */
const OWN_KIND: IndexKind = "meta";
const COPIED_KINDS = INDEX_KINDS.filter((kind) => kind !== OWN_KIND);
const TIMEOUT_MS = 120_000;

/** Returns the version that is served if the next one can begin as a copy of it; `null` if not. */
export async function findBaseVersion(search: OpenSearch, next: VersionKind): Promise<string | null> {
  const current = await readCurrentVersion(search);
  const state = current === null ? null : await readCheckpoint(search, current);
  const isAlike = state?.format === next.format && state.shards === next.shards && state.name === next.name;
  return state?.isComplete && isAlike ? current : null;
}

/** Creates the index that has the state of a push. */
export async function createStateIndex(search: OpenSearch, version: string, settings: ShardSettings): Promise<void> {
  await createIndex(search, OWN_KIND, version, settings);
}

/** Creates the other indices of a version; those that exist remain. @param base version that they are copied from */
export async function createIndices(
  search: OpenSearch,
  version: string,
  base: string | null,
  settings: ShardSettings,
): Promise<void> {
  await Promise.all(
    COPIED_KINDS.map((kind) =>
      base === null ? createIndex(search, kind, version, settings) : copyIndex(search, kind, version, base),
    ),
  );
  const names = INDEX_KINDS.map((kind) => buildIndexName(search.prefix, kind, version)).join(",");
  // Documents that an interrupted push has written are found from here on.
  await search.send({ method: "POST", path: `/${names}/_refresh`, timeoutMs: TIMEOUT_MS });
}

/** Deletes the indices that a push had begun to change, so that it begins with empty ones. */
export async function deleteIndices(search: OpenSearch, version: string): Promise<void> {
  const names = COPIED_KINDS.map((kind) => buildIndexName(search.prefix, kind, version)).join(",");
  await search.send({
    method: "DELETE",
    path: `/${names}`,
    query: { ignore_unavailable: true },
    timeoutMs: TIMEOUT_MS,
  });
}

async function createIndex(search: OpenSearch, kind: IndexKind, version: string, settings: ShardSettings) {
  const path = `/${buildIndexName(search.prefix, kind, version)}`;
  const body = buildIndexBody(kind, settings);
  await unlessItExists(search.send({ method: "PUT", path, body, timeoutMs: TIMEOUT_MS }));
}

/** Copies an index by links to its files: it takes no space until its documents change. Nothing writes the former version. */
async function copyIndex(search: OpenSearch, kind: IndexKind, version: string, base: string): Promise<void> {
  const from = buildIndexName(search.prefix, kind, base);
  const to = buildIndexName(search.prefix, kind, version);
  await search.send({ method: "PUT", path: `/${from}/_settings`, body: { index: { "blocks.write": true } } });
  const settings = {
    "index.number_of_replicas": 0,
    "index.blocks.write": false,
    "index.translog.durability": "async",
  };
  await unlessItExists(
    search.send({ method: "POST", path: `/${from}/_clone/${to}`, body: { settings }, timeoutMs: TIMEOUT_MS }),
  );
  await search.send({
    method: "GET",
    path: `/_cluster/health/${to}`,
    query: { wait_for_status: "yellow", timeout: "100s" },
    timeoutMs: TIMEOUT_MS,
  });
}

async function unlessItExists(created: Promise<unknown>): Promise<void> {
  try {
    await created;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.type !== "resource_already_exists_exception") throw error;
  }
}
