import { gallop } from "../postings/gallop.ts";
import { MAX_SNIPPET_CHARS } from "./snippet.ts";
import { canFit, type TextExcerpt, type WordRange } from "./text-excerpt.ts";

/** Maximum length of a passage, unless it is one word, in UTF-16 code units. */
export const MAX_PASSAGE_CHARS = 500;

/** The words of a passage: whole sentences, or parts of sentences that are too long. */
export interface PassageRange extends WordRange {
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/**
 * Selects the sentences of a window, and adjacent ones while the total is as short as a snippet. Of sentences that are too
 * long, selects the beginning if it contains the window, else the end, else the words around the window.
 * @param sentences the first word of each sentence of the judgment
 * @param within the words that the passage may contain, including the window
 */
export function selectPassageRange(
  piece: TextExcerpt,
  sentences: Uint32Array,
  window: WordRange,
  within: WordRange,
): PassageRange {
  const startOf = (word: number) => sentences[gallop(sentences, word + 1) - 1] ?? 0;
  const endOf = (word: number) => (sentences[gallop(sentences, word + 1)] ?? within.to + 1) - 1;
  const whole = { from: Math.max(within.from, startOf(window.from)), to: Math.min(within.to, endOf(window.to)) };
  const { from, to } = canFit(piece, whole, MAX_PASSAGE_CHARS)
    ? widenRange(piece, whole, within, MAX_SNIPPET_CHARS, startOf, endOf)
    : widenRange(piece, selectPart(piece, whole, window), whole, MAX_PASSAGE_CHARS);
  return { from, to, cutBefore: startOf(from) !== from, cutAfter: endOf(to) !== to };
}

function selectPart(piece: TextExcerpt, whole: WordRange, { from, to }: WordRange): WordRange {
  const parts: readonly WordRange[] = [
    { from: whole.from, to },
    { from, to: whole.to },
    { from, to },
  ];
  const part = parts.find((one) => canFit(piece, one, MAX_PASSAGE_CHARS));
  if (part) return part;
  let last = from;
  while (canFit(piece, { from, to: last + 1 }, MAX_PASSAGE_CHARS)) last++;
  return { from, to: last };
}

/**
 * Adds units before and after a range in turn, as many as fit.
 * @param startOf returns the first word of the unit of a word; default the word itself
 * @param endOf returns its last word
 */
function widenRange(
  piece: TextExcerpt,
  { from, to }: WordRange,
  within: WordRange,
  maxChars: number,
  startOf = (word: number) => word,
  endOf = (word: number) => word,
): WordRange {
  for (let grew = true; grew; ) {
    grew = false;
    const left = startOf(from - 1);
    if (from > within.from && left >= within.from && canFit(piece, { from: left, to }, maxChars)) {
      from = left;
      grew = true;
    }
    const right = endOf(to + 1);
    if (to < within.to && right <= within.to && canFit(piece, { from, to: right }, maxChars)) {
      to = right;
      grew = true;
    }
  }
  return { from, to };
}
