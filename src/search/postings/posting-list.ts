import type { AdjacentClassPattern } from "./adjacent-word-classes.ts";
import { type BlockDirectory, readBlockDirectory } from "./block-directory.ts";
import { ByteReader, readDeltas, readVarints } from "./bytes.ts";
import type { DecodedBlock } from "./decoded-block.ts";
import { gallop } from "./gallop.ts";
import type { PageReader } from "./pages.ts";
import type { PositionCursor } from "./position-cursor.ts";
import {
  MAX_BLOCK_CASES,
  MAX_POSITIONS_WITH_CLASSES,
  type PackedPosting,
  POSITIONS_PER_SKIP,
} from "./posting-list-encoder.ts";

/** Where a word's posting list lies: in the vocabulary itself where it is short, otherwise at `offset` of the pages. */
export interface PostingListLocation {
  readonly cases: number;
  readonly occurrences: number;
  readonly directoryLength: number;
  readonly blocksLength: number;
  readonly positionsLength: number;
  readonly adjacentLength: number;
  readonly inline: Uint8Array | null;
  readonly offset: number;
}

/** One bit for each word of each of some cases. */
export interface PositionBits {
  /** By ordinal, which of the cases it is; -1 for one that is not asked about. */
  readonly indexOf: Int32Array;
  /** Where the bits of each case begin, in units of `bits`. */
  readonly bitsAt: Uint32Array;
  readonly bits: Uint32Array;
  /** How many bits of each case are set. */
  readonly held: Uint32Array;
}

/** Skips stand before the positions: how many bytes they have, then they themselves. */
function skipSkipEntries(bytes: Uint8Array, from: number): number {
  const reader = new ByteReader(bytes, from);
  const length = reader.readVarint();
  return reader.at + length;
}

/** How often a case of the block has the word, in its name and its judgment. */
function readCount({ counts, nameCounts }: DecodedBlock, at: number): number {
  return (counts[at]! >>> 1) + (counts[at]! & 1 ? nameCounts[at]! : 0);
}

/** A posting list opened for one query. What it decodes is forgotten as soon as another list of the index is asked. */
export class PostingList {
  readonly cases: number;
  readonly occurrences: number;
  readonly #location: PostingListLocation;
  readonly #pages: PageReader;
  readonly #decoded: DecodedBlock;
  readonly #blockCount: number;
  #directory: BlockDirectory | null = null;
  /** Decoded last. */
  #block = 0;

  constructor(place: PostingListLocation, pages: PageReader) {
    this.#location = place;
    this.#pages = pages;
    this.#decoded = pages.decoded;
    this.cases = place.cases;
    this.occurrences = place.occurrences;
    this.#blockCount = Math.ceil(place.cases / MAX_BLOCK_CASES);
  }

  /** Adds to a bit set those of the given cases, which ascend, that the list has. */
  markAmong(cases: Uint32Array, bits: Uint32Array): void {
    this.visitAmong(cases, (i) => {
      const ordinal = cases[i]!;
      bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
    });
  }

  /** Adds to the counts of the given cases, which ascend, how often their judgments and names hold the word. */
  addCounts(cases: Uint32Array, inText: Uint32Array, inName: Uint32Array): void {
    this.visitAmong(cases, (i) => {
      const { counts, nameCounts, current: at } = this.#openCounts();
      inText[i]! += counts[at]! >>> 1;
      if (counts[at]! & 1) inName[i]! += nameCounts[at]!;
    });
  }

  /**
   * Writes every case of the list, and how often its judgment and its name hold the word; adds them to a bit set where
   * one is given.
   * @returns whether any name does, and a count that none exceeds; where it takes more than the arrays have room for,
   * they are of no use
   */
  readCounts(
    ordinals: Uint32Array,
    inText: Uint8Array | Uint32Array,
    inName: Uint8Array | Uint32Array,
    bits: Uint32Array | null,
  ): { readonly isNamed: boolean; readonly most: number } {
    let mostInText = 0;
    let mostInName = 0;
    let filled = 0;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      const { size, counts, nameCounts, ordinals: read } = this.#openCounts();
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
   * Adds every case of the list to a bit set, and how often it holds the word to counts that are kept by ordinal.
   * @returns whether any name holds it
   */
  addAllCounts(bits: Uint32Array, inText: Uint32Array, inName: Uint32Array): boolean {
    let isNamed = false;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      const { ordinals, size, counts, nameCounts } = this.#openCounts();
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

  /** Calls back with every posting of the list, for {@link ListEncoder.addPacked}; it is valid during the call. */
  visitPacked(visit: (posting: PackedPosting) => void): void {
    const { inline, offset } = this.#location;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      this.#openStarts();
      const {
        size,
        ordinals,
        counts,
        nameCounts,
        starts,
        adjacentClasses: neighbours,
        adjacentClassesAt: neighboursAt,
      } = this.#openAdjacentClasses();
      for (let i = 0; i < size; i++) {
        const count = counts[i]!;
        const length = starts[i + 1]! - starts[i]!;
        if (inline === null) this.#pages.locate(offset + starts[i]!, length);
        const from = inline === null ? this.#pages.at : starts[i]!;
        visit({
          ordinal: ordinals[i]!,
          inName: count & 1 ? nameCounts[i]! : 0,
          inText: count >>> 1,
          positions: { bytes: inline ?? this.#pages.bytes, from, to: from + length },
          adjacentClasses: { bytes: neighbours, from: neighboursAt[i]!, to: neighboursAt[i + 1]! },
        });
      }
    }
  }

  /**
   * Calls back with the index of each of the given cases, which ascend, that the list has. Only blocks that may hold
   * one are decoded. What is asked of the list meanwhile is about that case; no other list of the index may be asked.
   */
  visitAmong(cases: Uint32Array, visit: (index: number) => void): void {
    const end = cases.length;
    let i = 0;
    while (i < end) {
      const block = this.#findBlock(cases[i]!);
      if (block < 0) return;
      this.#open(block);
      const { ordinals, size } = this.#decoded;
      if (ordinals[size - 1]! < cases[i]!) return;
      let at = 0;
      while (at < size && i < end) {
        const ordinal = ordinals[at]!;
        const wanted = cases[i]!;
        if (ordinal === wanted) {
          this.#decoded.current = at;
          visit(i);
          i++;
          at++;
        } else if (ordinal < wanted) at = gallop(ordinals, wanted, at + 1, size);
        else i = gallop(cases, ordinal, i + 1, end);
      }
    }
  }

  /** How often the case has the word, in its name and its judgment. */
  get count(): number {
    const decoded = this.#openCounts();
    return readCount(decoded, decoded.current);
  }

  /** How often the case's name has the word. */
  get nameCount(): number {
    const { counts, nameCounts, current: at } = this.#openCounts();
    return counts[at]! & 1 ? nameCounts[at]! : 0;
  }

  /** Writes the first `count` of the case's word positions, which ascend, into an array from `at` on. */
  readPositions(into: Uint32Array, at: number, count: number): void {
    const { found, foundAt } = this.#locatePositions();
    readDeltas(found, foundAt, count, -1, into, at);
  }

  /**
   * As {@link readPositions}, of those places only that may have these neighbours; there is to be room for all.
   * @returns how many they are
   */
  readPositionsWithNeighbours(into: Uint32Array, at: number, { mask, wanted }: AdjacentClassPattern): number {
    const { adjacentClasses: neighbours, adjacentClassesAt: neighboursAt, current: i } = this.#openAdjacentClasses();
    const end = neighboursAt[i + 1]!;
    let next = neighboursAt[i]!;
    if (next === end) {
      // More places than have them noted.
      const { count } = this;
      this.readPositions(into, at, count);
      return count;
    }
    while (next < end && (neighbours[next]! & mask) !== wanted) next++;
    if (next === end) return 0;
    const { found, foundAt } = this.#locatePositions();
    const first = neighboursAt[i]!;
    readDeltas(found, foundAt, end - first, -1, into, at);
    let filled = at;
    for (let place = first; place < end; place++) {
      if ((neighbours[place]! & mask) === wanted) into[filled++] = into[at + place - first]!;
    }
    return filled - at;
  }

  /** Sets the bits of the word positions of the cases that are asked about. Reads the whole list. */
  markPositions(asked: PositionBits): void {
    const { indexOf } = asked;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      const { ordinals, size } = this.#decoded;
      for (let i = 0; i < size; i++) {
        const index = indexOf[ordinals[i]!]!;
        if (index >= 0) this.#markPositionsAt(i, index, asked);
      }
    }
  }

  /** As {@link markPositions}, of which the cases are given; reads only the blocks that may hold one. */
  markPositionsAmong(cases: Uint32Array, asked: PositionBits): void {
    this.visitAmong(cases, (index) => this.#markPositionsAt(this.#decoded.current, index, asked));
  }

  #markPositionsAt(at: number, index: number, { bits, bitsAt, held }: PositionBits): void {
    const decoded = this.#locatePositions(at);
    const { found: bytes, foundEnd: end } = decoded;
    let from = decoded.foundAt;
    held[index]! += readCount(decoded, at);
    let bit = bitsAt[index]! * 32 - 1;
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

  /**
   * Keeps those of the ascending `starts`, from index `from` to before `to`, that have the word `offset` positions
   * behind them in the case. Positions are read only where a start may need them.
   * @returns the index behind those that are kept, which begin at `from`
   */
  confirmStarts(starts: Uint32Array, from: number, to: number, offset: number): number {
    const cursor = this.#openCursor();
    let kept = from;
    for (let i = from; i < to; i++) {
      const wanted = starts[i]! + offset;
      if (!cursor.seek(wanted)) break;
      if (cursor.position === wanted) starts[kept++] = starts[i]!;
    }
    return kept;
  }

  /**
   * As {@link readPositions}, of those places only that are at most `reach` words from one of the ascending `places`,
   * from index `from` to before `to`; there is to be room for all.
   * @returns how many they are
   */
  readPositionsNear(
    into: Uint32Array,
    at: number,
    places: Uint32Array,
    from: number,
    to: number,
    reach: number,
  ): number {
    const cursor = this.#openCursor();
    let filled = at;
    let least = 0;
    for (let i = from; i < to; i++) {
      const last = places[i]! + reach;
      least = Math.max(least, places[i]! - reach);
      while (least <= last) {
        if (!cursor.seek(least)) return filled - at;
        if (cursor.position > last) break;
        into[filled++] = cursor.position;
        least = cursor.position + 1;
      }
    }
    return filled - at;
  }

  #openCursor(): PositionCursor {
    const { found, skipsAt, foundAt, foundEnd, cursor } = this.#locatePositions();
    cursor.open(found, skipsAt, foundAt, foundEnd);
    return cursor;
  }

  /** Finds the positions of a case of the block; of the one that is asked about. */
  #locatePositions(at = this.#decoded.current): DecodedBlock {
    const decoded = this.#openStarts();
    const { starts } = decoded;
    const { inline, offset } = this.#location;
    const length = starts[at + 1]! - starts[at]!;
    let from = starts[at]!;
    if (inline) decoded.found = inline;
    else {
      this.#pages.locate(offset + from, length);
      decoded.found = this.#pages.bytes;
      from = this.#pages.at;
    }
    decoded.skipsAt = from;
    decoded.foundAt = readCount(decoded, at) > POSITIONS_PER_SKIP ? skipSkipEntries(decoded.found, from) : from;
    decoded.foundEnd = from + length;
    return decoded;
  }

  /** The first block whose last case is not before `ordinal`; -1 where none is. */
  #findBlock(ordinal: number): number {
    // One block: whether it reaches far enough is seen when it is open.
    if (this.#blockCount === 1) return 0;
    const { lastCase } = this.#openDirectory();
    // Most often it is the current one or the next.
    const from = this.#block > 0 && lastCase[this.#block - 1]! < ordinal ? this.#block : 0;
    const block = gallop(lastCase, ordinal, from);
    return block < this.#blockCount ? block : -1;
  }

  #open(block: number): void {
    const decoded = this.#decoded;
    if (decoded.owner === this && decoded.block === block) return;
    decoded.owner = null;
    let from = 0;
    let length = this.#location.blocksLength;
    let before = -1;
    decoded.positionsAt = this.#location.directoryLength + this.#location.blocksLength;
    decoded.adjacentAt = decoded.positionsAt + this.#location.positionsLength;
    if (this.#blockCount > 1) {
      const { lastCase, blockAt, positionsAt, adjacentAt: notedAt } = this.#openDirectory();
      from = blockAt[block]!;
      length = blockAt[block + 1]! - from;
      decoded.positionsAt += positionsAt[block]!;
      decoded.adjacentAt += notedAt[block]!;
      if (block > 0) before = lastCase[block - 1]!;
    }
    decoded.block = this.#block = block;
    decoded.size = Math.min(MAX_BLOCK_CASES, this.cases - block * MAX_BLOCK_CASES);
    decoded.hasCounts = decoded.hasStarts = decoded.hasAdjacentClasses = false;
    decoded.bytes = this.#readBytes(from, length);
    decoded.ordinalsEnd = readDeltas(decoded.bytes, 0, decoded.size, before, decoded.ordinals);
    decoded.owner = this;
  }

  #openCounts(): DecodedBlock {
    const decoded = this.#decoded;
    if (decoded.hasCounts) return decoded;
    const { bytes, size, counts, nameCounts } = decoded;
    let at = readVarints(bytes, decoded.ordinalsEnd, size, counts);
    for (let i = 0; i < size; i++) if (counts[i]! & 1) at = readVarints(bytes, at, 1, nameCounts, i);
    decoded.countsEnd = at;
    decoded.hasCounts = true;
    return decoded;
  }

  #openStarts(): DecodedBlock {
    const decoded = this.#openCounts();
    const { bytes, size, sizes, starts } = decoded;
    if (decoded.hasStarts) return decoded;
    readVarints(bytes, decoded.countsEnd, size, sizes);
    let start = decoded.positionsAt;
    for (let i = 0; i < size; i++) {
      starts[i] = start;
      start += sizes[i]!;
    }
    starts[size] = start;
    decoded.hasStarts = true;
    return decoded;
  }

  #openAdjacentClasses(): DecodedBlock {
    const decoded = this.#openCounts();
    if (decoded.hasAdjacentClasses) return decoded;
    const { size, adjacentClassesAt: neighboursAt } = decoded;
    let length = 0;
    for (let i = 0; i < size; i++) {
      neighboursAt[i] = length;
      const count = readCount(decoded, i);
      if (count <= MAX_POSITIONS_WITH_CLASSES) length += count;
    }
    neighboursAt[size] = length;
    decoded.adjacentClasses = this.#readBytes(decoded.adjacentAt, length);
    decoded.hasAdjacentClasses = true;
    return decoded;
  }

  #openDirectory(): BlockDirectory {
    const { directoryLength } = this.#location;
    this.#directory ??= readBlockDirectory(this.#readBytes(0, directoryLength), this.#blockCount);
    return this.#directory;
  }

  #readBytes(from: number, length: number): Uint8Array {
    const { inline, offset } = this.#location;
    return inline ? inline.subarray(from, from + length) : this.#pages.view(offset + from, length);
  }
}
