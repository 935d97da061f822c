/**
 * Prints how many readings of the windows that were held back from tuning are right, by stated confidence:
 *
 *     npx tsx scripts/treatment/measure-calibration.ts
 *
 * `src/citator/treatment/calibrate-confidence.ts` contains the shares.
 */
import { classifyTreatment } from "../../src/citator/treatment/classify-treatment.ts";
import { readWindows } from "../../test/citator/treatment/windows/read-windows.ts";
import { WRITTEN_HELD_BACK_WINDOWS } from "../../test/citator/treatment/windows/written-windows.ts";

const counts = new Map<number, { all: number; right: number }>();
for (const [, window, label] of [...readWindows("held-back"), ...WRITTEN_HELD_BACK_WINDOWS]) {
  const target = { start: window.indexOf("{"), end: window.indexOf("}") - 1 };
  const { treatment, confidence, signal } = classifyTreatment(window.replace(/[{}]/g, ""), target);
  if (signal === null || treatment === "unknown") continue;
  const count = counts.get(confidence) ?? { all: 0, right: 0 };
  counts.set(confidence, { all: count.all + 1, right: count.right + (treatment === label ? 1 : 0) });
}
for (const [confidence, { all, right }] of [...counts].sort(([a], [b]) => a - b))
  process.stdout.write(`${confidence.toFixed(2)}: ${(right / all).toFixed(3)} of ${all}\n`);
