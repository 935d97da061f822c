import { ByteReader, readAscending, readVarints } from "./bytes.ts";
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
  readonly #ordinals: Uint32Array;
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
    this.#ordinals = new Uint32Array(Math.min(BLOCK_CASES, place.cases));
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

  /** Adds to a bit set those of the given cases, which ascend, that the list has. */
  markAmong(cases: Uint32Array, bits: Uint32Array): void {
    this.rewind();
    for (let i = 0; i < cases.length; ) {
      const block = this.#blockOf(cases[i]!);
      if (block < 0) return;
      this.#open(block);
      const ordinals = this.#ordinals;
      const last = ordinals[this.#size - 1]!;
      if (last < cases[i]!) return;
      for (let at = 0; i < cases.length && cases[i]! <= last; i++) {
        const ordinal = cases[i]!;
        while (ordinals[at]! < ordinal) at++;
        if (ordinals[at] === ordinal) bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
      }
    }
  }

  /** Adds to the counts of the given cases, which ascend, how often their judgments and names hold the word. */
  addCounts(cases: Uint32Array, inText: Uint32Array, inName: Uint32Array): void {
    this.rewind();
    for (let i = 0; i < cases.length; ) {
      const block = this.#blockOf(cases[i]!);
      if (block < 0) return;
      this.#open(block);
      const ordinals = this.#ordinals;
      const last = ordinals[this.#size - 1]!;
      if (last < cases[i]!) return;
      this.#openCounts();
      const counts = this.#counts!;
      for (let at = 0; i < cases.length && cases[i]! <= last; i++) {
        const ordinal = cases[i]!;
        while (ordinals[at]! < ordinal) at++;
        if (ordinals[at] !== ordinal) continue;
        inText[i]! += counts[at]! >>> 1;
        if (counts[at]! & 1) inName[i]! += this.#nameCounts![at]!;
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

  /** Whether the name of the case last found has the word. */
  get isInName(): boolean {
    this.#openCounts();
    return (this.#counts![this.#at]! & 1) === 1;
  }

  /** How often the case last found has the word, in its name and its judgment. */
  get count(): number {
    this.#openCounts();
    const count = this.#counts![this.#at]!;
    return (count >>> 1) + (count & 1 ? this.#nameCounts![this.#at]! : 0);
  }

  /** Word positions in the case last found, ascending. */
  positions(): Uint32Array {
    const positions = new Uint32Array(this.count);
    this.readPositions(positions);
    return positions;
  }

  /** Reads them into an array that has room for {@link count}. */
  readPositions(into: Uint32Array): void {
    readAscending(this.#positionBytes(), 0, this.count, -1, into);
  }

  /**
   * Keeps those of the first `size` ascending `starts` that have the word `offset` positions behind them in the case
   * last found. Positions are read only as far as the last start needs.
   * @returns how many are kept, at the beginning of `starts`
   */
  confirm(starts: Uint32Array, size: number, offset: number): number {
    const bytes = this.#positionBytes();
    const end = bytes.length;
    let wanted = starts[0]! + offset;
    let position = -1;
    let kept = 0;
    for (let i = 0, at = 0; at < end; ) {
      let byte = bytes[at++]!;
      position += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        position += (byte & 127) << shift;
      }
      if (position < wanted) continue;
      while (wanted < position) {
        if (++i === size) return kept;
        wanted = starts[i]! + offset;
      }
      if (wanted > position) continue;
      starts[kept++] = starts[i]!;
      if (++i === size) return kept;
      wanted = starts[i]! + offset;
    }
    return kept;
  }

  #positionBytes(): Uint8Array {
    const starts = this.#openStarts();
    return this.#bytesOf(starts[this.#at]!, starts[this.#at + 1]! - starts[this.#at]!);
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
    const before = block === 0 ? -1 : this.#lastCase![block - 1]!;
    this.#ordinalsEnd = readAscending(this.#bytes, 0, size, before, this.#ordinals);
    this.#block = block;
    this.#size = size;
    this.#at = 0;
  }

  #openCounts(): void {
    if (this.#countsOf === this.#block) return;
    this.#counts ??= new Uint32Array(this.#ordinals.length);
    this.#nameCounts ??= new Uint32Array(this.#ordinals.length);
    const counts = this.#counts;
    let at = readVarints(this.#bytes, this.#ordinalsEnd, this.#size, counts);
    for (let i = 0; i < this.#size; i++) if (counts[i]! & 1) at = readVarints(this.#bytes, at, 1, this.#nameCounts, i);
    this.#countsEnd = at;
    this.#countsOf = this.#block;
  }

  /** Offsets at which each case's positions begin, and behind the last one where they end. */
  #openStarts(): Float64Array {
    this.#openCounts();
    this.#starts ??= new Float64Array(this.#ordinals.length + 1);
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
      // One block: whether it reaches far enough is seen when it is open.
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
