/**
 * The classes of the words adjacent to a position: a byte, with the class of the preceding word in its high half and that
 * of the following word in its low half. It rejects most positions at which a phrase does not occur without reading the
 * other words. A lossy next-word index (Williams, Zobel and Bahle, "Fast phrase querying with combined indexes", 2004):
 * with four bits per word a position may match by accident, but is never missed.
 */
export type AdjacentWordClasses = number;

/** One of 16 classes, by the word's own letters (FNV-1a). */
export function classifyWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash ^= hash >>> 8;
  return (hash ^ (hash >>> 4)) & 15;
}

/** The class of a missing word, before the first and after the last word of a text. */
export const NO_WORD_CLASS = 0;

/** Packs the classes of the preceding and the following word. */
export function packAdjacentClasses(before: number, after: number): AdjacentWordClasses {
  return (before << 4) | after;
}

/** A pattern of adjacent words: those classes match whose bits in `mask` are as in `wanted`. */
export interface AdjacentClassPattern {
  readonly mask: AdjacentWordClasses;
  readonly wanted: AdjacentWordClasses;
}

/** Returns the pattern of the words adjacent to the word of a phrase at index `at`. */
export function derivePhrasePattern(phrase: readonly string[], at: number): AdjacentClassPattern {
  const before = at > 0 ? packAdjacentClasses(classifyWord(phrase[at - 1]!), 0) : 0;
  const after = at + 1 < phrase.length ? classifyWord(phrase[at + 1]!) : 0;
  return { mask: (at > 0 ? 0xf0 : 0) | (at + 1 < phrase.length ? 0x0f : 0), wanted: before | after };
}
