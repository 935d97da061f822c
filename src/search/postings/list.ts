import { ByteReader, readAscending, readVarints } from "./bytes.ts";
import { gallop } from "./gallop.ts";
import { BLOCK_CASES, SKIP_POSITIONS } from "./list-encoder.ts";
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

const NO_BYTES = new Uint8Array(0);
const LAST_POSITION = 0x7fffffff;

/** A posting list opened for one query: what it decodes of the list, it decodes once for many cases. */
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
  #bytes: Uint8Array = NO_BYTES;
  #size = 0;
  readonly #ordinals: Uint32Array;
  #ordinalsEnd = 0;
  #counts: Uint32Array | null = null;
  #nameCounts: Uint32Array | null = null;
  #countsOf = -1;
  #countsEnd = 0;
  #sizesOf = -1;
  #starts: Float64Array | null = null;
  /** The place in the block of the case that is asked about, and where its positions and their skips lie. */
  #at = 0;
  #found: Uint8Array = NO_BYTES;
  #foundAt = 0;
  #foundEnd = 0;
  readonly #skips = new ByteReader(NO_BYTES);

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
    this.eachOf(cases, (i) => {
      const ordinal = cases[i]!;
      bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
    });
  }

  /** Adds to the counts of the given cases, which ascend, how often their judgments and names hold the word. */
  addCounts(cases: Uint32Array, inText: Uint32Array, inName: Uint32Array): void {
    this.eachOf(cases, (i) => {
      this.#openCounts();
      const count = this.#counts![this.#at]!;
      inText[i]! += count >>> 1;
      if (count & 1) inName[i]! += this.#nameCounts![this.#at]!;
    });
  }

  /**
   * Calls back with the index of each of the given cases, which ascend, that the list has. Only blocks that may hold
   * one are decoded. What is asked of the list meanwhile is about that case.
   */
  eachOf(cases: Uint32Array, visit: (index: number) => void): void {
    const end = cases.length;
    let i = 0;
    while (i < end) {
      const block = this.#blockOf(cases[i]!);
      if (block < 0) return;
      this.#open(block);
      const ordinals = this.#ordinals;
      const size = this.#size;
      if (ordinals[size - 1]! < cases[i]!) return;
      let at = 0;
      while (at < size && i < end) {
        const ordinal = ordinals[at]!;
        const wanted = cases[i]!;
        if (ordinal === wanted) {
          this.#at = at;
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
    this.#openCounts();
    const count = this.#counts![this.#at]!;
    return (count >>> 1) + (count & 1 ? this.#nameCounts![this.#at]! : 0);
  }

  /** Writes the case's word positions, ascending, into an array that has room for {@link count} from `at` on. */
  readPositions(into: Uint32Array, at: number): void {
    const count = this.count;
    this.#locatePositions();
    readAscending(this.#found, this.#foundAt, count, -1, into, at);
  }

  /** Sets the bit of every word position of the case, counted from bit `base`. */
  markPositions(bits: Uint32Array, base: number): void {
    this.#locatePositions();
    const bytes = this.#found;
    const end = this.#foundEnd;
    let bit = base - 1;
    for (let at = this.#foundAt; at < end; ) {
      let byte = bytes[at++]!;
      bit += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
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
    this.#locatePositions();
    const bytes = this.#found;
    const end = this.#foundEnd;
    const skips = this.#skips;
    const skipsEnd = this.#foundAt;
    let at = this.#foundAt;
    let position = -1;
    let kept = from;
    // The last place that a skip led to, and the position that the next skip leads to.
    let skippedTo = at;
    let skipped = -1;
    let next = skips.at < skipsEnd ? skipped + skips.varint() : LAST_POSITION;
    for (let i = from; i < to; i++) {
      const wanted = starts[i]! + offset;
      while (next < wanted) {
        skipped = next;
        skippedTo += SKIP_POSITIONS + skips.varint();
        if (skippedTo > at) {
          at = skippedTo;
          position = skipped;
        }
        next = skips.at < skipsEnd ? skipped + skips.varint() : LAST_POSITION;
      }
      while (position < wanted && at < end) {
        let byte = bytes[at++]!;
        position += byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = bytes[at++]!;
          position += (byte & 127) << shift;
        }
      }
      if (position === wanted) starts[kept++] = starts[i]!;
      else if (position < wanted) break;
    }
    return kept;
  }

  /** Finds the case's positions: they lie in `#found` from `#foundAt` on, their skips, if any, before them. */
  #locatePositions(): void {
    const starts = this.#openStarts();
    const from = starts[this.#at]!;
    const length = starts[this.#at + 1]! - from;
    const { inline, offset } = this.#place;
    let at = from;
    if (inline) this.#found = inline;
    else {
      this.#pages.locate(offset + from, length);
      this.#found = this.#pages.bytes;
      at = this.#pages.at;
    }
    this.#foundEnd = at + length;
    this.#skips.bytes = this.#found;
    this.#skips.at = at;
    this.#foundAt = at;
    if (this.count > SKIP_POSITIONS) {
      const skipsLength = this.#skips.varint();
      this.#foundAt = this.#skips.at + skipsLength;
    }
  }

  /** The first block whose last case is not before `ordinal`; -1 where none is. */
  #blockOf(ordinal: number): number {
    this.#openDirectory();
    const lastCase = this.#lastCase!;
    // Most often it is the current one or the next.
    let low = this.#block > 0 && lastCase[this.#block - 1]! < ordinal ? this.#block : 0;
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
