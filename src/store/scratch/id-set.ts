import { findFirstFrom } from "../../text/find-first.ts";

/** Ids in one array of numbers: 8 bytes each, where a `Set` takes forty and ends at 16 million. */
export class IdSet {
  #ids = new Float64Array(1024);
  #count = 0;
  #isSorted = true;

  get size(): number {
    return this.#count;
  }

  /** Adds an id; the same one may be added repeatedly. */
  add(id: number): void {
    const last = this.#count === 0 ? -1 : this.#ids[this.#count - 1]!;
    if (id === last) return;
    if (id < last) this.#isSorted = false;
    if (this.#count === this.#ids.length) {
      const larger = new Float64Array(Math.ceil(this.#ids.length * GROWTH));
      larger.set(this.#ids);
      this.#ids = larger;
    }
    this.#ids[this.#count++] = id;
  }

  /** Returns whether an id was added. */
  has(id: number): boolean {
    if (!this.#isSorted) {
      this.#ids.subarray(0, this.#count).sort();
      this.#isSorted = true;
    }
    const at = findFirstFrom(this.#ids, id, this.#count);
    return at < this.#count && this.#ids[at] === id;
  }
}

/** By which the array grows: less than twice, because both are in memory for a moment. */
const GROWTH = 1.5;
