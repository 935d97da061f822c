import { readWindows, type TreatmentWindow } from "./read-windows.ts";

/** Windows that were written without sight of the rules and that the rules may be tuned on. */
export const WRITTEN_WINDOWS: readonly TreatmentWindow[] = [
  1, 3, 5, 8, 9, 11, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36,
].flatMap((batch) => readWindows(`batch-${batch}`));

/** Windows of the same kind, labelled in the same way, that no rule may be changed for. */
export const WRITTEN_HELD_BACK_WINDOWS: readonly TreatmentWindow[] = [
  2, 4, 6, 7, 10, 12, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 38,
].flatMap((batch) => readWindows(`batch-${batch}-held-back`));
