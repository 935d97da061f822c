import { FUNCTION_WORDS } from "./function-words.ts";
import { stem } from "./stem.ts";
import { splitWords } from "./words.ts";

/** Lists the stems of a question that tell one from another, each once: all but those of function words. */
export function listTellingStems(question: string): string[] {
  const telling = splitWords(question).filter((word) => !FUNCTION_WORDS.has(word));
  return [...new Set(telling.map(stem))];
}
