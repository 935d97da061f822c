import { describe, expect, it } from "vitest";
import { computeWording, formatFeature, listWording } from "../../src/ask/authorities/wording.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { findAspects } from "../../src/ask/interpret/question-aspects.ts";
import { classifyQuestion } from "../../src/ask/interpret/question-kinds.ts";
import { stem } from "../../src/text/stem.ts";

/** Interprets a question whose words of more than three letters are its terms. */
function interpret(question: string) {
  const words = question.toLowerCase().match(/[a-z0-9]{4,}/g) ?? [];
  const terms = words.map((word, at) => ({
    word,
    stem: stem(word),
    synonyms: word === "deadline" ? ["period"] : [],
    weight: 1,
    documentFrequency: 1,
    positions: [at],
  }));
  return {
    question,
    terms,
    aspects: findAspects(question),
    kind: classifyQuestion(question),
  } as unknown as Interpretation;
}

const list = (question: string, read: readonly string[]) =>
  listWording(interpret(question), new Set(read.map(stem))).map(formatFeature);

describe("the wording of a question", () => {
  it("consists of its terms as the authority meets them, what is asked for, its kind and its words", () => {
    const features = list("What is the deadline for an appeal?", ["appeal"]);
    expect(features).toEqual(
      expect.arrayContaining([
        `met ${stem("appeal")}`,
        `unmet ${stem("deadline")}`,
        "asked time",
        "word what",
        "word appeal",
      ]),
    );
    expect(features.filter((name) => name.startsWith("kind "))).toHaveLength(1);
  });

  it("counts a synonym as met", () => {
    expect(list("deadline", ["period"])).toContain(`met ${stem("deadline")}`);
  });

  it("contains each feature once, and no number", () => {
    const features = list("Fine after fine: what fine was due under section 4712 in 1987?", []);
    expect(new Set(features).size).toBe(features.length);
    expect(features.filter((name) => /\d/.test(name))).toEqual([]);
  });

  it("adds up, and nothing is known of words that were not fitted", () => {
    const [one, other] = [
      { part: "word", name: "how" },
      { part: "word", name: "fee" },
    ] as const;
    expect(computeWording([one, other])).toBeCloseTo(computeWording([one]) + computeWording([other]), 9);
    expect(computeWording([{ part: "word", name: "zyzzyva" }])).toBe(0);
    expect(computeWording([])).toBe(0);
  });
});
