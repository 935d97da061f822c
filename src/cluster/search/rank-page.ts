import { readCaseOfOrdinal } from "../../corpus/file/case-data.ts";
import type { CaseSearchPage, SearchPageRequest } from "../../corpus/port/case-search.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { createCaseSet } from "../../search/case-set.ts";
import { buildSearchPage, type CaseSearchHit, type PageRequest } from "../../search/search-page.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { isScoredCoarsely, matchCandidates } from "./rank-candidates.ts";
import { type PlanMatches, type PlanRequest, runPlan } from "./run-plan.ts";

/** Matches that our ranker ranks again, at least, and beyond the requested page. */
const MIN_CANDIDATES = 120;
const MORE_CANDIDATES = 60;
/** The same for plans that the cluster scores coarsely. */
const MIN_COARSE_CANDIDATES = 1500;

/** A page of the matches of a plan. */
export interface RankedPlan {
  readonly found: PlanMatches;
  readonly hits: readonly CaseSearchHit[];
}

/** What to return of a ranked plan. */
export type RankRequest = SearchPageRequest & Omit<PlanRequest, "filter" | "size">;

/** Finds the matches of a plan, and ranks the first of them. */
export async function rankPlan(context: ClusterContext, plan: Plan, request: RankRequest): Promise<RankedPlan> {
  const { filter = {}, page = 1, pageSize = 20, facets, minWeightShare, except } = request;
  const { file, index, ranker } = context;
  const least = isScoredCoarsely(plan) ? MIN_COARSE_CANDIDATES : MIN_CANDIDATES;
  const size = Math.max(least, page * pageSize + MORE_CANDIDATES);
  const found = await runPlan(context, plan, { filter, size, facets, minWeightShare, except });
  const { clusterIds } = index.columns;
  await context.load(found.first.map((ordinal) => `words=${clusterIds[ordinal]}`));
  const { hits, matched } = await context.run(() => {
    const session = context.openSession();
    const matched = matchCandidates(session, plan, found.first, found.total, found.isRelaxed);
    const { hits } = buildSearchPage(session, ranker, plan, matched, { page, pageSize });
    return { hits, matched };
  });
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
