import { type ByteRange, ByteReader, ByteWriter } from "./bytes.ts";

/** Cases of one block: the unit that a look-up decodes. */
export const MAX_BLOCK_CASES = 128;
/** Positions of one case that are decoded in a row. Where there are more of them, they can be skipped by as many. */
export const POSITIONS_PER_SKIP = 64;
/**
 * Up to so many positions of one case have their neighbours noted: half of what all would take, and the rarest word of a
 * phrase, which is asked, seldom has more.
 */
export const MAX_POSITIONS_WITH_CLASSES = 8;

/** A case on a list, as the list has it: its positions with their skips, and their neighbours where they have any. */
export interface PackedPosting {
  readonly ordinal: number;
  readonly inName: number;
  readonly inText: number;
  readonly positions: ByteRange;
  readonly adjacentClasses: ByteRange;
}

/** One word's posting list, packed. The views are valid until the encoder is used again. */
export interface EncodedPostingList {
  /** Cases that hold the word, and how often all of them do. */
  readonly cases: number;
  readonly occurrences: number;
  /**
   * The skip entries, empty where there is only one block: per block its last case, its bytes, those of its positions
   * and of its neighbours.
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
 *     counts             occurrences in the judgment x 2, plus 1 where the case name has the word too
 *     counts in names    one for each case marked so
 *     position bytes     how many bytes of positions each case has
 *
 * so that set operations read only the first column, and one case's positions are reached by adding up the last.
 * Positions lie apart: per case the differences between word positions, the first counted from -1. Where there are more
 * than 64 of them, skips stand before: their bytes, then for every 64 positions that others follow the sum of their
 * differences and how many bytes more than 64 they take. Apart from them again lie the neighbours, a byte for each
 * position of the cases that have up to 8.
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

  start(): void {
    for (const part of [this.#directory, this.#blocks, this.#positions, this.#adjacentClasses]) part.clear();
    this.#clearColumns();
    this.#cases = this.#occurrences = 0;
    this.#last = this.#lastOfBlock = -1;
    this.#positionsOfBlock = this.#adjacentClassesOfBlock = 0;
  }

  /** Cases come in ascending order. `positions` are packed differences already; each has its byte of `neighbours`. */
  add(ordinal: number, inName: number, inText: number, positions: Uint8Array, neighbours: Uint8Array): void {
    this.#closeFullBlock();
    const start = this.#positions.length;
    if (inName + inText > POSITIONS_PER_SKIP) this.#appendSkips(positions);
    if (inName + inText <= MAX_POSITIONS_WITH_CLASSES) this.#adjacentClasses.append(neighbours);
    this.#positions.append(positions);
    this.#addCase(ordinal, inName, inText, this.#positions.length - start);
  }

  /** As {@link add}, of what another list has packed. */
  addPacked(ordinal: number, { inName, inText, positions, adjacentClasses: neighbours }: PackedPosting): void {
    this.#closeFullBlock();
    this.#positions.appendRange(positions);
    this.#adjacentClasses.appendRange(neighbours);
    this.#addCase(ordinal, inName, inText, positions.to - positions.from);
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
    this.#positions.append(skips.view());
  }

  #closeBlock(): void {
    const start = this.#blocks.length;
    for (const column of [this.#ordinals, this.#counts, this.#nameCounts, this.#sizes])
      this.#blocks.append(column.view());
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
