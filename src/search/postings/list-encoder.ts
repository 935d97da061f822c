import { ByteReader, type Bytes, ByteWriter } from "./bytes.ts";

/** Cases of one block: the unit that a look-up decodes. */
export const BLOCK_CASES = 128;
/** Positions of one case that are decoded in a row. Where there are more of them, they can be skipped by as many. */
export const SKIP_POSITIONS = 64;
/**
 * Up to so many positions of one case have their neighbours noted: half of what all would take, and the rarest word of a
 * phrase, which is asked, seldom has more.
 */
export const NOTED_POSITIONS = 8;

/** A case on a list, as the list has it: its positions with their skips, and their neighbours where they have any. */
export interface PackedPosting {
  readonly ordinal: number;
  readonly inName: number;
  readonly inText: number;
  readonly positions: Bytes;
  readonly neighbours: Bytes;
}

/** One word's posting list, packed. The views are valid until the encoder is used again. */
export interface EncodedList {
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
  readonly neighbours: Uint8Array;
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
export class ListEncoder {
  readonly #directory = new ByteWriter();
  readonly #blocks = new ByteWriter();
  readonly #positions = new ByteWriter();
  readonly #neighbours = new ByteWriter();
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
  #neighboursOfBlock = 0;

  start(): void {
    for (const part of [this.#directory, this.#blocks, this.#positions, this.#neighbours]) part.clear();
    this.#clearColumns();
    this.#cases = this.#occurrences = 0;
    this.#last = this.#lastOfBlock = -1;
    this.#positionsOfBlock = this.#neighboursOfBlock = 0;
  }

  /** Cases come in ascending order. `positions` are packed differences already; each has its byte of `neighbours`. */
  add(ordinal: number, inName: number, inText: number, positions: Uint8Array, neighbours: Uint8Array): void {
    this.#makeRoom();
    const start = this.#positions.length;
    if (inName + inText > SKIP_POSITIONS) this.#appendSkips(positions);
    if (inName + inText <= NOTED_POSITIONS) this.#neighbours.append(neighbours);
    this.#positions.append(positions);
    this.#addCase(ordinal, inName, inText, this.#positions.length - start);
  }

  /** As {@link add}, of what another list has packed. */
  addPacked(ordinal: number, { inName, inText, positions, neighbours }: PackedPosting): void {
    this.#makeRoom();
    this.#positions.appendRange(positions);
    this.#neighbours.appendRange(neighbours);
    this.#addCase(ordinal, inName, inText, positions.to - positions.from);
  }

  #makeRoom(): void {
    if (this.#inBlock === BLOCK_CASES) this.#closeBlock();
  }

  #addCase(ordinal: number, inName: number, inText: number, positionBytes: number): void {
    this.#ordinals.varint(ordinal - this.#last);
    this.#counts.varint(inText * 2 + (inName > 0 ? 1 : 0));
    if (inName > 0) this.#nameCounts.varint(inName);
    this.#sizes.varint(positionBytes);
    this.#last = ordinal;
    this.#inBlock++;
    this.#cases++;
    this.#occurrences += inName + inText;
  }

  end(): EncodedList {
    const single = this.#cases <= BLOCK_CASES;
    this.#closeBlock();
    if (single) this.#directory.clear();
    return {
      cases: this.#cases,
      occurrences: this.#occurrences,
      directory: this.#directory.view(),
      blocks: this.#blocks.view(),
      positions: this.#positions.view(),
      neighbours: this.#neighbours.view(),
    };
  }

  #appendSkips(positions: Uint8Array): void {
    const skips = this.#skips;
    skips.clear();
    const reader = new ByteReader(positions);
    let sum = 0;
    let start = 0;
    for (let count = 1; reader.at < positions.length; count++) {
      sum += reader.varint();
      if (count % SKIP_POSITIONS > 0 || reader.at === positions.length) continue;
      skips.varint(sum);
      skips.varint(reader.at - start - SKIP_POSITIONS);
      sum = 0;
      start = reader.at;
    }
    this.#positions.varint(skips.length);
    this.#positions.append(skips.view());
  }

  #closeBlock(): void {
    const start = this.#blocks.length;
    for (const column of [this.#ordinals, this.#counts, this.#nameCounts, this.#sizes])
      this.#blocks.append(column.view());
    this.#directory.varint(this.#last - this.#lastOfBlock);
    this.#directory.varint(this.#blocks.length - start);
    this.#directory.varint(this.#positions.length - this.#positionsOfBlock);
    this.#directory.varint(this.#neighbours.length - this.#neighboursOfBlock);
    this.#lastOfBlock = this.#last;
    this.#positionsOfBlock = this.#positions.length;
    this.#neighboursOfBlock = this.#neighbours.length;
    this.#clearColumns();
  }

  #clearColumns(): void {
    for (const column of [this.#ordinals, this.#counts, this.#nameCounts, this.#sizes]) column.clear();
    this.#inBlock = 0;
  }
}
