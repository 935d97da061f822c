import { runWhole } from "../async/run-whole.ts";
import type { Query } from "../query/ast.ts";
import type { EvidencePlan, Plan, PlanStatistics } from "../query/plan/plan.ts";
import type { PostingReader } from "../store/postings/posting-tables.ts";
import { splitWords } from "../text/words.ts";
import { type CaseIndex, openCaseIndex } from "./case-index.ts";
import type { CaseLookup } from "./case-lookup.ts";
import { type CaseSet, countMembers, createCaseSet, subtract } from "./case-set.ts";
import { executePlan, findAdmittedCases } from "./execute-plan.ts";
import type { CaseFilters } from "./filter-cases.ts";
import { executeNatural } from "./matchers/execute-natural.ts";
import { countCasesOfTerm } from "./matchers/terms/term-matcher.ts";
import { planCaseQuery } from "./plan-query.ts";
import { QueryBudget, UNLIMITED_BUDGET } from "./query-budget.ts";
import { QuerySession } from "./query-session.ts";
import { Ranker, type ScoreComponents } from "./ranking/ranker.ts";
import { findSignificantPairs } from "./ranking/significant-pairs.ts";
import { findSignificantTerms } from "./ranking/significant-terms.ts";
import { buildSearchPageInSlices, openProximity, type PageRequest, type RankedCasePage } from "./search-page.ts";

/** Request of {@link Searcher.search}. */
export interface PlannedSearchRequest extends PageRequest {
  /** Made by {@link Searcher.plan}. */
  readonly plan: Plan;
  readonly filters?: CaseFilters;
}

/** Request of {@link Searcher.findSimilar}. */
export interface SimilarTextRequest extends PageRequest {
  /** A judgment, a paragraph, a few sentences. */
  readonly text: string;
  /** The case that the text belongs to, which is excluded. */
  readonly exceptOrdinal?: number;
  readonly filters?: CaseFilters;
}

/** One page of cases similar to a text. */
export interface SimilarTextPage extends RankedCasePage {
  /** The query made of the text. */
  readonly plan: Plan & { readonly kind: "natural" };
}

/**
 * Search over an index of cases. Every method that plans or executes a query throws EngineError `query_syntax` if the
 * query exceeds its budget; see {@link QueryBudget}. The budget bounds planning, and matching; not the ranking and the
 * passages of one page.
 */
export interface Searcher {
  readonly index: CaseIndex;
  readonly statistics: PlanStatistics;
  /** Plans a query so that rare words are matched first. */
  plan(query: Query): Plan;
  /** Returns a page of the matches of a plan, best first. */
  search(request: PlannedSearchRequest): RankedCasePage;
  /** Searches as `search` does; yields every few milliseconds. */
  searchInSlices(request: PlannedSearchRequest): Generator<void, RankedCasePage>;
  /** Returns cases similar to a text: those with its significant terms, best in one passage. Has no budget. */
  findSimilar(request: SimilarTextRequest): SimilarTextPage;
  /** Searches as `findSimilar` does; yields every few milliseconds. */
  findSimilarInSlices(request: SimilarTextRequest): Generator<void, SimilarTextPage>;
  /** Returns the cases that one part of a query matches, and the estimate that the plan was made by. */
  cases(leaf: EvidencePlan): { readonly estimate: number; readonly cases: CaseSet };
  /** Returns the components of the score of a match. */
  explainScore(plan: Plan, ordinal: number): ScoreComponents;
  /** Explains as `explainScore` does; yields every few milliseconds. */
  explainScoreInSlices(plan: Plan, ordinal: number): Generator<void, ScoreComponents>;
  /** Returns all matches, unranked. */
  matchPlan(plan: Plan, filters?: CaseFilters): CaseSet;
}

/** Share of a text's weight that similar cases must have. */
const MIN_SIMILAR_WEIGHT_SHARE = 0.2;

/** Opens case search over the postings of one corpus; nothing is read before the first search. */
export function createSearcher(postings: PostingReader, lookup: CaseLookup): Searcher {
  return createIndexSearcher(openCaseIndex(postings), lookup);
}

/** Opens case search over an index; nothing is read before the first search. */
export function createIndexSearcher(index: CaseIndex, lookup: CaseLookup): Searcher {
  const ranker = new Ranker(index.columns);
  const openSession = () => new QuerySession(index, lookup, new QueryBudget(index.columns));

  return {
    index,
    statistics: { documentFrequency: (term) => countCasesOfTerm(index, term, UNLIMITED_BUDGET) },

    plan: (query) => planCaseQuery(openSession(), query),

    matchPlan: (plan, filters = {}) =>
      runWhole(executePlan(openSession(), plan, findAdmittedCases(index, lookup, filters))).set,

    cases(leaf) {
      const session = openSession();
      const matcher = session.openMatcher(leaf);
      return { estimate: matcher.estimate, cases: matcher.match(null, session.budget) };
    },

    explainScore: (plan, ordinal) => runWhole(explainScore(plan, ordinal)),
    explainScoreInSlices: explainScore,

    search: (request) => runWhole(search(request)),
    searchInSlices: search,
    findSimilar: (request) => runWhole(findSimilar(request)),
    findSimilarInSlices: findSimilar,
  };

  function* explainScore(plan: Plan, ordinal: number): Generator<void, ScoreComponents> {
    const session = openSession();
    // Matched again among this case alone, so that phrases and proximity operators are counted in it.
    const matches = yield* executePlan(session, plan, createCaseSet(index.columns.count, [ordinal]));
    return ranker.explain(matches, ordinal, openProximity(session.withoutLimit(), plan, matches));
  }

  function* search(request: PlannedSearchRequest): Generator<void, RankedCasePage> {
    const { plan, filters = {} } = request;
    const session = openSession();
    const matches = yield* executePlan(session, plan, findAdmittedCases(index, lookup, filters));
    yield;
    return yield* buildSearchPageInSlices(session.withoutLimit(), ranker, plan, matches, request);
  }

  function* findSimilar(request: SimilarTextRequest): Generator<void, SimilarTextPage> {
    const { text, exceptOrdinal, filters = {} } = request;
    const session = openSession().withoutLimit();
    const { count } = index.columns;
    const words = splitWords(text);
    yield;
    const terms = yield* findSignificantTerms(session, words);
    const pairs = yield* findSignificantPairs(session, words, count);
    const plan = { kind: "natural", terms, citations: [], pairs } as const;
    const within = findAdmittedCases(index, lookup, filters);
    yield;
    const { set, evidence } = yield* executeNatural(session, plan, within, MIN_SIMILAR_WEIGHT_SHARE);
    if (exceptOrdinal !== undefined) subtract(set, createCaseSet(count, [exceptOrdinal]));
    yield;
    const matches = { set, size: countMembers(set), evidence };
    return { ...(yield* buildSearchPageInSlices(session, ranker, plan, matches, request)), plan };
  }
}
