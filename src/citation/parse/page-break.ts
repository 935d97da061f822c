import { skipSpaces } from "./characters.ts";

/** What a printed page leaves inside a citation: a star page, `[Page 77]`, a page's number or foot on a line of its own. */
const PAGE_BREAK =
  /\s{0,12}(?:\*{1,2}\d{1,5}(?=\s)|\[(?:\*|[Pp]age )\d{1,5}\]|\n\s{0,8}[-–—]\s?\d{1,4}\s?[-–—]\s{0,4}\n|\n\s{0,40}[Pp]age \d{1,4}(?: of \d{1,4})?\s{0,8}\n)\s{0,12}/y;

/** Position behind a page's furniture and the spaces around it; `at` itself where there is none. */
export function skipPageBreak(text: string, at: number): number {
  const sign = text[skipSpaces(text, at)];
  if (sign === undefined || !"*[-–—Pp".includes(sign)) return at;
  PAGE_BREAK.lastIndex = at;
  return PAGE_BREAK.exec(text) === null ? at : PAGE_BREAK.lastIndex;
}
