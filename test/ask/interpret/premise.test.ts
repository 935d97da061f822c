import { describe, expect, it } from "vitest";
import { findContrarySide, hasOutcome } from "../../../src/ask/interpret/premise.ts";

describe("what a question takes for granted", () => {
  it.each([
    ["Why did the Court uphold the tax?", "falls"],
    ["When the Court cancelled the licence, who had to pay?", "stands"],
    ["Since the ban was struck down, may I sell bread?", "stands"],
    ["What did the Court say of bread?", null],
  ])("is contradicted in %j by %j", (question, expected) => {
    expect(findContrarySide(question)).toBe(expected);
  });

  it("is silent if the question names both outcomes", () => {
    expect(findContrarySide("Was the ban upheld or struck down?")).toBeNull();
  });

  it("is contradicted by a sentence that states the opposite outcome", () => {
    expect(hasOutcome("A Bench of five Judges upheld the settlement.", "stands")).toBe(true);
    expect(hasOutcome("The Court held the Act void.", "falls")).toBe(true);
    expect(hasOutcome("The Court held the Act void.", "stands")).toBe(false);
  });
});
