import { describe, expect, it } from "vitest";
import { parsePlainOpinion } from "../../../src/ingest/clean-text/parse-plain-opinion.ts";
import { repairHyphenation } from "../../../src/ingest/clean-text/repair-hyphenation.ts";
import { readCpuTime } from "../../support/cpu-time.ts";

const LONG = "the court below had held that the writ ran to all of the lands";

describe("plainToOpinion", () => {
  it.each<[string, string, string]>([
    ["lines of a paragraph", "The writ\nis refused.\n\nWe affirm.", "The writ is refused.\n\nWe affirm."],
    ["other line ends", "The writ\r\nis refused.\r\rWe affirm.", "The writ is refused.\n\nWe affirm."],
    [
      "indented first lines",
      `    First ${LONG}\n${LONG}.\n    Second ${LONG}\n${LONG}.`,
      `First ${LONG} ${LONG}.\n\nSecond ${LONG} ${LONG}.`,
    ],
    [
      "double spacing",
      `      First ${LONG}\n\n${LONG}\n\n${LONG}.\n\n      Second ${LONG}\n\n${LONG}.\n`,
      `First ${LONG} ${LONG} ${LONG}.\n\nSecond ${LONG} ${LONG}.`,
    ],
    ["a centred heading", `                    ARGUMENT\n${LONG}\n${LONG}.`, `ARGUMENT\n\n${LONG} ${LONG}.`],
    ["page numbers at page ends", `${LONG}\n   1\n\f${LONG}\n   2\n\f${LONG}.\n- 3 -\n`, `${LONG} ${LONG} ${LONG}.`],
    [
      "running heads",
      `No. 90-1  Page 1\n${LONG}\n\fNo. 90-1  Page 2\n${LONG}\n\fNo. 90-1  Page 3\n${LONG}.\n\fNo. 90-1  Page 4\n${LONG}.`,
      `${LONG} ${LONG} ${LONG}. ${LONG}.`,
    ],
    [
      "counted page numbers without page breaks",
      `${LONG}\n  2\n${LONG}\n  3\n${LONG}\n  4\n${LONG}.`,
      `${LONG} ${LONG} ${LONG} ${LONG}.`,
    ],
    ["a lone number, which is kept", `${LONG}\n1931\n${LONG}.`, `${LONG} 1931 ${LONG}.`],
    ["a hyphen at a line's end", "a well-\nknown rule", "a well-known rule"],
    ["a line drawn across the page", "The writ\n----------\nis refused.", "The writ\n\nis refused."],
    ["star pages", "the [*372] writ", "the writ"],
    ["form feeds and control characters alone", "\f\f\u0001\u0002\f", ""],
    ["no content", "", ""],
  ])("reads plain text with %s", (_, plain, text) => {
    expect(parsePlainOpinion(plain).text).toBe(text);
  });

  it("keeps star pages as marks", () => {
    expect(parsePlainOpinion("the [*372] writ").pages).toEqual([{ offset: 4, page: "372" }]);
  });

  it.each<[string, string]>([
    ["form feeds", "\f".repeat(300_000)],
    ["short lines", "ab\n".repeat(300_000)],
    ["hyphens", "a-\n".repeat(300_000)],
    ["numbers", "1\n2\n3\n".repeat(100_000)],
    ["one line", "word ".repeat(200_000)],
  ])("stays fast: a megabyte of %s", (_, plain) => {
    const begun = readCpuTime();
    parsePlainOpinion(plain);
    expect(readCpuTime() - begun).toBeLessThan(3000);
  });
});

describe("mendHyphens", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["a broken word", ["the Execu- tion of it"], ["the Execution of it"]],
    [
      "a hyphen that the text has elsewhere",
      ["a fore- noon sitting, a fore-noon rule"],
      ["a fore-noon sitting, a fore-noon rule"],
    ],
    ["a word that the text has elsewhere", ["a re- lease", "the release"], ["a release", "the release"]],
    ["a prefix", ["the non- payment"], ["the non-payment"]],
    [
      "two words that the text has each",
      ["the court- ordered sale", "a court ordered"],
      ["the court-ordered sale", "a court ordered"],
    ],
    ["a suspended hyphen", ["one- and two-year terms"], ["one- and two-year terms"]],
    ["a dash", ["the rule- The writ"], ["the rule- The writ"]],
  ])("joins or keeps the hyphens of paragraphs with %s", (_, paragraphs, mended) => {
    expect(repairHyphenation(paragraphs, { whenUnknown: "drop" })).toEqual(mended);
  });

  it("keeps the hyphen of an unknown word if the option says so", () => {
    expect(
      repairHyphenation(["a court- ordered sale and an Execu- tion", "no execution"], { whenUnknown: "keep" }),
    ).toEqual(["a court-ordered sale and an Execution", "no execution"]);
  });
});
