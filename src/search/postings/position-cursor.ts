import { ByteReader, EMPTY_BYTES } from "./bytes.ts";
import { POSITIONS_PER_SKIP } from "./posting-list-encoder.ts";

/** A position after every word. */
export const END_POSITION = 0x7fffffff;

/** Iterates over the ascending positions of a word in one case, skipping runs of positions that are not needed. */
export class PositionCursor {
  /** The current position; -1 before the first. */
  position = -1;
  #bytes: Uint8Array = EMPTY_BYTES;
  #at = 0;
  #end = 0;
  readonly #skips = new ByteReader(EMPTY_BYTES);
  #skipsEnd = 0;
  /** Target of the last skip as an offset and as a position, and the position to which the next skip leads. */
  #skippedTo = 0;
  #skipped = -1;
  #next = END_POSITION;

  /** Opens the positions in `bytes` from `at` to `end`; their skips, if any, are from `skips` to `at`. */
  open(bytes: Uint8Array, skips: number, at: number, end: number): void {
    this.position = this.#skipped = -1;
    this.#bytes = this.#skips.bytes = bytes;
    this.#skips.at = skips;
    this.#at = this.#skipsEnd = this.#skippedTo = at;
    this.#end = end;
    // Their length in bytes precedes them.
    if (skips < at) this.#skips.readVarint();
    this.#readSkip();
  }

  /** Advances to the first position that is not before `wanted`; returns false if there is none. */
  seek(wanted: number): boolean {
    while (this.#next < wanted) {
      this.#skipped = this.#next;
      this.#skippedTo += POSITIONS_PER_SKIP + this.#skips.readVarint();
      if (this.#skippedTo > this.#at) {
        this.#at = this.#skippedTo;
        this.position = this.#skipped;
      }
      this.#readSkip();
    }
    const bytes = this.#bytes;
    const end = this.#end;
    let at = this.#at;
    let position = this.position;
    while (position < wanted && at < end) {
      let byte = bytes[at++]!;
      if (byte < 128) {
        position += byte;
        continue;
      }
      position += byte & 127;
      let shift = 7;
      do {
        byte = bytes[at++]!;
        position += (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
    }
    this.#at = at;
    this.position = position;
    return position >= wanted;
  }

  #readSkip(): void {
    this.#next = this.#skips.at < this.#skipsEnd ? this.#skipped + this.#skips.readVarint() : END_POSITION;
  }
}
