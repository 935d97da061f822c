import { EngineError } from "../errors.ts";
import { parseQuery } from "../query/parse.ts";
import type { CaseFilter } from "./port/case-search.ts";
import type { Corpus } from "./port/corpus.ts";

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
