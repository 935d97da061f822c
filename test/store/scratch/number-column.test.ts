import { describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { storeNumbers } from "../../../src/store/scratch/number-column.ts";
import { createMemoryScratch } from "../../../src/store/scratch/scratch.ts";

describe("a column of numbers in a scratch file", () => {
  it("returns each number, in any order, from one chunk or several", () => {
    const values = Float64Array.from({ length: 40_001 }, (_, at) => at / 7);
    const column = runWhole(storeNumbers(createMemoryScratch(), values));
    expect(Array.from(values, (_, at) => column.get(at))).toEqual([...values]);
    expect([40_000, 0, 16_384, 16_383].map((at) => column.get(at))).toEqual(
      [40_000, 0, 16_384, 16_383].map((at) => at / 7),
    );
    column.close();
  });

  it("contains none of no numbers", () => {
    expect(() => runWhole(storeNumbers(createMemoryScratch(), new Float64Array(0))).close()).not.toThrow();
  });
});
