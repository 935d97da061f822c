import type { CaseSearch } from "../../corpus/port/case-search.ts";
import type { PassageTerm } from "../../corpus/port/passage-search.ts";
import { createStemPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { QUESTION_STOP_WORDS } from "./stop-words.ts";
import { findSynonyms } from "./synonyms.ts";

/** A significant word of the question. */
export interface QuestionTerm extends PassageTerm {
  /** The word as typed, normalised by the word rule. */
  readonly word: string;
}

/**
 * A range of a text that names a source, whose words are not searched. Offsets are UTF-16 code units, `end` exclusive.
 */
export interface NamedSpan {
  readonly start: number;
  readonly end: number;
}

/** A word of the question that is not a stop word; of several words with one stem, the first. */
export type QuestionWord = Pick<QuestionTerm, "word" | "stem" | "positions">;

/**
 * Returns the words of a question that are neither stop words nor part of a name, each stem once, in the order of the
 * question.
 */
export function collectWords(question: string, taken: readonly NamedSpan[] = []): QuestionWord[] {
  const found = new Map<string, { word: string; positions: number[] }>();
  findWords(question).forEach(({ word, start, end }, at) => {
    if (QUESTION_STOP_WORDS.has(word) || taken.some((span) => start < span.end && end > span.start)) return;
    const root = stem(word);
    const known = found.get(root);
    if (known) known.positions.push(at);
    else found.set(root, { word, positions: [at] });
  });
  return Array.from(found, ([root, { word, positions }]) => ({ word, stem: root, positions }));
}

/** Weights words by their inverse document frequency: ln(1 + (N - n + 0.5) / (n + 0.5)) for n of N cases. */
export async function weighWords(search: CaseSearch, words: readonly QuestionWord[]): Promise<QuestionTerm[]> {
  const plans = words.map((one) => createStemPlan(one.stem));
  const { cases, documentFrequencies } = await search.readTermStatistics(plans);
  return words.map((word, at) => {
    const documentFrequency = documentFrequencies[at]!;
    const weight = Math.log(1 + (cases - documentFrequency + 0.5) / (documentFrequency + 0.5));
    return { ...word, synonyms: findSynonyms(word.stem), documentFrequency, weight };
  });
}

/** Returns the words of a question that {@link collectWords} collects, with their weights. */
export function extractTerms(
  search: CaseSearch,
  question: string,
  taken: readonly NamedSpan[] = [],
): Promise<QuestionTerm[]> {
  return weighWords(search, collectWords(question, taken));
}

/** Scores how well a text matches a term: 1 if it contains the stem, 0.8 if a synonym or a phrase for it, else 0. */
export function scoreTermMatch(
  { stem, synonyms, alternatives = [] }: PassageTerm,
  has: (stem: string) => boolean,
): number {
  if (has(stem)) return 1;
  return synonyms.some(has) || alternatives.some((stems) => stems.every(has)) ? SYNONYM_MATCH_SCORE : 0;
}

const SYNONYM_MATCH_SCORE = 0.8;

/**
 * Returns the share of the weight of the terms that a text covers, 0 to 1.
 * @param has whether the text contains a stem
 */
export function computeCoverage(terms: readonly PassageTerm[], has: (stem: string) => boolean): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : terms.reduce((sum, term) => sum + term.weight * scoreTermMatch(term, has), 0) / total;
}
