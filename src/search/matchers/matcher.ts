import type { CaseSet } from "../case-set.ts";
import type { QueryBudget } from "../query-budget.ts";
import type { MatchCounts } from "./match-counts.ts";
import type { MatchSpans, SpanStarts } from "./spans/match-spans.ts";
import type { TermFrequencies } from "./terms/term-frequencies.ts";

/** Cases that may still match. If they are few, `members` lists them, so that posting lists need not be read whole. */
export interface Candidates {
  readonly set: CaseSet;
  readonly size: number;
  readonly members: Uint32Array | null;
}

/** Matches one part of a query against the texts. May outlive a query, whose budget is therefore an argument. */
export interface Matcher {
  /** Upper bound of the number of matches; the operand with the lowest is matched first. */
  readonly estimate: number;
  /** Inverse document frequency, see {@link computeIdf}; the same in every query. */
  readonly weight: number;
  /**
   * Returns the matching cases, of the candidates unless they are null, in a set that the caller may change.
   * @throws EngineError `query_syntax` if the query exceeds its budget, as do all methods that take it
   */
  match(candidates: Candidates | null, budget: QueryBudget): CaseSet;
  /** Returns a superset of the matches without reading positions, for callers that read positions anyway. */
  findCandidates(candidates: Candidates | null, budget: QueryBudget): CaseSet;
  /** Returns the frequencies in all cases, if they are decoded or decoding pays for `wanted` cases; otherwise null. */
  loadFrequencies?(wanted: number): TermFrequencies | null;
  /** Adds the frequencies in the given ascending cases, which have been matched, to counts that are 0. */
  addCounts(cases: Uint32Array, counts: MatchCounts): void;
  /**
   * Returns the positions of the matches in the given ascending cases.
   * @param near spans farther from these may be left out
   */
  findSpans(cases: Uint32Array, budget: QueryBudget, near?: ProximityWindow): MatchSpans;
}

/** Positions of single words in at least the requested cases, and the distance from them that matters. */
export interface ProximityWindow {
  readonly anchors: SpanStarts;
  /** Words on either side. */
  readonly reach: number;
}

/**
 * Returns the inverse document frequency of a word, ln(1 + (N - n + 0.5) / (n + 0.5)), in millionths: sums of weights
 * are then exact and do not depend on their order.
 * @param caseCount N, the cases of the index
 * @param cases n, the cases that contain the word
 */
export function computeIdf(caseCount: number, cases: number): number {
  return Math.max(1, Math.round(1e6 * Math.log(1 + (caseCount - cases + 0.5) / (cases + 0.5))));
}
