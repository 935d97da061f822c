import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeWordVectors, encodeWordVectors } from "../../../src/text/vectors/word-vectors.ts";
import { assertProperty } from "../../support/assert-property.ts";

const STEMS = ["anchor", "bail", "ñandú"];
const VALUES = Float64Array.from([1, 0, -1, 0.5, 0.2, 0.2, 0.2, 0.2, 0, 0, 0, 0]);

/** Returns the cosine of two vectors. */
function computeCosine(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const multiply = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a, (value, at) => value * b[at]!).reduce((sum, one) => sum + one, 0);
  return multiply(left, right) / Math.sqrt(multiply(left, left) * multiply(right, right));
}

describe("encoded word vectors", () => {
  it("contain half a byte per component beside the stems and a header of 16 bytes", () => {
    const names = new TextEncoder().encode(STEMS.join("\n")).length;
    expect(encodeWordVectors(STEMS, VALUES)).toHaveLength(16 + names + VALUES.length / 2);
  });

  it("are decoded to the stems in their order, and to vectors with their lengths", () => {
    const { dimensions, rows, values, lengths } = decodeWordVectors(encodeWordVectors(STEMS, VALUES))!;
    expect(dimensions).toBe(4);
    expect([...rows]).toEqual([...STEMS.entries()].map(([row, stem]) => [stem, row]));
    expect(Math.sign(values[0]!)).toBe(1);
    expect(Math.sign(values[2]!)).toBe(-1);
    expect(new Set(values.subarray(4, 8)).size).toBe(1);
    for (const [row, length] of lengths.entries())
      expect(length).toBeCloseTo(Math.hypot(...values.subarray(4 * row, 4 * row + 4)), 4);
  });

  it("keep the direction of a vector", () => {
    const component = fc.double({ min: -2, max: 2, noNaN: true });
    assertProperty(
      fc.property(fc.array(component, { minLength: 32, maxLength: 32 }), (vector) => {
        if (vector.filter((value) => Math.abs(value) > 0.2).length < 16) return;
        const { values } = decodeWordVectors(encodeWordVectors(["word"], Float64Array.from(vector)))!;
        expect(computeCosine(values, vector)).toBeGreaterThan(0.97);
      }),
    );
  });

  it("are decoded from the middle of other bytes", () => {
    const bytes = encodeWordVectors(STEMS, VALUES);
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    expect(decodeWordVectors(larger.subarray(3))).toEqual(decodeWordVectors(bytes));
  });

  it.each([
    ["empty", (_: Uint8Array) => new Uint8Array(0)],
    ["cut off", (bytes: Uint8Array) => bytes.subarray(0, -1)],
    ["of another format", (bytes: Uint8Array) => bytes.with(0, 0)],
    ["said to contain more stems", (bytes: Uint8Array) => bytes.with(4, 200)],
    ["said to have more components", (bytes: Uint8Array) => bytes.with(11, 200)],
  ])("are null if they are %s", (_, damage) => {
    expect(decodeWordVectors(damage(encodeWordVectors(STEMS, VALUES)))).toBeNull();
  });
});
