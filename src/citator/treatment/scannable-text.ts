import { HEAD_LETTERS, PREFIX_LETTERS } from "./lexicon/word-prefixes.ts";

/** A text prepared for scanning: several scanners may share it. */
export interface ScannableText {
  /** The text with every run of spaces replaced by one space. */
  readonly text: string;
  /** The same in lower case, of the same length. */
  readonly lower: string;
  /** Returns the words of the text, in order; they are found once. */
  listWords(): ScannableWords;
  /** Creates functions from offsets of `text` to those of the original, and back. */
  mapOffsets(): OffsetMap;
}

/** The words of a text by position: runs of Latin letters without accents. */
export interface ScannableWords {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The number of a word's first letters, at most {@link PREFIX_LETTERS}, see {@link toLettersKey}. */
  readonly keys: Int32Array;
  /** The same of at most {@link HEAD_LETTERS} letters. */
  readonly heads: Int32Array;
}

/** Each function must be asked in ascending order. */
export interface OffsetMap {
  toOffset(offset: number): number;
  fromOffset(offset: number): number;
}

/** Prepares a text for scanning. Linear. */
export function prepareText(original: string): ScannableText {
  // Offsets in the text from which on the original is longer by the sum of the shifts so far.
  const starts: number[] = [];
  const shifts: number[] = [];
  const text = original.includes("  ") ? collapseSpaces(original, starts, shifts) : original;
  const lower = toLowerCase(text);
  let words: ScannableWords | null = null;
  return {
    text,
    lower,
    listWords() {
      words ??= findWords(lower);
      return words;
    },
    mapOffsets: () => createOffsetMap(starts, shifts, text.length),
  };
}

/** By character code, 1 to 26 for a letter, without case, else 0. */
const LETTER_OF_CODE = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 65 && (code | 32) >= 97 && (code | 32) <= 122 ? (code | 32) - 96 : 0,
);

/** Returns a number for the letters between two offsets, up to the first sign that is no letter. */
export function toLettersKey(text: string, start: number, end: number): number {
  let key = 0;
  for (let at = start; at < end; at++) {
    const letter = LETTER_OF_CODE[text.charCodeAt(at) & 127]!;
    if (letter === 0) break;
    key = key * 27 + letter;
  }
  return key;
}

/** UTF-16 code units of a short word with its space: what is read first has room for one in so many. */
const SHORT_WORD_CHARS = 5;

function findWords(lower: string): ScannableWords {
  const { length } = lower;
  let starts = new Int32Array(Math.ceil(length / SHORT_WORD_CHARS) + 16);
  let ends = new Int32Array(starts.length);
  let keys = new Int32Array(starts.length);
  let heads = new Int32Array(starts.length);
  let count = 0;
  // Offsets stay below the length: reading beyond the end would make every later read slow.
  for (let at = 0; at < length; at++) {
    let key = LETTER_OF_CODE[lower.charCodeAt(at) & 127]!;
    if (key === 0) continue;
    let head = key;
    const start = at++;
    for (; at < length; at++) {
      const letter = LETTER_OF_CODE[lower.charCodeAt(at) & 127]!;
      if (letter === 0) break;
      if (at - start < PREFIX_LETTERS) key = key * 27 + letter;
      if (at - start < HEAD_LETTERS) head = key;
    }
    if (count === starts.length) {
      [starts, ends] = [doubleArray(starts), doubleArray(ends)];
      [keys, heads] = [doubleArray(keys), doubleArray(heads)];
    }
    starts[count] = start;
    ends[count] = at;
    heads[count] = head;
    keys[count++] = key;
  }
  return { count, starts, ends, keys, heads };
}

function doubleArray(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

/** Replaces every run of spaces by one space: what remains of a divided word, or an OCR gap. */
function collapseSpaces(original: string, starts: number[], shifts: number[]): string {
  let total = 0;
  return original.replace(/ {2,}/g, (run, at: number) => {
    total += run.length - 1;
    starts.push(at + run.length - total);
    shifts.push(total);
    return " ";
  });
}

function createOffsetMap(starts: readonly number[], shifts: readonly number[], length: number): OffsetMap {
  if (starts.length === 0) return { toOffset: (offset) => offset, fromOffset: (offset) => offset };
  let next = 0;
  let last = 0;
  return {
    toOffset(offset) {
      while (next < starts.length && starts[next]! <= offset) next++;
      return offset + (next === 0 ? 0 : shifts[next - 1]!);
    },
    fromOffset(offset) {
      while (last < starts.length && starts[last]! + shifts[last]! <= offset) last++;
      return Math.min(offset - (last === 0 ? 0 : shifts[last - 1]!), starts[last] ?? length);
    },
  };
}

/** Converts to lower case and keeps the length, which a few letters of other scripts would change. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
