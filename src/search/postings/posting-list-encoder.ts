import { type ByteRange, ByteReader, ByteWriter } from "./bytes.ts";

/** Maximum number of cases in a block, the unit that is decoded. */
export const MAX_BLOCK_CASES = 128;
/** Positions of one case from one skip entry to the next; cases with fewer positions have none. */
export const POSITIONS_PER_SKIP = 64;
/**
 * Cases with at most this number of positions have the classes of their adjacent words stored: half of the bytes that all
 * cases would need, and the rarest word of a phrase, for which they are read, seldom has more.
 */
export const MAX_POSITIONS_WITH_CLASSES = 8;

/** A posting as it is packed in a list: its positions with their skips, and its adjacent word classes, if stored. */
export interface PackedPosting {
  readonly ordinal: number;
  readonly inName: number;
  readonly inText: number;
  readonly positions: ByteRange;
  readonly adjacentClasses: ByteRange;
}

/** A block of a list: by index in the block, the columns of its cases. */
export interface PackedBlock {
  readonly size: number;
  readonly ordinals: Uint32Array;
  /** Occurrences in the judgment × 2, plus 1 if the case name contains the word. */
  readonly counts: Uint32Array;
  readonly nameCounts: Uint32Array;
  /** Bytes of the positions. */
  readonly sizes: Uint32Array;
  /** Locates the packed positions of successive cases, `to` exclusive; valid until the next call. */
  locatePositions(from: number, to: number): ByteRange;
  /** Locates the classes of adjacent words of successive cases. */
  locateAdjacentClasses(from: number, to: number): ByteRange;
}

/** One word's posting list, packed. The views are valid until the encoder is used again. */
export interface EncodedPostingList {
  /** Document frequency and collection frequency of the word. */
  readonly cases: number;
  readonly occurrences: number;
  /**
   * The skip entries, empty if there is only one block: per block its last case, and the lengths in bytes of its columns,
   * its positions and its adjacent word classes.
   */
  readonly directory: Uint8Array;
  readonly blocks: Uint8Array;
  readonly positions: Uint8Array;
  readonly adjacentClasses: Uint8Array;
}

/**
 * Packs one word's postings. A block holds up to 128 cases in columns:
 *
 *     case ordinals      difference to the one before (the first: to the last of the block before, or -1)
 *     counts             occurrences in the judgment x 2, plus 1 if the case name contains the word
 *     counts in names    one for each case marked so
 *     position bytes     number of bytes of the positions of each case
 *
 * so that set operations read only the first column, and the positions of one case are located by adding up the last.
 * Positions are stored separately: per case the differences between word positions, the first to -1. If there are more
 * than 64, skips precede them: their length in bytes, then, for every 64 positions that others follow, the sum of their
 * differences and the number of bytes that they take beyond 64. Adjacent word classes are stored separately again: one
 * byte for each position of the cases with at most 8 positions.
 */
export class PostingListEncoder {
  readonly #directory = new ByteWriter();
  readonly #blocks = new ByteWriter();
  readonly #positions = new ByteWriter();
  readonly #adjacentClasses = new ByteWriter();
  readonly #ordinals = new ByteWriter();
  readonly #counts = new ByteWriter();
  readonly #nameCounts = new ByteWriter();
  readonly #sizes = new ByteWriter();
  readonly #skips = new ByteWriter();
  #inBlock = 0;
  #cases = 0;
  #occurrences = 0;
  #last = -1;
  #lastOfBlock = -1;
  #positionsOfBlock = 0;
  #adjacentClassesOfBlock = 0;

  /** Begins a list. */
  start(): void {
    for (const part of [this.#directory, this.#blocks, this.#positions, this.#adjacentClasses]) part.clear();
    this.#clearColumns();
    this.#cases = this.#occurrences = 0;
    this.#last = this.#lastOfBlock = -1;
    this.#positionsOfBlock = this.#adjacentClassesOfBlock = 0;
  }

  /** Adds a case, in ascending order. `positions` are packed differences; each has one byte of `adjacentClasses`. */
  add(ordinal: number, inName: number, inText: number, positions: Uint8Array, adjacentClasses: Uint8Array): void {
    this.#closeFullBlock();
    const start = this.#positions.length;
    if (inName + inText > POSITIONS_PER_SKIP) this.#appendSkips(positions);
    if (inName + inText <= MAX_POSITIONS_WITH_CLASSES) this.#adjacentClasses.append(adjacentClasses);
    this.#positions.append(positions);
    this.#addCase(ordinal, inName, inText, this.#positions.length - start);
  }

  /** Adds a posting of another list, in ascending order. */
  addPacked(ordinal: number, { inName, inText, positions, adjacentClasses }: Omit<PackedPosting, "ordinal">): void {
    this.#closeFullBlock();
    this.#positions.appendRange(positions);
    this.#adjacentClasses.appendRange(adjacentClasses);
    this.#addCase(ordinal, inName, inText, positions.to - positions.from);
  }

  /**
   * Adds successive postings of a block of another list, in ascending order.
   * @param ordinals of the cases in this list, by index in the block
   * @param to exclusive
   */
  addRun(block: PackedBlock, ordinals: Uint32Array, from: number, to: number): void {
    for (let start = from; start < to; ) {
      this.#closeFullBlock();
      const end = Math.min(to, start + MAX_BLOCK_CASES - this.#inBlock);
      this.#positions.appendRange(block.locatePositions(start, end));
      this.#adjacentClasses.appendRange(block.locateAdjacentClasses(start, end));
      this.#addCases(block, ordinals, start, end);
      start = end;
    }
  }

  #addCases({ counts, nameCounts, sizes }: PackedBlock, ordinals: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const count = counts[at]!;
      this.#ordinals.writeVarint(ordinals[at]! - this.#last);
      this.#last = ordinals[at]!;
      this.#counts.writeVarint(count);
      this.#occurrences += count >>> 1;
      if ((count & 1) > 0) {
        this.#nameCounts.writeVarint(nameCounts[at]!);
        this.#occurrences += nameCounts[at]!;
      }
      this.#sizes.writeVarint(sizes[at]!);
    }
    this.#inBlock += to - from;
    this.#cases += to - from;
  }

  #closeFullBlock(): void {
    if (this.#inBlock === MAX_BLOCK_CASES) this.#closeBlock();
  }

  #addCase(ordinal: number, inName: number, inText: number, positionBytes: number): void {
    this.#ordinals.writeVarint(ordinal - this.#last);
    this.#counts.writeVarint(inText * 2 + (inName > 0 ? 1 : 0));
    if (inName > 0) this.#nameCounts.writeVarint(inName);
    this.#sizes.writeVarint(positionBytes);
    this.#last = ordinal;
    this.#inBlock++;
    this.#cases++;
    this.#occurrences += inName + inText;
  }

  /** Ends the list. */
  finish(): EncodedPostingList {
    const single = this.#cases <= MAX_BLOCK_CASES;
    this.#closeBlock();
    if (single) this.#directory.clear();
    return {
      cases: this.#cases,
      occurrences: this.#occurrences,
      directory: this.#directory.view(),
      blocks: this.#blocks.view(),
      positions: this.#positions.view(),
      adjacentClasses: this.#adjacentClasses.view(),
    };
  }

  #appendSkips(positions: Uint8Array): void {
    const skips = this.#skips;
    skips.clear();
    const reader = new ByteReader(positions);
    let sum = 0;
    let start = 0;
    for (let count = 1; reader.at < positions.length; count++) {
      sum += reader.readVarint();
      if (count % POSITIONS_PER_SKIP > 0 || reader.at === positions.length) continue;
      skips.writeVarint(sum);
      skips.writeVarint(reader.at - start - POSITIONS_PER_SKIP);
      sum = 0;
      start = reader.at;
    }
    this.#positions.writeVarint(skips.length);
    this.#positions.appendWritten(skips);
  }

  #closeBlock(): void {
    const start = this.#blocks.length;
    for (const column of [this.#ordinals, this.#counts, this.#nameCounts, this.#sizes])
      this.#blocks.appendWritten(column);
    this.#directory.writeVarint(this.#last - this.#lastOfBlock);
    this.#directory.writeVarint(this.#blocks.length - start);
    this.#directory.writeVarint(this.#positions.length - this.#positionsOfBlock);
    this.#directory.writeVarint(this.#adjacentClasses.length - this.#adjacentClassesOfBlock);
    this.#lastOfBlock = this.#last;
    this.#positionsOfBlock = this.#positions.length;
    this.#adjacentClassesOfBlock = this.#adjacentClasses.length;
    this.#clearColumns();
  }

  #clearColumns(): void {
    for (const column of [this.#ordinals, this.#counts, this.#nameCounts, this.#sizes]) column.clear();
    this.#inBlock = 0;
  }
}
