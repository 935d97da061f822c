import { describe, expect, it } from "vitest";
import { classifyQuestion } from "../../../src/ask/interpret/question-kinds.ts";

describe("the kind of a question", () => {
  it.each([
    ["Does that test survive?", "standing"],
    ["Has the rule survived today?", "standing"],
    ["Does the tax survive a challenge under the commerce clause?", "general"],
    ["Was the Court unanimous?", "opinions"],
    ["Do juries have to be unanimous?", "general"],
  ])("of %j is %s", (question, kind) => {
    expect(classifyQuestion(question).id).toBe(kind);
  });
});
