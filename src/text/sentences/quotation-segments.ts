import { findWords, type Word } from "../words.ts";

/** Consecutive words of a quotation, with their offsets in it. */
export type QuotationSegment = readonly Word[];

/**
 * Splits a quotation where the writer omitted or changed words: at ellipses, and at brackets that contain words of the
 * writer. `[T]he` is read as `The`; `[sic]` and footnote marks are ignored.
 */
export function splitQuotation(quotation: string): QuotationSegment[] {
  const segments: QuotationSegment[] = [];
  let from = 0;
  SEGMENT_BREAK.lastIndex = 0;
  for (let match = SEGMENT_BREAK.exec(quotation); match !== null; match = SEGMENT_BREAK.exec(quotation)) {
    push(from, match.index);
    from = SEGMENT_BREAK.lastIndex;
  }
  push(from, quotation.length);
  return segments;

  function push(start: number, end: number): void {
    const segment = findWords(removeLetterBrackets(quotation, start, end)).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }));
    if (segment.length > 0) segments.push(segment);
  }
}

/** An ellipsis, or a bracket other than around the first letter of a word, with the word around it: `grou[p]`. */
const SEGMENT_BREAK =
  /\.(?:\s?\.){2,4}|…|\*(?:\s?\*){2,4}|(?<![A-Za-z])[A-Za-z]{0,30}\[(?![A-Za-z]\][A-Za-z])[^\][]{0,200}\][A-Za-z]{0,30}/g;

/** Replaces `[T]he` by `  The`, which has the same length, so that offsets do not change. */
function removeLetterBrackets(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/\[([A-Za-z])\](?=[A-Za-z])/g, "  $1");
}
