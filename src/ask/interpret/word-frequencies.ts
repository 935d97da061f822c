import type { Corpus } from "../../corpus/port/corpus.ts";
import { createStemPlan } from "../../query/plan/plan.ts";

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

/**
 * Counts words in the cases, and those that no case contains in the provisions: the words of a statute need not occur in
 * a judgment ("copyright", "moratorium").
 * @param counted words that were counted before, and what was found; those that are counted are added
 */
export async function readWordFrequencies(
  { search, legislation }: WordSources,
  words: readonly { readonly word: string; readonly stem: string }[],
  counted = new Map<string, number>(),
): Promise<WordFrequencies> {
  const plans = words.map(({ stem }) => createStemPlan(stem));
  const { cases, documentFrequencies } = await search.readTermStatistics(plans);
  const frequencies = await Promise.all(
    words.map(async ({ word }, at) => {
      const inCases = documentFrequencies[at]!;
      if (inCases > 0) return inCases;
      const known = counted.get(word);
      if (known !== undefined) return known;
      const query = { query: word, limit: 0 };
      const pages = await Promise.all([legislation.searchSections(query), legislation.searchActSections(query)]);
      const total = pages.reduce((sum, page) => sum + page.total, 0);
      counted.set(word, total);
      return total;
    }),
  );
  return { cases, frequencies };
}
