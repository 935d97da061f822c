import { type BlockDirectory, readBlockDirectory } from "./block-directory.ts";
import { readDeltas, readVarints } from "./bytes.ts";
import type { DecodedBlock } from "./decoded-block.ts";
import { gallop } from "./gallop.ts";
import type { PageReader } from "./pages.ts";
import { MAX_BLOCK_CASES, MAX_POSITIONS_WITH_CLASSES, POSITIONS_PER_SKIP } from "./posting-list-encoder.ts";

/** Where a word's posting list lies: in the vocabulary itself if it is short, otherwise at `offset` of the pages. */
export interface PostingListLocation {
  /** Document frequency: cases that contain the word. */
  readonly cases: number;
  /** Collection frequency: occurrences in all of these cases. */
  readonly occurrences: number;
  /** Lengths of the parts, in bytes, in the order in which they are stored. */
  readonly directoryLength: number;
  readonly blocksLength: number;
  readonly positionsLength: number;
  readonly adjacentLength: number;
  readonly inline: Uint8Array | null;
  readonly offset: number;
}

/** Of every case of a list: its ordinal, its term frequency, and where its positions begin; the last one's end follows. */
interface PositionDirectory {
  readonly ordinals: Uint32Array;
  readonly counts: Uint16Array | Uint32Array;
  readonly starts: Uint32Array;
}

/**
 * A posting list open for reading, block by block. All lists of an index decode into one shared {@link DecodedBlock}:
 * the decoded data of a list is valid until another list of the index is read. The functions of `read-counts.ts` and
 * `read-positions.ts` read through it.
 */
export class PostingList {
  readonly cases: number;
  readonly occurrences: number;
  readonly blockCount: number;
  readonly location: PostingListLocation;
  readonly pages: PageReader;
  /** The shared block; belongs to this list after {@link openBlock}. */
  readonly decoded: DecodedBlock;
  #directory: BlockDirectory | null = null;
  /** The block that was opened last. */
  #block = 0;
  /** All cases, if another part of the engine keeps them decoded. */
  ordinals: Uint32Array | null = null;
  #positions: PositionDirectory | null = null;
  /** Index of the current case in `#positions`, or -1 if the current case is one of the open block. */
  #at = -1;

  constructor(location: PostingListLocation, pages: PageReader) {
    this.location = location;
    this.pages = pages;
    this.decoded = pages.decoded;
    this.cases = location.cases;
    this.occurrences = location.occurrences;
    this.blockCount = Math.ceil(location.cases / MAX_BLOCK_CASES);
  }

  /**
   * Calls `visit` with the index of each of the ascending `cases` that the list contains, and makes that case the
   * current one. Decodes only blocks that may contain one. During the call no other list of the index may be read.
   */
  visitAmong(cases: Uint32Array, visit: (index: number) => void): void {
    const end = cases.length;
    let i = 0;
    while (i < end) {
      const block = this.#findBlock(cases[i]!);
      if (block < 0) return;
      this.openBlock(block);
      const { ordinals, size } = this.decoded;
      if (ordinals[size - 1]! < cases[i]!) return;
      let at = 0;
      while (at < size && i < end) {
        const ordinal = ordinals[at]!;
        const wanted = cases[i]!;
        if (ordinal === wanted) {
          this.decoded.current = at;
          visit(i);
          i++;
          at++;
        } else if (ordinal < wanted) at = gallop(ordinals, wanted, at + 1, size);
        else i = gallop(cases, ordinal, i + 1, end);
      }
    }
  }

  /**
   * As {@link visitAmong}, for visitors that read only {@link count} and positions. If so many cases are wanted that all
   * blocks would be decoded, what is needed of them is kept.
   */
  visitPositionsAmong(cases: Uint32Array, visit: (index: number) => void): void {
    const positions = this.#openPositions(cases.length);
    if (positions === null) return this.visitAmong(cases, visit);
    const { ordinals } = positions;
    try {
      for (let i = 0, at = 0; i < cases.length; i++) {
        at = gallop(ordinals, cases[i]!, at);
        if (ordinals[at] !== cases[i]) continue;
        this.#at = at;
        visit(i);
      }
    } finally {
      this.#at = -1;
    }
  }

  /** Bytes of what is kept of the positions. */
  get heldBytes(): number {
    if (this.#positions === null) return 0;
    const { ordinals, counts, starts } = this.#positions;
    return counts.byteLength + starts.byteLength + (ordinals === this.ordinals ? 0 : ordinals.byteLength);
  }

  /** Term frequency of the current case: occurrences in its name and its judgment. */
  get count(): number {
    if (this.#at >= 0) return this.#positions!.counts[this.#at]!;
    const decoded = this.openCounts();
    return readCount(decoded, decoded.current);
  }

  /** Occurrences in the name of the current case. */
  get nameCount(): number {
    const { counts, nameCounts, current } = this.openCounts();
    return counts[current]! & 1 ? nameCounts[current]! : 0;
  }

  /** Decodes the case ordinals of a block, unless it is the open one. */
  openBlock(block: number): void {
    const { decoded, location } = this;
    if (decoded.owner === this && decoded.block === block) return;
    decoded.owner = null;
    let from = 0;
    let length = location.blocksLength;
    let before = -1;
    decoded.positionsAt = location.directoryLength + location.blocksLength;
    decoded.adjacentAt = decoded.positionsAt + location.positionsLength;
    if (this.blockCount > 1) {
      const { lastCase, blockAt, positionsAt, adjacentAt } = this.#openDirectory();
      from = blockAt[block]!;
      length = blockAt[block + 1]! - from;
      decoded.positionsAt += positionsAt[block]!;
      decoded.adjacentAt += adjacentAt[block]!;
      if (block > 0) before = lastCase[block - 1]!;
    }
    decoded.block = this.#block = block;
    decoded.size = Math.min(MAX_BLOCK_CASES, this.cases - block * MAX_BLOCK_CASES);
    decoded.hasCounts = decoded.hasStarts = decoded.hasAdjacentClasses = false;
    decoded.bytes = this.#readBytes(from, length);
    decoded.ordinalsEnd = readDeltas(decoded.bytes, 0, decoded.size, before, decoded.ordinals);
    decoded.owner = this;
  }

  /** Decodes the counts of the open block. */
  openCounts(): DecodedBlock {
    const { decoded } = this;
    if (decoded.hasCounts) return decoded;
    const { bytes, size, counts, nameCounts } = decoded;
    let at = readVarints(bytes, decoded.ordinalsEnd, size, counts);
    for (let i = 0; i < size; i++) if (counts[i]! & 1) at = readVarints(bytes, at, 1, nameCounts, i);
    decoded.countsEnd = at;
    decoded.hasCounts = true;
    return decoded;
  }

  /** Decodes where the positions of each case of the open block begin. */
  openStarts(): DecodedBlock {
    const decoded = this.openCounts();
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

  /** Reads the adjacent word classes of the open block. */
  openAdjacentClasses(): DecodedBlock {
    const decoded = this.openCounts();
    if (decoded.hasAdjacentClasses) return decoded;
    const { size, adjacentClassesAt } = decoded;
    let length = 0;
    for (let i = 0; i < size; i++) {
      adjacentClassesAt[i] = length;
      const count = readCount(decoded, i);
      if (count <= MAX_POSITIONS_WITH_CLASSES) length += count;
    }
    adjacentClassesAt[size] = length;
    decoded.adjacentClasses = this.#readBytes(decoded.adjacentAt, length, true);
    decoded.hasAdjacentClasses = true;
    return decoded;
  }

  /** Locates the packed positions of a case of the open block, by its index in the block; default the current case. */
  locatePositions(at = this.decoded.current): DecodedBlock {
    if (this.#at >= 0) {
      const { starts } = this.#positions!;
      const start = starts[this.#at]!;
      return this.#locate(this.decoded, start, starts[this.#at + 1]! - start, this.count);
    }
    const decoded = this.openStarts();
    const { starts } = decoded;
    return this.#locate(decoded, starts[at]!, starts[at + 1]! - starts[at]!, readCount(decoded, at));
  }

  #locate(decoded: DecodedBlock, start: number, length: number, count: number): DecodedBlock {
    const { inline, offset } = this.location;
    let from = start;
    if (inline) decoded.found = inline;
    else {
      this.pages.locate(offset + from, length);
      decoded.found = this.pages.bytes;
      from = this.pages.at;
    }
    decoded.skipsAt = from;
    decoded.foundAt = count > POSITIONS_PER_SKIP ? skipSkipEntries(decoded.found, from) : from;
    decoded.foundEnd = from + length;
    return decoded;
  }

  /** Decodes where all positions are if `wanted` cases are as many as blocks; otherwise returns what is known. */
  #openPositions(wanted: number): PositionDirectory | null {
    const { cases, blockCount, location } = this;
    if (this.#positions || wanted < blockCount || location.positionsLength > MAX_LOCATED_BYTES) return this.#positions;
    const ordinals = this.ordinals ?? new Uint32Array(cases);
    const counts = new Uint32Array(cases);
    const starts = new Uint32Array(cases + 1);
    let most = 0;
    for (let block = 0, filled = 0; block < blockCount; block++) {
      this.openBlock(block);
      const decoded = this.openStarts();
      for (let i = 0; i < decoded.size; i++, filled++) {
        ordinals[filled] = decoded.ordinals[i]!;
        most |= counts[filled] = readCount(decoded, i);
        starts[filled] = decoded.starts[i]!;
      }
      starts[filled] = decoded.starts[decoded.size]!;
    }
    this.#positions = { ordinals, counts: most > 0xffff ? counts : new Uint16Array(counts), starts };
    return this.#positions;
  }

  /** The first block whose last case is not before `ordinal`; -1 if there is none. */
  #findBlock(ordinal: number): number {
    // A single block: the caller compares its last case after decoding it.
    if (this.blockCount === 1) return 0;
    const { lastCase } = this.#openDirectory();
    // Most often it is the current block or the next one.
    const from = this.#block > 0 && lastCase[this.#block - 1]! < ordinal ? this.#block : 0;
    const block = gallop(lastCase, ordinal, from);
    return block < this.blockCount ? block : -1;
  }

  #openDirectory(): BlockDirectory {
    const { directoryLength } = this.location;
    this.#directory ??= readBlockDirectory(this.#readBytes(0, directoryLength), this.blockCount);
    return this.#directory;
  }

  /** Reads a part of the list. @param isAlone whether no other part of its page is read this way soon */
  #readBytes(from: number, length: number, isAlone = false): Uint8Array {
    const { inline, offset } = this.location;
    if (inline) return inline.subarray(from, from + length);
    return isAlone ? this.pages.copy(offset + from, length) : this.pages.view(offset + from, length);
  }
}

/** Returns the term frequency of a case of a block whose counts are decoded, in its name and its judgment together. */
export function readCount({ counts, nameCounts }: DecodedBlock, at: number): number {
  return (counts[at]! >>> 1) + (counts[at]! & 1 ? nameCounts[at]! : 0);
}

/** Skips precede the positions: their length in bytes, then the entries. */
function skipSkipEntries(bytes: Uint8Array, from: number): number {
  return readVarints(bytes, from, 1, skipsLength) + skipsLength[0]!;
}

const skipsLength = new Uint32Array(1);
/** Of positions, so that where they begin in the list fits into 32 bits. */
const MAX_LOCATED_BYTES = 2 ** 31;
