import type { Span } from "../../citation/citation.ts";
import { SIGNALS } from "./lexicon/lexicon.ts";
import type { LexiconRow } from "./lexicon/signal-row.ts";
import {
  convertLookbehinds,
  HEAD_LETTERS,
  listWordPrefixes,
  NEXT_LETTERS,
  OTHER_SIGN,
  PREFIX_LETTERS,
  type WordPrefix,
} from "./lexicon/word-prefixes.ts";
import {
  findWord,
  prepareText,
  type ScannableText,
  type ScannedWord,
  skipRestOfWord,
  toLettersKey,
} from "./scannable-text.ts";

/**
 * Finds the places where the words of a row occur, in text order; at most one per place.
 * @param within spans of the text in which a match may begin, in text order and disjoint. Default the whole text
 */
export type SignalScanner = (text: string | ScannableText, within?: readonly Span[]) => SignalHit[];

/** The words of a row found in a text, as a span of it. */
export interface SignalHit extends Span {
  readonly row: LexiconRow;
}

/**
 * Finds every place where the words of a row occur, in text order; at most one per place. Scope and grammar are not
 * considered. Linear in the length of the text.
 * @param text with normalised typography, see `normalizeText`
 */
export const scanSignals: SignalScanner = createSignalScanner(SIGNALS);

/** A row with its words as a sticky pattern. */
interface CompiledRow {
  readonly row: LexiconRow;
  readonly pattern: RegExp;
}

/**
 * Creates a scanner for some rows. Their order means nothing: `precedence` decides between two that match at one place,
 * then the alphabetical order of their words.
 */
export function createSignalScanner(signals: readonly LexiconRow[]): SignalScanner {
  let table: RowTable | null = null;
  return (original, within) => {
    table ??= createRowTable([...signals].sort(compareRows));
    const prepared = typeof original === "string" ? prepareText(original) : original;
    const { toOffset, fromOffset } = prepared.mapOffsets();
    const hits: SignalHit[] = [];
    if (within === undefined) scanRange(table, prepared, { start: 0, end: prepared.text.length }, hits);
    else
      for (const { start, end } of within)
        scanRange(table, prepared, { start: fromOffset(start), end: fromOffset(end) }, hits);
    return hits.map(({ row, start, end }) => ({ row, start: toOffset(start), end: toOffset(end) }));
  };
}

/** Appends the matches that begin at a word of a range. */
function scanRange(table: RowTable, { text, lower }: ScannableText, { start, end }: Span, hits: SignalHit[]): void {
  const word: ScannedWord = { start: 0, end: 0, key: 0 };
  // A match of the range before may end inside this one.
  let at = skipRestOfWord(lower, Math.max(start, hits.at(-1)?.end ?? 0));
  while (findWord(lower, at, end, table.filter, word)) {
    at = word.end;
    const rows = table.find(word, lower);
    if (rows.length === 0) continue;
    const hit = matchAt(text, lower, word.start, rows);
    if (hit === null || isCompanyName(text.slice(hit.start, hit.end))) continue;
    hits.push(hit);
    at = skipRestOfWord(lower, hit.end);
  }
}

/** Finds the rows that may match at a word. */
interface RowTable {
  /** A bit by key of a word's first {@link HEAD_LETTERS} letters, 0 if no row begins so: small enough for a fast cache. */
  readonly filter: Uint8Array;
  find(word: ScannedWord, text: string): readonly CompiledRow[];
}

/** The rows that may match at a word, by what follows it if that matters. */
interface WordRows {
  readonly rows: readonly CompiledRow[];
  /** Numbers the words after which the next word matters; null for others. */
  readonly word: number | null;
}

function createRowTable(rows: readonly LexiconRow[]): RowTable {
  const prefixes = rows.map(({ words }) => listWordPrefixes(words));
  const compiled = rows.map((row) => ({ row, pattern: new RegExp(`\\b(?:${convertLookbehinds(row.words)})`, "y") }));
  const select = createRowSelector(compiled, prefixes);
  // The rows at a word are those of the longest of its beginnings that is in the table.
  const begun = new Map<number, readonly CompiledRow[]>();
  const whole = new Map<number, Map<number, readonly CompiledRow[]>>();
  for (const { letters, next } of prefixes.flat()) {
    const key = toLettersKey(letters, 0, letters.length);
    if (next === null) {
      if (!begun.has(key)) begun.set(key, select(letters, null));
    } else {
      const following = whole.get(key) ?? new Map([[0, select(letters, "")]]);
      const nextKey = next === OTHER_SIGN ? -1 : toLettersKey(next, 0, next.length);
      if (!following.has(nextKey)) following.set(nextKey, select(letters, next));
      whole.set(key, following);
    }
  }
  const continued = [...whole.values()];
  const numberOfWhole = new Map([...whole.keys()].map((key, index) => [key, index]));
  // A whole word and the beginning of a longer one have different numbers.
  const findByWord = keepByNumber((number): WordRows => {
    const key = number >>> 1;
    const word = number % 2 === 1 ? (numberOfWhole.get(key) ?? null) : null;
    return { rows: word === null ? (findLongest(begun, key) ?? NO_ROWS) : NO_ROWS, word };
  });
  const findByNext = keepByNumber(
    (number) => findLongest(continued[Math.floor(number / NEXT_KEYS)]!, number % NEXT_KEYS)!,
  );
  return {
    filter: createFilter(prefixes.flat()),
    find({ start, end, key }, text) {
      const found = findByWord(2 * key + (end - start <= PREFIX_LETTERS ? 1 : 0));
      if (found.word === null) return found.rows;
      const from = skipSpaces(text, end);
      if (from === end) return continued[found.word]!.get(-1) ?? continued[found.word]!.get(0)!;
      return findByNext(found.word * NEXT_KEYS + toLettersKey(text, from, Math.min(from + NEXT_LETTERS, text.length)));
    },
  };
}

/** Numbers of the first letters of a next word are smaller. */
const NEXT_KEYS = 27 ** NEXT_LETTERS;

/**
 * Creates a function that lists, in their order, the rows of which a match can begin with a word and, unless they are
 * `null`, the letters after it.
 */
function createRowSelector(
  compiled: readonly CompiledRow[],
  prefixes: readonly (readonly WordPrefix[])[],
): (word: string, next: string | null) => readonly CompiledRow[] {
  const byPrefix = new Map<string, number[]>();
  for (const [row, found] of prefixes.entries()) {
    for (const { letters, next } of found) {
      const name = `${letters}/${next}`;
      const list = byPrefix.get(name);
      if (list === undefined) byPrefix.set(name, [row]);
      else list.push(row);
    }
  }
  return (word, next) => {
    const names = Array.from({ length: word.length + 1 }, (_, length) => `${word.slice(0, length)}/null`);
    if (next === OTHER_SIGN) names.push(`${word}/`, `${word}/${OTHER_SIGN}`);
    else if (next !== null)
      names.push(...Array.from({ length: next.length + 1 }, (_, length) => `${word}/${next.slice(0, length)}`));
    const rows = new Set(names.flatMap((name) => byPrefix.get(name) ?? []));
    return [...rows].sort((one, other) => one - other).map((row) => compiled[row]!);
  };
}

/** Numbers whose values are kept at a time. */
const KEPT_NUMBERS_BITS = 14;

/** Returns a function that gives what another returns for a number, and keeps it until another number takes its place. */
function keepByNumber<T>(find: (number: number) => T): (number: number) => T {
  const numbers = new Int32Array(2 ** KEPT_NUMBERS_BITS).fill(-1);
  const values: T[] = [];
  return (number) => {
    const at = Math.imul(number, 0x9e3779b1) >>> (32 - KEPT_NUMBERS_BITS);
    if (numbers[at] !== number) {
      numbers[at] = number;
      values[at] = find(number);
    }
    return values[at]!;
  };
}

/** Bits of a filter: keys of so many letters are smaller. */
const FILTER_BITS = 27 ** HEAD_LETTERS;

function createFilter(prefixes: readonly WordPrefix[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil(FILTER_BITS / 8));
  const mark = (key: number, letters: number): void => {
    filter[key >> 3]! |= 1 << (key & 7);
    if (letters < HEAD_LETTERS) for (let next = 1; next < 27; next++) mark(key * 27 + next, letters + 1);
  };
  for (const { letters, next } of prefixes) {
    const length = Math.min(letters.length, HEAD_LETTERS);
    // A whole word has no more letters.
    mark(toLettersKey(letters, 0, length), next === null ? length : HEAD_LETTERS);
  }
  return filter;
}

const NO_ROWS: readonly CompiledRow[] = [];

/** Returns the value of a key, or of the longest of its beginnings. */
function findLongest<T>(table: ReadonlyMap<number, T>, key: number): T | undefined {
  for (let part = key; ; part = Math.floor(part / 27)) {
    const value = table.get(part);
    if (value !== undefined || part === 0) return value;
  }
}

function matchAt(text: string, lower: string, at: number, candidates: readonly CompiledRow[]): SignalHit | null {
  for (let index = 0; index < candidates.length; index++) {
    const { row, pattern } = candidates[index]!;
    pattern.lastIndex = at;
    if (!pattern.test(lower) || pattern.lastIndex === at) continue;
    if (row.named !== true || BEFORE_NAME.test(text.slice(pattern.lastIndex, pattern.lastIndex + 16)))
      return { row, start: at, end: pattern.lastIndex };
  }
  return null;
}

/** A name, or words that refer to one. */
const BEFORE_NAME = /^ ?["'([]?(?:[A-Z\d]|(?:that|this|those|these|the said|the aforesaid) )/;

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) === 32) at++;
  return at;
}

function compareRows(a: LexiconRow, b: LexiconRow): number {
  return (b.precedence ?? 0) - (a.precedence ?? 0) || (a.words < b.words ? -1 : 1);
}

/** Returns whether "limited" is part of a company name: "Om Mills Limited", "Om Mills LIMITED". */
function isCompanyName(words: string): boolean {
  return /^Limited$/i.test(words) && words[0] === "L";
}
