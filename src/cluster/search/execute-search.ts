import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { CaseFilter, FacetCounts } from "../../corpus/port/case-search.ts";
import { EngineError } from "../../errors.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { type ClusterRequest, createUnavailableError, type OpenSearch, RefusedError } from "../opensearch/client.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import type { CaseGroup } from "../rows/case-groups.ts";
import { addHit, type CaseHit, requestGroups } from "../rows/case-rows.ts";
import { buildFilterQueries, joinByAnd } from "./filter-query.ts";
import type { BoundQuery } from "./score-bounds.ts";
import type { ClusterQuery } from "./text-query.ts";

/** Cases that match, best first as the cluster ranks them. */
export interface ClusterMatches {
  readonly total: number;
  /** Ordinals of the first ones. */
  readonly first: readonly number[];
  /** Bound of the scores of all that come after the first ones, in millionths; 0 if they have none. */
  readonly restBound: number;
  readonly facets?: FacetCounts;
}

/** What to return of the matches of a query. */
export interface MatchRequest {
  readonly query: ClusterQuery;
  readonly filter: CaseFilter;
  /** Number of matches to return. Default none. */
  readonly size?: number;
  /** Builds the query whose scores order the matches. Default: by cluster id. */
  readonly rankBy?: BoundQuery | undefined;
  readonly facets?: boolean;
  /** Groups of rows that are read of each match that is returned, in the same request. Default none. */
  readonly load?: readonly CaseGroup["kind"][];
}

interface Bucket<Key> {
  readonly key: Key;
  readonly doc_count: number;
}

interface Buckets<Key> {
  readonly buckets: readonly Bucket<Key>[];
}

interface SearchAnswer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly (Pick<CaseHit, "_source" | "fields"> & { readonly sort: readonly number[] })[];
  };
  /** A facet without values is absent. */
  readonly aggregations?: {
    readonly courts?: Buckets<string>;
    readonly years?: Buckets<number>;
    readonly judges?: Buckets<string>;
    readonly freshness?: Buckets<Freshness>;
  };
}

/** Values of one facet: more than there are courts, years or judges of one corpus. */
const MAX_VALUES = 50_000;
const FACETS = {
  courts: { terms: { field: "court", size: MAX_VALUES } },
  years: { terms: { field: "year", size: MAX_VALUES } },
  judges: { terms: { field: "judges", size: MAX_VALUES } },
  freshness: { terms: { field: "freshness", size: 100 } },
};
/** The order of our ranker, as far as the bounds are its scores. */
const BEST_FIRST = [{ _score: "desc" }, { cites: "desc" }, { cluster: "asc" }];
/** Parts of an answer without documents. */
const ONLY_ORDER = "hits.total.value,hits.hits.sort,aggregations.*.buckets.key,aggregations.*.buckets.doc_count";
/** Matches that the cluster returns of one query. */
export const MAX_MATCHES = 10_000;

/** Runs a query on all shards. @throws EngineError `corpus_unavailable` if a shard does not answer */
export async function findMatches(context: ClusterContext, request: MatchRequest): Promise<ClusterMatches> {
  const { search, version, file, database, index } = context;
  const { query, filter, size = 0, rankBy, facets = false, load = [] } = request;
  const matching = joinByAnd([query, ...buildFilterQueries(filter, file.file.manifest.name)]);
  const answer = await sendSearch(search, {
    method: "POST",
    path: `/${buildIndexName(search.prefix, "cases", version)}/_search`,
    query: {
      // A shard that is lost makes the search fail: a total is never smaller than it should be.
      allow_partial_search_results: false,
      request_cache: false,
      ...(load.length === 0 && { filter_path: ONLY_ORDER }),
    },
    body: {
      size: Math.min(size, MAX_MATCHES),
      track_total_hits: true,
      ...requestGroups(load),
      query: size > 0 && rankBy ? rankBy(matching) : matching,
      ...(size > 0 && { sort: rankBy ? BEST_FIRST : ["cluster"] }),
      ...(facets && { aggs: FACETS }),
    },
  });
  const { total, hits = [] } = answer.hits;
  const ids = hits.map(({ sort }) => sort.at(-1)!);
  const first = ids.map((id) => findOrdinal(index.columns.clusterIds, id));
  if (load.length > 0) {
    const added = hits.map((hit, at) => addHit(database.cache, { ...hit, _id: String(ids[at]) }, load));
    context.readAhead.count(
      load.length * hits.length,
      added.reduce((sum, groups) => sum + groups, 0),
    );
  }
  return {
    total: total.value,
    first,
    restBound: rankBy && hits.length < total.value ? (hits.at(-1)?.sort[0] ?? 0) : 0,
    ...(facets && { facets: toFacets(answer.aggregations ?? {}) }),
  };
}

/** Names that OpenSearch has for a query with more parts than it allows. */
const TOO_LARGE = /too_many|TooManyClauses|too many/i;

async function sendSearch(search: OpenSearch, request: ClusterRequest): Promise<SearchAnswer> {
  try {
    return await search.send<SearchAnswer>(request);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (!TOO_LARGE.test(error.message)) throw createUnavailableError(error.message, error);
    const message =
      "This query has too many parts for the search cluster: ask for less at once, or with longer prefixes.";
    throw new EngineError("query_syntax", message, { offset: 0 }, error);
  }
}

function toFacets({ courts, years, judges, freshness }: NonNullable<SearchAnswer["aggregations"]>): FacetCounts {
  return { courts: toMap(courts), years: toMap(years), judges: toMap(judges), freshness: toMap(freshness) };
}

function toMap<Key>(counts: Buckets<Key> | undefined): Map<Key, number> {
  return new Map((counts?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]));
}
