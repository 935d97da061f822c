import { ByteReader, readVarints } from "./bytes.ts";
import { BLOCK_CASES } from "./list-encoder.ts";
import type { PageReader } from "./pages.ts";

/** Where a word's posting list lies: in the vocabulary itself where it is short, otherwise at `offset` of the pages. */
export interface ListPlace {
  readonly cases: number;
  readonly occurrences: number;
  readonly directoryLength: number;
  readonly blocksLength: number;
  readonly positionsLength: number;
  readonly inline: Uint8Array | null;
  readonly offset: number;
}

/**
 * A posting list opened for one query. It moves forward only: {@link seek} with ascending ordinals decodes each block
 * that holds one of them, and no other.
 */
export class PostingList {
  readonly cases: number;
  readonly occurrences: number;
  readonly #place: ListPlace;
  readonly #pages: PageReader;
  readonly #blockCount: number;
  /** Per block: its last case, and where it and its positions begin; one entry more than there are blocks. */
  #lastCase: Uint32Array | null = null;
  #blockAt: Uint32Array | null = null;
  #positionsAt: Float64Array | null = null;

  #block = -1;
  #bytes: Uint8Array = new Uint8Array(0);
  #size = 0;
  readonly #ordinals = new Uint32Array(BLOCK_CASES);
  #ordinalsEnd = 0;
  #counts: Uint32Array | null = null;
  #nameCounts: Uint32Array | null = null;
  #countsOf = -1;
  #countsEnd = 0;
  #sizesOf = -1;
  #starts: Float64Array | null = null;
  #at = 0;

  constructor(place: ListPlace, pages: PageReader) {
    this.#place = place;
    this.#pages = pages;
    this.cases = place.cases;
    this.occurrences = place.occurrences;
    this.#blockCount = Math.ceil(place.cases / BLOCK_CASES);
  }

  /** Adds every case of the list to a bit set. */
  mark(bits: Uint32Array): void {
    this.#loadAll();
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      const ordinals = this.#ordinals;
      for (let i = 0; i < this.#size; i++) {
        const ordinal = ordinals[i]!;
        bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
      }
    }
  }

  /** Adds every case whose name has the word to a bit set. */
  markNamed(bits: Uint32Array): void {
    this.#loadAll();
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      this.#openCounts();
      for (let i = 0; i < this.#size; i++) {
        const ordinal = this.#ordinals[i]!;
        if (this.#counts![i]! & 1) bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
      }
    }
  }

  /** Adds to each case's counts how often its judgment and its name hold the word; arrays are indexed by ordinal. */
  addCounts(inText: Uint32Array, inName: Uint32Array): void {
    this.#loadAll();
    for (let block = 0; block < this.#blockCount; block++) {
      this.#open(block);
      this.#openCounts();
      const ordinals = this.#ordinals;
      const counts = this.#counts!;
      const nameCounts = this.#nameCounts!;
      for (let i = 0; i < this.#size; i++) {
        const count = counts[i]!;
        inText[ordinals[i]!]! += count >>> 1;
        if (count & 1) inName[ordinals[i]!]! += nameCounts[i]!;
      }
    }
  }

  /** Whether the list has this case; ordinals must not descend from call to call. */
  seek(ordinal: number): boolean {
    if (this.#block < 0 || this.#ordinals[this.#size - 1]! < ordinal) {
      const block = this.#blockOf(ordinal);
      if (block < 0) return false;
      this.#open(block);
      this.#at = 0;
    }
    const ordinals = this.#ordinals;
    let low = this.#at;
    let high = this.#size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ordinals[middle]! < ordinal) low = middle + 1;
      else high = middle;
    }
    this.#at = low;
    return ordinals[low] === ordinal;
  }

  /** Back to the beginning, for another pass. */
  rewind(): void {
    this.#at = 0;
    if (this.#block > 0) this.#block = -1;
  }

  /** How often the judgment of the case last found has the word. */
  get inText(): number {
    this.#openCounts();
    return this.#counts![this.#at]! >>> 1;
  }

  /** How often the name of the case last found has the word. */
  get inName(): number {
    this.#openCounts();
    return this.#counts![this.#at]! & 1 ? this.#nameCounts![this.#at]! : 0;
  }

  /** Word positions in the case last found, ascending. */
  positions(): Uint32Array {
    this.#openCounts();
    const count = (this.#counts![this.#at]! >>> 1) + (this.#counts![this.#at]! & 1 ? this.#nameCounts![this.#at]! : 0);
    const start = this.#openStarts()[this.#at]!;
    const bytes = this.#bytesOf(start, this.#starts![this.#at + 1]! - start);
    const positions = new Uint32Array(count);
    readVarints(bytes, 0, count, positions);
    let position = -1;
    for (let i = 0; i < count; i++) {
      position += positions[i]!;
      positions[i] = position;
    }
    return positions;
  }

  /** The first block whose last case is not before `ordinal`, from the current one on; -1 where none is. */
  #blockOf(ordinal: number): number {
    this.#openDirectory();
    const lastCase = this.#lastCase!;
    let low = Math.max(0, this.#block);
    let high = this.#blockCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lastCase[middle]! < ordinal) low = middle + 1;
      else high = middle;
    }
    return low < this.#blockCount ? low : -1;
  }

  #open(block: number): void {
    if (block === this.#block) return;
    this.#openDirectory();
    const from = this.#blockAt![block]!;
    this.#bytes = this.#bytesOf(from, this.#blockAt![block + 1]! - from);
    const size = Math.min(BLOCK_CASES, this.cases - block * BLOCK_CASES);
    const ordinals = this.#ordinals;
    this.#ordinalsEnd = readVarints(this.#bytes, 0, size, ordinals);
    let ordinal = block === 0 ? -1 : this.#lastCase![block - 1]!;
    for (let i = 0; i < size; i++) {
      ordinal += ordinals[i]!;
      ordinals[i] = ordinal;
    }
    this.#block = block;
    this.#size = size;
    this.#at = 0;
  }

  #openCounts(): void {
    if (this.#countsOf === this.#block) return;
    this.#counts ??= new Uint32Array(BLOCK_CASES);
    this.#nameCounts ??= new Uint32Array(BLOCK_CASES);
    const counts = this.#counts;
    let at = readVarints(this.#bytes, this.#ordinalsEnd, this.#size, counts);
    for (let i = 0; i < this.#size; i++) if (counts[i]! & 1) at = readVarints(this.#bytes, at, 1, this.#nameCounts, i);
    this.#countsEnd = at;
    this.#countsOf = this.#block;
  }

  /** Offsets at which each case's positions begin, and behind the last one where they end. */
  #openStarts(): Float64Array {
    this.#starts ??= new Float64Array(BLOCK_CASES + 1);
    if (this.#sizesOf === this.#block) return this.#starts;
    const sizes = new Uint32Array(this.#size);
    readVarints(this.#bytes, this.#countsEnd, this.#size, sizes);
    let start = this.#place.directoryLength + this.#place.blocksLength + this.#positionsAt![this.#block]!;
    for (let i = 0; i < this.#size; i++) {
      this.#starts[i] = start;
      start += sizes[i]!;
    }
    this.#starts[this.#size] = start;
    this.#sizesOf = this.#block;
    return this.#starts;
  }

  #openDirectory(): void {
    if (this.#blockAt) return;
    const { directoryLength, blocksLength } = this.#place;
    const count = this.#blockCount;
    this.#lastCase = new Uint32Array(count);
    this.#blockAt = new Uint32Array(count + 1);
    this.#positionsAt = new Float64Array(count + 1);
    this.#blockAt[0] = directoryLength;
    if (directoryLength === 0) {
      this.#lastCase[0] = 0xffffffff;
      this.#blockAt[1] = blocksLength;
      return;
    }
    const reader = new ByteReader(this.#bytesOf(0, directoryLength));
    let last = -1;
    for (let block = 0; block < count; block++) {
      last += reader.varint();
      this.#lastCase[block] = last;
      this.#blockAt[block + 1] = this.#blockAt[block]! + reader.varint();
      this.#positionsAt[block + 1] = this.#positionsAt[block]! + reader.varint();
    }
  }

  #bytesOf(from: number, length: number): Uint8Array {
    const { inline, offset } = this.#place;
    return inline ? inline.subarray(from, from + length) : this.#pages.view(offset + from, length);
  }

  #loadAll(): void {
    const { inline, offset, directoryLength, blocksLength } = this.#place;
    if (!inline) this.#pages.load(offset, directoryLength + blocksLength);
  }
}
