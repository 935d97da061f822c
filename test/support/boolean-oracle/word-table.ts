import { stem } from "../../../src/text/stem.ts";

/** The words of a collection of texts as numbers, with their stems. */
export interface WordTable {
  /** Returns the id of a word, and assigns one to a new word. */
  intern(word: string): number;
  /** Returns the id of a word, or -1 if no text contains it. */
  find(word: string): number;
  /** Returns the word with an id. */
  spell(id: number): string;
  /** Lists all words by id. */
  list(): readonly string[];
  /** Marks with 1, by id, the words that satisfy a test of the word or its stem. */
  mark(test: (word: string, stem: string) => boolean): Uint8Array;
}

/** Creates an empty table. */
export function createWordTable(): WordTable {
  const ids = new Map<string, number>();
  const words: string[] = [];
  const stems: string[] = [];

  return {
    intern(word) {
      const known = ids.get(word);
      if (known !== undefined) return known;
      // A slice of a text would keep the whole text in memory.
      const copy = JSON.parse(JSON.stringify(word)) as string;
      const id = words.push(copy) - 1;
      ids.set(copy, id);
      stems.push(stem(copy));
      return id;
    },
    find: (word) => ids.get(word) ?? -1,
    spell: (id) => words[id]!,
    list: () => words,
    mark: (test) => Uint8Array.from(words, (word, id) => Number(test(word, stems[id]!))),
  };
}
