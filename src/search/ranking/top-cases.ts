/** A ranked case; scores are 0 to 1, rounded to six decimals. */
export interface RankedCase {
  readonly ordinal: number;
  readonly score: number;
}

/** Scores are compared in millionths, as they are shown. */
export const SCORE_SCALE = 1e6;

/**
 * Keeps the best `limit` cases: by score, then by cite count, then by smaller ordinal. Scores are rounded before they are
 * compared, so that the order is that of the scores shown. A heap whose root is the worst case kept.
 */
export class TopCases {
  readonly #limit: number;
  readonly #citeCounts: Uint32Array;
  readonly #scores: Uint32Array;
  readonly #kept: Uint32Array;
  #size = 0;

  constructor(limit: number, citeCounts: Uint32Array) {
    this.#limit = limit;
    this.#citeCounts = citeCounts;
    this.#scores = new Uint32Array(limit);
    this.#kept = new Uint32Array(limit);
  }

  /** Offers a case, each case at most once. */
  offer(ordinal: number, millionths: number): void {
    // Most cases are far below the worst one kept.
    if (this.#size === this.#limit && millionths < this.#scores[0]! - 1) return;
    const score = Math.round(millionths);
    if (this.#size < this.#limit) {
      this.#scores[this.#size] = score;
      this.#kept[this.#size++] = ordinal;
      if (this.#size === this.#limit) this.#buildHeap();
    } else if (this.#isWorse(this.#scores[0]!, this.#kept[0]!, score, ordinal)) this.#sink(0, score, ordinal);
  }

  /** Returns the cases, best first, and empties the heap. */
  takeRanked(): RankedCase[] {
    // Removed from the heap, the worst case comes first.
    if (this.#size < this.#limit) this.#buildHeap();
    const ranked = new Array<RankedCase>(this.#size);
    while (this.#size > 0) {
      const last = --this.#size;
      ranked[last] = { ordinal: this.#kept[0]!, score: this.#scores[0]! / SCORE_SCALE };
      this.#sink(0, this.#scores[last]!, this.#kept[last]!);
    }
    return ranked;
  }

  #buildHeap(): void {
    for (let i = (this.#size >>> 1) - 1; i >= 0; i--) this.#sink(i, this.#scores[i]!, this.#kept[i]!);
  }

  /** Returns whether case `a` is ranked after case `b`. */
  #isWorse(scoreA: number, a: number, scoreB: number, b: number): boolean {
    if (scoreA !== scoreB) return scoreA < scoreB;
    const citeCounts = this.#citeCounts;
    if (citeCounts[a] !== citeCounts[b]) return citeCounts[a]! < citeCounts[b]!;
    return a > b;
  }

  /** Puts a case into the hole at `from`, or below it. */
  #sink(from: number, score: number, ordinal: number): void {
    const scores = this.#scores;
    const kept = this.#kept;
    const size = this.#size;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.#isWorse(scores[child + 1]!, kept[child + 1]!, scores[child]!, kept[child]!))
        child++;
      if (!this.#isWorse(scores[child]!, kept[child]!, score, ordinal)) break;
      scores[at] = scores[child]!;
      kept[at] = kept[child]!;
      at = child;
    }
    scores[at] = score;
    kept[at] = ordinal;
  }
}
