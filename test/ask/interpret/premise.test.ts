import { describe, expect, it } from "vitest";
import {
  findContrarySide,
  hasOutcome,
  hasOverrulingDenial,
  hasOverrulingPremise,
} from "../../../src/ask/interpret/premise.ts";
import { classifyQuestion } from "../../../src/ask/interpret/question-kinds.ts";

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

describe("a statement of what was decided", () => {
  it.each([
    ["The bench upheld the levy on salt, correct?", "premise"],
    ["The judges allowed the search of the barn. Reasons?", "premise"],
    ["Did the bench uphold the levy on salt?", "general"],
    ["My landlord ordered me to leave and I agreed to pay more rent", "general"],
  ])("is recognised: %s", (question, kind) => {
    expect(classifyQuestion(question).id).toBe(kind);
  });
});

describe("a supposed overruling", () => {
  const supposes = (question: string) => hasOverrulingPremise({ kind: classifyQuestion(question), question });

  it.each([
    ["The new decision overruled the old one. What replaced it?", true],
    ["Did the new decision overrule the old one?", false],
    ["The old rule was overruled, so what is the law?", false],
  ])("is taken for granted or not: %s", (question, expected) => {
    expect(supposes(question)).toBe(expected);
  });

  it("is denied by a sentence that says that the decision stands", () => {
    expect(hasOverrulingDenial("The concurrence stressed that the earlier decision had not been overruled.")).toBe(
      true,
    );
    expect(hasOverrulingDenial("The Court overruled the earlier decision.")).toBe(false);
  });
});
