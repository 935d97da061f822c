/** Counts the different cases of one stem's forms. */
export class StemCaseCounter {
  readonly #seenBy: Uint32Array;
  #round = 1;
  #cases = 0;

  constructor(cases: number) {
    this.#seenBy = new Uint32Array(cases);
  }

  add(ordinal: number): void {
    if (this.#seenBy[ordinal] === this.#round) return;
    this.#seenBy[ordinal] = this.#round;
    this.#cases++;
  }

  /** The count, and on to the next stem. */
  takeCount(): number {
    const cases = this.#cases;
    this.#round++;
    this.#cases = 0;
    return cases;
  }
}
