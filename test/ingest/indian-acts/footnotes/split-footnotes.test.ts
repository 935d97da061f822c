import { describe, expect, it } from "vitest";
import { splitFootnotes } from "../../../../src/ingest/indian-acts/footnotes/split-footnotes.ts";

describe("a block of footnotes", () => {
  it.each<[string, string, string[]]>([
    ["numbered", "1. Ins. by A.\n\n2. Omitted by B.", ["1|Ins. by A.", "2|Omitted by B."]],
    ["without blank lines", "1. Ins. by A.\n2. Omitted by B.", ["1|Ins. by A.", "2|Omitted by B."]],
    ["without stops", "1 Ins. by A.\n\n2Subs. by B.", ["1|Ins. by A.", "2|Subs. by B."]],
    [
      "broken lines",
      "1. Ins. by Act\n3 of 1951, s. 2.\n\n2. Omitted.",
      ["1|Ins. by Act 3 of 1951, s. 2.", "2|Omitted."],
    ],
    ["a number run into a day", "11st June, 1950, vide X.", ["1|1st June, 1950, vide X."]],
    ["starred", "*. Vide X.\n\n1. Ins. by A.", ["*|Vide X.", "1|Ins. by A."]],
    ["two in a line", "1. Ins. by A, s. 2. 2Subs. by B.", ["1|Ins. by A, s. 2.", "2|Subs. by B."]],
    ["a section is no number", "1. Ins. by A, s. 2. The words are gone.", ["1|Ins. by A, s. 2. The words are gone."]],
    ["a lost number", "1. Ins. by A.\n\n. Subs. by B.", ["1|Ins. by A.", "2|Subs. by B."]],
    ["more paragraphs", "1. In force:\n\nin Goa from 1960.", ["1|In force: in Goa from 1960."]],
    ["no content", "\n\n", []],
  ])("splits a block of footnotes with %s", (_, block, expected) => {
    expect(splitFootnotes(block.split("\n")).map(({ mark, text }) => `${mark}|${text}`)).toEqual(expected);
  });
});
