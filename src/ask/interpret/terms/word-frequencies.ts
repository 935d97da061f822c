import type { Corpus } from "../../../corpus/port/corpus.ts";
import { createStemPlan } from "../../../query/plan/plan.ts";

/** The parts of a corpus in which words are counted. */
export type WordSources = Pick<Corpus, "search" | "legislation">;

/** In how many texts of a corpus each word occurs. */
export interface WordFrequencies {
  /** Number of cases of the corpus. */
  readonly cases: number;
  /**
   * Number of cases that contain the stem of each word, in the order of the words; of a word that no case contains, the
   * number of provisions that contain it.
   */
  readonly frequencies: readonly number[];
}

/** What was found of the words of a request, so that no word is counted twice. */
export interface WordMemory {
  /** Number of cases, or else of provisions, that contain a word. */
  readonly frequencies: Map<string, number>;
  /** The known word that is nearest to one that no text contains; `null` if there is none. */
  readonly nearest: Map<string, string | null>;
}

/** Creates a memory that contains no word. */
export function createWordMemory(): WordMemory {
  return { frequencies: new Map(), nearest: new Map() };
}

/**
 * Counts words in the cases, and those that no case contains in the provisions: the words of a statute need not occur in
 * a judgment ("copyright", "moratorium").
 * @param memory words that were counted before; those that are counted are added
 */
export async function readWordFrequencies(
  { search, legislation }: WordSources,
  words: readonly { readonly word: string; readonly stem: string }[],
  { frequencies } = createWordMemory(),
): Promise<WordFrequencies> {
  const fresh = words.filter(({ word }) => !frequencies.has(word));
  const { cases, documentFrequencies } = await search.readTermStatistics(fresh.map(({ stem }) => createStemPlan(stem)));
  const counts = await Promise.all(
    fresh.map(async ({ word }, at) => {
      const inCases = documentFrequencies[at]!;
      if (inCases > 0) return inCases;
      const query = { query: word, limit: 0, isWordList: true };
      const pages = await Promise.all([legislation.searchSections(query), legislation.searchActSections(query)]);
      return pages.reduce((sum, page) => sum + page.total, 0);
    }),
  );
  fresh.forEach(({ word }, at) => {
    frequencies.set(word, counts[at]!);
  });
  return { cases, frequencies: words.map(({ word }) => frequencies.get(word)!) };
}

/** Returns the known word that is nearest to each of the words; `null` if there is none. */
export async function readNearestWords(
  { search }: WordSources,
  words: readonly string[],
  { nearest }: WordMemory,
): Promise<(string | null)[]> {
  const fresh = words.filter((word) => !nearest.has(word));
  const found = await search.findNearestWords(fresh);
  fresh.forEach((word, at) => {
    nearest.set(word, found[at] ?? null);
  });
  return words.map((word) => nearest.get(word)!);
}
