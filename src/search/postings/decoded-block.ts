import { EMPTY_BYTES } from "./bytes.ts";
import { PositionCursor } from "./position-cursor.ts";
import { MAX_BLOCK_CASES } from "./posting-list-encoder.ts";

/**
 * The decoded parts of one block of one posting list. All lists of an index share it, because a prefix may expand to
 * thousands of lists, which are read one after another.
 */
export class DecodedBlock {
  /** The list that the data belong to. */
  owner: object | null = null;
  block = -1;
  bytes: Uint8Array = EMPTY_BYTES;
  /** Cases in the block. */
  size = 0;
  readonly ordinals = new Uint32Array(MAX_BLOCK_CASES);
  ordinalsEnd = 0;
  hasCounts = false;
  /** Occurrences in the judgment × 2, plus 1 if the case name contains the word. */
  readonly counts = new Uint32Array(MAX_BLOCK_CASES);
  readonly nameCounts = new Uint32Array(MAX_BLOCK_CASES);
  countsEnd = 0;
  hasStarts = false;
  readonly sizes = new Uint32Array(MAX_BLOCK_CASES);
  /** Where the block's positions begin in the list. */
  positionsAt = 0;
  /** Where the positions of each case begin in the list, and where those of the last one end. */
  readonly starts = new Float64Array(MAX_BLOCK_CASES + 1);
  hasAdjacentClasses = false;
  /** Where the block's classes of adjacent words begin in the list. */
  adjacentAt = 0;
  adjacentClasses: Uint8Array = EMPTY_BYTES;
  /** Where the classes of each case begin in `adjacentClasses`, and where those of the last one end. */
  readonly adjacentClassesAt = new Uint32Array(MAX_BLOCK_CASES + 1);

  /** Index in the block of the current case of `PostingList.visitAmong`. */
  current = 0;
  /** The positions located last lie in `found` from `foundAt` to `foundEnd`; their skips begin at `skipsAt`. */
  found: Uint8Array = EMPTY_BYTES;
  skipsAt = 0;
  foundAt = 0;
  foundEnd = 0;
  readonly cursor = new PositionCursor();
}
