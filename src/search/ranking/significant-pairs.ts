import type { WordPair } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { computeIdf } from "../matchers/matcher.ts";
import type { MatchSpans } from "../matchers/spans/match-spans.ts";
import { createStemTerm } from "../matchers/terms/stem-term.ts";
import { countCasesOfTerm } from "../matchers/terms/term-matcher.ts";
import { gallop } from "../postings/gallop.ts";
import type { QuerySession } from "../query-session.ts";
import { computePassageWeight } from "./passage-weight.ts";

/** Pairs kept: those with the highest weight. */
const MAX_PAIRS = 128;
/** Words that are read before other tasks run. */
const WORDS_PER_SLICE = 512;
/** Words of a passage: longer than a quotation, because the text around it is often repeated as well. */
const PAIR_PASSAGE_WORDS = 300;

/**
 * Finds the pairs of consecutive words of a text with the highest weight; yields while it counts.
 * @param maxCases words with a higher document frequency are skipped, as are words that no case contains
 */
export function* findSignificantPairs(
  session: QuerySession,
  words: readonly string[],
  maxCases: number,
): Generator<void, WordPair[]> {
  const weights = new Map<string, number>();
  const pairs = new Map<string, WordPair>();
  let before: { readonly stem: string; readonly at: number } | undefined;
  for (const [at, word] of words.entries()) {
    if (at % WORDS_PER_SLICE === 0) yield;
    const own = stem(word);
    let weight = weights.get(own);
    if (weight === undefined) {
      const cases = countCasesOfTerm(session.index, createStemTerm(own), session.budget);
      weight = cases === 0 || cases > maxCases ? 0 : computeIdf(session.index.columns.count, cases);
      weights.set(own, weight);
      yield;
    }
    if (weight === 0) continue;
    if (before) {
      const pair = { first: before.stem, second: own, apart: at - before.at };
      const key = `${pair.first} ${pair.second} ${pair.apart}`;
      if (!pairs.has(key)) pairs.set(key, { ...pair, weight: weights.get(before.stem)! + weight });
    }
    before = { stem: own, at };
  }
  return [...pairs.values()].sort((a, b) => b.weight - a.weight).slice(0, MAX_PAIRS);
}

/** Computes, for some ascending cases, the share of the pairs' weight that is in one passage, 0 to 1; yields meanwhile. */
export function* computePairShares(
  session: QuerySession,
  pairs: readonly WordPair[],
  cases: Uint32Array,
): Generator<void, Float64Array> {
  const spans = new Map<string, MatchSpans>();
  for (const own of new Set(pairs.flatMap(({ first, second }) => [first, second]))) {
    spans.set(own, session.openMatcher(createStemTerm(own)).findSpans(cases, session.budget));
    yield;
  }
  const weights = pairs.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Float64Array(cases.length);
  for (const [i, ordinal] of cases.entries()) {
    const hits: number[] = [];
    pairs.forEach(({ first, second, apart: distance }, pair) => {
      const next = selectStarts(spans.get(second)!, ordinal);
      let at = 0;
      for (const start of selectStarts(spans.get(first)!, ordinal)) {
        at = gallop(next, start + distance, at);
        if (next[at] === start + distance) hits.push(start * pairs.length + pair);
      }
    });
    const weight = computePassageWeight(Float64Array.from(hits).sort(), weights, PAIR_PASSAGE_WORDS);
    shares[i] = weight / Math.max(1, total);
    yield;
  }
  return shares;
}

function selectStarts({ cases, from, to, starts }: MatchSpans, ordinal: number): Uint32Array {
  const at = gallop(cases, ordinal);
  return cases[at] === ordinal ? starts.subarray(from[at], to[at]) : NO_STARTS;
}

const NO_STARTS = new Uint32Array(0);
