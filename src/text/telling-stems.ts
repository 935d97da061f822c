import { stem } from "./stem.ts";
import { splitWords } from "./words.ts";

/** Words that most questions have, whatever they ask. Those that tell how a thing is done or when ("without", "after") stay. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be because by can could did do does for from had has have he her his how i if in is it me my no " +
    "not of on or our s she should so that the their there they this to was we were what when which who will with would you " +
    "your"
  ).split(" "),
);

/** Lists the stems of a question that tell one from another, each once. */
export function listTellingStems(question: string): string[] {
  const telling = splitWords(question).filter((word) => !COMMON_WORDS.has(word));
  return [...new Set(telling.map(stem))];
}
