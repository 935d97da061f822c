import type { TermPlan } from "../../query/plan/plan.ts";
import type { Searcher } from "../../search/searcher.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { QUESTION_STOP_WORDS } from "./stop-words.ts";
import { findSynonyms } from "./synonyms.ts";

/** A word of the question that says what it is about. */
export interface QuestionTerm {
  /** As it was written, in the form of the word rule. */
  readonly word: string;
  readonly stem: string;
  /** Stems of other words for it. */
  readonly synonyms: readonly string[];
  /** How telling it is: ln(1 + (N - n + 0.5) / (n + 0.5)) for n of N cases that hold it. */
  readonly weight: number;
  /** Cases that hold it. */
  readonly cases: number;
  /** Its places among the words of the question. */
  readonly at: readonly number[];
}

/** A stretch of the question that names something, and so is no search word. */
export interface NamedSpan {
  readonly start: number;
  readonly end: number;
}

/** The telling words of a question, each stem once, in their order. */
export function extractTerms(
  question: string,
  taken: readonly NamedSpan[],
  { index, statistics }: Searcher,
): QuestionTerm[] {
  const count = index.columns.count;
  const found = new Map<string, { word: string; at: number[] }>();
  findWords(question).forEach(({ word, start, end }, at) => {
    if (QUESTION_STOP_WORDS.has(word) || taken.some((span) => start < span.end && end > span.start)) return;
    const root = stem(word);
    const known = found.get(root);
    if (known) known.at.push(at);
    else found.set(root, { word, at: [at] });
  });
  return Array.from(found, ([root, { word, at }]) => {
    const cases = statistics.documentFrequency(toStemPlan(root));
    return {
      word,
      stem: root,
      synonyms: findSynonyms(root),
      at,
      cases,
      weight: Math.log(1 + (count - cases + 0.5) / (cases + 0.5)),
    };
  });
}

/** Whether something has a term, or another word for it: 1, a little less, or 0. */
export function scoreTermMatch({ stem, synonyms: others }: QuestionTerm, has: (stem: string) => boolean): number {
  if (has(stem)) return 1;
  return others.some(has) ? SYNONYM_MATCH_SCORE : 0;
}

const SYNONYM_MATCH_SCORE = 0.8;

/** The part of the terms' weight that something has. */
export function computeCoverage(terms: readonly QuestionTerm[], has: (stem: string) => boolean): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : terms.reduce((sum, term) => sum + term.weight * scoreTermMatch(term, has), 0) / total;
}

export function toStemPlan(text: string): TermPlan {
  return { kind: "term", match: "stem", text, field: "any" };
}
