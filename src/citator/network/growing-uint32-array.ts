/** A list of 32-bit numbers that grows; takes a tenth of the memory of an array of objects. */
export class GrowingUint32Array {
  #values = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Returns the number at an index below {@link length}. */
  at(index: number): number {
    return this.#values[index]!;
  }

  /** Removes all numbers and keeps the memory. */
  clear(): void {
    this.#length = 0;
  }

  /** Returns a view of the numbers, valid until the next change. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }
}
