import type { WordPair } from "../query/plan.ts";
import { stem } from "../query/stem.ts";
import { bestPassage } from "./best-passage.ts";
import type { CaseIndex } from "./case-index.ts";
import { weightOf } from "./matchers/matcher.ts";
import type { Places } from "./matchers/places.ts";
import { casesOfTerm, openTerms } from "./matchers/term.ts";
import { gallop } from "./postings/gallop.ts";

/** Pairs looked for at most: the most telling ones. */
const MOST_PAIRS = 128;
/** Words of the passage that pairs are looked for in: what stands around a quotation is repeated around it. */
const PASSAGE_WORDS = 300;

/**
 * The most telling pairs of words that follow each other in a text.
 * @param most words that more cases have are passed over, as are those that no case has
 */
export function tellingPairs(index: CaseIndex, words: readonly string[], most: number): WordPair[] {
  const weights = new Map<string, number>();
  const pairs = new Map<string, WordPair>();
  let before: { readonly stem: string; readonly at: number } | undefined;
  for (const [at, word] of words.entries()) {
    const own = stem(word);
    let weight = weights.get(own);
    if (weight === undefined) {
      const cases = casesOfTerm(index, term(own));
      weight = cases === 0 || cases > most ? 0 : weightOf(index.columns.count, cases);
      weights.set(own, weight);
    }
    if (weight === 0) continue;
    if (before) {
      const pair = { first: before.stem, second: own, apart: at - before.at };
      const key = `${pair.first} ${pair.second} ${pair.apart}`;
      if (!pairs.has(key)) pairs.set(key, { ...pair, weight: weights.get(before.stem)! + weight });
    }
    before = { stem: own, at };
  }
  return [...pairs.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_PAIRS);
}

/** By place among some cases, which ascend: the share of the pairs' weight that stands in one passage. */
export function pairsTogether(index: CaseIndex, pairs: readonly WordPair[], cases: Uint32Array): Float64Array {
  const places = new Map<string, Places>();
  for (const own of new Set(pairs.flatMap(({ first, second }) => [first, second])))
    places.set(own, openTerms(index, [term(own)]).places(cases));
  const weights = pairs.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from(cases, (ordinal) => {
    const hits: number[] = [];
    pairs.forEach(({ first, second, apart }, pair) => {
      const next = startsIn(places.get(second)!, ordinal);
      let at = 0;
      for (const start of startsIn(places.get(first)!, ordinal)) {
        at = gallop(next, start + apart, at);
        if (next[at] === start + apart) hits.push(start * pairs.length + pair);
      }
    });
    return bestPassage(Float64Array.from(hits).sort(), weights, PASSAGE_WORDS) / Math.max(1, total);
  });
}

function startsIn({ cases, from, to, starts }: Places, ordinal: number): Uint32Array {
  const at = gallop(cases, ordinal);
  return cases[at] === ordinal ? starts.subarray(from[at], to[at]) : NONE;
}

const NONE = new Uint32Array(0);

function term(text: string) {
  return { kind: "term", match: "stem", text, field: "any" } as const;
}
