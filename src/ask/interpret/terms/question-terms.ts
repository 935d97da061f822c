import type { PassageTerm } from "../../../corpus/port/passage-search.ts";
import { stem } from "../../../text/stem.ts";
import { findWords } from "../../../text/words.ts";
import { findOtherNumberForm } from "./number-words.ts";
import { QUESTION_STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";
import { findSynonyms } from "./synonyms.ts";
import {
  createWordMemory,
  readNearestWords,
  readWordFrequencies,
  type WordMemory,
  type WordSources,
} from "./word-frequencies.ts";

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

/** Returns true if a range shares a character with one that names a source. */
export function isTaken({ start, end }: NamedSpan, taken: readonly NamedSpan[]): boolean {
  return taken.some((span) => start < span.end && end > span.start);
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
    if (QUESTION_STOP_WORDS.has(word) || isTaken({ start, end }, taken)) return;
    const root = stem(word);
    const known = found.get(root);
    if (known) known.positions.push(at);
    else found.set(root, { word, positions: [at] });
  });
  return Array.from(found, ([root, { word, positions }]) => ({ word, stem: root, positions }));
}

/** Maximum weight of a word, so that no rare word outweighs several others. */
const MAX_WEIGHT = 4.5;
/** Weight of everyday words, and of words that no text contains, as a share of their own and of the mean weight. */
const WEAK_WORD_SHARE = 0.35;
const UNKNOWN_WORD_SHARE = 0.6;
/** Number of words up to which each is the point of the question rather than its dress. */
const MAX_SHORT_QUESTION_WORDS = 5;

/**
 * Weights words by their inverse document frequency, ln(1 + (N - n + 0.5) / (n + 0.5)) for n of N cases, up to a limit.
 * Everyday words count less; so do words that no case and no provision contains, of which nothing is known.
 * @param meant whether a word is the one that was meant, although no text contains it
 * @param memory what is known of words; what is found is added
 */
export async function weighWords(
  corpus: WordSources,
  words: readonly QuestionWord[],
  meant: (word: QuestionWord) => boolean = isNeverMeant,
  memory: WordMemory = createWordMemory(),
): Promise<QuestionTerm[]> {
  const { cases, frequencies } = await readWordFrequencies(corpus, words, memory);
  const terms = words.map((word, at) => {
    const documentFrequency = frequencies[at]!;
    const found = Math.min(cases, documentFrequency);
    const rarity = Math.log(1 + (cases - found + 0.5) / (found + 0.5));
    const weight = Math.min(MAX_WEIGHT, rarity) * (isWeak(word.word) ? WEAK_WORD_SHARE : 1);
    return { ...word, synonyms: listSynonyms(word), documentFrequency, weight };
  });
  const known = terms.filter(({ documentFrequency }) => documentFrequency > 0);
  const mean = known.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, known.length);
  const share = words.length <= MAX_SHORT_QUESTION_WORDS ? 1 : UNKNOWN_WORD_SHARE;
  return terms.map((term) =>
    term.documentFrequency > 0 || known.length === 0
      ? term
      : { ...term, weight: Math.min(term.weight, (meant(term) ? 1 : share) * mean) },
  );
}

/** Lists the stems that stand for a word: its synonyms, and a number in its other form. */
function listSynonyms({ word, stem: root }: QuestionWord): readonly string[] {
  const other = findOtherNumberForm(word);
  return other === null ? findSynonyms(root) : [...findSynonyms(root), stem(other)];
}

function isNeverMeant(): boolean {
  return false;
}

/** Everyday words, and numbers, which are seldom those of the authority. */
function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word) || /^\d+$/.test(word);
}

/** Shorter words that no text contains are taken as they are: many are abbreviations. */
const MIN_CORRECTED_LETTERS = 6;

/**
 * Returns the words with those that no case and no provision contains replaced by the nearest known word, if there is one.
 * @param meant whether a word is the one that was meant, although no text contains it
 * @param memory what is known of words; what is found is added
 */
export async function correctSpelling(
  corpus: WordSources,
  words: readonly QuestionWord[],
  meant: (word: QuestionWord) => boolean = isNeverMeant,
  memory: WordMemory = createWordMemory(),
): Promise<QuestionWord[]> {
  const { frequencies } = await readWordFrequencies(corpus, words, memory);
  const unknown = words.filter(
    (one, at) =>
      frequencies[at] === 0 &&
      one.word.length >= MIN_CORRECTED_LETTERS &&
      !WEAK_WORDS.has(one.word) &&
      findSynonyms(one.stem).length === 0 &&
      !meant(one),
  );
  const nearest = await readNearestWords(
    corpus,
    unknown.map(({ word }) => word),
    memory,
  );
  const corrections = new Map(unknown.map(({ word }, at) => [word, nearest[at]!]));
  const found = new Map<string, QuestionWord>();
  for (const { word, stem: root, positions } of words) {
    const corrected = corrections.get(word) ?? word;
    if (corrected !== word && QUESTION_STOP_WORDS.has(corrected)) continue;
    const one = { word: corrected, stem: corrected === word ? root : stem(corrected), positions };
    if (!found.has(one.stem)) found.set(one.stem, one);
  }
  return [...found.values()];
}

/**
 * Returns the words of a question that {@link collectWords} collects, with their weights.
 * @param taken ranges whose words are not searched
 * @param known ranges of names of doctrines, whose words are spelt as they are meant
 * @param memory what is known of words; what is found is added
 */
export async function extractTerms(
  corpus: WordSources,
  question: string,
  taken: readonly NamedSpan[] = [],
  known: readonly NamedSpan[] = [],
  memory: WordMemory = createWordMemory(),
): Promise<QuestionTerm[]> {
  const places = findWords(question);
  const isMeant = ({ positions }: QuestionWord) =>
    positions.some((at) => known.some(({ start, end }) => places[at]!.start >= start && places[at]!.end <= end));
  const words = await correctSpelling(corpus, collectWords(question, taken), isMeant, memory);
  return weighWords(corpus, words, isMeant, memory);
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

/**
 * Returns the same of a text with one of its topics, the one that adds most: words of several topics are no subject
 * together.
 */
export function computeTopicCoverage(
  terms: readonly PassageTerm[],
  has: (stem: string) => boolean,
  topics: readonly ReadonlySet<string>[],
): number {
  const cover = (topic: ReadonlySet<string>) => computeCoverage(terms, (one) => has(one) || topic.has(one));
  return Math.max(computeCoverage(terms, has), ...topics.map(cover));
}
