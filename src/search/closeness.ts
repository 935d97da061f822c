import type { WordPair } from "../query/plan.ts";
import { bestPassage } from "./best-passage.ts";
import type { CaseIndex } from "./case-index.ts";
import type { Matcher } from "./matchers/matcher.ts";
import { gallop } from "./postings/gallop.ts";
import { pairsTogether } from "./word-pairs.ts";

/** How some cases hold the words of a query together. */
export interface Closeness {
  /** By place among the cases: the share of the query's weight that stands in its best passage, 0 to 1. */
  readonly near: Float64Array;
  /** The share of the weight of its pairs that stands in a longer passage. */
  readonly pairs: Float64Array;
  /** 1 where the words that the case name has stand in it in the order of the query. */
  readonly inOrder: Uint8Array;
}

/** Words looked for at most: the most telling ones. */
const MOST_WORDS = 48;
/** Words of a passage at least; it is twice as long as the query. */
const PASSAGE_WORDS = 24;

/** Reads where the words of a query, and pairs of them, stand in some cases, which ascend. */
export function closenessOf(
  index: CaseIndex,
  evidence: readonly Matcher[],
  pairs: readonly WordPair[],
  cases: Uint32Array,
): Closeness {
  const matchers = telling(index, evidence);
  const { nameWords } = index.columns;
  const places = matchers.map((matcher) => matcher.places(cases));
  const passage = Math.max(PASSAGE_WORDS, 2 * matchers.length);
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
    inOrder[i] = Number(ascends(sorted, matchers.length, nameWords[ordinal]!));
    near[i] = bestPassage(sorted, weights, passage) / Math.max(1, total);
  }
  return { near, inOrder, pairs: pairsTogether(index, pairs, cases) };
}

/** Words that most cases have tell little, if there are others. */
function telling(index: CaseIndex, evidence: readonly Matcher[]): readonly Matcher[] {
  const rarer = evidence.filter((matcher) => matcher.estimate * 2 <= index.columns.count);
  const all = rarer.length > 1 ? rarer : evidence;
  if (all.length <= MOST_WORDS) return all;
  const least = all.map(({ weight }) => weight).sort((a, b) => b - a)[MOST_WORDS - 1]!;
  return all.filter(({ weight }) => weight >= least).slice(0, MOST_WORDS);
}

function ascends(hits: Float64Array, words: number, nameWords: number): boolean {
  let last = -1;
  for (const hit of hits) {
    if (hit >= nameWords * words) break;
    const word = hit % words;
    if (word < last) return false;
    last = word;
  }
  return true;
}
