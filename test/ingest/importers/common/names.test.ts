import { describe, expect, it } from "vitest";
import { parseJudgeNames } from "../../../../src/ingest/importers/common/parse-judge-names.ts";
import { rankCitations } from "../../../../src/ingest/importers/common/rank-citations.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";

describe("judgeNames", () => {
  it.each<[string, string[]]>([
    ["", []],
    ["Alder", ["Alder"]],
    ["ALDER, J.", ["ALDER"]],
    ["ALDER, Chief Justice.", ["ALDER"]],
    ["MR. CHIEF JUSTICE ALDER.", ["ALDER"]],
    ["Alder, C.J., and Birch, Cedar, Dogwood and Elm", ["Alder", "Birch", "Cedar", "Dogwood", "Elm"]],
    ["Alder and Birch, Circuit Judges, and Ann Cedar, District Judge", ["Alder", "Birch", "Ann Cedar"]],
    ["Alder, Birch, Jr., and Cedar (Pro Tempore)", ["Alder", "Birch, Jr.", "Cedar"]],
    ["ALDER, Judge.<page_number>Page 168</page_number>", ["ALDER"]],
    ["OPINION OF THE COURT BY JUDGE ALDER", ["ALDER"]],
    ["By the Court, ALDER, J.:", ["ALDER"]],
    ["Mr. JUSTICE ALDER delivered the opinion of the court:", ["ALDER"]],
    ["ALDER, ASSOCIATE JUSTICE. &#8212;", ["ALDER"]],
    ["PER CURIAM.", []],
    ["Before A. B. Alder, Birch and Birch", ["A. B. Alder", "Birch"]],
  ])("reads the judges' names in %j", (line, names) => {
    expect(parseJudgeNames(line)).toEqual(names);
  });

  it("stays fast on a megabyte", () => {
    const begun = readCpuTime();
    for (const line of ["a,".repeat(500_000), "(".repeat(1_000_000), "<".repeat(1_000_000), "j. ".repeat(300_000)])
      parseJudgeNames(line);
    expect(readCpuTime() - begun).toBeLessThan(5000);
  });
});

describe("rankCitations", () => {
  it.each<[string, readonly [string, string, string][], string[]]>([
    [
      "the official report of the Supreme Court, its parallels, its nominative, the database",
      [
        ["6", "1900", "U.S. LEXIS"],
        ["5", "9", "Wall."],
        ["1", "20", "L. Ed."],
        ["1", "8", "S. Ct."],
        ["1", "70", "U.S."],
      ],
      ["70 U.S. 1", "8 S. Ct. 1", "20 L. Ed. 1", "9 Wall. 1", "1900 U.S. LEXIS 1"],
    ],
    [
      "a state's own report before the region's",
      [
        ["4", "9", "P.2d"],
        ["4", "3", "Utah 2d"],
        ["4", "2", "Cal. Rptr."],
      ],
      ["3 Utah 2d 1", "9 P.2d 1", "2 Cal. Rptr. 1"],
    ],
    [
      "looseleaf services last",
      [
        ["4", "9", "Trade Cas. (CCH)"],
        ["4", "3", "F.2d"],
      ],
      ["3 F.2d 1", "9 Trade Cas. (CCH) 1"],
    ],
    [
      "each once",
      [
        ["4", "3", "F.2d"],
        ["1", "3", "F.2d"],
      ],
      ["3 F.2d 1"],
    ],
  ])("ranks citations: %s", (_, citations, expected) => {
    expect(rankCitations(citations.map(([type, volume, reporter]) => ({ type, volume, reporter, page: "1" })))).toEqual(
      expected,
    );
  });
});
