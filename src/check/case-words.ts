import { visitWords } from "../text/words.ts";

/** The words of a case's text, and where each run of three of them stands. */
export interface CaseWords {
  readonly text: string;
  readonly words: readonly string[];
  /** UTF-16 offsets of the words. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Places where these three words begin, ascending. */
  findTrigram(first: string, second: string, third: string): readonly number[];
}

/** UTF-16 units that are read at a time: a few milliseconds. */
const SLICE_CHARS = 1 << 14;

/** Reads a case's text, slice by slice. */
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
      const run = `${words[next]} ${words[next + 1]} ${words[next + 2]}`;
      const known = places.get(run);
      if (known === undefined) places.set(run, [next]);
      else known.push(next);
    }
  }
  return { text, words, starts, ends, findTrigram: (a, b, c) => places.get(`${a} ${b} ${c}`) ?? [] };
}

/** Before a space, so that no word is cut. */
function findSliceEnd(text: string, from: number): number {
  const space = text.indexOf(" ", from + SLICE_CHARS);
  return space === -1 ? text.length : space;
}
