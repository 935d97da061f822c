import type { WordPair } from "../../query/plan/plan.ts";
import type { Matcher } from "../matchers/matcher.ts";
import { selectRare } from "../matchers/select-rare.ts";
import type { MatchSpans } from "../matchers/spans/match-spans.ts";
import { gallop } from "../postings/gallop.ts";
import type { QuerySession } from "../query-session.ts";
import { computePassageWeight } from "./passage-weight.ts";
import { computePairShares } from "./significant-pairs.ts";

/** How near the words of a query are to each other in some cases. */
export interface ProximityFeatures {
  /** By index of the case: the share of the query's weight in its best passage, 0 to 1. */
  readonly termShare: Float64Array;
  /** The share of the weight of the query's word pairs in the best, longer passage. */
  readonly pairShare: Float64Array;
  /** 1 if the words of the query that the case name contains are in the order of the query. */
  readonly inOrder: Uint8Array;
}

/** Terms whose positions are read: those with the highest weight. */
const MAX_PROXIMITY_TERMS = 48;
/** Minimum length of a passage, which otherwise has two words per term of the query. */
const MIN_PASSAGE_WORDS = 24;

/**
 * Computes the proximity of the words of a query, and of pairs of them, in some ascending cases: of those that at most half
 * of the cases contain, if there are at least two. Yields after every word whose positions are read, and every case.
 */
export function* computeProximity(
  session: QuerySession,
  evidence: readonly Matcher[],
  pairs: readonly WordPair[],
  cases: Uint32Array,
): Generator<void, ProximityFeatures> {
  const { count, nameWords } = session.index.columns;
  const rare = selectRare(evidence, count);
  const matchers = selectTerms(rare.length > 1 ? rare : evidence);
  const spans: MatchSpans[] = [];
  for (const matcher of matchers) {
    spans.push(matcher.findSpans(cases, session.budget));
    yield;
  }
  const passage = Math.max(MIN_PASSAGE_WORDS, 2 * matchers.length);
  const weights = matchers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const near = new Float64Array(cases.length);
  const inOrder = new Uint8Array(cases.length);
  for (let i = 0; i < cases.length; i++) {
    const ordinal = cases[i]!;
    const hits: number[] = [];
    spans.forEach(({ cases: held, from, to, starts }, word) => {
      const at = gallop(held, ordinal);
      if (held[at] !== ordinal) return;
      for (let i = from[at]!; i < to[at]!; i++) hits.push(starts[i]! * matchers.length + word);
    });
    const sorted = Float64Array.from(hits).sort();
    inOrder[i] = Number(isAscending(sorted, matchers.length, nameWords[ordinal]!));
    // One telling word among words that most cases contain is near them everywhere.
    near[i] = rare.length === 1 ? 0 : computePassageWeight(sorted, weights, passage) / Math.max(1, total);
    yield;
  }
  return { termShare: near, inOrder, pairShare: yield* computePairShares(session, pairs, cases) };
}

/** Selects the terms with the highest weight. */
function selectTerms(all: readonly Matcher[]): readonly Matcher[] {
  if (all.length <= MAX_PROXIMITY_TERMS) return all;
  const least = all.map(({ weight }) => weight).sort((a, b) => b - a)[MAX_PROXIMITY_TERMS - 1]!;
  return all.filter(({ weight }) => weight >= least).slice(0, MAX_PROXIMITY_TERMS);
}

function isAscending(hits: Float64Array, words: number, nameWords: number): boolean {
  let last = -1;
  for (const hit of hits) {
    if (hit >= nameWords * words) break;
    const word = hit % words;
    if (word < last) return false;
    last = word;
  }
  return true;
}
