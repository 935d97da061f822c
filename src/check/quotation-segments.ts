import { findWords, type Word } from "../text/words.ts";

/** Words of a quotation that stand together in it, with their offsets in the quotation. */
export type QuotationSegment = readonly Word[];

/**
 * Takes a quotation apart where its author left something out or changed it: at ellipses, and at brackets that hold
 * words of the author's own. `[T]he` is `The`; `[sic]` and footnote marks count for nothing.
 */
export function splitQuotation(quotation: string): QuotationSegment[] {
  const pieces: QuotationSegment[] = [];
  let from = 0;
  SEGMENT_BREAK.lastIndex = 0;
  for (let match = SEGMENT_BREAK.exec(quotation); match !== null; match = SEGMENT_BREAK.exec(quotation)) {
    push(from, match.index);
    from = SEGMENT_BREAK.lastIndex;
  }
  push(from, quotation.length);
  return pieces;

  function push(start: number, end: number): void {
    const piece = findWords(removeLetterBrackets(quotation, start, end)).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }));
    if (piece.length > 0) pieces.push(piece);
  }
}

/** An ellipsis, or a bracket with more than the letter that begins a word; the word around it goes with it: `grou[p]`. */
const SEGMENT_BREAK =
  /\.(?:\s?\.){2,4}|…|\*(?:\s?\*){2,4}|(?<![A-Za-z])[A-Za-z]{0,30}\[(?![A-Za-z]\][A-Za-z])[^\][]{0,200}\][A-Za-z]{0,30}/g;

/** With `[T]he` as ` The `: as long as before, so that offsets stay. */
function removeLetterBrackets(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/\[([A-Za-z])\](?=[A-Za-z])/g, "  $1");
}
