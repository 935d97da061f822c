import type { BuildStages, CountedStage } from "../stages.ts";
import type { CaseReaderSettings, CaseReading } from "./case-readings.ts";
import type { DeterminedStatus, StatusThreadSettings } from "./case-statuses.ts";

/** Computes something of each case of a range in other threads. */
export interface CaseThreads<Result> {
  /** Number of requests that are answered at the same time. */
  readonly count: number;
  /** Computes the results of the cases with the ordinals from `from` to `to`, exclusive. */
  compute(from: number, to: number): Promise<readonly Result[]>;
  close(): Promise<void>;
}

/** Starts threads for the longest parts of a build; each method returns null if there is no memory for threads. */
export interface BuildThreads {
  /** Starts threads that read the opinions of cases. */
  startCaseReaders(settings: CaseReaderSettings): CaseThreads<CaseReading> | null;
  /** Starts threads that determine statuses; everything that a status depends on is committed. */
  startStatusThreads(settings: StatusThreadSettings): CaseThreads<DeterminedStatus> | null;
}

/** Cases of a corpus that are worth starting threads for. */
export const MIN_THREADED_CASES = 20_000;
/** Cases of one request to a thread. */
const CASES_PER_REQUEST = 64;
/** Requests per thread that are made before their results are needed. */
const REQUESTS_PER_THREAD = 4;

/**
 * Computes the results of the cases with the ordinals below `count` and stores them in ascending ordinal, so that nothing
 * depends on the number of threads, which are closed at the end.
 */
export async function storeFromThreads<Result>(
  threads: CaseThreads<Result>,
  { visitRange }: Pick<BuildStages, "visitRange">,
  stage: CountedStage,
  count: number,
  store: (ordinal: number, result: Result) => void,
): Promise<void> {
  const pending: Promise<readonly Result[]>[] = [];
  let next = 0;
  const request = () => {
    const to = Math.min(count, next + CASES_PER_REQUEST);
    const results = threads.compute(next, to);
    // Whoever awaits it is told of an error; the others are given up.
    results.catch(() => undefined);
    pending.push(results);
    next = to;
  };
  try {
    while (next < count && pending.length < threads.count * REQUESTS_PER_THREAD) request();
    for (let from = 0; from < count; ) {
      const results = await pending.shift()!;
      if (next < count) request();
      const first = from;
      from += results.length;
      await visitRange(stage, { from: first, to: from, count }, (ordinal) => store(ordinal, results[ordinal - first]!));
    }
  } finally {
    await threads.close();
  }
}
