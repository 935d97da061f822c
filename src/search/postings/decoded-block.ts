import { PositionCursor } from "./position-cursor.ts";
import type { PostingList } from "./posting-list.ts";
import { MAX_BLOCK_CASES } from "./posting-list-encoder.ts";

const NO_BYTES = new Uint8Array(0);

/**
 * What is decoded of one block of one list. All lists of an index share it: a prefix may stand for thousands of lists,
 * which are gone through one by one.
 */
export class DecodedBlock {
  owner: PostingList | null = null;
  block = -1;
  bytes: Uint8Array = NO_BYTES;
  /** Cases in the block. */
  size = 0;
  readonly ordinals = new Uint32Array(MAX_BLOCK_CASES);
  ordinalsEnd = 0;
  hasCounts = false;
  readonly counts = new Uint32Array(MAX_BLOCK_CASES);
  readonly nameCounts = new Uint32Array(MAX_BLOCK_CASES);
  countsEnd = 0;
  hasStarts = false;
  readonly sizes = new Uint32Array(MAX_BLOCK_CASES);
  /** Where the block's positions begin in the list; where those of each case begin, and behind the last one end. */
  positionsAt = 0;
  readonly starts = new Float64Array(MAX_BLOCK_CASES + 1);
  hasAdjacentClasses = false;
  /** Where the block's neighbours begin in the list. */
  adjacentAt = 0;
  adjacentClasses: Uint8Array = NO_BYTES;
  /** Where those of each case begin in `neighbours`, and behind the last one end. */
  readonly adjacentClassesAt = new Uint32Array(MAX_BLOCK_CASES + 1);

  /** The case that is asked about, by its place in the block. */
  current = 0;
  /** The positions located last lie in `found` from `foundAt` to `foundEnd`, their skips from `skipsAt` on before them. */
  found: Uint8Array = NO_BYTES;
  skipsAt = 0;
  foundAt = 0;
  foundEnd = 0;
  readonly cursor = new PositionCursor();
}
