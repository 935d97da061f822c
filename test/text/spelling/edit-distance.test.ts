import fc from "fast-check";
import { expect, it } from "vitest";
import { computeEditDistance } from "../../../src/text/spelling/edit-distance.ts";
import { assertProperty } from "../../support/assert-property.ts";

it.each([
  ["negligence", "negligence", 0],
  ["neglgence", "negligence", 1],
  ["negligemce", "negligence", 1],
  ["neglignece", "negligence", 1],
  ["neglegance", "negligence", 2],
  ["tort", "contract", 3],
  ["", "ab", 2],
])("computes the distance from %j to %j as %i, counted up to 3", (a, b, distance) => {
  expect(computeEditDistance(a, b, 2)).toBe(distance);
});

it("is symmetric, and zero only for equal words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  assertProperty(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, max) => {
      const distance = computeEditDistance(a, b, max);
      expect(distance).toBe(computeEditDistance(b, a, max));
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(max + 1);
    }),
  );
});
