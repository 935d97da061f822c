import { describe, expect, it } from "vitest";
import { findAspects, hasAspect } from "../../../src/ask/interpret/question-aspects.ts";

const namesOf = (question: string) => findAspects(question).map(({ id }) => id);

describe("what a question asks for", () => {
  it.each([
    ["Within how many days must the tenant answer, and in which court?", ["time", "number", "forum"]],
    ["What factors decide whether a use is fair?", ["test", "list"]],
    ["Why did the Court strike the tax down?", ["reason", "validity"]],
    ["What became of the appeal?", ["outcome"]],
    ["I was served today. Days to answer?", ["time"]],
    ["What happens if I sell a stolen goat?", ["punishment"]],
    ["Are there any exceptions to the hearsay rule?", ["exception"]],
    ["Tell me about ferries", []],
  ])("is found in %j", (question, expected) => {
    expect(namesOf(question)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(namesOf(question)).toEqual([]);
  });

  it("is no punishment if the question is what becomes of a thing", () => {
    expect(namesOf("I am bankrupt. What happens to my tools?")).not.toContain("punishment");
  });

  it("is contained in a sentence that states it", () => {
    const [time] = findAspects("How long has the tenant to answer?");
    expect(hasAspect(time!, "The answer is due within thirty days.", null)).toBe(true);
    expect(hasAspect(time!, "The answer is filed with the clerk.", null)).toBe(false);
  });

  it("is contained in a disposition if the outcome is asked for", () => {
    const [outcome] = findAspects("What became of the suit?");
    expect(hasAspect(outcome!, "The tenant kept the house.", "disposition")).toBe(true);
    expect(hasAspect(outcome!, "The tenant kept the house.", "fact")).toBe(false);
  });

  it("is an enumeration or a condition if a test is asked for", () => {
    const [test] = findAspects("What is the test of negligence?");
    const text = "The court weighs the chance of harm, the gravity of the injury, the cost of care, and the use.";
    expect(hasAspect(test!, text, null)).toBe(true);
    expect(hasAspect(test!, "The barge sank.", null)).toBe(false);
  });
});
