import { describe, expect, it } from "vitest";
import { classifyTreatment } from "../../../../src/citator/treatment/classify-treatment.ts";
import { EVERYDAY_FAMILIES } from "../../../../src/citator/treatment/lexicon/everyday-lexicon.ts";
import { FORMULA_FAMILIES, SIGNALS } from "../../../../src/citator/treatment/lexicon/lexicon.ts";
import { listWordPrefixes, type WordPrefix } from "../../../../src/citator/treatment/lexicon/word-prefixes.ts";
import { NO_TREATMENT } from "../../../../src/citator/treatment/treatment-reading.ts";

const EXAMPLES = [...FORMULA_FAMILIES, ...EVERYDAY_FAMILIES].flatMap(({ family, rows, examples }) =>
  examples.map((example) => [example, family, new Set(rows.map(({ kind }) => kind))] as const),
);

describe("the lexicon of treatment", () => {
  it.each(EXAMPLES)("reads %j as one of the kinds of %j", (example, _, kinds) => {
    const start = example.indexOf("{");
    const reading = classifyTreatment(example.replace(/[{}]/g, ""), { start, end: example.indexOf("}") - 1 });
    expect([...kinds]).toContain(reading.kind);
  });

  it("contains only words in lower case, so that they match lower-case text", () => {
    for (const { words } of SIGNALS) expect(words.replace(/\\[bwsSWdD]|\\u[0-9a-f]{4}/g, "")).not.toMatch(/[A-Z]/);
  });
});

describe("listWordPrefixes", () => {
  it.each([
    ["abc", [{ letters: "abc", next: null }]],
    ["abcde", [{ letters: "abcde", next: null }]],
    ["abcdefgh", [{ letters: "abcdef", next: null }]],
    [
      "(?:is|are) not",
      [
        { letters: "is", next: "not" },
        { letters: "are", next: "not" },
      ],
    ],
    ["no \\w+", [{ letters: "no", next: "" }]],
    [
      "is,? ok",
      [
        { letters: "is", next: "|" },
        { letters: "is", next: "ok" },
      ],
    ],
    [
      "(?<=x )go(?:es)?\\b",
      [
        { letters: "goes", next: null },
        { letters: "go", next: null },
      ],
    ],
  ] as [string, WordPrefix[]][])("lists how a match of %j can begin", (words, expected) => {
    expect(listWordPrefixes(words)).toEqual(expect.arrayContaining(expected));
  });

  it("expects one space where a pattern allows two: a scanned text has no runs of spaces", () => {
    const found = listWordPrefixes("is ?(?:so)? ?not");
    expect(found).toContainEqual({ letters: "is", next: "not" });
    expect(found).not.toContainEqual({ letters: "is", next: "" });
  });
});

it("explains a reading by its words, its rule and its family", () => {
  const text = "Adams v. Baker, 400 U.S. 12 (1970), aff'd, 401 U.S. 3 (1971).";
  const reading = classifyTreatment(text, { start: 0, end: 27 });
  expect(text.slice(reading.signal!.start, reading.signal!.end)).toBe("aff'd");
  expect(reading).toMatchObject({ kind: "affirmed", history: true, family: "Affirmed (direct history)" });
  expect(classifyTreatment("See Adams v. Baker, 400 U.S. 12 (1970).", { start: 4, end: 31 })).toEqual(NO_TREATMENT);
});
