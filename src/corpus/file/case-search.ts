import { mapInSlices, runInSlices } from "../../async/run-in-slices.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { countMembers, createCaseSet, isMember, listMembers, mergeInto } from "../../search/case-set.ts";
import { countFacets } from "../../search/count-facets.ts";
import type { CaseSearchHit, RankedCasePage as RankedPage } from "../../search/search-page.ts";
import { findNearestWord } from "../../search/vocabulary/nearest-word.ts";
import type {
  CaseFilter,
  CaseHit,
  CaseScoreParts,
  CaseSearch,
  CaseSearchPage,
  CaseSearchRequest,
  FacetCounts,
  MatchList,
  SearchPageRequest,
  SimilarCasesPage,
  SimilarCasesQuery,
} from "../port/case-search.ts";
import { readCaseOfOrdinal } from "./case-data.ts";
import { selectAdmitted, toCaseFilters } from "./case-filter.ts";
import { expandPlan } from "./expansion/expand-plan.ts";
import type { FileContext } from "./file-context.ts";
import { findCasesByName } from "./named-cases.ts";

/** Maximum number of plans that are kept for further pages of their results, and of UTF-16 code units of their keys. */
const MAX_KEPT_EXPANSIONS = 64;
const MAX_KEY_CHARS = 2000;

/** Searches the cases of a corpus file. */
export function createCaseSearch(context: FileContext): CaseSearch {
  const { searcher } = context;
  const { index } = searcher;
  const expansions = new Map<string, Plan>();
  return {
    planQuery: async (query, filter) => {
      const plan = searcher.plan(query);
      if (filter === undefined || plan.kind !== "natural" || query.kind !== "natural") return plan;
      const key = JSON.stringify([query.text, filter]);
      const known = expansions.get(key) ?? expandPlan(context, plan, query.text, filter);
      if (expansions.size >= MAX_KEPT_EXPANSIONS) expansions.clear();
      if (key.length <= MAX_KEY_CHARS) expansions.set(key, known);
      return known;
    },
    search: (request) => search(context, request),
    findSimilar: (query) => findSimilar(context, query),
    rankMatches: async (plan, filter, limit) =>
      searcher
        .search({ plan, filters: toCaseFilters(context, filter), pageSize: limit })
        .hits.map((hit) => hit.clusterId),
    listMatches: async (plan, filter, limit) => listMatches(context, plan, filter, limit),
    countUnion: async (plans, filter, clusterIds) => countUnion(context, plans, filter, clusterIds),
    countMatches: (conditions) =>
      mapInSlices(conditions, (condition) => {
        const { estimate, cases } = searcher.cases(condition);
        return { estimate, cases: countMembers(cases) };
      }),
    selectMatching: (plans, clusterIds) =>
      mapInSlices(plans, (plan) => {
        const set = searcher.matchPlan(plan);
        return new Set(clusterIds.filter((clusterId) => hasCase(context, set, clusterId)));
      }),
    selectAdmitted: async (filter, clusterIds) => selectAdmitted(context, filter, clusterIds),
    explainScores: (plan, clusterIds) => runInSlices(explainScores(context, plan, clusterIds)),
    readTermStatistics: async (terms) => ({
      cases: index.columns.count,
      documentFrequencies: terms.map((term) => searcher.statistics.documentFrequency(term)),
    }),
    findCasesByName: async (text, filter) => findCasesByName(context, text, filter),
    findNearestWords: async (words) => words.map((word) => findNearestWord(index, word)),
  };
}

function* explainScores(
  { searcher, toOrdinal }: FileContext,
  plan: Plan,
  clusterIds: readonly number[],
): Generator<void, CaseScoreParts[]> {
  const parts: CaseScoreParts[] = [];
  for (const clusterId of clusterIds) {
    parts.push(yield* searcher.explainScoreInSlices(plan, toOrdinal(clusterId)));
    yield;
  }
  return parts;
}

async function search(context: FileContext, request: CaseSearchRequest): Promise<CaseSearchPage> {
  const { searcher } = context;
  const { plan, filter = {}, facets = false } = request;
  const filters = toCaseFilters(context, filter);
  const found = await runInSlices(searcher.searchInSlices({ plan, filters, ...toIndexPage(context, request) }));
  return { ...(await readPage(context, found)), ...(facets && { facets: countAllFacets(context, found) }) };
}

async function findSimilar(context: FileContext, query: SimilarCasesQuery): Promise<SimilarCasesPage | null> {
  const { searcher, texts, toOrdinal } = context;
  const except = "likeCase" in query ? toOrdinal(query.likeCase) : undefined;
  if (except !== undefined && except < 0) return null;
  const finding = searcher.findSimilarInSlices({
    text: "likeCase" in query ? texts.readWhole(query.likeCase) : query.text,
    exceptOrdinal: except,
    filters: toCaseFilters(context, query.filter ?? {}),
    ...toIndexPage(context, query),
  });
  const found = await runInSlices(finding);
  return { ...(await readPage(context, found)), plan: found.plan };
}

function toIndexPage({ texts }: FileContext, { page, pageSize, snippets = false, passages = 0 }: SearchPageRequest) {
  const opinionStarts = (clusterId: number) => texts.listParts(clusterId).map(({ start }) => start);
  return {
    ...(page !== undefined && { page }),
    ...(pageSize !== undefined && { pageSize }),
    ...(snippets && { readText: texts.readSlice }),
    ...(snippets && passages > 0 && { passages: { count: passages, opinionStarts } }),
  };
}

async function readPage(context: FileContext, { total, hits, isRelaxed }: RankedPage): Promise<CaseSearchPage> {
  return { total, hits: await mapInSlices(hits, (hit) => toCaseHit(context, hit)), ...(isRelaxed && { isRelaxed }) };
}

function toCaseHit(context: FileContext, { ordinal, score, snippet, passages }: CaseSearchHit): CaseHit {
  return { case: readCaseOfOrdinal(context, ordinal), score, snippet, passages };
}

function countAllFacets({ searcher, judges, membership }: FileContext, { matches }: RankedPage): FacetCounts {
  return {
    ...countFacets(searcher.index.columns, matches),
    judges: judges().countCases(matches),
    ...(membership && { corpora: membership.countCases(matches) }),
  };
}

function listMatches(context: FileContext, plan: Plan, filter: CaseFilter, limit: number): MatchList {
  const { searcher } = context;
  const { clusterIds, freshness } = searcher.index.columns;
  const set = searcher.matchPlan(plan, toCaseFilters(context, filter));
  const total = countMembers(set);
  if (total > limit) return { total, matches: [] };
  const matches = Array.from(listMembers(set, total), (ordinal) => ({
    clusterId: clusterIds[ordinal]!,
    freshness: decodeFreshness(freshness[ordinal]!),
  }));
  return { total, matches };
}

function countUnion(
  context: FileContext,
  plans: readonly Plan[],
  filter: CaseFilter,
  clusterIds: readonly number[],
): number {
  const { searcher, toOrdinal } = context;
  const known = clusterIds.map(toOrdinal).filter((ordinal) => ordinal >= 0);
  const all = createCaseSet(searcher.index.columns.count, known);
  const filters = toCaseFilters(context, filter);
  for (const plan of plans) mergeInto(all, searcher.matchPlan(plan, filters));
  return countMembers(all);
}

function hasCase({ toOrdinal }: FileContext, set: RankedPage["matches"], clusterId: number): boolean {
  const ordinal = toOrdinal(clusterId);
  return ordinal >= 0 && isMember(set, ordinal);
}
