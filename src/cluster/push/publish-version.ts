import { EngineError } from "../../errors.ts";
import type { OpenSearch } from "../opensearch/client.ts";
import { buildAliasName, buildIndexName, INDEX_KINDS, parseVersion } from "../opensearch/index-names.ts";
import type { PushTotals } from "./bulk-lines.ts";

interface CountAnswer {
  readonly hits: { readonly total: { readonly value: number } };
  readonly aggregations: { readonly checksum: { readonly value: number } };
}

/** Compares the cluster's documents with those that were written. @throws EngineError `corpus_unavailable` */
export async function verifyIndices(search: OpenSearch, totals: PushTotals): Promise<void> {
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
    const message = `The index ${index} has ${found} documents instead of ${documents}, or others than were written. Delete it and push again, or push with --full.`;
    throw new EngineError("corpus_unavailable", message);
  }
}

/** Copies the indices to their replicas and lets the alias point to them, in one step. */
export async function publishVersion(search: OpenSearch, version: string, replicas: number): Promise<void> {
  const own = INDEX_KINDS.map((kind) => buildIndexName(search.prefix, kind, version)).join(",");
  // Replicas copy files; what is in no file yet would be sent to them document by document.
  await search.send({ method: "POST", path: `/${own}/_flush`, timeoutMs: 120_000 });
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
