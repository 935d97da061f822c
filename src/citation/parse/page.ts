import {
  APOSTROPHE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  EM_DASH,
  EN_DASH,
  FULL_STOP,
  HYPHEN,
  OPEN_BRACKET,
  OPEN_PAREN,
  PILCROW,
  STAR,
  UNDERSCORE,
} from "../../text/character-codes.ts";
import { parseRomanNumeral } from "../../text/numerals.ts";
import { isAlphanumeric, isDigit, isLetter, skipDigits, skipSpaces } from "./characters.ts";

/** A page, paragraph or number as written, and where it ends. */
export interface Page {
  readonly text: string;
  readonly end: number;
  /** Whether a paragraph mark precedes it. */
  readonly paragraph: boolean;
}

/**
 * Reads a first page:
 *   page   := [mark] (digits [suffix] | ROMAN | BLANK)
 *   mark   := "¶" | "P" | "par." | "p." | "pp." | "page"
 *   digits := DIGITS ["," DIGIT DIGIT DIGIT]* ["." DIGITS]     (groups and decimals with `grouped` only)
 *   suffix := LETTER | "-" LETTER [LETTER] | "(U)" | "[A]" | "WC" ["-" LETTER]     (the last after five digits and more)
 */
export function readPage(text: string, at: number, grouped: boolean): Page | null {
  let i = skipSpaces(text, at);
  const mark = skipPageMark(text, i);
  const paragraph = mark !== i && /^(?:¶|par|P[\s\d])/.test(text.slice(i, i + 3));
  i = mark;
  const start = i;
  const code = text.charCodeAt(i);
  if (isDigit(code)) {
    i = skipDigits(text, i);
    if (i - start > 12) return null;
    if (grouped || paragraph) i = skipDigitGroups(text, i);
    i = skipPageSuffix(text, i, i - start);
    if (i < text.length && isAlphanumeric(text.charCodeAt(i))) return null;
    // `526 So.2d [at] 624`: the number of a series is no page.
    if (isSeriesNumber(text, start, i)) return null;
    return { text: text.slice(start, i), end: i, paragraph };
  }
  // `S827`: Florida Law Weekly numbers its pages by part.
  if (code >= 65 && code <= 90 && isDigit(text.charCodeAt(i + 1))) {
    i = skipDigits(text, i + 1);
    if (i < text.length && isAlphanumeric(text.charCodeAt(i))) return null;
    return { text: text.slice(start, i), end: i, paragraph };
  }
  if (isBlankSign(code)) {
    while (i < text.length && isBlankSign(text.charCodeAt(i)) && i - start < 16) i++;
    if (i - start < 2 && code !== EM_DASH) return null;
    return { text: text.slice(start, i), end: i, paragraph };
  }
  return readRomanPage(text, start);
}

function isSeriesNumber(text: string, start: number, end: number): boolean {
  return end - start <= 3 && end - start >= 2 && /^[2-9](?:d|th)$/.test(text.slice(start, end));
}

/** Returns the end of a page mark, or `at` if there is none. */
function skipPageMark(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === PILCROW) return skipSpaces(text, text.charCodeAt(at + 1) === PILCROW ? at + 2 : at + 1);
  if (code !== 80 && code !== 112) return at;
  for (const mark of PAGE_MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const behind = skipSpaces(text, at + mark.length);
    const next = text.charCodeAt(behind);
    if (isDigit(next) || next === STAR) return behind;
  }
  return at;
}

const PAGE_MARKS = ["pages", "page", "Page", "paras.", "para.", "par.", "pp.", "pg.", "p.", "P.", "P", "p"];

function skipDigitGroups(text: string, at: number): number {
  let i = at;
  while (text.charCodeAt(i) === COMMA && isDigit(text.charCodeAt(i + 1))) {
    const end = skipDigits(text, i + 1);
    if (end - i > 4) break;
    i = end;
  }
  if (text.charCodeAt(i) === FULL_STOP && isDigit(text.charCodeAt(i + 1))) i = skipDigits(text, i + 1);
  return i;
}

function skipPageSuffix(text: string, at: number, digits: number): number {
  const code = text.charCodeAt(at);
  // `110001WC-U`: docket numbers as pages have letters for the division and for unpublished orders.
  if (digits >= 5 || code === HYPHEN) {
    const letters = digits >= 5 ? /[A-Z]{0,2}(?:-[A-Z]{1,2})?(?![A-Za-z\d])/y : /-[A-Z]{2}(?![A-Za-z\d])/y;
    letters.lastIndex = at;
    if (letters.exec(text) !== null && letters.lastIndex > at) return letters.lastIndex;
  }
  if (isLetter(code) && !(at + 1 < text.length && isAlphanumeric(text.charCodeAt(at + 1)))) return at + 1;
  if (code === HYPHEN && isUpperAscii(text.charCodeAt(at + 1)) && !isAlphanumeric(text.charCodeAt(at + 2)))
    return at + 2;
  const close = code === OPEN_PAREN ? CLOSE_PAREN : code === OPEN_BRACKET ? CLOSE_BRACKET : 0;
  if (close !== 0 && isUpperAscii(text.charCodeAt(at + 1)) && text.charCodeAt(at + 2) === close) return at + 3;
  return at;
}

function readRomanPage(text: string, start: number): Page | null {
  let i = start;
  while (i < text.length && i - start < 9 && isLetter(text.charCodeAt(i))) i++;
  if (i - start < 2 || (i < text.length && (isAlphanumeric(text.charCodeAt(i)) || text.charCodeAt(i) === APOSTROPHE)))
    return null;
  const word = text.slice(start, i);
  if (word !== word.toLowerCase() && word !== word.toUpperCase()) return null;
  return parseRomanNumeral(word) > 0 && word !== "mix" ? { text: word, end: i, paragraph: false } : null;
}

function isBlankSign(code: number): boolean {
  return code === UNDERSCORE || code === HYPHEN || code === EM_DASH || code === EN_DASH;
}

function isUpperAscii(code: number): boolean {
  return code >= 65 && code <= 90;
}
