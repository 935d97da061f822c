import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSentenceIndex, isAbbreviation, splitSentences } from "../../../src/text/sentences/sentences.ts";
import { assertProperty } from "../../support/assert-property.ts";

describe("splitSentences", () => {
  it.each([
    ["The appeal fails. We affirm.", ["The appeal fails. ", "We affirm."]],
    ["See Doe v. Roe Co., 1 U.S. 2. It held so.", ["See Doe v. Roe Co., 1 U.S. 2. ", "It held so."]],
    ["I.L.R. 3 All. 45 and all. The rest.", ["I.L.R. 3 All. 45 and all. ", "The rest."]],
    ["He said “never.” Then he left.", ["He said “never.” ", "Then he left."]],
    ["3 Wall. 654. 12 is misread.", ["3 Wall. 654. 12 is misread."]],
    ["A title\n\nand its text", ["A title\n\n", "and its text"]],
    ["", []],
  ])("splits %j", (text, sentences) => {
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });

  it("ends no sentence inside a name", () => {
    const text = "In Smith v. Acme Gmbh. Zurich we held so.";
    const name = { start: text.indexOf("Smith"), end: text.indexOf(" we held") };
    expect(splitSentences(text)).toHaveLength(2);
    expect(splitSentences(text, [name])).toEqual([{ start: 0, end: text.length }]);
  });

  it("covers every text without gaps, and finds the sentence of every offset", () => {
    const piece = fc.constantFrom("The court ", "held. ", "No. ", "5. ", "v. ", "\n\n", "“So?” ", "U.S. ");
    assertProperty(
      fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
        const text = pieces.join("");
        const spans = splitSentences(text);
        expect(spans.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
        for (let offset = 0; offset < text.length; offset++) {
          const { start, end } = spans[findSentenceIndex(spans, offset)]!;
          expect(start <= offset && offset < end).toBe(true);
        }
      }),
    );
  });
});

describe("isAbbreviation", () => {
  it.each([
    ["Co.", true],
    ["U.S.", true],
    ["J.", true],
    ["court.", false],
  ])("decides whether %j is an abbreviation: %j", (word, expected) => {
    expect(isAbbreviation(word)).toBe(expected);
  });
});
