import type { Span } from "../span.ts";
import { CAPITALIZED_ABBREVIATIONS, listAbbreviations } from "./legal-abbreviations.ts";

/**
 * Splits a legal text into sentences: half-open spans that cover the text. A sentence ends with a full stop, question or
 * exclamation mark, closing quotes or brackets, and white space before a capital, a digit or a numbered paragraph; and at
 * every blank line. A full stop after an abbreviation ("U.S.", "v.", "No.") or an initial ends none, nor does one after
 * a number that another number follows.
 * @param named spans of names, in text order: no full stop inside one ends a sentence
 */
export function splitSentences(text: string, named: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let next = 0;
  SENTENCE_END.lastIndex = 0;
  for (let match = SENTENCE_END.exec(text); match !== null; match = SENTENCE_END.exec(text)) {
    const end = match.index + match[0].length;
    if (match[0][0] === "." && !isSentenceEnd(text, match.index, end)) continue;
    while (next < named.length && named[next]!.end <= match.index + 1) next++;
    if (next < named.length && named[next]!.start < match.index) continue;
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** Returns the index of the sentence that contains an offset. `spans` cover the text, as {@link splitSentences} returns. */
export function findSentenceIndex(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns whether a word with a full stop is an abbreviation or an initial ("Co.", "U.S.", "J.") and ends no sentence. */
export function isAbbreviation(word: string): boolean {
  const bare = word.toLowerCase().replace(/\.$/, "");
  return ENDS_IN_INITIAL.test(bare) || ABBREVIATIONS.has(bare);
}

const SENTENCE_END = /[.?!]["'”’)\]]{0,3}\s+(?=["'“‘([*]{0,3}[A-Z0-9]|\([ivx]{1,5}\) ?[A-Z])|\n\s*\n/g;
const ENDS_IN_INITIAL = /(?:^|\.)[a-z]$/;
const MAX_ABBREVIATION_CHARS = 16;
const ABBREVIATIONS = listAbbreviations("prose");

/**
 * @param stop offset of the full stop
 * @param next offset of the word that follows
 */
function isSentenceEnd(text: string, stop: number, next: number): boolean {
  let from = stop;
  while (from > 0 && stop - from < MAX_ABBREVIATION_CHARS && /[\w.'/&]/.test(text[from - 1]!)) from--;
  const word = text.slice(from, stop).replace(/^[.'/]+/, "");
  const bare = word.toLowerCase();
  if (ENDS_IN_INITIAL.test(bare)) return false;
  // A number ends a sentence before a word, not before another number ("3 Wall. 654. 12" is an error of optical reading).
  if (/^\d+$/.test(bare)) return /["'“‘([*A-Z]/.test(text[next] ?? "");
  return !ABBREVIATIONS.has(bare) || (word === bare && CAPITALIZED_ABBREVIATIONS.has(bare));
}
