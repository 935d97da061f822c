import type { CaseSet } from "../case-set.ts";
import type { MatchSpans, SpanStarts } from "./match-spans.ts";
import type { TermFrequencies } from "./term-frequencies.ts";

/** Cases that may still match. Where they are few, `members` lists them, so that posting lists need not be read whole. */
export interface Candidates {
  readonly set: CaseSet;
  readonly size: number;
  readonly members: Uint32Array | null;
}

/** How often each of some cases holds what is looked for, in their order. */
export interface MatchCounts {
  readonly inText: Uint32Array;
  readonly inName: Uint32Array;
}

/** One thing that a query looks for in the texts. */
export interface Matcher {
  /** No more cases than this match; an operand with fewer is worth matching first. */
  readonly estimate: number;
  /** The same for every plan: how much it says about a case that it matches. */
  readonly weight: number;
  /** The cases that match, among the candidates where there are any. */
  match(candidates: Candidates | null): CaseSet;
  /** At least those cases, found without looking at places, for who looks at these anyway. */
  findCandidates(candidates: Candidates | null): CaseSet;
  /** All counts, where they are at hand or worth having for so many cases. */
  loadFrequencies?(wanted: number): TermFrequencies | null;
  /** Counts for the given cases, which ascend and have been matched; the counts are 0 when handed over. */
  addCounts(cases: Uint32Array, counts: MatchCounts): void;
  /**
   * Where it stands in the given cases, which ascend.
   * @param near what is farther from these may be left out
   */
  findSpans(cases: Uint32Array, near?: ProximityWindow): MatchSpans;
}

/** The places of single words in at least those cases that are asked about, and how far around them matters. */
export interface ProximityWindow {
  readonly anchors: SpanStarts;
  /** Words to either side. */
  readonly reach: number;
}

/**
 * What a word says about a case that holds it: its inverse document frequency, ln(1 + (N - n + 0.5) / (n + 0.5)), in
 * millionths, so that sums of weights are exact and do not depend on their order.
 */
export function computeIdf(caseCount: number, cases: number): number {
  return Math.max(1, Math.round(1e6 * Math.log(1 + (caseCount - cases + 0.5) / (cases + 0.5))));
}
