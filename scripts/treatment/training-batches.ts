import { readWindows, type TreatmentWindow } from "../../test/citator/treatment/windows/read-windows.ts";

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

/** Reads a batch by its number. */
function readBatch(batch: string, weight: number): TrainingBatch {
  return { batch, windows: readWindows(`batch-${batch}`), weight };
}

/** Cuts a batch, which contains as many windows of each style or author, into them. */
function listParts(batch: string, weight: number, parts: readonly string[] = STYLES): TrainingBatch[] {
  const { windows } = readBatch(batch, weight);
  const each = windows.length / parts.length;
  return parts.map((style, at) => ({
    batch: `${batch}, ${style}`,
    windows: windows.slice(at * each, (at + 1) * each),
    weight,
  }));
}

/** Every batch of windows that rules and words may be tuned on. */
export const TRAINING_BATCHES: readonly TrainingBatch[] = [
  { batch: "tuned", windows: readWindows("tuned"), weight: 1 },
  readBatch("1", 1),
  readBatch("3", 1),
  readBatch("5", 1),
  readBatch("8", 1),
  readBatch("9", 1),
  readBatch("13", 2),
  { batch: "practice", windows: readWindows("practice"), weight: 1.3 },
  ...listParts("11", FREE_PROSE_WEIGHT),
  ...listParts("14", 1),
  readBatch("16", 1),
  { batch: "free practice", windows: readWindows("free-practice"), weight: UNSEEN_WEIGHT, isUnseen: true },
  { batch: "free prose", windows: readWindows("free-prose"), weight: UNSEEN_WEIGHT, isUnseen: true },
  ...[
    ...listParts("18", UNSEEN_WEIGHT),
    readBatch("20", UNSEEN_WEIGHT),
    ...listParts("22", UNSEEN_WEIGHT, AUTHORS),
    ...listParts("24", UNSEEN_WEIGHT, AUTHORS),
    readBatch("26", UNSEEN_WEIGHT),
    ...listParts("28", UNSEEN_WEIGHT, AUTHORS.slice(0, 2)),
    ...listParts("34", UNSEEN_WEIGHT, AUTHORS.slice(0, 2)),
    ...listParts("30", TRAP_WEIGHT, AUTHORS.slice(0, 2)),
    readBatch("32", INDIRECT_WEIGHT),
    readBatch("36", INDIRECT_WEIGHT),
  ].map((one) => ({ ...one, isUnseen: true }) as const),
];
