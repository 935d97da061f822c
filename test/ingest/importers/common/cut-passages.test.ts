import { describe, expect, it } from "vitest";
import { cutPassages } from "../../../../src/ingest/importers/common/cut-passages.ts";
import type { OpinionText } from "../../../../src/law/case.ts";

const TEXT = "One ferry. Two ferries.\n\nThree ferries.\n\n1 Four ferries.\n\n2 Five ferries.";
const at = (words: string) => TEXT.indexOf(words);
const spanOf = (words: string) => ({ start: at(words), end: at(words) + words.length });

const OPINION: OpinionText = {
  kind: "lead",
  author: "Ames",
  text: TEXT,
  pages: [
    { offset: 0, page: "7" },
    { offset: at("ferries."), page: "8" },
    { offset: at("Five"), page: "9" },
  ],
  footnotes: [
    { ...spanOf("1 Four ferries."), label: "1" },
    { ...spanOf("2 Five ferries."), label: "2" },
  ],
};

describe("cutPassages", () => {
  it("makes each passage a paragraph", () => {
    const { text, kind, author } = cutPassages(OPINION, [spanOf("One ferry."), spanOf("Three ferries.")]);
    expect({ text, kind, author }).toEqual({ text: "One ferry.\n\nThree ferries.", kind: "lead", author: "Ames" });
  });

  it("begins each passage on the page on which it is printed", () => {
    const { pages } = cutPassages(OPINION, [spanOf("Two ferries."), spanOf("Three ferries.")]);
    expect(pages).toEqual([
      { offset: 0, page: "7" },
      { offset: 4, page: "8" },
    ]);
  });

  it("states no page for a passage before the first", () => {
    const { pages } = cutPassages({ ...OPINION, pages: OPINION.pages.slice(1) }, [spanOf("One ferry.")]);
    expect(pages).toEqual([]);
  });

  it("moves footnotes with their text, and leaves out those of other passages", () => {
    const { text, footnotes } = cutPassages(OPINION, [spanOf("Three ferries."), spanOf("Five ferries.")]);
    expect(footnotes.map(({ start, end, label }) => [label, text.slice(start, end)])).toEqual([["2", "Five ferries."]]);
  });

  it("moves sentences whose role is known", () => {
    const roles = [
      { ...spanOf("One ferry."), role: "fact" as const },
      { ...spanOf("Three ferries."), role: "rule" as const },
    ];
    expect(cutPassages({ ...OPINION, roles }, [spanOf("Three ferries.")]).roles).toEqual([
      { start: 0, end: 14, role: "rule" },
    ]);
  });
});
