import { skipSpaces } from "./characters.ts";

/** Traces of a page break inside a citation: a star page, `[Page 77]`, a page number or footer that fills a line. */
const PAGE_BREAK =
  /\s{0,12}(?:\*{1,2}\d{1,5}(?=\s)|\[(?:\*|[Pp]age )\d{1,5}\]|\n\s{0,8}[-–—]\s?\d{1,4}\s?[-–—]\s{0,4}\n|\n\s{0,40}[Pp]age \d{1,4}(?: of \d{1,4})?\s{0,8}\n)\s{0,12}/y;

/** Returns the end of the traces of a page break and of the spaces around them; `at` if there are none. */
export function skipPageBreak(text: string, at: number): number {
  const sign = text[skipSpaces(text, at)];
  if (sign === undefined || !"*[-–—Pp".includes(sign)) return at;
  PAGE_BREAK.lastIndex = at;
  return PAGE_BREAK.exec(text) === null ? at : PAGE_BREAK.lastIndex;
}
