import {
  DANDA,
  EXCLAMATION_MARK,
  FULL_STOP,
  LINE_FEED,
  NO_BREAK_SPACE,
  QUESTION_MARK,
  SPACE,
} from "../character-codes.ts";
import { listAbbreviations } from "./legal-abbreviations.ts";

/** What begins with a word: nothing, a sentence, or a paragraph (which begins a sentence too). */
export type Boundary = 0 | 1 | 2;

/** No sentence begins. */
export const NO_BOUNDARY = 0;
/** A sentence begins. */
export const SENTENCE_START = 1;
/** A paragraph begins. */
export const PARAGRAPH_START = 2;

/**
 * Returns what a word begins, judged by the characters between it and the previous word. A blank line begins a paragraph.
 * A full stop, question or exclamation mark, then closing quotes or brackets, then white space begins a sentence if no
 * lower-case letter follows; after a full stop only if the previous word is not a legal abbreviation or an initial.
 * Unlike `splitSentences` it needs no more than the two words, so that an index can be built in one pass over the words.
 * @param previousWord the previous word, as `visitWords` returns it
 * @param from end of the previous word, in UTF-16 code units
 * @param to start of the word in question
 */
export function classifyBoundary(text: string, previousWord: string, from: number, to: number): Boundary {
  // By far the most frequent gap is one space.
  if (to - from === 1 && text.charCodeAt(from) === SPACE) return NO_BOUNDARY;
  let mark = 0;
  let hasSpaceAfterMark = false;
  let lineBreaks = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED) {
      if (++lineBreaks === 2) return PARAGRAPH_START;
      if (mark) hasSpaceAfterMark = true;
    } else if (isBlank(code)) {
      if (mark) hasSpaceAfterMark = true;
    } else {
      lineBreaks = 0;
      if (isEndMark(code)) {
        mark = code;
        hasSpaceAfterMark = false;
      }
    }
  }
  if (!hasSpaceAfterMark || isLowerCase(text.charCodeAt(to))) return NO_BOUNDARY;
  if (mark !== FULL_STOP) return SENTENCE_START;
  return isInitial(previousWord) || endsInInitial(text, from) || ABBREVIATIONS.has(previousWord)
    ? NO_BOUNDARY
    : SENTENCE_START;
}

const ABBREVIATIONS = listAbbreviations("words");

function isInitial(word: string): boolean {
  return word.length === 1 && (word < "0" || word > "9");
}

/** Returns whether initials end at `end`, as in "M.P.": the word rule joins them to one word. */
function endsInInitial(text: string, end: number): boolean {
  return text.charCodeAt(end - 2) === FULL_STOP && text.charCodeAt(end - 1) >= 65;
}

function isBlank(code: number): boolean {
  return code === SPACE || code === 9 || code === 13 || code === NO_BREAK_SPACE;
}

function isEndMark(code: number): boolean {
  return code === FULL_STOP || code === EXCLAMATION_MARK || code === QUESTION_MARK || code === DANDA;
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122;
}
