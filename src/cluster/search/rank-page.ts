import { readCaseOfOrdinal } from "../../corpus/file/case-data.ts";
import type { CaseSearchPage, SearchPageRequest } from "../../corpus/port/case-search.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { createCaseSet } from "../../search/case-set.ts";
import type { MatchedCases } from "../../search/matchers/execute-boolean.ts";
import { RERANK_DEPTH } from "../../search/ranking/ranker.ts";
import { SCORE_SCALE } from "../../search/ranking/top-cases.ts";
import { buildSearchPage, type CaseSearchHit, openProximity, type PageRequest } from "../../search/search-page.ts";
import type { ClusterContext } from "../cluster-context.ts";
import type { CaseGroup } from "../rows/case-groups.ts";
import { MAX_MATCHES } from "./execute-search.ts";
import { decideFilters, matchCandidates } from "./rank-candidates.ts";
import { type PlanMatches, type PlanRequest, runPlan } from "./run-plan.ts";

/** Matches that are read beyond those of the page, and how many more if they do not suffice. */
const MORE_CANDIDATES = 2;
const GROWTH = 4;
/** Matches whose texts are read with them, although not all of them are shown. */
const MAX_TEXTS = 32;
/** Scores that differ by this many millionths are equal: the cluster adds numbers of single precision. */
const TOLERANCE = 1;

/** A page of the matches of a plan. */
export interface RankedPlan {
  readonly found: PlanMatches;
  readonly hits: readonly CaseSearchHit[];
}

/** What to return of a ranked plan. */
export type RankRequest = SearchPageRequest & Omit<PlanRequest, "filter" | "size">;

/**
 * Finds the matches of a plan, and ranks them: reads those of the greatest bounds until no other one can be among the first.
 */
export async function rankPlan(context: ClusterContext, plan: Plan, request: RankRequest): Promise<RankedPlan> {
  const { page = 1, pageSize = 20 } = request;
  const { file, index, ranker } = context;
  const { found, hits, matched } = await rankEnough(context, plan, request, page * pageSize);
  if (!request.snippets || hits.length === 0) return { found, hits };
  await context.load(hits.flatMap(({ clusterId }) => [`record=${clusterId}`, `text=${clusterId}`]));
  const shown = await context.run(() => {
    const set = createCaseSet(
      index.columns.count,
      hits.map(({ ordinal }) => ordinal),
    );
    const own = { ...matched, set, size: hits.length };
    const options = { pageSize: hits.length, ...toExcerpts(file, request.passages ?? 0) };
    return buildSearchPage(context.openSession(), ranker, plan, own, options).hits;
  });
  const excerpts = new Map(shown.map(({ ordinal, snippet, passages }) => [ordinal, { snippet, passages }]));
  return { found, hits: hits.map((hit) => ({ ...hit, ...excerpts.get(hit.ordinal) })) };
}

interface RankedCandidates extends RankedPlan {
  readonly matched: MatchedCases;
}

async function rankEnough(
  context: ClusterContext,
  plan: Plan,
  request: RankRequest,
  limit: number,
): Promise<RankedCandidates> {
  const { filter = {}, page = 1, pageSize = 20, facets, minWeightShare, except } = request;
  const hasProximity = plan.kind === "natural" && plan.terms.length > 1;
  const depth = hasProximity ? Math.max(limit, RERANK_DEPTH) : limit;
  const first = depth + MORE_CANDIDATES;
  for (let size = first; ; size *= GROWTH) {
    const load = size > first ? [] : context.readAhead.choose(listGroups(size, request));
    const found = await runPlan(context, plan, { filter, size, facets, minWeightShare, except, load });
    const missing = await loadCandidates(context, found.first, request);
    if (load.length === 0) context.readAhead.count(found.first.length, missing);
    const decided = await decideFilters(context, plan, found.first);
    const ranked = await context.run(() => {
      const session = context.openSession(decided);
      const matched = matchCandidates(session, plan, found.first, found.total, found.isRelaxed);
      const { hits } = buildSearchPage(session, context.ranker, plan, matched, { page, pageSize });
      const isEnough =
        found.first.length >= found.total || readLast(context, plan, matched, depth) >= found.restBound - TOLERANCE;
      return { found, hits, matched, isEnough };
    });
    if (ranked.isEnough || size >= MAX_MATCHES) return ranked;
  }
}

/** Returns the groups of rows that are read with the matches: of many, only their words. */
function listGroups(size: number, { snippets }: RankRequest): readonly CaseGroup["kind"][] {
  if (!snippets) return ["words"];
  return size > MAX_TEXTS ? ["words"] : ["record", "text", "words"];
}

/** Returns the score of the last case of the first `depth`, before distances between words count, in millionths. */
function readLast(context: ClusterContext, plan: Plan, matched: MatchedCases, depth: number): number {
  const session = context.openSession();
  const ranked = openProximity(session, plan, matched)
    ? context.ranker.rank(matched, depth)
    : buildSearchPage(session, context.ranker, plan, matched, { pageSize: depth }).hits;
  return ranked.length < depth ? 0 : SCORE_SCALE * ranked[depth - 1]!.score;
}

/**
 * Reads the words of candidates, and what a page shows of those that will probably be on it; returns the number of those
 * whose words were not in memory.
 */
async function loadCandidates(context: ClusterContext, first: readonly number[], request: RankRequest) {
  const { page = 1, pageSize = 20, snippets } = request;
  const { clusterIds } = context.index.columns;
  const words = first.map((ordinal) => `words=${clusterIds[ordinal]}`);
  const shown = snippets ? first.slice((page - 1) * pageSize, page * pageSize) : [];
  const groups = [...words, ...shown.flatMap((at) => [`record=${clusterIds[at]}`, `text=${clusterIds[at]}`])];
  const missing = words.filter((group) => !context.database.cache.has(group)).length;
  await context.load(groups);
  return missing;
}

function toExcerpts({ texts }: ClusterContext["file"], passages: number): Pick<PageRequest, "readText" | "passages"> {
  const opinionStarts = (clusterId: number) => texts.listParts(clusterId).map(({ start }) => start);
  return { readText: texts.readSlice, ...(passages > 0 && { passages: { count: passages, opinionStarts } }) };
}

/** Reads the cases of a ranked page. */
export async function readPage(context: ClusterContext, { found, hits }: RankedPlan): Promise<CaseSearchPage> {
  const { total, isRelaxed, facets } = found;
  await context.load(hits.map(({ clusterId }) => `record=${clusterId}`));
  const cases = await context.run(() => hits.map(({ ordinal }) => readCaseOfOrdinal(context.file, ordinal)));
  return {
    total,
    hits: hits.map(({ score, snippet, passages }, at) => ({ case: cases[at]!, score, snippet, passages })),
    ...(isRelaxed && { isRelaxed }),
    ...(facets && { facets }),
  };
}
