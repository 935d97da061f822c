import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Query } from "../../query/ast.ts";
import { createStemPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";

/** Maximum number of words that are looked up. */
const MAX_CHECKED_WORDS = 16;

/**
 * Returns the query with words of the corpus in place of words that no case contains; nothing if every word is known.
 */
export async function suggestSpelling(
  { search }: Corpus,
  text: string,
  query: Query,
): Promise<{ didYouMean?: string }> {
  if (query.kind === "citation") return {};
  const words = findWords(text).slice(0, MAX_CHECKED_WORDS);
  const { documentFrequencies } = await search.readTermStatistics(words.map(({ word }) => createStemPlan(stem(word))));
  // A word with a "*" is a prefix.
  const unknown = words.filter(({ end }, at) => documentFrequencies[at] === 0 && text[end] !== "*");
  if (unknown.length === 0) return {};
  const nearest = await search.findNearestWords(unknown.map(({ word }) => word));
  let meant = "";
  let from = 0;
  unknown.forEach(({ start, end }, at) => {
    meant += text.slice(from, start) + (nearest[at] ?? text.slice(start, end));
    from = end;
  });
  meant += text.slice(from);
  return meant === text ? {} : { didYouMean: meant };
}
