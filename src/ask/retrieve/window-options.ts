import type { PassageWindowOptions } from "../../corpus/port/passage-search.ts";

/** Windows of a question in a few words. */
export const SHORT_QUESTION_OPTIONS: PassageWindowOptions = {
  maxTerms: 16,
  maxWords: 120,
  maxPerCase: 2,
  k1: 1.2,
  b: 0.75,
  proximityWeight: 0.3,
  leadWords: 0,
  leadWeight: 0,
  caseShare: 0.5,
};

/**
 * For a question that is a passage: the answer follows the words that the passage repeats. The values were chosen on
 * quotations in judgments.
 */
export const LONG_QUESTION_OPTIONS: PassageWindowOptions = {
  maxTerms: 30,
  maxWords: 200,
  maxPerCase: 8,
  k1: 1.2,
  b: 0.5,
  proximityWeight: 0.3,
  leadWords: 150,
  leadWeight: 1,
  caseShare: 0.5,
};

/** Minimum number of terms of a question that is treated as a passage. */
export const MIN_LONG_QUESTION_TERMS = 12;

/** Window score that corresponds to a passage score of 1. */
export const FULL_WINDOW_SCORE = 1.5;
