import { describe, expect, it } from "vitest";
import { computeCloseness } from "../../src/ask/authorities/closeness.ts";
import type { QuestionTerm } from "../../src/ask/interpret/terms/question-terms.ts";
import { createSourceSentence } from "../../src/text/sentences/source-sentences.ts";
import { stem } from "../../src/text/stem.ts";

/** "delay … vitiate the … decision to detain" */
const TERMS = [
  ["delay", 0],
  ["vitiate", 4],
  ["decision", 6],
  ["detain", 8],
].map(([word, at]): QuestionTerm => {
  const own = stem(String(word));
  return { word: String(word), stem: own, synonyms: [], weight: 1, documentFrequency: 1, positions: [Number(at)] };
});

describe("how closely a sentence follows the wording of a question", () => {
  it.each([
    ["Delay alone does not vitiate the decision to detain a person.", 1],
    ["The decision to detain was made without delay, which would vitiate it.", 2 / 3],
    ["To detain is a decision that a long delay may vitiate in the end.", 1 / 3],
    ["The delay was long.", 0],
  ])("of %j", (text, closeness) => {
    expect(computeCloseness(TERMS, createSourceSentence(text, 0))).toBeCloseTo(closeness);
  });

  it("is not measured of fewer than three terms", () => {
    expect(computeCloseness(TERMS.slice(0, 2), createSourceSentence("Delay may vitiate it.", 0))).toBe(0);
  });
});
