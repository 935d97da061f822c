import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { findPrintedPages } from "../../../src/engine/research/printed-pages.ts";
import type { Engine } from "../../../src/index.ts";
import type { OpinionText } from "../../../src/law/case.ts";
import { SMALL_CASES, type SmallCase } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const page = (offset: number, page: string) => ({ offset, page });

describe("the printed pages of a stretch", () => {
  const LEAD = { pages: [page(100, "11"), page(200, "12"), page(300, "13")] };
  const NONE = { pages: [] };
  it.each([
    ["one page", [LEAD], 0, [150, 180], [], { first: "11", last: "11" }],
    ["across a page", [LEAD], 0, [150, 201], [], { first: "11", last: "12" }],
    ["across two", [LEAD], 0, [150, 301], [], { first: "11", last: "13" }],
    ["beginning with a page", [LEAD], 0, [200, 250], [], { first: "12", last: "12" }],
    ["ending where a page begins", [LEAD], 0, [150, 200], [], { first: "11", last: "11" }],
    [
      "before the first mark, which the case's citation explains",
      [LEAD],
      0,
      [0, 120],
      ["7 U.S. 10"],
      { first: "10", last: "11" },
    ],
    ["before the first mark, of which nothing is known", [LEAD], 0, [0, 50], ["7 U.S. 110"], null],
    [
      "before the first mark of a later opinion",
      [LEAD, { pages: [page(90, "14")] }],
      1,
      [0, 50],
      [],
      { first: "13", last: "13" },
    ],
    ["before it, where the pages do not follow", [LEAD, { pages: [page(90, "20")] }], 1, [0, 50], [], null],
    ["before a page that is no number", [{ pages: [page(9, "12A")] }], 0, [0, 5], ["1 X 11"], null],
    ["an opinion without pages", [LEAD, NONE], 1, [0, 50], ["7 U.S. 10"], null],
  ] as const)("returns the printed pages of a text range: %s", (_, opinions, at, [start, end], citations, expected) => {
    expect(findPrintedPages(opinions, at, { start, end }, citations)).toEqual(expected);
  });
});

describe("the location of a passage", () => {
  const [us] = SMALL_CASES;
  const india = SMALL_CASES.find((small) => small.case.clusterId === 2001)!;
  const BODY = "The quayside lease ran on.\n\n¶ 2 A quayside belongs to no one.";
  const lead: OpinionText = {
    kind: "lead",
    author: "",
    text: `${BODY}\n\n3 The quayside note says more.`,
    pages: [page(8, "11"), page(BODY.indexOf("belongs"), "12")],
    footnotes: [{ start: BODY.length + 2, end: BODY.length + 31, label: "3" }],
  };
  const dissent: OpinionText = {
    kind: "dissent",
    author: "Pike",
    text: "I dissent.\n\nNo quayside is free.",
    pages: [],
    footnotes: [],
  };
  const numbered: OpinionText = {
    kind: "lead",
    author: "SEN, B.",
    text: [
      "12. The quayside was let in the year, and the rent was paid.",
      "13 The quayside is a page number's neighbour here.",
      "(2) A quayside in a sub-section, which nobody repaired.",
      "1963. The quayside of an entry by its year, and its rates.",
    ].join("\n\n"),
    pages: [],
    footnotes: [],
  };
  const cases: SmallCase[] = [
    { ...us!, opinions: [lead, dissent] },
    { ...india, opinions: [numbered] },
  ];
  let engine: Engine;
  beforeAll(async () => {
    engine = await openEngine((await buildSmallCorpus(cases)).bytes);
  });
  afterAll(() => engine.close());

  const placesOf = async (query: string) => {
    const { data } = await engine.research.search({ query, passages: 5 });
    return data.results
      .flatMap(({ content = "", passages = [] }) => passages.map((passage) => ({ ...passage, content })))
      .sort((a, b) => a.opinion.number - b.opinion.number || a.start - b.start)
      .map(({ content, start, end, opinion, paragraph, pages, footnote }) => [
        content.slice(start, end),
        [opinion.number, opinion.kind, opinion.author],
        [paragraph.number, paragraph.printed],
        pages && [pages.first, pages.last],
        footnote,
      ]);
  };

  it("states the opinion, the counted and the printed paragraph, the pages and the footnote", async () => {
    expect(await placesOf("quayside AND court:scotus")).toEqual([
      ["The quayside lease ran on.", [1, "lead", ""], [1, null], ["10", "11"], null],
      ["¶ 2 A quayside belongs to no one.", [1, "lead", ""], [2, "2"], ["11", "12"], null],
      ["3 The quayside note says more.", [1, "lead", ""], [3, null], null, "3"],
      ["No quayside is free.", [2, "dissent", "Pike"], [2, null], null, null],
    ]);
  });

  it("reads an Indian paragraph number before a full stop, but not a year", async () => {
    const places = await placesOf("quayside AND court:in-sc");
    expect(places.map(([, , paragraph]) => paragraph)).toEqual([
      [1, "12"],
      [2, null],
      [3, null],
      [4, null],
    ]);
  });
});
