import { findFirstFrom } from "../../text/find-first.ts";
import type { QuestionIndex, QuestionRange } from "./known-questions.ts";

/** What the known questions of an authority say of another one. */
export interface QuestionOdds {
  /** Logarithm of the odds that a question which has this authority is answered. */
  readonly authority: number;
  /** What the words of the question add to it. */
  readonly words: number;
  /** Share of its words that no known question of this authority contains: 0 to 1. */
  readonly unknown: number;
}

/** As many questions count for an authority, for a word, and for a word of an authority, as if they were like all. */
const AUTHORITY_PRIOR = 4;
const WORD_PRIOR = 3;
const PAIR_PRIOR = 2;

/**
 * Computes the odds that a question is answered from its authority.
 * @param stems the telling stems of the question, each once
 * @param authority citations of the authority, by one of which the questions know it
 */
export function computeQuestionOdds(
  { postings, countries, groups }: QuestionIndex,
  stems: readonly string[],
  authority: readonly string[],
): QuestionOdds {
  const all = countAnswered(countries);
  const share = smooth(all, 1, 0.5);
  const own = groups.filter((group) => authority.includes(group.authority));
  const base = computeLogOdds(smooth(countAnswered(own), AUTHORITY_PRIOR, share));
  let [words, unknown] = [0, 0];
  for (const stem of stems) {
    const containing = postings.get(stem) ?? NO_QUESTIONS;
    const word = computeLogOdds(smooth(countWithin(containing, countries), WORD_PRIOR, share)) - computeLogOdds(share);
    const pair = countWithin(containing, own);
    if (pair.total === 0) unknown++;
    words += computeLogOdds(smooth(pair, PAIR_PRIOR, 1 / (1 + Math.exp(-base - word)))) - base;
  }
  return { authority: base, words, unknown: unknown / Math.max(1, stems.length) };
}

const NO_QUESTIONS = new Uint32Array(0);

interface AnsweredCount {
  readonly answered: number;
  readonly total: number;
}

/** Returns the share that is answered, as if some more questions were answered at a usual share. */
function smooth({ answered, total }: AnsweredCount, more: number, usual: number): number {
  return (answered + more * usual) / (total + more);
}

function computeLogOdds(share: number): number {
  return Math.log(share / (1 - share));
}

function countAnswered(ranges: readonly QuestionRange[]): AnsweredCount {
  return sumRanges(ranges, ({ first, end }) => end - first);
}

/** Counts those of some questions, ascending, that lie in ranges. */
function countWithin(questions: Uint32Array, ranges: readonly QuestionRange[]): AnsweredCount {
  return sumRanges(ranges, ({ first, end }) => findFirstFrom(questions, end) - findFirstFrom(questions, first));
}

function sumRanges(ranges: readonly QuestionRange[], count: (range: QuestionRange) => number): AnsweredCount {
  let [answered, total] = [0, 0];
  for (const range of ranges) {
    const own = count(range);
    total += own;
    if (range.isAnswered) answered += own;
  }
  return { answered, total };
}
