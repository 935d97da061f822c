import { ByteReader, readAscending, readVarints } from "./bytes.ts";
import type { DecodedBlock } from "./decoded-block.ts";
import { type Directory, readDirectory } from "./directory.ts";
import { gallop } from "./gallop.ts";
import { BLOCK_CASES, NOTED_POSITIONS, type PackedPosting, SKIP_POSITIONS } from "./list-encoder.ts";
import type { WantedNeighbours } from "./neighbours.ts";
import type { PageReader } from "./pages.ts";
import type { PositionCursor } from "./position-cursor.ts";

/** Where a word's posting list lies: in the vocabulary itself where it is short, otherwise at `offset` of the pages. */
export interface ListPlace {
  readonly cases: number;
  readonly occurrences: number;
  readonly directoryLength: number;
  readonly blocksLength: number;
  readonly positionsLength: number;
  readonly neighboursLength: number;
  readonly inline: Uint8Array | null;
  readonly offset: number;
}

/** One bit for each word of each of some cases. */
export interface PlaceBits {
  /** By ordinal, which of the cases it is; -1 for one that is not asked about. */
  readonly indexOf: Int32Array;
  /** Where the bits of each case begin, in units of `bits`. */
  readonly bitsAt: Uint32Array;
  readonly bits: Uint32Array;
  /** How many bits of each case are set. */
  readonly held: Uint32Array;
}

/** Skips stand before the positions: how many bytes they have, then they themselves. */
function behindSkips(bytes: Uint8Array, from: number): number {
  const reader = new ByteReader(bytes, from);
  const length = reader.varint();
  return reader.at + length;
}

/** How often a case of the block has the word, in its name and its judgment. */
function countAt({ counts, nameCounts }: DecodedBlock, at: number): number {
  return (counts[at]! >>> 1) + (counts[at]! & 1 ? nameCounts[at]! : 0);
}

/** A posting list opened for one query. What it decodes is forgotten as soon as another list of the index is asked. */
export class PostingList {
  readonly cases: number;
  readonly occurrences: number;
  readonly #place: ListPlace;
  readonly #pages: PageReader;
  readonly #decoded: DecodedBlock;
  readonly #blockCount: number;
  #directory: Directory | null = null;
  /** Decoded last. */
  #block = 0;

  constructor(place: ListPlace, pages: PageReader) {
    this.#place = place;
    this.#pages = pages;
    this.#decoded = pages.decoded;
    this.cases = place.cases;
    this.occurrences = place.occurrences;
    this.#blockCount = Math.ceil(place.cases / BLOCK_CASES);
  }

  /** Adds to a bit set those of the given cases, which ascend, that the list has. */
  markAmong(cases: Uint32Array, bits: Uint32Array): void {
    this.eachOf(cases, (i) => {
      const ordinal = cases[i]!;
      bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
    });
  }

  /** Adds to the counts of the given cases, which ascend, how often their judgments and names hold the word. */
  addCounts(cases: Uint32Array, inText: Uint32Array, inName: Uint32Array): void {
    this.eachOf(cases, (i) => {
      const { counts, nameCounts, at } = this.#openCounts();
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
  eachPacked(visit: (posting: PackedPosting) => void): void {
    const { inline, offset } = this.#place;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      this.#openStarts();
      const { size, ordinals, counts, nameCounts, starts, neighbours, neighboursAt } = this.#openNeighbours();
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
          neighbours: { bytes: neighbours, from: neighboursAt[i]!, to: neighboursAt[i + 1]! },
        });
      }
    }
  }

  /**
   * Calls back with the index of each of the given cases, which ascend, that the list has. Only blocks that may hold
   * one are decoded. What is asked of the list meanwhile is about that case; no other list of the index may be asked.
   */
  eachOf(cases: Uint32Array, visit: (index: number) => void): void {
    const end = cases.length;
    let i = 0;
    while (i < end) {
      const block = this.#blockOf(cases[i]!);
      if (block < 0) return;
      this.#open(block);
      const { ordinals, size } = this.#decoded;
      if (ordinals[size - 1]! < cases[i]!) return;
      let at = 0;
      while (at < size && i < end) {
        const ordinal = ordinals[at]!;
        const wanted = cases[i]!;
        if (ordinal === wanted) {
          this.#decoded.at = at;
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
    return countAt(decoded, decoded.at);
  }

  /** How often the case's name has the word. */
  get nameCount(): number {
    const { counts, nameCounts, at } = this.#openCounts();
    return counts[at]! & 1 ? nameCounts[at]! : 0;
  }

  /** Writes the first `count` of the case's word positions, which ascend, into an array from `at` on. */
  readPositions(into: Uint32Array, at: number, count: number): void {
    const { found, foundAt } = this.#locatePositions();
    readAscending(found, foundAt, count, -1, into, at);
  }

  /**
   * As {@link readPositions}, of those places only that may have these neighbours; there is to be room for all.
   * @returns how many they are
   */
  readPositionsBeside(into: Uint32Array, at: number, { mask, wanted }: WantedNeighbours): number {
    const { neighbours, neighboursAt, at: i } = this.#openNeighbours();
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
    readAscending(found, foundAt, end - first, -1, into, at);
    let filled = at;
    for (let place = first; place < end; place++) {
      if ((neighbours[place]! & mask) === wanted) into[filled++] = into[at + place - first]!;
    }
    return filled - at;
  }

  /** Sets the bits of the word positions of the cases that are asked about. Reads the whole list. */
  markPlaces(asked: PlaceBits): void {
    const { indexOf } = asked;
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      const { ordinals, size } = this.#decoded;
      for (let i = 0; i < size; i++) {
        const index = indexOf[ordinals[i]!]!;
        if (index >= 0) this.#markPlaces(i, index, asked);
      }
    }
  }

  /** As {@link markPlaces}, of which the cases are given; reads only the blocks that may hold one. */
  markPlacesAmong(cases: Uint32Array, asked: PlaceBits): void {
    this.eachOf(cases, (index) => this.#markPlaces(this.#decoded.at, index, asked));
  }

  #markPlaces(at: number, index: number, { bits, bitsAt, held }: PlaceBits): void {
    const decoded = this.#locatePositions(at);
    const { found: bytes, foundEnd: end } = decoded;
    let from = decoded.foundAt;
    held[index]! += countAt(decoded, at);
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
  confirm(starts: Uint32Array, from: number, to: number, offset: number): number {
    const cursor = this.#positions();
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
    const cursor = this.#positions();
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

  #positions(): PositionCursor {
    const { found, skipsAt, foundAt, foundEnd, cursor } = this.#locatePositions();
    cursor.open(found, skipsAt, foundAt, foundEnd);
    return cursor;
  }

  /** Finds the positions of a case of the block; of the one that is asked about. */
  #locatePositions(at = this.#decoded.at): DecodedBlock {
    const decoded = this.#openStarts();
    const { starts } = decoded;
    const { inline, offset } = this.#place;
    const length = starts[at + 1]! - starts[at]!;
    let from = starts[at]!;
    if (inline) decoded.found = inline;
    else {
      this.#pages.locate(offset + from, length);
      decoded.found = this.#pages.bytes;
      from = this.#pages.at;
    }
    decoded.skipsAt = from;
    decoded.foundAt = countAt(decoded, at) > SKIP_POSITIONS ? behindSkips(decoded.found, from) : from;
    decoded.foundEnd = from + length;
    return decoded;
  }

  /** The first block whose last case is not before `ordinal`; -1 where none is. */
  #blockOf(ordinal: number): number {
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
    let length = this.#place.blocksLength;
    let before = -1;
    decoded.positionsAt = this.#place.directoryLength + this.#place.blocksLength;
    decoded.notedAt = decoded.positionsAt + this.#place.positionsLength;
    if (this.#blockCount > 1) {
      const { lastCase, blockAt, positionsAt, notedAt } = this.#openDirectory();
      from = blockAt[block]!;
      length = blockAt[block + 1]! - from;
      decoded.positionsAt += positionsAt[block]!;
      decoded.notedAt += notedAt[block]!;
      if (block > 0) before = lastCase[block - 1]!;
    }
    decoded.block = this.#block = block;
    decoded.size = Math.min(BLOCK_CASES, this.cases - block * BLOCK_CASES);
    decoded.hasCounts = decoded.hasStarts = decoded.hasNeighbours = false;
    decoded.bytes = this.#bytesOf(from, length);
    decoded.ordinalsEnd = readAscending(decoded.bytes, 0, decoded.size, before, decoded.ordinals);
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

  #openNeighbours(): DecodedBlock {
    const decoded = this.#openCounts();
    if (decoded.hasNeighbours) return decoded;
    const { size, neighboursAt } = decoded;
    let length = 0;
    for (let i = 0; i < size; i++) {
      neighboursAt[i] = length;
      const count = countAt(decoded, i);
      if (count <= NOTED_POSITIONS) length += count;
    }
    neighboursAt[size] = length;
    decoded.neighbours = this.#bytesOf(decoded.notedAt, length);
    decoded.hasNeighbours = true;
    return decoded;
  }

  #openDirectory(): Directory {
    const { directoryLength } = this.#place;
    this.#directory ??= readDirectory(this.#bytesOf(0, directoryLength), this.#blockCount);
    return this.#directory;
  }

  #bytesOf(from: number, length: number): Uint8Array {
    const { inline, offset } = this.#place;
    return inline ? inline.subarray(from, from + length) : this.#pages.view(offset + from, length);
  }
}
