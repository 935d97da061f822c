import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Query } from "../../query/ast.ts";
import { createStemPlan, type Plan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";

/** Maximum number of words that are looked up. */
const MAX_CHECKED_WORDS = 16;

/**
 * Returns the query with names of cases of the corpus in place of misspelt ones, and words of the corpus in place of words
 * that no case contains; nothing if every name and word is known.
 */
export async function suggestSpelling(
  { search }: Corpus,
  given: string,
  query: Query,
  plan: Plan,
): Promise<{ didYouMean?: string }> {
  if (query.kind === "citation") return {};
  const text = correctNames(given, plan);
  const words = findWords(text).slice(0, MAX_CHECKED_WORDS);
  const { documentFrequencies } = await search.readTermStatistics(words.map(({ word }) => createStemPlan(stem(word))));
  // A word with a "*" is a prefix.
  const unknown = words.filter(({ end }, at) => documentFrequencies[at] === 0 && text[end] !== "*");
  const nearest = await search.findNearestWords(unknown.map(({ word }) => word));
  let meant = "";
  let from = 0;
  unknown.forEach(({ start, end }, at) => {
    meant += text.slice(from, start) + (nearest[at] ?? text.slice(start, end));
    from = end;
  });
  meant += text.slice(from);
  return meant === given ? {} : { didYouMean: meant };
}

/** Returns the query with the names of cases in the spelling of the corpus. */
function correctNames(text: string, plan: Plan): string {
  const leads = plan.kind === "natural" ? (plan.leads ?? []) : [];
  return leads
    .filter(({ reason }) => reason === "spelling")
    .reduce((corrected, { from, name }) => corrected.replace(from, () => name), text);
}
