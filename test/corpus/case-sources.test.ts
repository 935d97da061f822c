import { describe, expect, it } from "vitest";
import { parseCase, readCases } from "../../corpus/case-sources.ts";
import { checkTexts, countWords, MAX_DIGEST_WORDS, MIN_DIGEST_WORDS } from "../../corpus/check-text.ts";
import { formatDigest } from "./digest-file.ts";

describe("a digest's file", () => {
  it("parses a digest into a plain object", () => {
    const treats =
      "\n  - case: Amble v. Bramble\n    citation: 12 U.S. 34\n    treatment: overruled\n    partial: true";
    expect(parseCase("us/quibble.md", formatDigest({ treats }, "First.\n\nSecond."))).toEqual({
      file: "us/quibble.md",
      jurisdiction: "US",
      name: "Quibble v. Warden of Utopia",
      nameFull: "Quibble v. Warden of Utopia",
      courtId: "scotus",
      dateFiled: "1961-02-20",
      datePrecision: "day",
      docketNumber: "No. 22",
      judges: ["Ames", "Birch"],
      author: "",
      citations: [
        { citation: "901 U.S. 77", checked: "none" },
        { citation: "91 S. Ct. 5", checked: "scdb" },
      ],
      checked: { name: "none", date: "none", docket: "none", judges: "none" },
      disputed: [],
      topics: ["fences"],
      treats: [
        { case: "Amble v. Bramble", citation: "12 U.S. 34", treatment: "overruled", partial: true, restsOn: false },
      ],
      text: "First.\n\nSecond.",
      roles: [],
    });
  });

  it.each([
    ["1868", "1868-01-01", "year"],
    ["1868-03", "1868-03-01", "month"],
    ["1868-02-29", "1868-02-29", "day"],
  ])("may know the date as %s", (date, dateFiled, datePrecision) => {
    expect(parseCase("us/a.md", formatDigest({ date: ` ${date}` }))).toMatchObject({ dateFiled, datePrecision });
  });

  it.each([
    ["date", { date: " 1867-02-29" }, "is not a date"],
    ["date", { date: " 20 February 1961" }, "is not a date"],
    ["name", { name: "" }, "must be a text"],
    ["court", { court: " in-sc" }, "is not a court id of the country"],
    ["colour", { colour: " red" }, "no such field"],
    ["citations", { citations: "\n  - 901 U.S. 77" }, "must be a mapping"],
    ["citations", { citations: " []" }, "at least one"],
    ["citations: 901 U.S. 77", { citations: "\n  - 901 U.S. 77: hearsay" }, "is not one of scdb"],
    ["checked.docket", { docket: null }, "both be there, or neither"],
    ["checked.author", { checked: "\n  author: none" }, "no such fact"],
    ["topics", { topics: null }, "must be a list"],
    [
      "treats[0].treatment",
      { treats: "\n  - case: A v. B\n    citation: 1 U.S. 1\n    treatment: liked" },
      "not a treatment",
    ],
    ["disputed[0].reason", { disputed: "\n  - fact: date\n    source: scdb" }, "must be a text"],
    ["front matter", { name: " A\nname: B" }, "unique"],
  ])("that is wrong in %s is refused by name", (field, front, reason) => {
    const read = () => parseCase("us/quibble.md", formatDigest(front));
    expect(read).toThrow(`corpus/cases/us/quibble.md, ${field}: `);
    expect(read).toThrow(reason);
  });

  it.each(["# A heading", "One line\nand another.", "- a list", "Some **stress**."])(
    "has plain paragraphs: not %j",
    (text) => {
      expect(() => parseCase("us/a.md", formatDigest({}, text))).toThrow("us/a.md, text: only plain paragraphs");
    },
  );
});

describe("the starter corpus", async () => {
  const cases = await readCases();
  const of = (country: string) => cases.filter(({ jurisdiction }) => jurisdiction === country);

  it("holds the cases of both countries", () => {
    expect(of("US").length).toBeGreaterThanOrEqual(92);
    expect(of("IN").length).toBeGreaterThanOrEqual(60);
    expect(new Set(of("US").map(({ courtId }) => courtId)).size).toBeGreaterThanOrEqual(5);
  });

  it("is written in digests of a readable length", () => {
    const lengths = cases.map(({ text }) => countWords(text));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(MIN_DIGEST_WORDS);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_DIGEST_WORDS);
  });

  it("requires citations that parse completely, agree with the named case and are not in the future", () => {
    expect(checkTexts(cases)).toEqual([]);
  });

  it("cites mostly within itself, so that its citation network holds together", () => {
    const held = new Set(cases.flatMap(({ citations }) => citations.map(({ citation }) => citation)));
    const treats = of("US").flatMap((source) => source.treats);
    expect(treats.filter(({ citation }) => held.has(citation)).length / treats.length).toBeGreaterThan(0.6);
  });
});
