import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHtmlOpinion, parseXmlOpinion } from "../../../../src/ingest/clean-text/markup/parse-markup-opinion.ts";
import { assertProperty } from "../../../support/assert-property.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";

/** Text with its page marks shown as {page} and its footnotes in order of their spans. */
function shown({ text, pages, footnotes }: ReturnType<typeof parseHtmlOpinion>): { text: string; footnotes: string[] } {
  let marked = text;
  for (const { offset, page } of pages.toReversed())
    marked = `${marked.slice(0, offset)}{${page}}${marked.slice(offset)}`;
  return { text: marked, footnotes: footnotes.map(({ start, end, label }) => `${label}: ${text.slice(start, end)}`) };
}

describe("htmlToOpinion", () => {
  it.each<[string, string, string]>([
    ["paragraphs", "<p>One.</p>\n<p>Two.</p>", "One.\n\nTwo."],
    ["empty paragraphs", "<p>One.</p><p></p><p> &nbsp; </p><p>Two.</p>", "One.\n\nTwo."],
    ["white space of the file", "<p>One\n   line,\t\u00A0two words.</p>", "One line, two words."],
    [
      "inline tags",
      "<p><i>Alder</i> v. <em>Birch</em>, <a href='#'>900 U.S. 1</a>.</p>",
      "Alder v. Birch, 900 U.S. 1.",
    ],
    [
      "a citation taken apart by links",
      '<span class="volume">900</span> <span class="reporter">U.S.</span> <span class="page">1</span>',
      "900 U.S. 1",
    ],
    ["entities", "<p>&#167; 5 of A &amp; B&#8217;s &lt;deed&gt;</p>", "§ 5 of A & B’s <deed>"],
    ["one line break", "<p>Alder,<br>Appellant</p>", "Alder, Appellant"],
    ["two line breaks", "One.<br><br/>Two.", "One.\n\nTwo."],
    ["headings", "<h2>I</h2><center>Background</center>It began.", "I\n\nBackground\n\nIt began."],
    [
      "table cells",
      "<table><tr><td>Cotton</td><td>12</td></tr><tr><td>Flax</td><td>9</td></tr></table>",
      "Cotton 12\n\nFlax 9",
    ],
    [
      "preformatted text",
      "<pre>A line\nand its end.\n\n   Another\n   one.</pre>",
      "A line and its end.\n\nAnother one.",
    ],
    ["a soft hyphen", "<p>juris&shy;diction</p>", "jurisdiction"],
    ["Windows-1252 leftovers", "<p>the law\u0097it said\u0094</p>", "the law—it said”"],
    ["control characters", "<p>one\u0003two</p>", "one two"],
    ["half a surrogate pair", "<p>one \ud800 two</p>", "one \uFFFD two"],
    ["scripts and styles", "<style>p { x: y }</style><p>Text.</p><script>if (a < b) alert('<p>')</script>", "Text."],
    [
      "paragraph numbers of a later publisher",
      '<div class="num"><span class="num">12</span><p>Affirmed.</p></div>',
      "Affirmed.",
    ],
    [
      "a source that leaves out spaces",
      "<p>Co.,<cross_reference>90 Wis. 1</cross_reference>, (<cross_reference>9</cross_reference>)</p>",
      "Co., 90 Wis. 1, (9)",
    ],
    ["an ordinal and a power", "<p>the 9<sup>th</sup> of 10<sup>6</sup> parts</p>", "the 9th of 106 parts"],
    [
      "the Code taken for a report",
      '<span class="volume">28</span> <span class="reporter">U.S.</span> <span class="page">C</span>. § 1',
      "28 U.S.C. § 1",
    ],
    ["emphasis without a space before it", "<p>see<em>Alder</em> v. Mc<i>birch</i></p>", "see Alder v. Mcbirch"],
    ["unclosed tags", "<p>One <i>two <b>three", "One two three"],
    ["tags closed twice", "<p>One</p></p></div></i><p>Two</p>", "One\n\nTwo"],
    ["no markup", "5 < 6 && 7 > 6", "5 < 6 && 7 > 6"],
    ["no content", "", ""],
  ])("reads the text of HTML with %s", (_, markup, text) => {
    expect(parseHtmlOpinion(markup).text).toBe(text);
  });

  it.each<[string, string, string]>([
    ["inside a word", '<p>thus de<page-number label="718">*718</page-number>livered</p>', "thus de{718}livered"],
    ["between words", '<p>the <span class="star-pagination">*372</span> writ</p>', "the {372}writ"],
    ["between paragraphs", '<p>One.</p><span class="star-pagination">*9</span><p>Two.</p>', "One.\n\n{9}Two."],
    ["written out", '<p>the <span class="star-pagination">*Page 12</span> writ</p>', "the {12}writ"],
    ["in brackets in the text", "<p>the [*372] writ [**88] runs</p>", "the {372}writ runs"],
    ["at the end", '<p>Done.</p><span class="star-pagination">*373</span>', "Done.{373}"],
    ["without a number", '<p>the <span class="star-pagination">*?</span> writ</p>', "the writ"],
  ])("reads a star page %s", (_, markup, text) => {
    expect(shown(parseHtmlOpinion(markup)).text).toBe(text);
  });

  it.each<[string, string, string, string[]]>([
    [
      "the Harvard scan's",
      "<p>It runs.<footnotemark>1</footnotemark></p><footnote label='1'><p>See A.</p><p>And B.</p></footnote><p>Done.</p>",
      "It runs.\n\nDone.\n\n[1] See A.\n\nAnd B.",
      ["1: [1] See A.\n\nAnd B."],
    ],
    [
      "CourtListener's",
      '<p>It runs<a class="footnote" href="#fn1">1</a>.</p><div class="footnotes"><div class="footnote" id="fn1"><a class="footnote" href="#fn1_ref">1</a><p>See <div>A</div>.</p></div></div>',
      "It runs.\n\n[1] See\n\nA\n\n.",
      ["1: [1] See\n\nA\n\n."],
    ],
    [
      "labelled twice",
      '<p>It runs.</p><div class="footnote" label="5"><a class="footnote">\n 5\n</a><p>Id.</p></div>',
      "It runs.\n\n[5] Id.",
      ["5: [5] Id."],
    ],
    [
      "Columbia's",
      '<p>It runs.<sup id="ref-fn1"><a href="#fn1">1</a></sup></p><p><footnote_body><sup id="fn1"><a>1</a></sup> Id.</footnote_body></p>',
      "It runs.\n\n[1] Id.",
      ["1: [1] Id."],
    ],
    [
      "under a heading",
      "<p>It runs.<sup>[1]</sup> It ends.<sup>[\u0086]</sup></p><h2>NOTES</h2><p>[1] See A.</p><p>And B.</p><p>[†] Id.</p><h2>II</h2><p>More.</p>",
      "It runs. It ends.\n\nNOTES\n\nII\n\nMore.\n\n[1] See A.\n\nAnd B.\n\n[†] Id.",
      ["1: [1] See A.\n\nAnd B.", "†: [†] Id."],
    ],
    [
      "a call that is never closed",
      `<p>It<sup>1 runs on and on, ${"far ".repeat(20)}</p>`,
      `It1 runs on and on, ${"far ".repeat(20).trim()}`,
      [],
    ],
    [
      "a number in brackets at a paragraph's start, without such a heading",
      "<p>[1] The facts.</p>",
      "[1] The facts.",
      [],
    ],
  ])("reads footnotes: %s", (_, markup, text, footnotes) => {
    const read = shown(parseHtmlOpinion(markup));
    expect(read).toEqual({ text, footnotes });
  });

  it("reads a plain text with links in it by its lines", () => {
    const markup =
      '<pre class="inline">     The writ in </pre><span class="citation">900\n<span>U.S.</span> 1</span><pre class="inline"> was\nrefused.\n\n     We affirm.\n</pre>';
    expect(parseHtmlOpinion(markup).text).toBe("The writ in 900 U.S. 1 was refused.\n\nWe affirm.");
  });

  it.each<[string, string]>([
    ["10,000 elements deep", `${"<div><i>".repeat(10_000)}deep${"</i></div>".repeat(10_000)}`],
    ["a megabyte of open tags", `${"<b>".repeat(333_000)}deep`],
    ["footnotes in footnotes", `${"<footnote><div class='footnote'>".repeat(20_000)}deep`],
    ["stray end tags", `${"</footnote></pre></sup>".repeat(40_000)}deep`],
    ["open brackets", `deep${"<".repeat(1_000_000)}`],
    ["ampersands", `deep${"&".repeat(1_000_000)}`],
    ["comments never closed", `deep${"<!--".repeat(250_000)}`],
    ["star pages never closed", `deep${"[*".repeat(400_000)}`],
    ["digits", `deep${"1".repeat(1_000_000)}`],
    ["white space", `deep${" \n".repeat(500_000)}`],
    ["line breaks", `deep${"<br>".repeat(250_000)}`],
    ["superscripts", `${"a<sup>x</sup>".repeat(80_000)}deep`],
  ])("stays fast: %s", (_, markup) => {
    const begun = readCpuTime();
    expect(parseHtmlOpinion(markup).text).toContain("deep");
    expect(readCpuTime() - begun).toBeLessThan(3000);
  });

  it("keeps every word, however the tags are nested", () => {
    const tag = fc.constantFrom(
      "p",
      "i",
      "sup",
      "footnote",
      "author",
      "h2",
      "pre",
      "div class='footnote'",
      "span class='num'",
    );
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const piece = fc.oneof(
      word,
      tag.map((name) => `<${name}>`),
      fc.constantFrom("</p>", "</i>", "</footnote>", "</author>", "</h2>", "</pre>", "</div>", "</sup>"),
      fc.constantFrom("<page-number>", "</page-number>", "<p>", "<br>"),
    );
    const wordsOf = (text: string) => (text.match(/[a-z]{3,8}/g) ?? []).sort();
    assertProperty(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const expected = pieces.filter((text) => /^[a-z]/.test(text)).sort();
        expect(wordsOf(parseHtmlOpinion(pieces.join(" ")).text)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps every letter of any text", () => {
    const letters = (text: string) => text.replace(/[^a-z]/g, "");
    assertProperty(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("p", "i", "div", "blockquote"), fc.stringMatching(/^[a-z ]{1,20}$/))),
        (parts) => {
          const markup = parts.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join("");
          expect(letters(parseHtmlOpinion(markup).text)).toBe(letters(parts.map(([, text]) => text).join("")));
        },
      ),
    );
  });

  it("returns marks inside the text and in order", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "word ",
      "<sup>[1]</sup>",
      "<footnote label='2'>",
      "</footnote>",
      "[*12]",
      "<h2>NOTES</h2>",
      "[1] ",
    );
    assertProperty(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { text, pages, footnotes } = parseHtmlOpinion(pieces.join(""));
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n{3}| {2}/);
        for (const { offset } of pages) expect(offset).toBeLessThanOrEqual(text.length);
        let end = 0;
        for (const note of footnotes) {
          expect(note.start).toBeGreaterThanOrEqual(end);
          expect(note.end).toBeGreaterThan(note.start);
          end = note.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("xmlToOpinion", () => {
  it.each<[string, string, string, string]>([
    [
      "an author line that the sentence continues",
      '<opinion type="majority">\n<author>Me. Justice Alder, </author>\n<p>delivered the opinion of the Court.</p></opinion>',
      "Me. Justice Alder, delivered the opinion of the Court.",
      "Mr. Justice Alder",
    ],
    [
      "a separate author line",
      "<opinion><author>Birch, J.</author><p>The writ is refused.</p></opinion>",
      "Birch, J.\n\nThe writ is refused.",
      "Birch, J.",
    ],
    ["no author", "<opinion><author></author><p>the writ</p></opinion>", "the writ", ""],
    ["character data", "<opinion><![CDATA[5 < 6]]></opinion>", "5 < 6", ""],
  ])("reads the text and the author of XML with %s", (_, markup, text, author) => {
    const read = parseXmlOpinion(markup);
    expect({ text: read.text, author: read.author }).toEqual({ text, author });
  });

  it("does not expand declared entities", () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE o [<!ENTITY a "${"x".repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><opinion><p>&b;&b;</p></opinion>`;
    expect(parseXmlOpinion(bomb).text.length).toBeLessThan(bomb.length);
  });
});
