import type { Query } from "../query/ast.ts";
import { type EvidencePlan, type Plan, type PlanStatistics, planQuery, type TermPlan } from "../query/plan.ts";
import { plainWords } from "../query/words.ts";
import type { PostingReader } from "../store/postings.ts";
import { type CaseIndex, openCaseIndex } from "./case-index.ts";
import { closenessOf } from "./closeness.ts";
import { executeBoolean, type Matches, openEvidence } from "./execute.ts";
import type { CaseFacts } from "./facts.ts";
import { type CaseFilters, filterSet } from "./filters.ts";
import { hitFinder } from "./hits.ts";
import { citedCases, openCitation } from "./matchers/citation.ts";
import { casesOfTerm } from "./matchers/term.ts";
import { executeNatural } from "./natural.ts";
import { type ReadText, snippetsOf } from "./passage.ts";
import { type Passage, type PassagesRequest, passagesFinder } from "./passages.ts";
import { gallop } from "./postings/gallop.ts";
import { createRanker, type Look, type RankedCase, type Ranker, type ScoreParts } from "./rank.ts";
import { type CaseSet, intersect, setOf, sizeOf, subtract } from "./sets.ts";
import { tellingTerms } from "./similar.ts";
import { tellingPairs } from "./word-pairs.ts";

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

export interface SearchRequest extends PageRequest {
  /** Made by {@link Searcher.plan}. */
  readonly plan: Plan;
  readonly filters?: CaseFilters;
}

export interface SimilarRequest extends PageRequest {
  /** A judgment, a paragraph, a few sentences. */
  readonly text: string;
  /** The case whose text it is, which is not among those that are like it. */
  readonly except?: number;
  readonly filters?: CaseFilters;
}

export interface SearchHit extends RankedCase {
  readonly clusterId: number;
  /** HTML; empty where no text was asked for. */
  readonly snippet: string;
  /** Best first; none where none were asked for, or where the text has nothing of what was looked for. */
  readonly passages: readonly Passage[];
}

export interface SearchPage {
  /** How many cases match, exactly. */
  readonly total: number;
  /** All of them, by ordinal. */
  readonly matches: CaseSet;
  /** One page of them, best first; none behind the last page. */
  readonly hits: readonly SearchHit[];
}

export interface SimilarPage extends SearchPage {
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
  search(request: SearchRequest): SearchPage;
  /** Cases like a text: those that have its most telling terms, all the more in one passage. */
  similar(request: SimilarRequest): SimilarPage;
  /** The cases that have one thing that is looked for, and at most how many were expected. */
  cases(leaf: EvidencePlan): { readonly estimate: number; readonly cases: CaseSet };
  /** What the score of a case that matches is made of. */
  parts(plan: Plan, ordinal: number): ScoreParts;
  /** Every case that matches, by ordinal, ascending, unranked. */
  matches(plan: Plan, filters?: CaseFilters): CaseSet;
}

/** Opens case search over an index; nothing is read before the first search. */
export function createSearcher(postings: PostingReader, facts: CaseFacts): Searcher {
  const index = openCaseIndex(postings);
  const { effort } = index;
  let ranker: Ranker | undefined;

  function matching(plan: Plan, within: CaseSet | null): Matches {
    return effort.bounded(() => matchesOf(plan, within));
  }

  function matchesOf(plan: Plan, within: CaseSet | null): Matches {
    switch (plan.kind) {
      case "boolean":
        return executeBoolean(index, facts, plan, within);
      case "natural":
        return executeNatural(index, facts, plan, within);
      case "citation": {
        const matcher = openCitation(index, facts, plan.citation);
        const set = matcher.match(null);
        if (within) intersect(set, within);
        return { set, size: sizeOf(set), evidence: [matcher] };
      }
    }
  }

  /** Questions in several words are looked at closely. */
  function lookFor(plan: Plan, { evidence }: Matches): Look | undefined {
    if (plan.kind !== "natural" || plan.terms.length < 2) return undefined;
    return (cases) => closenessOf(index, evidence, plan.pairs ?? [], cases);
  }

  function pageOf(plan: Plan, matches: Matches, request: PageRequest): SearchPage {
    const { page = 1, pageSize = 20 } = request;
    ranker ??= createRanker(index.columns);
    const limit = page * pageSize;
    const ranked =
      plan.kind === "citation"
        ? namedFirst(index, facts, plan, matches, ranker, limit)
        : ranker.rank(matches, limit, lookFor(plan, matches));
    const hits = ranked.slice(limit - pageSize);
    const shownOf = shown(plan, hits, request);
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
  function shown(plan: Plan, hits: readonly RankedCase[], { readText, passages }: PageRequest) {
    if (!readText) return () => ({ snippet: "", passages: [] });
    const ordinals = Uint32Array.from(hits, ({ ordinal }) => ordinal).sort();
    const hitsOf = hitFinder(index, plan, ordinals);
    const snippets = snippetsOf(index, hitsOf, readText, ordinals);
    const passagesOf = passages && passagesFinder(index, hitsOf, readText, passages);
    return (ordinal: number) => ({
      snippet: snippets[gallop(ordinals, ordinal)] ?? "",
      passages: passagesOf?.(ordinal) ?? [],
    });
  }

  return {
    index,
    statistics: { documentFrequency: (term) => casesOfTerm(index, term) },

    plan(query) {
      const frequencies = new Map<string, number>();
      const documentFrequency = (term: TermPlan) => {
        const key = `${term.match} ${term.text}`;
        const known = frequencies.get(key) ?? effort.on(term, () => casesOfTerm(index, term));
        frequencies.set(key, known);
        return known;
      };
      return effort.bounded(() => {
        const plan = planQuery(query, { documentFrequency });
        if (plan.kind !== "natural" || query.kind !== "natural" || query.words.length < SENTENCE) return plan;
        return { ...plan, pairs: tellingPairs(index, query.words, index.columns.count / 2) };
      });
    },

    matches: (plan, filters = {}) => matching(plan, admitted(index, facts, filters)).set,

    cases(leaf) {
      const matcher = openEvidence(index, facts, leaf);
      return effort.bounded(() => ({ estimate: matcher.estimate, cases: matcher.match(null) }));
    },

    parts(plan, ordinal) {
      ranker ??= createRanker(index.columns);
      // Matched anew among this case alone, so that phrases and nearness are counted for it.
      const matches = matching(plan, setOf(index.columns.count, [ordinal]));
      return ranker.parts(matches, ordinal, lookFor(plan, matches));
    },

    search(request) {
      const { plan, filters = {} } = request;
      return pageOf(plan, matching(plan, admitted(index, facts, filters)), request);
    },

    similar(request) {
      const { text, except, filters = {} } = request;
      const words = plainWords(text);
      const [terms, pairs] = [tellingTerms(index, words), tellingPairs(index, words, index.columns.count)];
      const plan = { kind: "natural", terms, citations: [], pairs } as const;
      const { set, evidence } = executeNatural(index, facts, plan, admitted(index, facts, filters), ENOUGH_IN_COMMON);
      if (except !== undefined) subtract(set, setOf(index.columns.count, [except]));
      return { ...pageOf(plan, { set, size: sizeOf(set), evidence }, request), plan };
    },
  };
}

/** A question of so many words may be a sentence that stands somewhere. */
const SENTENCE = 10;

/** The share of a text's weight that a case must have in common with it. */
const ENOUGH_IN_COMMON = 0.2;

/** The cases that the filters admit; `null` is all. */
function admitted(index: CaseIndex, facts: CaseFacts, filters: CaseFilters): CaseSet | null {
  const { columns } = index;
  const sets = [filterSet(columns, filters)];
  if (filters.judge !== undefined) {
    const judge = { value: filters.judge, words: plainWords(filters.judge) };
    sets.push(setOf(columns.count, facts.casesOfJudge(judge)));
  }
  if (filters.among) sets.push(setOf(columns.count, filters.among));
  return sets.reduce((all, set) => (all && set ? intersect(all, set) : (all ?? set)), null);
}

/** A query that is one citation: the case that it names with score 1, then those that cite it, by authority. */
function namedFirst(
  index: CaseIndex,
  facts: CaseFacts,
  plan: Plan & { kind: "citation" },
  matches: Matches,
  ranker: Ranker,
  limit: number,
): RankedCase[] {
  const { named, citing } = citedCases(index, facts, plan.citation);
  if (sizeOf(named) + sizeOf(citing) === 0) return ranker.rank(matches, limit);
  const first = intersect(named, matches.set);
  const rest = matches.set.map((bits, i) => bits & ~first[i]!);
  const best = ranker
    .rank({ set: first, size: sizeOf(first), evidence: [] }, limit)
    .map(({ ordinal }) => ({ ordinal, score: 1 }));
  const others = ranker.rank({ set: rest, size: sizeOf(rest), evidence: matches.evidence }, limit);
  return [...best, ...others].slice(0, limit);
}
