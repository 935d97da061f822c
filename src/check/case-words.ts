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

/** Splits a case's text into words, slice by slice. */
export function* readCaseWords(text: string): Generator<void, CaseWords> {
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const places = new Map<string, number[]>();
  let next = 0;
  for (let from = 0, to: number; from < text.length; from = to) {
    if (from > 0) yield;
    to = findSliceEnd(text, from);
    visitWords(text.slice(from, to), (word, start, end) => {
      words.push(word);
      starts.push(from + start);
      ends.push(from + end);
    });
    for (; next + 2 < words.length; next++) {
      const trigram = `${words[next]} ${words[next + 1]} ${words[next + 2]}`;
      const known = places.get(trigram);
      if (known === undefined) places.set(trigram, [next]);
      else known.push(next);
    }
  }
  return { text, words, starts, ends, findTrigram: (a, b, c) => places.get(`${a} ${b} ${c}`) ?? [] };
}

/** Returns the offset of the next space after a slice, so that no word is cut. */
function findSliceEnd(text: string, from: number): number {
  const space = text.indexOf(" ", from + SLICE_CHARS);
  return space === -1 ? text.length : space;
}
