import type { Progress } from "./report.ts";

export interface StageOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

const UNITS = { cite: "cases", index: "cases", legislation: "sections" } as const;

/** The long parts of a build, reported as they go; an interrupt is heard in all of them. */
export interface Stages {
  /** Visits items one by one. */
  each<Item>(stage: keyof typeof UNITS, items: readonly Item[], visit: (item: Item) => void): Promise<void>;
  /** Goes through work that stops now and then. */
  through(work: Iterable<void>): Promise<void>;
}

/** Cases or sections between two looks at the clock's other tasks. */
const BREATH = 32;

export function stagesOf({ signal, onProgress }: StageOptions): Stages {
  async function breathe(): Promise<void> {
    await nextTask();
    signal?.throwIfAborted();
  }
  return {
    async each(stage, items, visit) {
      const report = (done: number) => onProgress?.({ stage, done, total: items.length, unit: UNITS[stage] });
      for (const [done, item] of items.entries()) {
        if (done % BREATH === 0) {
          report(done);
          await breathe();
        }
        visit(item);
      }
      report(items.length);
    },
    async through(work) {
      for (const _ of work) await breathe();
    },
  };
}

/** Lets the clock's other tasks run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
