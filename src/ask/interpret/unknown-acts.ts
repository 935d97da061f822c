import type { LegislationReader } from "../../corpus/port/legislation-reader.ts";
import { findWords } from "../../text/words.ts";
import type { NamedSpan } from "./terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "./terms/stop-words.ts";

/** Words before "Act" that follow what leads to its name: "under the Maternity Benefit Act". */
const ACT_NAME =
  /\b(?:under|of|by|in|per|from|violat\w+|section \w{1,6}) (?:the )?((?:[\p{L}&'’()-]+,? ){1,6})(?:act|adhiniyam)(?!\p{L})/giu;
/** Words that do not name an Act although they precede the word. */
const UNNAMED = new Set([
  "new",
  "old",
  "same",
  "overt",
  "criminal",
  "unlawful",
  "wrongful",
  "negligent",
  "state",
  "central",
]);

/** Returns the names of Indian Acts in a question that are the title of none of the corpus. */
export async function findUnknownActs(legislation: LegislationReader, question: string): Promise<NamedSpan[]> {
  const found: NamedSpan[] = [];
  for (const { index, 0: whole, 1: name } of question.matchAll(ACT_NAME)) {
    const words = findWords(name!).filter(({ word }) => !QUESTION_STOP_WORDS.has(word) && !UNNAMED.has(word));
    const [first] = words;
    // A name of capitals is an abbreviation, which no title contains.
    if (first === undefined || words.every((one) => /^\p{Lu}+$/u.test(name!.slice(one.start, one.end)))) continue;
    const title = name!.slice(first.start, words.at(-1)!.end);
    const start = index + whole.lastIndexOf(title);
    const span = { start, end: index + whole.length };
    const { total } = await legislation.listActs({
      filter: { title },
      order: "title_asc",
      offset: 0,
      limit: 1,
    });
    if (total === 0) found.push(span);
  }
  return found;
}
