import type { RowCache } from "../rows/row-cache.ts";
import { decodeWordDocument, type WordDocument } from "./word-document.ts";

/** The words of the cases that are in memory, by ordinal. */
export interface WordDocuments {
  /** Returns the words of each case. @throws MissingRows with those that are not in memory, all at once */
  read(ordinals: ArrayLike<number>): WordDocument[];
}

/** Creates the words of the cases of a cache. @param clusterIds by ordinal */
export function createWordDocuments(cache: RowCache, clusterIds: () => ArrayLike<number>): WordDocuments {
  const decoded = new Map<number, WordDocument>();
  return {
    read(ordinals) {
      const ids = clusterIds();
      const list = Array.from(ordinals);
      const unknown = list.filter((ordinal) => !decoded.has(ordinal));
      if (unknown.length > 0) cache.require(unknown.map((ordinal) => `words=${ids[ordinal]}`));
      for (const ordinal of unknown) {
        const row = cache.getBlob("words", ordinal);
        decoded.set(ordinal, decodeWordDocument(row?.blob ?? EMPTY));
      }
      return list.map((ordinal) => decoded.get(ordinal)!);
    },
  };
}

const EMPTY = Uint8Array.of(0);
