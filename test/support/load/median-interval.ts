/** A median with the interval in which the true one lies. */
export interface MedianInterval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Probability that the true median lies in the interval: at least 0.95 from six numbers on. */
  readonly confidence: number;
}

const CONFIDENCE = 0.95;

/**
 * Finds the narrowest interval between two of the numbers, counted from both ends, that contains the true median with 95%:
 * each number is above it as often as below, whatever their distribution (binomial order statistics).
 */
export function findMedianInterval(numbers: readonly number[]): MedianInterval {
  const sorted = numbers.toSorted((a, b) => a - b);
  const count = sorted.length;
  let outside = 0;
  let term = 0.5 ** count;
  let from = 0;
  // 2 × P(X <= from) is the probability that the median lies outside.
  while (from + 1 < count / 2 && 2 * (outside + term + nextTerm(term, count, from)) <= 1 - CONFIDENCE) {
    outside += term;
    term = nextTerm(term, count, from);
    from++;
  }
  return {
    median: ((sorted[(count - 1) >> 1] ?? 0) + (sorted[count >> 1] ?? 0)) / 2,
    low: sorted[from] ?? 0,
    high: sorted[count - 1 - from] ?? 0,
    confidence: 1 - 2 * (outside + term),
  };
}

/** Returns C(n, k + 1) / 2^n from C(n, k) / 2^n. */
const nextTerm = (term: number, n: number, k: number) => (term * (n - k)) / (k + 1);
