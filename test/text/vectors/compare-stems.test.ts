import { describe, expect, it } from "vitest";
import { computeSimilarity, toVectorText } from "../../../src/text/vectors/compare-stems.ts";
import { decodeWordVectors, encodeWordVectors } from "../../../src/text/vectors/word-vectors.ts";

const VECTORS = decodeWordVectors(
  encodeWordVectors(["lantern", "lamp", "wool"], Float64Array.from([1, 1, 1, 1, 1, 1, 1, 0.3, 1, -1, 1, -1])),
)!;

/** Computes how similar words of equal weight are to a text. */
function compare(words: string, text: string, weights: Readonly<Record<string, number>> = {}): number {
  const terms = words.split(" ").map((stem) => ({ stem, weight: weights[stem] ?? 1 }));
  return computeSimilarity(VECTORS, terms, toVectorText(VECTORS, text.split(" ")));
}

describe("the similarity of terms to a text", () => {
  it("is 1 for the same stems, with a vector or without", () => {
    expect(compare("lantern", "wool lantern")).toBe(1);
    expect(compare("owl", "wool owl")).toBe(1);
  });

  it("is 0 for stems that occur near other words, and for a stem without a vector", () => {
    expect(compare("lantern", "wool")).toBe(0);
    expect(compare("owl", "lantern")).toBe(0);
    expect(compare("lantern", "owl")).toBe(0);
  });

  it("is less than 1 for stems that occur near some of the same words", () => {
    const similarity = compare("lantern", "wool lamp");
    expect(similarity).toBeGreaterThan(0.5);
    expect(similarity).toBeLessThan(1);
  });

  it("is the mean over the terms by their weights", () => {
    expect(compare("lantern owl", "lantern", { lantern: 3 })).toBeCloseTo(0.75);
  });

  it("is 0 without terms and for an empty text", () => {
    expect(computeSimilarity(VECTORS, [], toVectorText(VECTORS, ["lantern"]))).toBe(0);
    expect(computeSimilarity(VECTORS, [{ stem: "lantern", weight: 1 }], toVectorText(VECTORS, []))).toBe(0);
  });
});
