import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { OpenSearch } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import type { PushTotals } from "./bulk-lines.ts";
import { iterateGroupDocuments } from "./push-groups.ts";
import type { RunningPush } from "./running-push.ts";

interface IdPage {
  readonly _scroll_id?: string;
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly { readonly _id: string }[] };
}

const IDS_PER_PAGE = 10_000;
const IDS_PER_DELETION = 1000;
const TIMEOUT_MS = 120_000;
const IS_PUSHED = { exists: { field: "check" } };

/**
 * Deletes the documents of the former version that a corpus no longer has; returns how many cases were among them. Indices
 * that have as many documents as the corpus are not read.
 */
export async function deleteFormerDocuments(push: RunningPush, totals: PushTotals): Promise<number> {
  const { search, version, documents } = push;
  const cases = buildIndexName(search.prefix, "cases", version);
  let groups: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  let removed = 0;
  for (const [index, own] of Object.entries(totals)) {
    await search.send({ method: "POST", path: `/${index}/_refresh`, timeoutMs: TIMEOUT_MS });
    if ((await countDocuments(search, index)) <= own.documents) continue;
    if (index !== cases) groups ??= listGroupIds(push);
    const has = (id: string) =>
      index === cases ? findOrdinal(documents.clusterIds, Number(id)) >= 0 : groups!.get(index)?.has(id) === true;
    const deleted = await deleteOthers(search, index, has);
    if (index === cases) removed = deleted;
  }
  return removed;
}

async function countDocuments(search: OpenSearch, index: string): Promise<number> {
  const body = { size: 0, track_total_hits: true, query: IS_PUSHED };
  const answer = await search.send<IdPage>({ method: "POST", path: `/${index}/_search`, body, timeoutMs: TIMEOUT_MS });
  return answer.hits.total!.value;
}

function listGroupIds(push: RunningPush): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { index, id } of iterateGroupDocuments(push)) {
    const own = ids.get(index);
    if (own) own.add(id);
    else ids.set(index, new Set([id]));
  }
  return ids;
}

async function deleteOthers(search: OpenSearch, index: string, has: (id: string) => boolean): Promise<number> {
  const others: string[] = [];
  for await (const ids of scrollIds(search, index)) others.push(...ids.filter((id) => !has(id)));
  for (let at = 0; at < others.length; at += IDS_PER_DELETION) {
    await search.send({
      method: "POST",
      path: `/${index}/_delete_by_query`,
      query: { refresh: true },
      body: { query: { ids: { values: others.slice(at, at + IDS_PER_DELETION) } } },
      timeoutMs: TIMEOUT_MS,
    });
  }
  return others.length;
}

async function* scrollIds(search: OpenSearch, index: string): AsyncGenerator<string[]> {
  let page = await search.send<IdPage>({
    method: "POST",
    path: `/${index}/_search`,
    query: { scroll: "2m", allow_partial_search_results: false },
    body: { size: IDS_PER_PAGE, query: IS_PUSHED, _source: false, sort: ["_doc"] },
    timeoutMs: TIMEOUT_MS,
  });
  while (page.hits.hits.length > 0) {
    yield page.hits.hits.map(({ _id }) => _id);
    const body = { scroll: "2m", scroll_id: page._scroll_id };
    page = await search.send<IdPage>({ method: "POST", path: "/_search/scroll", body, timeoutMs: TIMEOUT_MS });
  }
  await search.send({ method: "DELETE", path: "/_search/scroll", body: { scroll_id: page._scroll_id } });
}
