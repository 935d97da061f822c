import { existsSync, readFileSync } from "node:fs";

const THREAD_COUNTER = "/proc/thread-self/schedstat";
const hasThreadCounter = existsSync(THREAD_COUNTER);

/** Median and 95th percentile of a class of calls, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
}

/**
 * Returns the processor time of this thread in milliseconds: other work on the machine does not count. Returns wall-clock
 * time on systems without `/proc`.
 */
export function readThreadTimeMs(): number {
  return hasThreadCounter ? Number(readFileSync(THREAD_COUNTER, "utf8").split(" ")[0]) / 1e6 : performance.now();
}

/** Returns the processor time of all threads of this process in milliseconds, garbage collection included. */
export function readProcessTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the wall-clock milliseconds of synchronous work. */
export function measureMs(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Returns the milliseconds of this thread's processor time that asynchronous work takes. */
export async function measureThreadMs(work: () => Promise<unknown>): Promise<number> {
  const start = readThreadTimeMs();
  await work();
  return readThreadTimeMs() - start;
}

/** Returns the least of several measurements, because other work on the machine only adds. */
export async function findFastest(rounds: number, measure: () => number | Promise<number>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) fastest = Math.min(fastest, await measure());
  return fastest;
}

const WARM_UP_LIMITS = { passes: 5, milliseconds: 600 };
const MEASUREMENT_LIMITS = { passes: 30, milliseconds: 1500, calls: 10 };

/**
 * Measures every item: the fastest of as many passes over all items as fit into the time, because other work on the
 * machine only adds. Warm-up passes precede, so that JavaScript is compiled as native peers are. If the time does not
 * suffice for one pass, only the first items are measured, `leastCalls` of them at least: those who are compared by their
 * medians must have measured the same items.
 * @returns wall-clock milliseconds per measured item, in the order of the items
 */
export function measureFastest<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
  milliseconds = MEASUREMENT_LIMITS.milliseconds,
  leastCalls = MEASUREMENT_LIMITS.calls,
): number[] {
  const warmEnd = performance.now() + WARM_UP_LIMITS.milliseconds;
  for (let pass = 0; pass < WARM_UP_LIMITS.passes; pass++) {
    for (const item of items) if (performance.now() < warmEnd) work(item);
  }
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  for (let pass = 0; pass < MEASUREMENT_LIMITS.passes; pass++) {
    for (const [i, item] of items.entries()) {
      if ((pass > 0 || i >= leastCalls) && performance.now() > end) return times;
      times[i] = Math.min(
        times[i] ?? Number.POSITIVE_INFINITY,
        measureMs(() => work(item)),
      );
    }
  }
  return times;
}

/**
 * Counts the calls that end per second: the best of several windows, because other work on the machine only subtracts.
 * @param writers how many callers run at once, each with one call in flight
 */
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

/** Computes median and 95th percentile. */
export function summarizeTimes(milliseconds: readonly number[]): Times {
  return { median: computeQuantile(milliseconds, 0.5), p95: computeQuantile(milliseconds, 0.95) };
}

/** Returns the value below which a share of the numbers lies; `share` is from 0 to 1. */
export function computeQuantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
