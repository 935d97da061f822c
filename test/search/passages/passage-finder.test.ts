import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../src/query/parse.ts";
import { planQuery } from "../../../src/query/plan/plan-query.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { buildIndex, generateCases } from "../generated-cases.ts";
import { toVisibleText } from "../visible-text.ts";

const filler = "So it was said again and again in other words. ".repeat(120).trim();
const LONG = `The surety, ${"who had signed for him and for others, ".repeat(20)}forfeits the bond, ${"as was said before, ".repeat(30)}at once.`;
/** Of the phrase at its end the first word still fits into a passage, the second does not. */
const STRADDLED = `(The tollgate ${"abcdefghijkl ".repeat(36)}wherries interchangeability and so on it went.)`;
const OPINIONS = [
  `A headnote.\n\nThe surety forfeits the bond when bail is cancelled.`,
  [
    `“Bail is no punishment.” The bond stands for the man (see above). “Nothing else does,” it was held.`,
    filler,
    `12. The surety pays the bond of bail <b>at once</b>. 13 others do not.`,
    LONG,
    STRADDLED,
    `${filler} Bail alone is mentioned here. ${filler}`,
  ].join("\n\n"),
  "",
  "¶ 7 The surety forfeits the bond when the bail is cancelled.\n\nI dissent. A surety is no bond.",
];
const CONTENT = OPINIONS.join("\n\n");
const STARTS = OPINIONS.map((_, at) => OPINIONS.slice(0, at).reduce((sum, { length }) => sum + length + 2, 0));

describe("passages of a judgment", async () => {
  const { searcher } = await buildIndex([
    { ...generateCases(1, 1)[0]!, content: CONTENT },
    { ...generateCases(2, 1)[1]!, title: "Bail Bonds Inc. v. Marsh", content: filler },
  ]);
  const read: number[] = [];
  const passagesOf = (query: string, count: number, ordinal = 0) => {
    const plan = planQuery(parseQuery(query), searcher.statistics);
    const { hits } = searcher.search({
      plan,
      readText(clusterId, start, end) {
        const text = (clusterId === 10 ? CONTENT : filler).slice(start, end);
        read.push(text.length);
        return text;
      },
      passages: { count, opinionStarts: (clusterId) => (clusterId === 10 ? STARTS : [0]) },
    });
    return hits.find((hit) => hit.ordinal === ordinal)!.passages;
  };

  it.each([
    [
      "surety AND bond AND bail",
      [
        ["<mark>surety</mark> forfeits the <mark>bond</mark> when <mark>bail</mark>", 0, 2],
        [
          "12. The <mark>surety</mark> pays the <mark>bond</mark> of <mark>bail</mark> &lt;b&gt;at once&lt;/b&gt;. 13 others",
          1,
          3,
        ],
        ["I dissent. A <mark>surety</mark> is no <mark>bond</mark>.", 3, 2],
        ["<mark>surety</mark>, who had signed", 1, 4],
        ["“<mark>Bail</mark> is no punishment.” The <mark>bond</mark> stands for the man (see above). “Nothing", 1, 1],
      ],
    ],
    ['"bail alone"', [["<mark>Bail</mark> <mark>alone</mark> is mentioned here.", 1, 6]]],
    [
      "forfeiting /9 bonds",
      [
        ["<mark>forfeits</mark> the <mark>bond</mark> when", 0, 2],
        ["<mark>forfeits</mark> the <mark>bond</mark>, as", 1, 4],
        ["The <mark>bond</mark> stands", 1, 1],
        ["the <mark>bond</mark> of bail", 1, 3],
        ["no <mark>bond</mark>", 3, 2],
      ],
    ],
    ["NOT harbour", []],
  ] as [string, [string, number, number][]][])(
    "are returned for %s best first, with their locations",
    (query, expected) => {
      const found = passagesOf(query, 5);
      expect(found.map(({ opinion, paragraph }) => [opinion, paragraph])).toEqual(
        expected.map(([, ...place]) => place),
      );
      for (const [at, [text]] of expected.entries()) expect(found[at]!.html).toContain(text);
    },
  );

  it("are shown once if a headnote repeats an opinion", () => {
    const forfeits = passagesOf("cancelled", 5);
    expect(forfeits).toHaveLength(1);
    expect(forfeits[0]).toMatchObject({ opinion: 0, start: 13 });
  });

  it("include the quotes and brackets of their sentences", () => {
    const [first] = passagesOf('"nothing else does"', 1);
    expect(CONTENT.slice(first!.start, first!.end)).toBe(OPINIONS[1]!.split("\n\n")[0]);
    const [alone] = passagesOf('"no punishment"', 1);
    expect(alone!.html).toMatch(/^“Bail is/);
  });

  it("report where their paragraph begins, including marks before its first word", () => {
    const places = passagesOf("surety AND bond", 5).map(({ paragraphStart }) =>
      CONTENT.slice(paragraphStart, paragraphStart + 4),
    );
    expect(places).toEqual(expect.arrayContaining(["12. ", "I di", "The "]));
    expect(places.join()).not.toContain("\n");
  });

  it("cut a sentence that is too long, after its beginning if that contains the matches", () => {
    const [beginning] = passagesOf('"surety who had signed"', 1);
    expect(beginning!.html).toMatch(/^The <mark>surety<\/mark>.*…$/);
    expect(beginning!.end - beginning!.start).toBeLessThanOrEqual(500);
    const [middle] = passagesOf('"as was said before as was said before" AND others', 1);
    expect(middle!.html).toMatch(/^….*…$/s);
  });

  it("mark the visible part of a phrase that is cut", () => {
    const [cut] = passagesOf('tollgate AND "wherries interchangeability"', 1);
    expect(cut!.html).toMatch(/^\(The <mark>tollgate<\/mark> .* <mark>wherries<\/mark>…$/);
    expect(CONTENT.slice(cut!.start, cut!.end)).toBe(STRADDLED.slice(0, STRADDLED.indexOf(" interchangeability")));
  });

  it("are read from the text around them, not from the whole judgment", () => {
    read.length = 0;
    passagesOf("surety AND bond AND bail", 3);
    expect(Math.max(...read)).toBeLessThan(4500);
  });

  it("are none if only the case name matches", () => {
    expect(passagesOf("title:marsh", 3, 1)).toEqual([]);
  });
});

describe("passages of generated judgments", async () => {
  const cases = generateCases(60, 7, 400);
  const { searcher } = await buildIndex(cases);
  const random = createRandom(11);
  /** Opinions begin where some of the paragraphs do. */
  const starts = cases.map(({ content }) => [
    0,
    ...[...content.matchAll(/\n\n/g)].map(({ index }) => index + 2).filter(() => random() < 0.3),
  ]);
  const WORDS = ["contract", "state", "appeal", "judg*", '"the of"', "lien", "अपील", "due", "1983", "dying"];

  it("are the text at their offsets, whole sentences, disjoint, with the right opinion and paragraph", () => {
    assertProperty(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(" OR ", " "),
        fc.integer({ min: 1, max: 5 }),
        (words, between, count) => {
          const plan = planQuery(parseQuery(words.join(between)), searcher.statistics);
          const readText = (clusterId: number, start: number, end: number) =>
            cases[(clusterId - 10) / 3]!.content.slice(start, end);
          const opinionStarts = (clusterId: number) => starts[(clusterId - 10) / 3]!;
          const page = searcher.search({ plan, readText, passages: { count, opinionStarts } });
          const plain = searcher.search({ plan, readText });
          expect(page.hits.map(({ snippet }) => snippet)).toEqual(plain.hits.map(({ snippet }) => snippet));
          for (const { ordinal, passages, snippet } of page.hits) {
            const { content } = cases[ordinal]!;
            expect(passages.length).toBeLessThanOrEqual(count);
            if (snippet.includes("<mark>")) expect(passages.length).toBeGreaterThan(0);
            for (const [at, { html, start, end, opinion, paragraph, paragraphStart }] of passages.entries()) {
              const bare = toVisibleText(html).replace(/^…|…$/g, "");
              expect(bare).toBe(content.slice(start, end).replace(/\s+/g, " "));
              expect(html).toContain("<mark>");
              expect(html).not.toContain("<mark></mark>");
              if (!html.startsWith("…")) expect(content.slice(0, start)).toMatch(/(^|\s)$/);
              if (!html.startsWith("…")) expect(content.slice(start)).toMatch(/^Held /);
              if (!html.endsWith("…")) expect(content.slice(end)).toMatch(/^(\s|$)/);
              if (!html.endsWith("…")) expect(content.slice(0, end)).toMatch(/so[.?!]$/);
              for (const other of passages.slice(0, at)) expect(other.end <= start || end <= other.start).toBe(true);
              expect(opinion).toBe(starts[ordinal]!.findLastIndex((from) => from <= start));
              const before = content.slice(starts[ordinal]![opinion], start).split("\n\n");
              expect(paragraph).toBe(before.length);
              expect(paragraphStart).toBe(start - before.at(-1)!.length);
              expect(content.slice(start, end)).not.toContain("\n\n");
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
