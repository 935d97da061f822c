import type { Span } from "../../citation/citation.ts";
import { SIGNALS } from "./lexicon/lexicon.ts";
import type { SignalRow } from "./lexicon/signal-row.ts";
import { listWordPrefixes, NEXT_LETTERS, OTHER_SIGN, PREFIX_LETTERS, type WordPrefix } from "./lexicon/word-prefixes.ts";

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

/** A row with its words as a sticky pattern. */
interface CompiledRow {
  readonly row: SignalRow;
  readonly pattern: RegExp;
}

/**
 * Creates a scanner for some rows. Their order means nothing: `precedence` decides between two that match at one place,
 * then the alphabetical order of their words.
 */
export function createSignalScanner(signals: readonly SignalRow[]): (text: string) => SignalHit[] {
  const findPattern = createRowTable([...signals].sort(compareRows));
  return (text) => {
    const hits: SignalHit[] = [];
    for (let at = 0; at < text.length; ) {
      if (toLetter(text.charCodeAt(at)) === 0) {
        at++;
        continue;
      }
      const start = at;
      while (toLetter(text.charCodeAt(at)) > 0) at++;
      const hit = matchAt(text, start, findPattern(text, start, at));
      if (hit === null || isCompanyName(text.slice(hit.start, hit.end))) continue;
      hits.push(hit);
      at = Math.max(at, hit.end);
    }
    return hits;
  };
}

/** Creates a function that returns the rows that may match at the word between two offsets. */
function createRowTable(
  rows: readonly SignalRow[],
): (text: string, start: number, end: number) => readonly CompiledRow[] {
  const prefixes = rows.map(({ words }) => listWordPrefixes(words));
  const compiled = rows.map((row) => ({ row, pattern: new RegExp(`\\b(?:${allowWideSpaces(row.words)})`, "iy") }));
  const select = (word: string, next: string | null): readonly CompiledRow[] =>
    compiled.filter((_, at) => prefixes[at]!.some((prefix) => isBegun(prefix, word, next)));
  // The rows at a word are those of the longest of its beginnings that is in the table.
  const begun = new Map<number, readonly CompiledRow[]>();
  const whole = new Map<number, Map<number, readonly CompiledRow[]>>();
  for (const { letters, next } of prefixes.flat()) {
    if (next === null) begun.set(toKey(letters, 0, letters.length), select(letters, null));
    else {
      const key = toKey(letters, 0, letters.length);
      const following = whole.get(key) ?? new Map([[0, select(letters, "")]]);
      following.set(next === OTHER_SIGN ? -1 : toKey(next, 0, next.length), select(letters, next));
      whole.set(key, following);
    }
  }
  return (text, start, end) => {
    const key = toKey(text, start, Math.min(end, start + PREFIX_LETTERS));
    const following = end - start <= PREFIX_LETTERS ? whole.get(key) : undefined;
    if (following === undefined) return findLongest(begun, key) ?? NO_ROWS;
    const from = skipSpaces(text, end);
    if (from === end) return following.get(-1) ?? following.get(0)!;
    return findLongest(following, toKey(text, from, from + NEXT_LETTERS))!;
  };
}

const NO_ROWS: readonly CompiledRow[] = [];

/** Returns the value of a key, or of the longest of its beginnings. */
function findLongest<T>(table: ReadonlyMap<number, T>, key: number): T | undefined {
  for (let part = key; ; part = Math.floor(part / 27)) {
    const value = table.get(part);
    if (value !== undefined || part === 0) return value;
  }
}

/** Returns whether a match that begins so can begin with a word and the letters after it; `null` if none matter. */
function isBegun(prefix: WordPrefix, word: string, next: string | null): boolean {
  if (prefix.next === null) return word.startsWith(prefix.letters);
  return prefix.letters === word && next !== null && next.startsWith(prefix.next);
}

function matchAt(text: string, at: number, candidates: readonly CompiledRow[]): SignalHit | null {
  for (const { row, pattern } of candidates) {
    pattern.lastIndex = at;
    if (!pattern.test(text) || pattern.lastIndex === at) continue;
    if (row.named !== true || BEFORE_NAME.test(text.slice(pattern.lastIndex, pattern.lastIndex + 16))) return { row, start: at, end: pattern.lastIndex };
  }
  return null;
}

/** A name, or words that refer to one. */
const BEFORE_NAME = /^ ?["'([]?(?:[A-Z\d]|(?:that|this|those|these|the said|the aforesaid) )/;

/** Returns 1 to 26 for a letter, without case, else 0. */
function toLetter(code: number): number {
  const letter = (code | 32) - 96;
  return code > 64 && letter > 0 && letter < 27 ? letter : 0;
}

/** Returns a number for the letters between two offsets, up to the first sign that is no letter. */
function toKey(text: string, start: number, end: number): number {
  let key = 0;
  for (let at = start; at < end; at++) {
    const letter = toLetter(text.charCodeAt(at));
    if (letter === 0) break;
    key = key * 27 + letter;
  }
  return key;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  return at;
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
