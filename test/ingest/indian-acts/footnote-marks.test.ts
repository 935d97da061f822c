import { describe, expect, it } from "vitest";
import { BARE_MARKS, CARET_MARKS, createMarkCleaner } from "../../../src/ingest/indian-acts/footnote-marks.ts";

describe("marks of footnotes", () => {
  it.each([
    ["^2[four] persons", "four persons"],
    ["^1[(a) ^2[four] persons;]", "(a) four persons;"],
    ["^1^6[or] so", "or so"],
    ["the year 1951^1 and after", "the year 1951 and after"],
    ["such date^4 as", "such date as"],
    ["^*different dates", "different dates"],
    ["^3*** of it", "*** of it"],
    ["^5* * * * *", "* * * * *"],
    ["lost 2^[caret] and 3[caret]", "lost caret and caret"],
    ["[Omitted.] ^1[kept]", "[Omitted.] kept"],
    ["closed above] here", "closed above here"],
    ["^2[never closed", "never closed"],
    ["section 5 [see the note]", "section 5 [see the note]"],
  ])("removes marks with a caret: %s", (printed, clean) => {
    expect(createMarkCleaner(CARET_MARKS)(printed)).toBe(clean);
  });

  it.each([
    ["1 [( a ) 2 [four] persons;]", "( a ) four persons;"],
    ["such date 3 as the Board", "such date as the Board"],
    ["7 * * * * *", "* * * * *"],
    ["sections 11 and 12 4 *** apply", "sections 11 and 12 *** apply"],
    ["Act, 1951 [of 1951]", "Act, 1951 [of 1951]"],
    ["section 12 [of the Act]", "section 12 [of the Act]"],
  ])("removes bare marks: %s", (printed, clean) => {
    expect(createMarkCleaner(BARE_MARKS)(printed)).toBe(clean);
  });

  it("reads a mark that closes on a later line", () => {
    const clean = createMarkCleaner(BARE_MARKS);
    expect(["1 [The Board", "shall [not] be", "dissolved.]"].map(clean)).toEqual([
      "The Board",
      "shall [not] be",
      "dissolved.",
    ]);
  });
});
