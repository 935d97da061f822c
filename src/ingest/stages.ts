import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";
import type { BuildProgress } from "./report.ts";

/** Options of the long parts of a build. */
export interface StageOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
}

const STAGE_UNITS = { cite: "cases", index: "cases", legislation: "sections" } as const;

/** Runs the long parts of a build: reports progress, yields to the event loop and stops on abort. */
export interface BuildStages {
  /** Visits items one by one. */
  visitEach<Item>(stage: keyof typeof STAGE_UNITS, items: readonly Item[], visit: (item: Item) => void): Promise<void>;
  /** Runs work to its end; it yields now and then. */
  runThrough(work: Iterable<void>): Promise<void>;
}

/** Cases or sections between two yields to the event loop. */
const ITEMS_PER_YIELD = 32;

/** Creates the stages of one build. */
export function createStages({ signal, onProgress }: StageOptions): BuildStages {
  return {
    async visitEach(stage, items, visit) {
      const report = (done: number) => onProgress?.({ stage, done, total: items.length, unit: STAGE_UNITS[stage] });
      for (const [done, item] of items.entries()) {
        if (done % ITEMS_PER_YIELD === 0) {
          report(done);
          await yieldToEventLoop(signal);
        }
        visit(item);
      }
      report(items.length);
    },
    async runThrough(work) {
      for (const _ of work) await yieldToEventLoop(signal);
    },
  };
}
