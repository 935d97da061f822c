import { describe, expect, it } from "vitest";
import { scoreCourtLanguage, scoreEditorialLine } from "../../src/ask/compose/court-language.ts";

describe("the words with which a sentence of an opinion speaks", () => {
  it("are worth more if they are the court's holding than if they tell what others said", () => {
    const sentences = [
      "We hold that a quay may be lit.",
      "A quay may be lit after dusk.",
      "The question is whether a quay may be lit.",
      "The District Court came to the conclusion that a quay may be lit.",
    ];
    const scores = sentences.map((text) => scoreCourtLanguage(text, null, false));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it("do not outweigh the role that the author of a digest gave", () => {
    const text = "The magistrate concluded that a quay may be lit, and the question was whether he was right.";
    expect(scoreCourtLanguage(text, "holding", true)).toBe(0);
    expect(scoreCourtLanguage(text, "holding", false)).toBeLessThan(0);
  });

  it("are no sentence of the opinion in a line of the report", () => {
    expect(scoreEditorialLine("The Judgment of the Court was delivered by Marl, J.")).toBeLessThan(0);
    expect(scoreEditorialLine("A quay may be lit.")).toBe(0);
  });
});
