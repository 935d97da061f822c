import { AMPERSAND, APOSTROPHE, CLOSE_SINGLE_QUOTE, COMMA, FULL_STOP, HYPHEN } from "../../../text/character-codes.ts";
import { isAlphanumeric, isDigit, isLetter, isSpace, isUpper } from "../characters.ts";

/** A name that ends before a citation. */
export interface PrecedingName {
  readonly text: string;
  readonly start: number;
}

/** Returns the run of capitalised words that ends at `end` (`Piper Aircraft`, `Foo v. Bar`), at most eight words. */
export function readPrecedingName(text: string, end: number): PrecedingName | null {
  let i = end;
  let start = -1;
  for (let n = 0; n < 8; n++) {
    const wordEnd = i;
    let wordStart = i;
    while (wordStart > 0 && wordEnd - wordStart < 40 && isNameCharacter(text.charCodeAt(wordStart - 1))) wordStart--;
    if (wordStart === wordEnd) break;
    const word = text.slice(wordStart, wordEnd);
    const capital = isUpper(word.charCodeAt(0)) || (isDigit(word.charCodeAt(0)) && n > 0);
    if (capital) {
      // A full stop ends the previous sentence unless the word is an abbreviation: `So held. Roe at 153`.
      if (start !== -1 && word.endsWith(".") && !/^(?:[A-Z]\.)+$|^[A-Z][a-z']{0,4}\.$/.test(word)) break;
      if (LEAD_IN_WORDS.has(word.replace(/^\d{1,3}(?=[A-Z])|[.,]$/g, "").toLowerCase())) break;
      start = wordStart;
    } else if (!(start !== -1 && JOINING_WORDS.has(word))) {
      break;
    }
    i = skipSpacesBackward(text, wordStart);
    if (i === wordStart) break;
    const before = text.charCodeAt(i - 1);
    if (!isNameCharacter(before)) break;
  }
  return start === -1 ? null : { text: text.slice(start, end), start };
}

/** Words that lead up to a name without being part of it. */
export const LEAD_IN_WORDS: ReadonlySet<string> = new Set(
  "see also cf but in the this that a an as accord contra compare with e.g and or under citing quoting following overruling thus however moreover then if when while since because both like unlike after before at from by on for to of our we it its he she they section article rule id ibid supra".split(
    " ",
  ),
);

const JOINING_WORDS = new Set(["v.", "v", "vs.", "vs", "of", "&", "the", "de", "la", "ex", "rel."]);

function isNameCharacter(code: number): boolean {
  return (
    isLetter(code) ||
    isDigit(code) ||
    code === FULL_STOP ||
    code === AMPERSAND ||
    code === HYPHEN ||
    code === APOSTROPHE ||
    code === CLOSE_SINGLE_QUOTE
  );
}

/** Returns the single word that ends at `end`, unless it leads up to a name. */
export function readPrecedingWord(text: string, end: number): PrecedingName | null {
  let start = end;
  while (
    start > 0 &&
    end - start < 40 &&
    (isAlphanumeric(text.charCodeAt(start - 1)) || text.charCodeAt(start - 1) === HYPHEN)
  )
    start--;
  if (start === end) return null;
  const word = text.slice(start, end);
  return LEAD_IN_WORDS.has(word.toLowerCase()) ? null : { text: word, start };
}

/** Returns the start of the run of spaces that ends at `at`, at most 12. */
export function skipSpacesBackward(text: string, at: number): number {
  let i = at;
  while (i > 0 && at - i < 12 && isSpace(text.charCodeAt(i - 1))) i--;
  return i;
}

/**
 * Returns the name before a short form: `Piper Aircraft, 454 U.S. at 241`, `Kaiser Foundation, supra, 13 Cal.App.5th at
 * 1146`.
 */
export function readShortFormName(text: string, at: number): PrecedingName | null {
  let i = skipSpacesBackward(text, at);
  if (i === at) return null;
  if (text.charCodeAt(i - 1) === COMMA) i = skipSpacesBackward(text, i - 1);
  const supra = /,?\s{0,2}[Ss]upra$/.exec(text.slice(Math.max(0, i - 8), i));
  if (supra !== null) i = skipSpacesBackward(text, i - supra[0].length);
  return readPrecedingName(text, i);
}
