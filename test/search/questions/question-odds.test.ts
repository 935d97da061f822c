import { describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { decodeKnownQuestions, encodeKnownQuestions } from "../../../src/search/questions/known-questions.ts";
import { computeQuestionOdds } from "../../../src/search/questions/question-odds.ts";

const decode = (bytes: Uint8Array) => runWhole(decodeKnownQuestions(bytes));

const question = (text: string, isAnswered: boolean, authority: string) => ({
  stems: text.split(" "),
  country: "US",
  isAnswered,
  authority,
});
const INDEX = decode(
  encodeKnownQuestions([
    question("lamp sale", true, "1 U.S. 1"),
    question("lamp keeper", true, "1 U.S. 1"),
    question("lamp tax", false, "1 U.S. 1"),
    question("wool tax", false, "2 U.S. 2"),
    question("wool fee", false, "2 U.S. 2"),
    question("wool tax rate", true, "3 U.S. 3"),
  ]),
)!;
const compute = (text: string, ...authority: string[]) =>
  computeQuestionOdds(INDEX, text.split(" ").filter(Boolean), authority);

describe("the odds that a question is answered from its authority", () => {
  it("are those of the known questions that have it", () => {
    const odds = ["1 U.S. 1", "4 U.S. 4", "2 U.S. 2"].map((citation) => compute("", citation).authority);
    expect(odds).toEqual(odds.toSorted((a, b) => b - a));
    expect(compute("", "9 U.S. 9", "1 U.S. 1")).toEqual(compute("", "1 U.S. 1"));
  });

  it("are changed by the words that its questions contain, and less by those of others", () => {
    expect(compute("sale", "1 U.S. 1").words).toBeGreaterThan(0);
    expect(compute("tax", "1 U.S. 1").words).toBeLessThan(compute("tax", "4 U.S. 4").words);
    expect(compute("tax", "4 U.S. 4").words).toBeLessThan(0);
    expect(compute("zebra", "1 U.S. 1").words).toBeCloseTo(0);
  });

  it("tell the share of words that none of its questions contains", () => {
    expect(compute("lamp wool", "1 U.S. 1").unknown).toBe(0.5);
    expect(compute("", "1 U.S. 1").unknown).toBe(0);
  });

  it("are finite where all or none are answered", () => {
    for (const all of [true, false]) {
      const index = decode(encodeKnownQuestions([question("lamp", all, "1 U.S. 1")]))!;
      const { authority, words } = computeQuestionOdds(index, ["lamp"], ["1 U.S. 1"]);
      expect([authority, words].every(Number.isFinite)).toBe(true);
    }
  });
});
