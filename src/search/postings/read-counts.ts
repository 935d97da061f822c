import type { PostingList } from "./posting-list.ts";

/** Adds to a bit set those of the ascending `cases` that the list contains. */
export function markAmong(list: PostingList, cases: Uint32Array, bits: Uint32Array): void {
  list.visitAmong(cases, (i) => {
    const ordinal = cases[i]!;
    bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
  });
}

/** Adds the term frequencies of the ascending `cases`, in judgment and name, to counts in the order of `cases`. */
export function addCounts(list: PostingList, cases: Uint32Array, inText: Uint32Array, inName: Uint32Array): void {
  list.visitAmong(cases, (i) => {
    const { counts, nameCounts, current } = list.openCounts();
    inText[i]! += counts[current]! >>> 1;
    if (counts[current]! & 1) inName[i]! += nameCounts[current]!;
  });
}

/** What {@link readCounts} found. */
export interface CountRange {
  /** Whether the name of any case contains the word. */
  readonly isNamed: boolean;
  /** An upper bound of all counts. */
  readonly most: number;
}

/**
 * Writes every case of the list with its term frequencies in judgment and name; adds the cases to `bits` unless null.
 * If {@link CountRange.most} exceeds what the count arrays can hold, their contents are invalid.
 */
export function readCounts(
  list: PostingList,
  ordinals: Uint32Array,
  inText: Uint8Array | Uint32Array,
  inName: Uint8Array | Uint32Array,
  bits: Uint32Array | null,
): CountRange {
  let mostInText = 0;
  let mostInName = 0;
  let filled = 0;
  for (let block = 0; block < list.blockCount; block++) {
    list.openBlock(block);
    const { size, counts, nameCounts, ordinals: read } = list.openCounts();
    for (let i = 0; i < size; i++, filled++) {
      const ordinal = read[i]!;
      const count = counts[i]!;
      ordinals[filled] = ordinal;
      inText[filled] = count >>> 1;
      mostInText |= count >>> 1;
      if (bits) bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
      if ((count & 1) === 0) continue;
      inName[filled] = nameCounts[i]!;
      mostInName |= nameCounts[i]!;
    }
  }
  return { isNamed: mostInName > 0, most: mostInText | mostInName };
}

/**
 * Adds every case of the list to a bit set, and its term frequencies to counts by ordinal.
 * @returns whether the name of any case contains the word
 */
export function addAllCounts(list: PostingList, bits: Uint32Array, inText: Uint32Array, inName: Uint32Array): boolean {
  let isNamed = false;
  for (let block = 0; block < list.blockCount; block++) {
    list.openBlock(block);
    const { ordinals, size, counts, nameCounts } = list.openCounts();
    for (let i = 0; i < size; i++) {
      const ordinal = ordinals[i]!;
      const count = counts[i]!;
      bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
      inText[ordinal]! += count >>> 1;
      if ((count & 1) === 0) continue;
      inName[ordinal]! += nameCounts[i]!;
      isNamed = true;
    }
  }
  return isNamed;
}
