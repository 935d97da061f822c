/**
 * What a place of a posting list tells of the words beside it: a byte, in its high half the class of the word before, in
 * its low half that of the word behind. So most places where a phrase does not stand are passed over without a look at
 * its other words. The idea is that of a next-word index (Williams, Zobel and Bahle, "Fast phrase querying with combined
 * indexes", 2004), in so few bits that a place may be offered in vain, and is never missed.
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

/** The class where no word stands, before the first and behind the last of a text. */
export const NO_WORD_CLASS = 0;

export function packAdjacentClasses(before: number, behind: number): AdjacentWordClasses {
  return (before << 4) | behind;
}

/** Which neighbours a place must have: the bits of `mask` as in `wanted`. */
export interface AdjacentClassPattern {
  readonly mask: AdjacentWordClasses;
  readonly wanted: AdjacentWordClasses;
}

/** The neighbours of the phrase's word number `at`. */
export function derivePhrasePattern(phrase: readonly string[], at: number): AdjacentClassPattern {
  const before = at > 0 ? packAdjacentClasses(classifyWord(phrase[at - 1]!), 0) : 0;
  const behind = at + 1 < phrase.length ? classifyWord(phrase[at + 1]!) : 0;
  return { mask: (at > 0 ? 0xf0 : 0) | (at + 1 < phrase.length ? 0x0f : 0), wanted: before | behind };
}
