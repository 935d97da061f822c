import { HEAD_LETTERS, PREFIX_LETTERS } from "./lexicon/word-prefixes.ts";

/** A text prepared for scanning: several scanners may share it. */
export interface ScannableText {
  /** The text with every run of spaces replaced by one space. */
  readonly text: string;
  /** The same in lower case, of the same length. */
  readonly lower: string;
  /** Creates functions from offsets of `text` to those of the original, and back. */
  mapOffsets(): OffsetMap;
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
  return {
    text,
    lower,
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

/** A word of a text: a run of Latin letters without accents. */
export interface ScannedWord {
  start: number;
  end: number;
  /** The number of its first letters, at most {@link PREFIX_LETTERS}, see {@link toLettersKey}. */
  key: number;
}

/**
 * Finds the first word that begins between two offsets and whose first letters, at most {@link HEAD_LETTERS}, are in a
 * filter.
 * @param from no offset inside a word, see {@link skipRestOfWord}
 * @param filter a bit by number of the letters, see {@link toLettersKey}
 * @param word set to what is found
 */
export function findWord(lower: string, from: number, to: number, filter: Uint8Array, word: ScannedWord): boolean {
  const { length } = lower;
  const stop = Math.min(to, length);
  const [headLetters, keyLetters] = [HEAD_LETTERS, PREFIX_LETTERS];
  // Offsets stay below the length: reading beyond the end would make every later read slow.
  for (let at = from; at < stop; at++) {
    let key = LETTER_OF_CODE[lower.charCodeAt(at) & 127]!;
    if (key === 0) continue;
    let head = key;
    const start = at++;
    for (; at < length; at++) {
      const letter = LETTER_OF_CODE[lower.charCodeAt(at) & 127]!;
      if (letter === 0) break;
      if (at - start < keyLetters) key = key * 27 + letter;
      if (at - start < headLetters) head = key;
    }
    if ((filter[head >> 3]! & (1 << (head & 7))) === 0) continue;
    word.start = start;
    word.end = at;
    word.key = key;
    return true;
  }
  return false;
}

/** Returns the end of the word that an offset is inside of; the offset itself if it is at the beginning of a word or outside. */
export function skipRestOfWord(lower: string, offset: number): number {
  if (offset === 0 || offset >= lower.length || !isWordLetter(lower, offset - 1)) return offset;
  let at = offset;
  while (at < lower.length && isWordLetter(lower, at)) at++;
  return at;
}

function isWordLetter(text: string, at: number): boolean {
  return LETTER_OF_CODE[text.charCodeAt(at) & 127] !== 0;
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
