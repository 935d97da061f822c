/** What a class of calls took: milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds. */
export function measureMs(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const WARM_UP_LIMITS = { passes: 5, milliseconds: 600 };
const MEASUREMENT_LIMITS = { passes: 30, milliseconds: 1500, calls: 10 };

/**
 * What each call takes: its fastest of as many passes over all of them as fit the time, since what else the machine does
 * only ever adds. Before that JavaScript warms up and is compiled; native code was beforehand. Where the time does not
 * suffice for one pass, the first calls are measured.
 */
export function measureFastest<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
  milliseconds = MEASUREMENT_LIMITS.milliseconds,
): number[] {
  const warmEnd = performance.now() + WARM_UP_LIMITS.milliseconds;
  for (let pass = 0; pass < WARM_UP_LIMITS.passes; pass++) {
    for (const item of items) if (performance.now() < warmEnd) work(item);
  }
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  for (let pass = 0; pass < MEASUREMENT_LIMITS.passes; pass++) {
    for (const [i, item] of items.entries()) {
      if ((pass > 0 || i >= MEASUREMENT_LIMITS.calls) && performance.now() > end) return times;
      times[i] = Math.min(
        times[i] ?? Number.POSITIVE_INFINITY,
        measureMs(() => work(item)),
      );
    }
  }
  return times;
}

/** Calls that end in a second, the best of the windows: what else the machine does only ever subtracts. */
export async function measureCallsPerSecond(
  call: () => Promise<unknown>,
  writers: number,
  windows: { readonly count: number; readonly milliseconds: number },
): Promise<number> {
  let best = 0;
  for (let window = 0; window < windows.count; window++) {
    let done = 0;
    const start = performance.now();
    const write = async () => {
      while (performance.now() - start < windows.milliseconds) {
        await call();
        done++;
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

export function summarizeTimes(milliseconds: readonly number[]): Times {
  return { median: computeQuantile(milliseconds, 0.5), p95: computeQuantile(milliseconds, 0.95) };
}

function computeQuantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
