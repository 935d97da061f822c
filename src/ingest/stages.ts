import type { Progress } from "./report.ts";

export interface StageOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

const UNITS = { cite: "cases", index: "cases", legislation: "sections" } as const;

/** Visits items one by one as a stage of a build, which is reported and may be interrupted. */
export type EachOf = <Item>(
  stage: keyof typeof UNITS,
  items: readonly Item[],
  visit: (item: Item) => void,
) => Promise<void>;

/** Cases or sections between two looks at the clock's other tasks: an interrupt must be heard. */
const BREATH = 32;

export function eachOf({ signal, onProgress }: StageOptions): EachOf {
  return async (stage, items, visit) => {
    const report = (done: number) => onProgress?.({ stage, done, total: items.length, unit: UNITS[stage] });
    for (const [done, item] of items.entries()) {
      if (done % BREATH === 0) {
        report(done);
        await nextTask();
        signal?.throwIfAborted();
      }
      visit(item);
    }
    report(items.length);
  };
}

/** Lets the clock's other tasks run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
