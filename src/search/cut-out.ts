import { fits, type Piece, type Span } from "./piece.ts";
import { gallop } from "./postings/gallop.ts";
import { SNIPPET_CHARACTERS } from "./snippet.ts";

/** A passage is no longer, unless it is one word. UTF-16 units. */
export const PASSAGE_CHARACTERS = 500;

/** What a passage consists of: whole sentences, or parts of them where they are too long. */
export interface CutOut extends Span {
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/**
 * The sentences of a window, and more of those around it while all are as short as a snippet. Of sentences that are too
 * long, the beginning if it has the window, else the end, else what stands around the window.
 * @param sentences the first word of each sentence of the judgment
 * @param within what the passage may hold, of which the window is a part
 */
export function cutOut(piece: Piece, sentences: Uint32Array, window: Span, within: Span): CutOut {
  const startOf = (word: number) => sentences[gallop(sentences, word + 1) - 1] ?? 0;
  const endOf = (word: number) => (sentences[gallop(sentences, word + 1)] ?? within.to + 1) - 1;
  const whole = { from: Math.max(within.from, startOf(window.from)), to: Math.min(within.to, endOf(window.to)) };
  const { from, to } = fits(piece, whole, PASSAGE_CHARACTERS)
    ? widened(piece, whole, within, SNIPPET_CHARACTERS, startOf, endOf)
    : widened(piece, partOf(piece, whole, window), whole, PASSAGE_CHARACTERS);
  return { from, to, cutBefore: startOf(from) !== from, cutAfter: endOf(to) !== to };
}

function partOf(piece: Piece, whole: Span, { from, to }: Span): Span {
  const parts: readonly Span[] = [
    { from: whole.from, to },
    { from, to: whole.to },
    { from, to },
  ];
  const part = parts.find((one) => fits(piece, one, PASSAGE_CHARACTERS));
  if (part) return part;
  let last = from;
  while (fits(piece, { from, to: last + 1 }, PASSAGE_CHARACTERS)) last++;
  return { from, to: last };
}

/** The span with units on its left and right in turn, as many as fit. A unit is a word, unless it is said where one begins and ends. */
function widened(
  piece: Piece,
  { from, to }: Span,
  within: Span,
  longest: number,
  startOf = (word: number) => word,
  endOf = (word: number) => word,
): Span {
  for (let grew = true; grew; ) {
    grew = false;
    const left = startOf(from - 1);
    if (from > within.from && left >= within.from && fits(piece, { from: left, to }, longest)) {
      from = left;
      grew = true;
    }
    const right = endOf(to + 1);
    if (to < within.to && right <= within.to && fits(piece, { from, to: right }, longest)) {
      to = right;
      grew = true;
    }
  }
  return { from, to };
}
