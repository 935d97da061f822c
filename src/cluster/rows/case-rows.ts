import { createUnavailableError, type OpenSearch } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import { type CaseGroup, PACKED_GROUPS, toPackedField } from "./case-groups.ts";
import type { RowCache } from "./row-cache.ts";
import { decodeRows, unpackRows } from "./row-group.ts";

/** One version of a corpus, and what was read of it. */
export interface RowSource {
  readonly search: OpenSearch;
  readonly version: string;
  readonly cache: RowCache;
}

/** First part of the id of the group of the cases that carry a citation. */
export const CITATION = "citation=";

/** The document of a case in an answer of the cluster. */
export interface CaseHit {
  readonly _id: string;
  readonly _source?: { readonly rows?: string };
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** The part of a search that makes its hits contain groups of their cases. */
export interface GroupsOfHits {
  readonly _source: boolean;
  readonly docvalue_fields?: readonly string[];
}

type Kind = CaseGroup["kind"];

interface SearchAnswer {
  readonly error?: unknown;
  readonly hits?: { readonly hits: readonly CaseHit[] };
}

/** Cases, or citations, of one search. */
const MAX_CASES = 1000;
const MAX_KEYS = 500;
/** Cases that carry any of the citations of one search. */
const MAX_CITED_CASES = 10_000;

/** Returns what a search must ask for so that its hits contain some kinds of groups. */
export function requestGroups(kinds: readonly Kind[]): GroupsOfHits {
  const packed = PACKED_GROUPS.filter((kind) => kinds.includes(kind)).map(toPackedField);
  return { _source: kinds.includes("record"), ...(packed.length > 0 && { docvalue_fields: packed }) };
}

/** Adds some kinds of groups of the case of a hit to a cache; returns how many were not there. */
export function addHit(cache: RowCache, { _id, _source, fields }: CaseHit, kinds: readonly Kind[]): number {
  let added = 0;
  for (const kind of kinds) {
    const group = `${kind}=${_id}`;
    if (cache.has(group)) continue;
    added++;
    if (kind === "record") {
      cache.add(group, _source?.rows === undefined ? [] : unpackRows(_source.rows));
      continue;
    }
    const packed = fields?.[toPackedField(kind)]?.[0];
    cache.add(group, packed === undefined ? [] : decodeRows(Buffer.from(packed, "base64")));
  }
  return added;
}

/** Reads groups of cases. Those that need the same kinds are one search; all searches are one request. */
export async function loadCaseGroups(source: RowSource, groups: readonly CaseGroup[]): Promise<void> {
  const byCase = new Map<string, Kind[]>();
  for (const { kind, id } of groups) {
    const own = byCase.get(id);
    if (own) own.push(kind);
    else byCase.set(id, [kind]);
  }
  for (const kinds of byCase.values()) addRelated(kinds);
  const searches = new Map<string, { kinds: readonly Kind[]; ids: string[] }>();
  for (const [id, kinds] of byCase) {
    const key = kinds.sort().join();
    const own = searches.get(key);
    if (own && own.ids.length < MAX_CASES) own.ids.push(id);
    else searches.set(own ? `${key} ${searches.size}` : key, { kinds, ids: [id] });
  }
  const all = [...searches.values()];
  const found = await sendSearches(
    source,
    all.map(({ kinds, ids }) => ({ size: ids.length, query: { ids: { values: ids } }, ...requestGroups(kinds) })),
  );
  all.forEach(({ kinds, ids }, at) => {
    for (const hit of found[at]!) addHit(source.cache, hit, kinds);
    // A case that does not exist has empty groups.
    for (const id of ids) {
      for (const kind of kinds) source.cache.add(`${kind}=${id}`, []);
    }
  });
}

/** Groups that are small and of which a call about citations needs all, one after the other: they are read together. */
const RELATED: readonly Kind[] = ["record", "edges", "edge_texts"];

function addRelated(kinds: Kind[]): void {
  if (!kinds.every((kind) => RELATED.includes(kind))) return;
  for (const kind of RELATED) if (!kinds.includes(kind)) kinds.push(kind);
}

/** Reads the cases that carry citations, with their records. */
export async function loadCitations(source: RowSource, keys: readonly string[]): Promise<void> {
  const batches: string[][] = [];
  for (let at = 0; at < keys.length; at += MAX_KEYS) batches.push(keys.slice(at, at + MAX_KEYS));
  const found = await sendSearches(
    source,
    batches.map((batch) => ({
      size: MAX_CITED_CASES,
      query: { terms: { keys: batch } },
      ...requestGroups(["record"]),
    })),
  );
  const rows = new Map(keys.map((key) => [key, [] as ReturnType<typeof unpackRows>]));
  for (const hit of found.flat()) {
    addHit(source.cache, hit, ["record"]);
    for (const row of unpackRows(hit._source?.rows ?? "[]"))
      if (row[0] === "citation") rows.get(String(row[1][0]))?.push(row);
  }
  for (const [key, own] of rows) source.cache.add(`${CITATION}${key}`, own);
}

async function sendSearches(
  { search, version }: RowSource,
  bodies: readonly object[],
): Promise<(readonly CaseHit[])[]> {
  if (bodies.length === 0) return [];
  const index = buildIndexName(search.prefix, "cases", version);
  const toBody = (body: object) => ({ track_total_hits: false, sort: ["_doc"], ...body });
  if (bodies.length === 1) {
    const answer = await search.send<SearchAnswer>({
      method: "POST",
      path: `/${index}/_search`,
      query: { allow_partial_search_results: false },
      body: toBody(bodies[0]!),
    });
    return [answer.hits!.hits];
  }
  const head = JSON.stringify({ index, allow_partial_search_results: false });
  const { responses } = await search.send<{ readonly responses: readonly SearchAnswer[] }>({
    method: "POST",
    path: "/_msearch",
    body: bodies.map((body) => `${head}\n${JSON.stringify(toBody(body))}\n`).join(""),
  });
  return responses.map(({ error, hits }) => {
    if (hits === undefined) throw createUnavailableError("a part of the corpus cannot be read", error);
    return hits.hits;
  });
}
