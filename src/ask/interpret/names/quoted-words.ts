import { findPhrase, MIN_PHRASE_WORDS, selectPhrase } from "../../../corpus/find-phrase.ts";
import type { Corpus } from "../../../corpus/port/corpus.ts";
import { splitQuotation } from "../../../text/sentences/quotation-segments.ts";
import { splitWords } from "../../../text/words.ts";
import type { AnswerScope } from "../answer-scope.ts";

/** Words that a question quotes without a break. */
export interface QuotedWords {
  /** In the form that is indexed. */
  readonly words: readonly string[];
  /** The cases that contain them, the earliest first, whose words the others quote; empty if none does. */
  readonly clusterIds: readonly number[];
}

/** Text between double quotation marks. */
const QUOTATION = /[“"]([^“”"]{24,2000})[”"]/g;
/** Maximum number of parts of quotations that are searched. */
const MAX_PARTS = 4;
/** Maximum number of cases with a phrase that are read. */
const MAX_CASES = 20;

/** Finds the words that a question quotes, and the cases of its scope that contain them. */
export async function findQuotedWords(
  corpus: Corpus,
  question: string,
  { cases }: AnswerScope,
): Promise<readonly QuotedWords[]> {
  if (cases === null) return [];
  const parts = [...question.matchAll(QUOTATION)]
    .flatMap(([, quotation]) => splitQuotation(quotation!))
    .filter((part) => part.length >= MIN_PHRASE_WORDS)
    .slice(0, MAX_PARTS);
  const found: QuotedWords[] = [];
  for (const part of parts) {
    const words = part.map(({ word }) => word);
    let clusterIds: readonly number[] = [];
    for (const phrase of listPhrases(words)) {
      clusterIds = await orderByDate(corpus, await findPhrase(corpus, phrase, cases, MAX_CASES));
      if (clusterIds.length > 0) break;
    }
    found.push({ words, clusterIds });
  }
  return found;
}

/** Lists the phrases of words to search, one after the other: the middle, then the ends, as a copy may differ in a word. */
function listPhrases(words: readonly string[]): (readonly string[])[] {
  const whole = selectPhrase(words);
  return words.length < 2 * MIN_PHRASE_WORDS
    ? [whole]
    : [whole, words.slice(0, MIN_PHRASE_WORDS), words.slice(-MIN_PHRASE_WORDS)];
}

/** Orders cases by their dates, those without a date last. */
async function orderByDate(corpus: Corpus, clusterIds: readonly number[]): Promise<number[]> {
  const read = await corpus.cases.readCases(clusterIds);
  return read
    .flatMap((one) => (one === null ? [] : [{ id: one.clusterId, date: one.dateFiled || UNDATED }]))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)) || a.id - b.id)
    .map(({ id }) => id);
}

const UNDATED = "9999";

/** Returns the greatest share of quoted words that follow one another in a text: 0 to 1; 0 if they are too few. */
export function measureQuotedShare(quoted: readonly QuotedWords[], text: string): number {
  if (quoted.length === 0) return 0;
  const own = splitWords(text);
  return Math.max(
    ...quoted.map(({ words }) => {
      const run = findLongestRun(words, own);
      return run < MIN_PHRASE_WORDS ? 0 : run / words.length;
    }),
  );
}

/** Returns the greatest number of words that follow one another in both lists. */
function findLongestRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  let previous = new Uint16Array(b.length + 1);
  for (const word of a) {
    const row = new Uint16Array(b.length + 1);
    for (let at = 0; at < b.length; at++) {
      if (b[at] !== word) continue;
      row[at + 1] = previous[at]! + 1;
      longest = Math.max(longest, row[at + 1]!);
    }
    previous = row;
  }
  return longest;
}
