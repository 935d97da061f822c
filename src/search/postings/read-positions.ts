import type { AdjacentClassPattern } from "./adjacent-word-classes.ts";
import { readDeltas } from "./bytes.ts";
import type { PositionCursor } from "./position-cursor.ts";
import { type PostingList, readCount } from "./posting-list.ts";

// Functions of the current case are called during `PostingList.visitAmong`.

/** Writes the first `count` word positions of the current case, ascending, into an array from `at` on. */
export function readPositions(list: PostingList, into: Uint32Array, at: number, count: number): void {
  const { found, foundAt } = list.locatePositions();
  readDeltas(found, foundAt, count, -1, into, at);
}

/**
 * As {@link readPositions}, but only positions whose stored classes of adjacent words match the pattern, or all
 * positions if the case has no stored classes. `into` must have room for all positions of the case.
 * @returns the number of positions written
 */
export function readPositionsWithNeighbours(
  list: PostingList,
  into: Uint32Array,
  at: number,
  { mask, wanted }: AdjacentClassPattern,
): number {
  const { adjacentClasses, adjacentClassesAt, current } = list.openAdjacentClasses();
  const first = adjacentClassesAt[current]!;
  const end = adjacentClassesAt[current + 1]!;
  let next = first;
  if (next === end) {
    const { count } = list;
    readPositions(list, into, at, count);
    return count;
  }
  while (next < end && (adjacentClasses[next]! & mask) !== wanted) next++;
  if (next === end) return 0;
  const { found, foundAt } = list.locatePositions();
  readDeltas(found, foundAt, end - first, -1, into, at);
  let filled = at;
  for (let position = first; position < end; position++) {
    if ((adjacentClasses[position]! & mask) === wanted) into[filled++] = into[at + position - first]!;
  }
  return filled - at;
}

/**
 * Keeps those of the ascending `starts`, from index `from` to before `to`, that the word follows at a distance of
 * `offset` words in the current case. Decodes positions only where a start may need them.
 * @returns the index after the kept starts, which begin at `from`
 */
export function confirmStarts(
  list: PostingList,
  starts: Uint32Array,
  from: number,
  to: number,
  offset: number,
): number {
  const cursor = openPositions(list);
  let kept = from;
  for (let i = from; i < to; i++) {
    const wanted = starts[i]! + offset;
    if (!cursor.seek(wanted)) break;
    if (cursor.position === wanted) starts[kept++] = starts[i]!;
  }
  return kept;
}

/**
 * As {@link readPositions}, but only positions within `reach` words of one of the ascending `anchors`, from index
 * `from` to before `to`. `into` must have room for all positions of the case.
 * @returns the number of positions written
 */
export function readPositionsNear(
  list: PostingList,
  into: Uint32Array,
  at: number,
  anchors: Uint32Array,
  from: number,
  to: number,
  reach: number,
): number {
  const cursor = openPositions(list);
  let filled = at;
  let least = 0;
  for (let i = from; i < to; i++) {
    const last = anchors[i]! + reach;
    least = Math.max(least, anchors[i]! - reach);
    while (least <= last) {
      if (!cursor.seek(least)) return filled - at;
      if (cursor.position > last) break;
      into[filled++] = cursor.position;
      least = cursor.position + 1;
    }
  }
  return filled - at;
}

/** One bit for each word of each of some cases. */
export interface PositionBits {
  /** By ordinal: the index of the case, or -1 if it is not wanted. */
  readonly indexOf: Int32Array;
  /** By index: where the bits of the case begin, in units of `bits`. */
  readonly bitsAt: Uint32Array;
  readonly bits: Uint32Array;
  /** By index: an upper bound of the bits that are set. */
  readonly held: Uint32Array;
}

/** Sets the bits of the word's positions in the wanted cases. Reads the whole list. */
export function markPositions(list: PostingList, marked: PositionBits): void {
  const { indexOf } = marked;
  for (let block = 0; block < list.blockCount; block++) {
    list.openBlock(block);
    const { ordinals, size } = list.decoded;
    for (let i = 0; i < size; i++) {
      const index = indexOf[ordinals[i]!]!;
      if (index >= 0) markPositionsAt(list, i, index, marked);
    }
  }
}

/** As {@link markPositions}, for the given ascending cases; reads only blocks that may contain one of them. */
export function markPositionsAmong(list: PostingList, cases: Uint32Array, marked: PositionBits): void {
  list.visitAmong(cases, (index) => markPositionsAt(list, list.decoded.current, index, marked));
}

function markPositionsAt(list: PostingList, at: number, index: number, { bits, bitsAt, held }: PositionBits): void {
  const decoded = list.locatePositions(at);
  const { found: bytes, foundEnd: end } = decoded;
  let from = decoded.foundAt;
  held[index]! += readCount(decoded, at);
  let bit = bitsAt[index]! * 32 - 1;
  // Varints are decoded in place: a prefix marks the positions of thousands of lists.
  while (from < end) {
    let byte = bytes[from++]!;
    bit += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[from++]!;
      bit += (byte & 127) << shift;
    }
    bits[bit >>> 5]! |= 1 << (bit & 31);
  }
}

function openPositions(list: PostingList): PositionCursor {
  const { found, skipsAt, foundAt, foundEnd, cursor } = list.locatePositions();
  cursor.open(found, skipsAt, foundAt, foundEnd);
  return cursor;
}
