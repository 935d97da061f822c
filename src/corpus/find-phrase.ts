import { EngineError } from "../errors.ts";
import { parseQuery } from "../query/parse.ts";
import type { CaseFilter } from "./port/case-search.ts";
import type { Corpus } from "./port/corpus.ts";

/** Number of words of a quotation that are searched as a phrase; fewer are too common to identify a source. */
const MAX_PHRASE_WORDS = 12;
export const MIN_PHRASE_WORDS = 6;

/** Selects the words of an unbroken quotation that are searched as a phrase: those in its middle. */
export function selectPhrase(words: readonly string[]): readonly string[] {
  const middle = Math.max(0, Math.floor((words.length - MAX_PHRASE_WORDS) / 2));
  return words.slice(middle, middle + MAX_PHRASE_WORDS);
}

/**
 * Returns the cluster ids of the cases that contain words one after another, best first; at most `limit`. Words whose
 * search exceeds the query budget are found nowhere.
 * @param words in the form that is indexed
 */
export async function findPhrase(
  { search }: Corpus,
  words: readonly string[],
  filter: CaseFilter,
  limit: number,
): Promise<readonly number[]> {
  try {
    return await search.rankMatches(await search.planQuery(parseQuery(`"${words.join(" ")}"`)), filter, limit);
  } catch (error) {
    if (error instanceof EngineError && error.code === "query_syntax") return [];
    throw error;
  }
}
