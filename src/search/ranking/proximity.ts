import type { WordPair } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { Matcher } from "../matchers/matcher.ts";
import { gallop } from "../postings/gallop.ts";
import { computePassageWeight } from "./passage-weight.ts";
import { computePairShares } from "./significant-pairs.ts";

/** How some cases hold the words of a query together. */
export interface ProximityFeatures {
  /** By place among the cases: the share of the query's weight that stands in its best passage, 0 to 1. */
  readonly termShare: Float64Array;
  /** The share of the weight of its pairs that stands in a longer passage. */
  readonly pairShare: Float64Array;
  /** 1 where the words that the case name has stand in it in the order of the query. */
  readonly inOrder: Uint8Array;
}

/** Words looked for at most: the most telling ones. */
const MAX_PROXIMITY_TERMS = 48;
/** Words of a passage at least; it is twice as long as the query. */
const MIN_PASSAGE_WORDS = 24;

/** Reads where the words of a query, and pairs of them, stand in some cases, which ascend. */
export function computeProximity(
  index: CaseIndex,
  evidence: readonly Matcher[],
  pairs: readonly WordPair[],
  cases: Uint32Array,
): ProximityFeatures {
  const matchers = selectRareTerms(index, evidence);
  const { nameWords } = index.columns;
  const places = matchers.map((matcher) => matcher.findSpans(cases));
  const passage = Math.max(MIN_PASSAGE_WORDS, 2 * matchers.length);
  const weights = matchers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const near = new Float64Array(cases.length);
  const inOrder = new Uint8Array(cases.length);
  for (let i = 0; i < cases.length; i++) {
    const ordinal = cases[i]!;
    const hits: number[] = [];
    places.forEach(({ cases: held, from, to, starts }, word) => {
      const at = gallop(held, ordinal);
      if (held[at] !== ordinal) return;
      for (let place = from[at]!; place < to[at]!; place++) hits.push(starts[place]! * matchers.length + word);
    });
    const sorted = Float64Array.from(hits).sort();
    inOrder[i] = Number(isAscending(sorted, matchers.length, nameWords[ordinal]!));
    near[i] = computePassageWeight(sorted, weights, passage) / Math.max(1, total);
  }
  return { termShare: near, inOrder, pairShare: computePairShares(index, pairs, cases) };
}

/** Words that most cases have tell little, if there are others. */
function selectRareTerms(index: CaseIndex, evidence: readonly Matcher[]): readonly Matcher[] {
  const rarer = evidence.filter((matcher) => matcher.estimate * 2 <= index.columns.count);
  const all = rarer.length > 1 ? rarer : evidence;
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
