import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../src/query/parse.ts";
import { planQuery } from "../../../src/query/plan/plan-query.ts";
import { MAX_SNIPPET_CHARS, makeSnippet } from "../../../src/search/passages/snippet.ts";
import { findWords } from "../../../src/text/words.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { buildIndex, generateCases } from "../generated-cases.ts";
import { toVisibleText } from "../visible-text.ts";

const whole = { cutBefore: false, cutAfter: false, first: 0, last: 0 };

describe("makeSnippet", () => {
  it.each([
    [{ text: "The court denied bail.", hits: [3] }, "The court denied <mark>bail</mark>."],
    [
      { text: `<script>alert("bail")</script> & 'bond'`, hits: [2] },
      "&lt;script&gt;alert(&quot;<mark>bail</mark>&quot;)&lt;/script&gt; &amp; &#39;bond&#39;",
    ],
    [{ text: "cut here", hits: [0], cutBefore: true, cutAfter: true }, "…<mark>cut</mark> here…"],
    [{ text: "two\n\n  lines", hits: [1] }, "two <mark>lines</mark>"],
    [{ text: "the U.S.C. says", hits: [1] }, "the <mark>U.S.C</mark>. says"],
    [{ text: "", hits: [] }, ""],
    [{ text: "***", hits: [] }, "***"],
  ])("shows of %j the best window", (source, expected) => {
    expect(makeSnippet({ ...whole, ...source })).toBe(expected);
  });

  it("shows at most 300 characters, escapes all of the text and marks whole words", () => {
    const piece = fc.array(fc.oneof(fc.string(), fc.constantFrom("bail", "<b>", "&", " ", '"', "\u{1F600}", "अपील")), {
      maxLength: 200,
    });
    assertProperty(
      fc.property(
        piece,
        fc.array(fc.nat({ max: 300 })),
        fc.nat({ max: 300 }),
        fc.nat({ max: 60 }),
        (parts, chosen, first, length) => {
          const text = parts.join(" ");
          const hits = [...new Set(chosen)].sort((a, b) => a - b);
          const html = makeSnippet({ text, hits, first, last: first + length, cutBefore: true, cutAfter: false });
          expect(toVisibleText(html).length).toBeLessThanOrEqual(MAX_SNIPPET_CHARS);
          expect(html.replace(/<mark>|<\/mark>/g, "")).not.toMatch(/[<>"']/);
          expect(html.replace(/&(amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
          const inText = new Set(findWords(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " ")));
          for (const [, marked] of html.matchAll(/<mark>(.*?)<\/mark>/g))
            expect(inText).toContain(toVisibleText(marked!));
        },
      ),
    );
  });

  it("cuts a word that is longer than a snippet", () => {
    const html = makeSnippet({ ...whole, text: "x".repeat(1_000_000), hits: [0] });
    expect(toVisibleText(html).length).toBe(MAX_SNIPPET_CHARS - 2);
  });
});

describe("snippets of search results", async () => {
  const filler = "so it was said again and again in other words. ".repeat(120);
  const cases = [
    {
      ...generateCases(1, 1)[0]!,
      content: `${filler}\n\nThe surety forfeits the bond when bail is cancelled.\n\n${filler}bail ${filler}`,
    },
    { ...generateCases(2, 1)[1]!, title: "Bail Bonds Inc. v. Marsh", content: filler },
  ];
  const { searcher } = await buildIndex(cases);
  const read: number[] = [];
  const readText = (clusterId: number, start: number, end: number) => {
    const text = cases.find((one) => one.clusterId === clusterId)!.content.slice(start, end);
    read.push(text.length);
    return text;
  };
  const snippetsOf = (query: string) => {
    const plan = planQuery(parseQuery(query), searcher.statistics);
    return new Map(searcher.search({ plan, readText }).hits.map((hit) => [hit.ordinal, hit.snippet]));
  };

  it.each([
    ["bail AND bond", "<mark>bond</mark> when <mark>bail</mark> is cancelled"],
    ['"forfeits the bond"', "<mark>forfeits</mark> <mark>the</mark> <mark>bond</mark> when bail"],
    ["bail /5 bond", "<mark>bond</mark> when <mark>bail</mark>"],
    ["suret*", "The <mark>surety</mark> forfeits"],
    ["cancelling sureties", "<mark>surety</mark> forfeits the bond when bail is <mark>cancelled</mark>"],
  ])("shows for the query %s the snippet %s", (query, expected) => {
    expect(snippetsOf(query).get(0)).toContain(expected);
  });

  it("read a few thousand characters, not the whole judgment", () => {
    read.length = 0;
    snippetsOf("surety");
    expect(read).toHaveLength(1);
    expect(read[0]).toBeLessThan(4000);
  });

  it("show the beginning of the text if only the name, or nothing, matched", () => {
    expect(snippetsOf("title:bonds").get(1)).toMatch(/^so it was said [^<]*…$/);
    expect(snippetsOf("NOT surety").get(1)).toMatch(/^so it was said [^<]*…$/);
  });
});
