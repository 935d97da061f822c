import { BATCH_1_WINDOWS } from "../../test/citator/treatment/windows/batch-1-windows.ts";
import { BATCH_3_WINDOWS } from "../../test/citator/treatment/windows/batch-3-windows.ts";
import { BATCH_5_WINDOWS } from "../../test/citator/treatment/windows/batch-5-windows.ts";
import { BATCH_8_WINDOWS } from "../../test/citator/treatment/windows/batch-8-windows.ts";
import { BATCH_9_WINDOWS } from "../../test/citator/treatment/windows/batch-9-windows.ts";
import { BATCH_11_WINDOWS } from "../../test/citator/treatment/windows/batch-11-windows.ts";
import { BATCH_13_WINDOWS } from "../../test/citator/treatment/windows/batch-13-windows.ts";
import { PRACTICE_WINDOWS } from "../../test/citator/treatment/windows/practice-windows.ts";
import type { TreatmentWindow } from "../../test/citator/treatment/windows/treatment-window.ts";
import { TUNED_WINDOWS } from "../../test/citator/treatment/windows/tuned-windows.ts";

/** Windows of one author and style that the words are trained on. */
export interface TrainingBatch {
  readonly batch: string;
  readonly windows: readonly TreatmentWindow[];
  /** How much each of them counts. */
  readonly weight: number;
}

/** Those in free prose count more: they are most like what users ask for. */
const FREE_PROSE_WEIGHT = 3;

const STYLES = ["federal courts", "state courts", "Indian courts", "indirect"];
const WINDOWS_BY_STYLE = BATCH_11_WINDOWS.length / STYLES.length;

/** Every batch of windows that rules and words may be tuned on. */
export const TRAINING_BATCHES: readonly TrainingBatch[] = [
  { batch: "tuned", windows: TUNED_WINDOWS, weight: 1 },
  { batch: "1", windows: BATCH_1_WINDOWS, weight: 1 },
  { batch: "3", windows: BATCH_3_WINDOWS, weight: 1 },
  { batch: "5", windows: BATCH_5_WINDOWS, weight: 1 },
  { batch: "8", windows: BATCH_8_WINDOWS, weight: 1 },
  { batch: "9", windows: BATCH_9_WINDOWS, weight: 1 },
  { batch: "13", windows: BATCH_13_WINDOWS, weight: 2 },
  { batch: "practice", windows: PRACTICE_WINDOWS, weight: 1 },
  ...STYLES.map((style, at) => ({
    batch: `11, ${style}`,
    windows: BATCH_11_WINDOWS.slice(at * WINDOWS_BY_STYLE, (at + 1) * WINDOWS_BY_STYLE),
    weight: FREE_PROSE_WEIGHT,
  })),
];
