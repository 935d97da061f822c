import { describe, expect, it } from "vitest";
import { findComparison } from "../../../src/ask/interpret/comparison.ts";

const listSides = (question: string) =>
  findComparison(question)?.sides.map(({ start, end }) => question.slice(start, end)) ?? null;

describe("the sides of a question that compares", () => {
  it.each([
    ["difference between theft and robbery", ["difference between theft", "robbery"]],
    ["void vs voidable contract, difference?", ["void", "voidable contract, difference?"]],
    ["bail versus parole distinction", ["bail", "parole distinction"]],
  ])("are found in %j", (question, sides) => {
    expect(listSides(question)).toEqual(sides);
  });

  it.each(["Smith vs Jones, difference to earlier cases", "what was held in adams v baker", "is theft a crime"])(
    "are not found in %j",
    (question) => {
      expect(listSides(question)).toBeNull();
    },
  );
});
