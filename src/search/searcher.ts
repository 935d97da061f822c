import type { Query } from "../query/ast.ts";
import { type EvidencePlan, type Plan, type PlanStatistics, planQuery, type TermPlan } from "../query/plan.ts";
import type { PostingReader } from "../store/postings/posting-tables.ts";
import { splitWords } from "../text/words.ts";
import { type CaseIndex, openCaseIndex } from "./case-index.ts";
import type { CaseLookup } from "./case-lookup.ts";
import { type CaseSet, countMembers, createCaseSet, intersect, subtract } from "./case-set.ts";
import { type CaseFilters, filterCases } from "./filter-cases.ts";
import { findCitationMatches, openCitationMatcher } from "./matchers/citation-matcher.ts";
import { executeBoolean, type MatchedCases, openEvidenceMatcher } from "./matchers/execute-boolean.ts";
import { executeNatural } from "./matchers/execute-natural.ts";
import { countCasesOfTerm } from "./matchers/term-matcher.ts";
import { createHitFinder } from "./passages/hits.ts";
import { createPassageFinder, type JudgmentPassage, type PassagesRequest } from "./passages/passage-finder.ts";
import { buildSnippets, type ReadText } from "./passages/snippet-source.ts";
import { gallop } from "./postings/gallop.ts";
import { computeProximity } from "./ranking/proximity.ts";
import {
  createRanker,
  type ProximityReader,
  type RankedCase,
  type Ranker,
  type ScoreComponents,
} from "./ranking/ranker.ts";
import { findSignificantPairs } from "./ranking/significant-pairs.ts";
import { findSignificantTerms } from "./ranking/significant-terms.ts";

/** Which of the matches, best first. */
interface PageRequest {
  /** From 1. Default 1. */
  readonly page?: number;
  /** Default 20. */
  readonly pageSize?: number;
  /** Gives every hit a snippet out of its text. Default: none. */
  readonly readText?: ReadText;
  /** Gives every hit the best passages of its text, besides the snippet. Default: none. */
  readonly passages?: PassagesRequest;
}

export interface CaseSearchRequest extends PageRequest {
  /** Made by {@link Searcher.plan}. */
  readonly plan: Plan;
  readonly filters?: CaseFilters;
}

export interface SimilarTextRequest extends PageRequest {
  /** A judgment, a paragraph, a few sentences. */
  readonly text: string;
  /** The case whose text it is, which is not among those that are like it. */
  readonly exceptOrdinal?: number;
  readonly filters?: CaseFilters;
}

export interface CaseSearchHit extends RankedCase {
  readonly clusterId: number;
  /** HTML; empty where no text was asked for. */
  readonly snippet: string;
  /** Best first; none where none were asked for, or where the text has nothing of what was looked for. */
  readonly passages: readonly JudgmentPassage[];
}

export interface CaseSearchPage {
  /** How many cases match, exactly. */
  readonly total: number;
  /** All of them, by ordinal. */
  readonly matches: CaseSet;
  /** One page of them, best first; none behind the last page. */
  readonly hits: readonly CaseSearchHit[];
}

export interface SimilarTextPage extends CaseSearchPage {
  /** What the text was taken for. */
  readonly plan: Plan & { readonly kind: "natural" };
}

export interface Searcher {
  readonly index: CaseIndex;
  readonly statistics: PlanStatistics;
  /**
   * Plans a query so that rare words are looked at first.
   * @throws EngineError `query_syntax` where the beginnings of words in it stand for too many words
   */
  plan(query: Query): Plan;
  /** @throws EngineError `query_syntax` where too many places would have to be looked at, as do all that carry out plans */
  search(request: CaseSearchRequest): CaseSearchPage;
  /** Cases like a text: those that have its most telling terms, all the more in one passage. */
  findSimilar(request: SimilarTextRequest): SimilarTextPage;
  /** The cases that have one thing that is looked for, and at most how many were expected. */
  cases(leaf: EvidencePlan): { readonly estimate: number; readonly cases: CaseSet };
  /** What the score of a case that matches is made of. */
  explainScore(plan: Plan, ordinal: number): ScoreComponents;
  /** Every case that matches, by ordinal, ascending, unranked. */
  matchPlan(plan: Plan, filters?: CaseFilters): CaseSet;
}

/** Opens case search over an index; nothing is read before the first search. */
export function createSearcher(postings: PostingReader, lookup: CaseLookup): Searcher {
  const index = openCaseIndex(postings);
  const { budget: effort } = index;
  let ranker: Ranker | undefined;

  function matchWithinBudget(plan: Plan, within: CaseSet | null): MatchedCases {
    return effort.runLimited(() => executePlan(plan, within));
  }

  function executePlan(plan: Plan, within: CaseSet | null): MatchedCases {
    switch (plan.kind) {
      case "boolean":
        return executeBoolean(index, lookup, plan, within);
      case "natural":
        return executeNatural(index, lookup, plan, within);
      case "citation": {
        const matcher = openCitationMatcher(index, lookup, plan.citation);
        const set = matcher.match(null);
        if (within) intersect(set, within);
        return { set, size: countMembers(set), evidence: [matcher] };
      }
    }
  }

  /** Questions in several words are looked at closely. */
  function openProximity(plan: Plan, { evidence }: MatchedCases): ProximityReader | undefined {
    if (plan.kind !== "natural" || plan.terms.length < 2) return undefined;
    return (cases) => computeProximity(index, evidence, plan.pairs ?? [], cases);
  }

  function buildPage(plan: Plan, matches: MatchedCases, request: PageRequest): CaseSearchPage {
    const { page = 1, pageSize = 20 } = request;
    ranker ??= createRanker(index.columns);
    const limit = page * pageSize;
    const ranked =
      plan.kind === "citation"
        ? rankNamedFirst(index, lookup, plan, matches, ranker, limit)
        : ranker.rank(matches, limit, openProximity(plan, matches));
    const hits = ranked.slice(limit - pageSize);
    const shownOf = buildExcerpts(plan, hits, request);
    const { clusterIds } = index.columns;
    return {
      total: matches.size,
      matches: matches.set,
      hits: hits.map(({ ordinal, score }) => ({
        ordinal,
        clusterId: clusterIds[ordinal]!,
        score,
        ...shownOf(ordinal),
      })),
    };
  }

  /** What hits show of their texts; nothing where no text is at hand. */
  function buildExcerpts(plan: Plan, hits: readonly RankedCase[], { readText, passages }: PageRequest) {
    if (!readText) return () => ({ snippet: "", passages: [] });
    const ordinals = Uint32Array.from(hits, ({ ordinal }) => ordinal).sort();
    const hitsOf = createHitFinder(index, plan, ordinals);
    const snippets = buildSnippets(index, hitsOf, readText, ordinals);
    const passagesOf = passages && createPassageFinder(index, hitsOf, readText, passages);
    return (ordinal: number) => ({
      snippet: snippets[gallop(ordinals, ordinal)] ?? "",
      passages: passagesOf?.(ordinal) ?? [],
    });
  }

  return {
    index,
    statistics: { documentFrequency: (term) => countCasesOfTerm(index, term) },

    plan(query) {
      const frequencies = new Map<string, number>();
      const documentFrequency = (term: TermPlan) => {
        const key = `${term.match} ${term.text}`;
        const known = frequencies.get(key) ?? effort.attributeTo(term, () => countCasesOfTerm(index, term));
        frequencies.set(key, known);
        return known;
      };
      return effort.runLimited(() => {
        const plan = planQuery(query, { documentFrequency });
        if (plan.kind !== "natural" || query.kind !== "natural" || query.words.length < MIN_QUOTED_SENTENCE_WORDS)
          return plan;
        return { ...plan, pairs: findSignificantPairs(index, query.words, index.columns.count / 2) };
      });
    },

    matchPlan: (plan, filters = {}) => matchWithinBudget(plan, findAdmittedCases(index, lookup, filters)).set,

    cases(leaf) {
      const matcher = openEvidenceMatcher(index, lookup, leaf);
      return effort.runLimited(() => ({ estimate: matcher.estimate, cases: matcher.match(null) }));
    },

    explainScore(plan, ordinal) {
      ranker ??= createRanker(index.columns);
      // Matched anew among this case alone, so that phrases and nearness are counted for it.
      const matches = matchWithinBudget(plan, createCaseSet(index.columns.count, [ordinal]));
      return ranker.explain(matches, ordinal, openProximity(plan, matches));
    },

    search(request) {
      const { plan, filters = {} } = request;
      return buildPage(plan, matchWithinBudget(plan, findAdmittedCases(index, lookup, filters)), request);
    },

    findSimilar(request) {
      const { text, exceptOrdinal: except, filters = {} } = request;
      const words = splitWords(text);
      const [terms, pairs] = [
        findSignificantTerms(index, words),
        findSignificantPairs(index, words, index.columns.count),
      ];
      const plan = { kind: "natural", terms, citations: [], pairs } as const;
      const { set, evidence } = executeNatural(
        index,
        lookup,
        plan,
        findAdmittedCases(index, lookup, filters),
        MIN_SIMILAR_WEIGHT_SHARE,
      );
      if (except !== undefined) subtract(set, createCaseSet(index.columns.count, [except]));
      return { ...buildPage(plan, { set, size: countMembers(set), evidence }, request), plan };
    },
  };
}

/** A question of so many words may be a sentence that stands somewhere. */
const MIN_QUOTED_SENTENCE_WORDS = 10;

/** The share of a text's weight that a case must have in common with it. */
const MIN_SIMILAR_WEIGHT_SHARE = 0.2;

/** The cases that the filters admit; `null` is all. */
function findAdmittedCases(index: CaseIndex, lookup: CaseLookup, filters: CaseFilters): CaseSet | null {
  const { columns } = index;
  const sets = [filterCases(columns, filters)];
  if (filters.judge !== undefined) {
    const judge = { value: filters.judge, words: splitWords(filters.judge) };
    sets.push(createCaseSet(columns.count, lookup.findCasesByJudge(judge)));
  }
  if (filters.among) sets.push(createCaseSet(columns.count, filters.among));
  return sets.reduce((all, set) => (all && set ? intersect(all, set) : (all ?? set)), null);
}

/** A query that is one citation: the case that it names with score 1, then those that cite it, by authority. */
function rankNamedFirst(
  index: CaseIndex,
  lookup: CaseLookup,
  plan: Plan & { kind: "citation" },
  matches: MatchedCases,
  ranker: Ranker,
  limit: number,
): RankedCase[] {
  const { named, citing } = findCitationMatches(index, lookup, plan.citation);
  if (countMembers(named) + countMembers(citing) === 0) return ranker.rank(matches, limit);
  const first = intersect(named, matches.set);
  const rest = matches.set.map((bits, i) => bits & ~first[i]!);
  const best = ranker
    .rank({ set: first, size: countMembers(first), evidence: [] }, limit)
    .map(({ ordinal }) => ({ ordinal, score: 1 }));
  const others = ranker.rank({ set: rest, size: countMembers(rest), evidence: matches.evidence }, limit);
  return [...best, ...others].slice(0, limit);
}
