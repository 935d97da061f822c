import type { Query } from "../../query/ast.ts";
import { findNearestWord } from "../../search/vocabulary/nearest-word.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import type { EngineContext } from "../context.ts";

/** Words that are looked up at most. */
const MAX_CHECKED_WORDS = 16;

/** The query with words of the corpus in place of those that no case has; nothing where every word is known. */
export function suggestSpelling({ searcher }: EngineContext, text: string, query: Query): { didYouMean?: string } {
  if (query.kind === "citation") return {};
  const { index, statistics } = searcher;
  const unknown = findWords(text)
    .slice(0, MAX_CHECKED_WORDS)
    .filter(({ word }) => {
      const term = { kind: "term", match: "stem", text: stem(word), field: "any" } as const;
      return statistics.documentFrequency(term) === 0;
    });
  let meant = text;
  for (const { word, start, end } of unknown.toReversed()) {
    // The beginning of words is no word.
    const nearest = text[end] === "*" ? null : findNearestWord(index, word);
    if (nearest !== null) meant = meant.slice(0, start) + nearest + meant.slice(end);
  }
  return meant === text ? {} : { didYouMean: meant };
}
