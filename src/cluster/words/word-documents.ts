import type { RowCache } from "../rows/row-cache.ts";
import { decodeWordDocument, type WordDocument } from "./word-document.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** The words of the cases that are in memory, by ordinal. */
export interface WordDocuments {
  /** Returns the number of a word in all documents. */
  findNumber(word: string): number;
  /** Returns the words of each case. @throws MissingRows with those that are not in memory, all at once */
  read(ordinals: ArrayLike<number>): WordDocument[];
}

/** Creates the words of the cases of a cache. @param clusterIds by ordinal */
export function createWordDocuments(
  cache: RowCache,
  clusterIds: () => ArrayLike<number>,
  numbers: WordNumbers,
): WordDocuments {
  // The words of a case that the cache forgets are forgotten here.
  const decoded = new WeakMap<Uint8Array, WordDocument>();
  return {
    findNumber: (word) => numbers.find(word),
    read(ordinals) {
      const ids = clusterIds();
      const list = Array.from(ordinals);
      cache.require(list.map((ordinal) => `words=${ids[ordinal]}`));
      return list.map((ordinal) => {
        const blob = cache.getBlob("words", ordinal)?.blob ?? EMPTY;
        const known = decoded.get(blob) ?? decodeWordDocument(blob);
        decoded.set(blob, known);
        return known;
      });
    },
  };
}

const EMPTY = Uint8Array.of(0);
