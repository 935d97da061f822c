import { isAbbreviation } from "../../text/sentences/sentences.ts";
import type { NamedSpan } from "./terms/question-terms.ts";

/** The end of a sentence, as people type it: the next one need not begin with a capital. */
const SENTENCE_END = /[?.!;](?=\s|$)/g;
/** How a sentence begins that asks without a question mark. */
const ASKING_START =
  /^\s*(?:(?:and|but|so|then|also)\s+)?(?:can|could|is|are|was|were|do|does|did|must|may|should|will|would|has|have|had|whether)\b/i;
/** Words that ask. */
const ASKING_WORD = /\b(?:what|which|whose|who|whom|when|where|why|how)\b/i;
const LAST_WORD = /[\p{L}\p{N}.&]+$/u;
const MAX_ABBREVIATION_CHARS = 16;

/**
 * Returns the ranges of the sentences of a question that ask: those with a question mark, or else the last that is worded
 * as a question; all of them if none is. The others tell a story, whose words an authority need not repeat.
 */
export function findAskingSentences(question: string): NamedSpan[] {
  const sentences = splitTypedSentences(question);
  const marked = sentences.filter(({ end }) => question[end - 1] === "?");
  if (marked.length > 0) return marked;
  const worded = sentences.findLast(({ start, end }) => {
    const text = question.slice(start, end);
    return ASKING_START.test(text) || ASKING_WORD.test(text);
  });
  return worded === undefined ? sentences : [worded];
}

/** Splits a text at every mark that ends a sentence and no abbreviation. */
function splitTypedSentences(text: string): NamedSpan[] {
  const sentences: NamedSpan[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    if (
      mark === "." &&
      isAbbreviation(LAST_WORD.exec(text.slice(Math.max(start, index - MAX_ABBREVIATION_CHARS), index))?.[0] ?? "")
    )
      continue;
    sentences.push({ start, end: index + mark.length });
    start = index + mark.length;
  }
  return text.slice(start).trim() === "" ? sentences : [...sentences, { start, end: text.length }];
}
