import { describe, expect, it } from "vitest";
import { WRITTEN_HELD_BACK_WINDOWS, WRITTEN_WINDOWS } from "./written-windows.ts";

const ALL = [...WRITTEN_WINDOWS, ...WRITTEN_HELD_BACK_WINDOWS];

describe("windows that were written without sight of the rules", () => {
  it("are at least 1,200, and at least 600 of them are held back from tuning", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(1200);
    expect(WRITTEN_HELD_BACK_WINDOWS.length).toBeGreaterThanOrEqual(600);
  });

  it("have exactly one target, between braces", () => {
    expect(ALL.map(([, window]) => window).filter((window) => !/^[^{}]*\{[^{}]+\}[^{}]*$/.test(window))).toEqual([]);
  });

  it("do not repeat each other", () => {
    expect(new Set(ALL.map(([, window]) => window)).size).toBe(ALL.length);
  });
});
