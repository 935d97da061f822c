import { visitWords } from "../text/words.ts";

/** The words of a case's text, with an index of its trigrams (three consecutive words). */
export interface CaseWords {
  readonly text: string;
  readonly words: readonly string[];
  /** Offset of each word in UTF-16 code units; ends are exclusive. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Returns the indexes of the words at which a trigram begins, ascending. */
  findTrigram(first: string, second: string, third: string): readonly number[];
}

/** Number of UTF-16 code units that are read before other tasks run: a few milliseconds of work. */
const SLICE_CHARS = 1 << 14;

/** Largest number of different words whose trigrams have numbers that a double stores exactly: its cube is below 2^53. */
const MAX_SOUGHT_WORDS = 200_000;

/**
 * Splits a case's text into words, slice by slice.
 * @param sought the words of the trigrams that will be asked for; others are not indexed. Default: all words
 */
export function* readCaseWords(text: string, sought?: ReadonlySet<string>): Generator<void, CaseWords> {
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const ids = new Map<string, number>();
  const places = new Map<number, number[]>();
  /** The numbers of the last two words, 0 for one that is not sought. */
  let [first, second] = [0, 0];
  const findId = (word: string) => ids.get(word) ?? 0;
  const toTrigram = (a: number, b: number, c: number) => (a * MAX_SOUGHT_WORDS + b) * MAX_SOUGHT_WORDS + c;

  function addId(word: string): void {
    if (!ids.has(word) && ids.size + 1 < MAX_SOUGHT_WORDS) ids.set(word, ids.size + 1);
  }

  for (const word of sought ?? []) addId(word);
  for (let from = 0, to: number; from < text.length; from = to) {
    if (from > 0) yield;
    to = findSliceEnd(text, from);
    visitWords(text.slice(from, to), (word, start, end) => {
      words.push(word);
      starts.push(from + start);
      ends.push(from + end);
      if (sought === undefined) addId(word);
      const third = findId(word);
      if (first !== 0 && second !== 0 && third !== 0) {
        const trigram = toTrigram(first, second, third);
        const known = places.get(trigram);
        if (known === undefined) places.set(trigram, [words.length - 3]);
        else known.push(words.length - 3);
      }
      [first, second] = [second, third];
    });
  }

  return {
    text,
    words,
    starts,
    ends,
    findTrigram(a, b, c) {
      const [x, y, z] = [findId(a), findId(b), findId(c)];
      return (x !== 0 && y !== 0 && z !== 0 && places.get(toTrigram(x, y, z))) || [];
    },
  };
}

/** Returns the offset of the next space after a slice, so that no word is cut. */
function findSliceEnd(text: string, from: number): number {
  const space = text.indexOf(" ", from + SLICE_CHARS);
  return space === -1 ? text.length : space;
}
