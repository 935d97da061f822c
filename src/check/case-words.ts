import { forEachWord } from "../query/words.ts";

/** The words of a case's text, and where each run of three of them stands. */
export interface CaseWords {
  readonly text: string;
  readonly words: readonly string[];
  /** UTF-16 offsets of the words. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Places where these three words begin, ascending. */
  placesOf(first: string, second: string, third: string): readonly number[];
}

export function caseWords(text: string): CaseWords {
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  forEachWord(text, (word, start, end) => {
    words.push(word);
    starts.push(start);
    ends.push(end);
  });
  const places = new Map<string, number[]>();
  for (let i = 0; i + 2 < words.length; i++) {
    const run = `${words[i]} ${words[i + 1]} ${words[i + 2]}`;
    const known = places.get(run);
    if (known === undefined) places.set(run, [i]);
    else known.push(i);
  }
  return { text, words, starts, ends, placesOf: (a, b, c) => places.get(`${a} ${b} ${c}`) ?? [] };
}
