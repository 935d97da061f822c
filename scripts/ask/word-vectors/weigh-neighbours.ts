import { type SymmetricMatrix, toPlace } from "./count-neighbours.ts";

/** The power of the number of neighbours of a word that its share is computed by: rare words are chance neighbours. */
const SMOOTHING = 0.75;

/**
 * Replaces counts of neighbours by their positive pointwise mutual information: the logarithm of how much more often two
 * words are neighbours than by chance, 0 if less often. The chance is smoothed for either word in turn, and the mean of both
 * is taken.
 */
export function weighNeighbours({ size, values }: SymmetricMatrix): void {
  const sums = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const count = values[toPlace(row, column)]!;
      sums[row]! += count;
      sums[column]! += count;
    }
  }
  const smoothed = sums.map((sum) => sum ** SMOOTHING);
  const total = smoothed.reduce((sum, one) => sum + one, 0);
  const share = sums.map((sum, row) => (sum === 0 ? 0 : Math.log(sum * smoothed[row]!) / 2));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const place = toPlace(row, column);
      const count = values[place]!;
      if (count > 0) values[place] = Math.max(0, Math.log(count * total) - share[row]! - share[column]!);
    }
  }
}
