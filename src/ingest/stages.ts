import { runInSlices } from "../async/run-in-slices.ts";
import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";
import type { BuildProgress } from "./report.ts";

/** Options of the long parts of a build. */
export interface StageOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
}

const STAGE_UNITS = { cite: "cases", index: "cases", legislation: "sections", status: "cases" } as const;

/** A stage whose items are counted. */
export type CountedStage = keyof typeof STAGE_UNITS;

/** Runs the long parts of a build: reports progress, yields to the event loop and stops on abort. */
export interface BuildStages {
  /** Visits the numbers below `count` one by one. */
  visitEach(stage: CountedStage, count: number, visit: (item: number) => void): Promise<void>;
  /** Visits the numbers of a range below `count` one by one. */
  visitRange(stage: CountedStage, range: StageRange, visit: (item: number) => void): Promise<void>;
  /** Runs work, which yields often, to its end and returns its result; yields to the event loop as `runInSlices` does. */
  runThrough<Result>(work: Generator<void, Result>): Promise<Result>;
}

/** Numbers from `from` to `to`, exclusive, of a stage with `count` items. */
export interface StageRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Cases or sections between two yields to the event loop. */
const ITEMS_PER_YIELD = 32;
/** Longer work between two yields is cut, because one judgment can have the length of a hundred others. */
const MAX_SLICE_MS = 10;

/** Creates the stages of one build. */
export function createStages({ signal, onProgress }: StageOptions): BuildStages {
  async function visitRange(
    stage: CountedStage,
    { from, to, count }: StageRange,
    visit: (item: number) => void,
  ): Promise<void> {
    const report = (done: number) => onProgress?.({ stage, done, total: count, unit: STAGE_UNITS[stage] });
    let since = performance.now();
    for (let done = from; done < to; done++) {
      const isReported = done % ITEMS_PER_YIELD === 0;
      if (isReported) report(done);
      if (isReported || performance.now() - since > MAX_SLICE_MS) {
        await yieldToEventLoop(signal);
        since = performance.now();
      }
      visit(done);
    }
    report(to);
  }
  return {
    visitRange,
    visitEach: (stage, count, visit) => visitRange(stage, { from: 0, to: count, count }, visit),
    runThrough: (work) => runInSlices(work, signal),
  };
}
