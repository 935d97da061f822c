import type { WordPair } from "../../query/plan.ts";
import { stem } from "../../text/stem.ts";
import type { CaseIndex } from "../case-index.ts";
import type { MatchSpans } from "../matchers/match-spans.ts";
import { computeIdf } from "../matchers/matcher.ts";
import { countCasesOfTerm, openTermMatcher } from "../matchers/term-matcher.ts";
import { gallop } from "../postings/gallop.ts";
import { computePassageWeight } from "./passage-weight.ts";

/** Pairs looked for at most: the most telling ones. */
const MAX_PAIRS = 128;
/** Words of the passage that pairs are looked for in: what stands around a quotation is repeated around it. */
const PAIR_PASSAGE_WORDS = 300;

/**
 * The most telling pairs of words that follow each other in a text.
 * @param maxCases words that more cases have are passed over, as are those that no case has
 */
export function findSignificantPairs(index: CaseIndex, words: readonly string[], maxCases: number): WordPair[] {
  const weights = new Map<string, number>();
  const pairs = new Map<string, WordPair>();
  let before: { readonly stem: string; readonly at: number } | undefined;
  for (const [at, word] of words.entries()) {
    const own = stem(word);
    let weight = weights.get(own);
    if (weight === undefined) {
      const cases = countCasesOfTerm(index, toStemPlan(own));
      weight = cases === 0 || cases > maxCases ? 0 : computeIdf(index.columns.count, cases);
      weights.set(own, weight);
    }
    if (weight === 0) continue;
    if (before) {
      const pair = { first: before.stem, second: own, distance: at - before.at };
      const key = `${pair.first} ${pair.second} ${pair.distance}`;
      if (!pairs.has(key)) pairs.set(key, { ...pair, weight: weights.get(before.stem)! + weight });
    }
    before = { stem: own, at };
  }
  return [...pairs.values()].sort((a, b) => b.weight - a.weight).slice(0, MAX_PAIRS);
}

/** By place among some cases, which ascend: the share of the pairs' weight that stands in one passage. */
export function computePairShares(index: CaseIndex, pairs: readonly WordPair[], cases: Uint32Array): Float64Array {
  const places = new Map<string, MatchSpans>();
  for (const own of new Set(pairs.flatMap(({ first, second }) => [first, second])))
    places.set(own, openTermMatcher(index, [toStemPlan(own)]).findSpans(cases));
  const weights = pairs.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from(cases, (ordinal) => {
    const hits: number[] = [];
    pairs.forEach(({ first, second, distance: apart }, pair) => {
      const next = selectStarts(places.get(second)!, ordinal);
      let at = 0;
      for (const start of selectStarts(places.get(first)!, ordinal)) {
        at = gallop(next, start + apart, at);
        if (next[at] === start + apart) hits.push(start * pairs.length + pair);
      }
    });
    return computePassageWeight(Float64Array.from(hits).sort(), weights, PAIR_PASSAGE_WORDS) / Math.max(1, total);
  });
}

function selectStarts({ cases, from, to, starts }: MatchSpans, ordinal: number): Uint32Array {
  const at = gallop(cases, ordinal);
  return cases[at] === ordinal ? starts.subarray(from[at], to[at]) : NO_STARTS;
}

const NO_STARTS = new Uint32Array(0);

function toStemPlan(text: string) {
  return { kind: "term", match: "stem", text, field: "any" } as const;
}
