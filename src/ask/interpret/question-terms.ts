import type { CaseSearch } from "../../corpus/port/case-search.ts";
import type { PassageTerm } from "../../corpus/port/passage-search.ts";
import { createStemPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { QUESTION_STOP_WORDS } from "./stop-words.ts";
import { findSynonyms } from "./synonyms.ts";

/** A significant word of the question. */
export interface QuestionTerm extends PassageTerm {
  /** As written, in the form of the word rule. */
  readonly word: string;
}

/** A stretch of the question that names something, and so is no search word. Offsets are UTF-16 code units. */
export interface NamedSpan {
  readonly start: number;
  readonly end: number;
}

/** A word of the question that is no stop word: the first with its stem. */
export type QuestionWord = Pick<QuestionTerm, "word" | "stem" | "positions">;

/** Returns the words of a question that are neither stop words nor part of a name, each stem once, in their order. */
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

/** Returns the significant words of a question, see {@link collectWords}. */
export function extractTerms(
  search: CaseSearch,
  question: string,
  taken: readonly NamedSpan[] = [],
): Promise<QuestionTerm[]> {
  return weighWords(search, collectWords(question, taken));
}

/** Scores how well a text with some stems matches a term: 1 for its own stem, 0.8 for a synonym, else 0. */
export function scoreTermMatch({ stem, synonyms }: PassageTerm, has: (stem: string) => boolean): number {
  if (has(stem)) return 1;
  return synonyms.some(has) ? SYNONYM_MATCH_SCORE : 0;
}

const SYNONYM_MATCH_SCORE = 0.8;

/** Returns the share, 0 to 1, of the weight of the terms that a text with some stems covers. */
export function computeCoverage(terms: readonly PassageTerm[], has: (stem: string) => boolean): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : terms.reduce((sum, term) => sum + term.weight * scoreTermMatch(term, has), 0) / total;
}
