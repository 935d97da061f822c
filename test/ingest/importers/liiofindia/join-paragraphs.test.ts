import { describe, expect, it } from "vitest";
import { joinParagraphs } from "../../../../src/ingest/importers/liiofindia/join-paragraphs.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";

describe("joinParagraphs", () => {
  it.each<[string, string[], string[]]>([
    [
      "a name after v.",
      ["Alder v.", "The State of Birch was followed.", "The appeal fails."],
      ["Alder v. The State of Birch was followed.", "The appeal fails."],
    ],
    ["initials", ["[1901] 2 S. C.", "R. 367, explained."], ["[1901] 2 S. C. R. 367, explained."]],
    ["a page in brackets", ["(A.I.R. 1924 Mad.", "778) distinguished."], ["(A.I.R. 1924 Mad. 778) distinguished."]],
    [
      "a judge's title before a new paragraph",
      ["delivered by Alder J.", "This appeal arises."],
      ["delivered by Alder J.", "This appeal arises."],
    ],
    ["a judge's title inside a sentence", ["Alder J.", "observed so."], ["Alder J. observed so."]],
    ["escaped numbers", ["1\\. First.", "2\\. Second."], ["1. First.", "2. Second."]],
    [
      "brackets of links",
      ["See [[1901] INSC 5]; , [[1902] 1 SCR 6 ] and [Forests Act, 1901]."],
      ["See [1901] INSC 5, [1902] 1 SCR 6 and Forests Act, 1901."],
    ],
  ])("joins the lines of a paragraph that contain %s", (_, lines, paragraphs) => {
    expect(joinParagraphs(lines)).toEqual(paragraphs);
  });

  it("stays fast on a megabyte of lines that all continue", () => {
    const begun = readCpuTime();
    expect(joinParagraphs(Array.from({ length: 200_000 }, () => "go on"))).toHaveLength(1);
    joinParagraphs(["[".repeat(1_000_000), "- a".repeat(300_000), "A. ".repeat(300_000)]);
    expect(readCpuTime() - begun).toBeLessThan(4000);
  });
});
