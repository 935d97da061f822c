import { describe, expect, it } from "vitest";
import { classifyTreatment } from "../../../../src/citator/treatment/classify-treatment.ts";
import { readWindows, type TreatmentWindow } from "./read-windows.ts";
import { WRITTEN_HELD_BACK_WINDOWS, WRITTEN_WINDOWS } from "./written-windows.ts";

/** Returns the share of windows whose label is read; an unknown treatment counts as neutral, unless that is the label. */
function computeAccuracy(windows: readonly TreatmentWindow[]): number {
  const right = windows.filter(([, window, label]) => {
    const target = { start: window.indexOf("{"), end: window.indexOf("}") - 1 };
    const { treatment } = classifyTreatment(window.replace(/[{}]/g, ""), target);
    return (treatment === "unknown" && label !== "unknown" ? "neutral" : treatment) === label;
  });
  return right.length / windows.length;
}

describe("windows of treatment by family", () => {
  it("reads at least 97% of the windows that the rules were tuned on", () => {
    expect(computeAccuracy(readWindows("tuned"))).toBeGreaterThanOrEqual(0.97);
  });

  it("reads at least 88% of the windows that were held back", () => {
    expect(computeAccuracy(readWindows("held-back"))).toBeGreaterThanOrEqual(0.88);
  });

  it("reads at least 90% of the windows written without sight of the rules", () => {
    expect(computeAccuracy(WRITTEN_WINDOWS)).toBeGreaterThanOrEqual(0.9);
  });

  it("reads at least 77% of the windows written so and held back", () => {
    expect(computeAccuracy(WRITTEN_HELD_BACK_WINDOWS)).toBeGreaterThanOrEqual(0.77);
  });
});
