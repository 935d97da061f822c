/** Counts the distinct cases of one stem's word forms. */
export class StemCaseCounter {
  readonly #seenBy: Uint32Array;
  #round = 1;
  #cases = 0;

  constructor(cases: number) {
    this.#seenBy = new Uint32Array(cases);
  }

  /** Counts a case, unless it was counted for the stem already. */
  add(ordinal: number): void {
    if (this.#seenBy[ordinal] === this.#round) return;
    this.#seenBy[ordinal] = this.#round;
    this.#cases++;
  }

  /** Returns the count and begins the next stem. */
  takeCount(): number {
    const cases = this.#cases;
    this.#round++;
    this.#cases = 0;
    return cases;
  }
}
