/** What a class of calls took: milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function timesOf(milliseconds: readonly number[]): Times {
  return { median: quantile(milliseconds, 0.5), p95: quantile(milliseconds, 0.95) };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
