import type { Span } from "../../citation/citation.ts";
import { listFirstLetters } from "./lexicon/first-letters.ts";
import { SIGNALS } from "./lexicon/lexicon.ts";
import type { SignalRow } from "./lexicon/signal-row.ts";

/** The words of a row found in a text, as a span of it. */
export interface SignalHit extends Span {
  readonly row: SignalRow;
}

/**
 * Finds every place where the words of a row occur, in text order; at most one per place. Scope and grammar are not
 * considered. Linear in the length of the text.
 * @param text with normalised typography, see `normalizeText`
 */
export const scanSignals: (text: string) => SignalHit[] = createSignalScanner(SIGNALS);

/** The rows that may begin with one letter, as one pattern with a group for each row. */
interface LetterPattern {
  readonly rows: readonly SignalRow[];
  readonly pattern: RegExp;
}

/**
 * Creates a scanner for some rows. Their order means nothing: `precedence` decides between two that match at one place,
 * then the alphabetical order of their words.
 */
export function createSignalScanner(signals: readonly SignalRow[]): (text: string) => SignalHit[] {
  const rows = [...signals].sort(compareRows);
  const firsts = rows.map(({ words }) => listFirstLetters(words));
  const patterns = Array.from("abcdefghijklmnopqrstuvwxyz", (letter): LetterPattern | null => {
    const starting = rows.filter((_, at) => firsts[at]!.has(letter));
    if (starting.length === 0) return null;
    const source = starting.map(({ words }) => `(${allowWideSpaces(words)})`).join("|");
    return { rows: starting, pattern: new RegExp(`\\b(?:${source})`, "iy") };
  });
  return (text) => {
    const hits: SignalHit[] = [];
    let isInside = false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const letter = (code | 32) - 97;
      const isLetter = letter >= 0 && letter < 26;
      if (!isLetter || isInside) {
        isInside = isLetter || (code >= 48 && code <= 57) || code === 95;
        continue;
      }
      isInside = true;
      const hit = matchAt(text, at, patterns[letter]!);
      if (hit === null || isCompanyName(text.slice(hit.start, hit.end))) continue;
      hits.push(hit);
      at = hit.end - 1;
    }
    return hits;
  };
}

function matchAt(text: string, at: number, candidates: LetterPattern | null): SignalHit | null {
  if (candidates === null) return null;
  const { pattern, rows } = candidates;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null || match[0] === "") return null;
  const group = match.findIndex((words, index) => index > 0 && words !== undefined);
  return { row: rows[group - 1]!, start: at, end: at + match[0].length };
}

function compareRows(a: SignalRow, b: SignalRow): number {
  return (b.precedence ?? 0) - (a.precedence ?? 0) || (a.words < b.words ? -1 : 1);
}

/** Lets one space of a pattern match several: what a divided word leaves behind, or an OCR gap. */
function allowWideSpaces(words: string): string {
  return words.replace(/ \?/g, " {0,4}").replace(/ (?![{\]])/g, " {1,4}");
}

/** Returns whether "limited" is part of a company name: "Om Mills Limited", "Om Mills LIMITED". */
function isCompanyName(words: string): boolean {
  return /^Limited$/i.test(words) && words[0] === "L";
}
