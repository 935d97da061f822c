import { BATCH_1_WINDOWS } from "../../test/citator/treatment/windows/batch-1-windows.ts";
import { BATCH_3_WINDOWS } from "../../test/citator/treatment/windows/batch-3-windows.ts";
import { BATCH_5_WINDOWS } from "../../test/citator/treatment/windows/batch-5-windows.ts";
import { BATCH_8_WINDOWS } from "../../test/citator/treatment/windows/batch-8-windows.ts";
import { BATCH_9_WINDOWS } from "../../test/citator/treatment/windows/batch-9-windows.ts";
import { BATCH_11_WINDOWS } from "../../test/citator/treatment/windows/batch-11-windows.ts";
import { BATCH_13_WINDOWS } from "../../test/citator/treatment/windows/batch-13-windows.ts";
import { BATCH_14_WINDOWS } from "../../test/citator/treatment/windows/batch-14-windows.ts";
import { BATCH_16_WINDOWS } from "../../test/citator/treatment/windows/batch-16-windows.ts";
import { BATCH_18_WINDOWS } from "../../test/citator/treatment/windows/batch-18-windows.ts";
import { BATCH_20_WINDOWS } from "../../test/citator/treatment/windows/batch-20-windows.ts";
import { BATCH_22_WINDOWS } from "../../test/citator/treatment/windows/batch-22-windows.ts";
import { BATCH_24_WINDOWS } from "../../test/citator/treatment/windows/batch-24-windows.ts";
import { BATCH_26_WINDOWS } from "../../test/citator/treatment/windows/batch-26-windows.ts";
import { BATCH_28_WINDOWS } from "../../test/citator/treatment/windows/batch-28-windows.ts";
import { BATCH_30_WINDOWS } from "../../test/citator/treatment/windows/batch-30-windows.ts";
import { BATCH_32_WINDOWS } from "../../test/citator/treatment/windows/batch-32-windows.ts";
import { BATCH_34_WINDOWS } from "../../test/citator/treatment/windows/batch-34-windows.ts";
import { BATCH_36_WINDOWS } from "../../test/citator/treatment/windows/batch-36-windows.ts";
import { FREE_PRACTICE_WINDOWS } from "../../test/citator/treatment/windows/free-practice-windows.ts";
import { FREE_PROSE_WINDOWS } from "../../test/citator/treatment/windows/free-prose-windows.ts";
import { PRACTICE_WINDOWS } from "../../test/citator/treatment/windows/practice-windows.ts";
import type { TreatmentWindow } from "../../test/citator/treatment/windows/treatment-window.ts";
import { TUNED_WINDOWS } from "../../test/citator/treatment/windows/tuned-windows.ts";

/** Windows of one author and style that the words are trained on. */
export interface TrainingBatch {
  readonly batch: string;
  readonly windows: readonly TreatmentWindow[];
  /** How much each of them counts. */
  readonly weight: number;
  /** The rules were not tuned on it, so what they read in it is what they read in any window. */
  readonly isUnseen?: true;
}

/** Those in free prose count more: they are most like what users ask for. */
const FREE_PROSE_WEIGHT = 3;
/** Those in free prose that the rules were not tuned on count most. */
const UNSEEN_WEIGHT = 6;
/** Those among them that are half traps, and those that are indirect or contrasts: with more, words outweigh formulae. */
const TRAP_WEIGHT = 4;
const INDIRECT_WEIGHT = 2;

const STYLES = ["federal courts", "state courts", "Indian courts", "indirect"];
const AUTHORS = ["first author", "second author", "third author"];

/** Cuts a batch, which contains as many windows of each style or author, into them. */
function listParts(
  name: string,
  windows: readonly TreatmentWindow[],
  weight: number,
  parts: readonly string[] = STYLES,
): TrainingBatch[] {
  const each = windows.length / parts.length;
  return parts.map((style, at) => ({
    batch: `${name}, ${style}`,
    windows: windows.slice(at * each, (at + 1) * each),
    weight,
  }));
}

/** Every batch of windows that rules and words may be tuned on. */
export const TRAINING_BATCHES: readonly TrainingBatch[] = [
  { batch: "tuned", windows: TUNED_WINDOWS, weight: 1 },
  { batch: "1", windows: BATCH_1_WINDOWS, weight: 1 },
  { batch: "3", windows: BATCH_3_WINDOWS, weight: 1 },
  { batch: "5", windows: BATCH_5_WINDOWS, weight: 1 },
  { batch: "8", windows: BATCH_8_WINDOWS, weight: 1 },
  { batch: "9", windows: BATCH_9_WINDOWS, weight: 1 },
  { batch: "13", windows: BATCH_13_WINDOWS, weight: 2 },
  { batch: "practice", windows: PRACTICE_WINDOWS, weight: 1.3 },
  ...listParts("11", BATCH_11_WINDOWS, FREE_PROSE_WEIGHT),
  ...listParts("14", BATCH_14_WINDOWS, 1),
  { batch: "16", windows: BATCH_16_WINDOWS, weight: 1 },
  { batch: "free practice", windows: FREE_PRACTICE_WINDOWS, weight: UNSEEN_WEIGHT, isUnseen: true },
  { batch: "free prose", windows: FREE_PROSE_WINDOWS, weight: UNSEEN_WEIGHT, isUnseen: true },
  ...[
    ...listParts("18", BATCH_18_WINDOWS, UNSEEN_WEIGHT),
    { batch: "20", windows: BATCH_20_WINDOWS, weight: UNSEEN_WEIGHT },
    ...listParts("22", BATCH_22_WINDOWS, UNSEEN_WEIGHT, AUTHORS),
    ...listParts("24", BATCH_24_WINDOWS, UNSEEN_WEIGHT, AUTHORS),
    { batch: "26", windows: BATCH_26_WINDOWS, weight: UNSEEN_WEIGHT },
    ...listParts("28", BATCH_28_WINDOWS, UNSEEN_WEIGHT, AUTHORS.slice(0, 2)),
    ...listParts("34", BATCH_34_WINDOWS, UNSEEN_WEIGHT, AUTHORS.slice(0, 2)),
    ...listParts("30", BATCH_30_WINDOWS, TRAP_WEIGHT, AUTHORS.slice(0, 2)),
    { batch: "32", windows: BATCH_32_WINDOWS, weight: INDIRECT_WEIGHT },
    { batch: "36", windows: BATCH_36_WINDOWS, weight: INDIRECT_WEIGHT },
  ].map((one) => ({ ...one, isUnseen: true }) as const),
];
