import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { readMarkup } from "../../src/text/markup.ts";
import { assertProperty } from "../support/assert-property.ts";

describe("readMarkup", () => {
  it.each([
    ["<p>One</p><p>Two</p>", "\n\nOne\n\nTwo\n\n"],
    ["a<br>b", "a\nb"],
    ["<i>Roe</i> v. <i>Wade</i>", "Roe v. Wade"],
    ["AT&amp;T &sect;&nbsp;1 &#8217;&#x2019;", "AT&T §\u00a01 ’’"],
    ["a <!-- <p>no --> b", "a  b"],
    ["<script>1 U.S. 1</script>x", "x"],
    ['410 <span class="star-pagination">*114</span>U.S. 113', "410 U.S. 113"],
    ["the rule<sup>12</sup> and 2<sup>d</sup> Cir.", "the rule and 2d Cir."],
    ['see <a class="footnote" href="#fn1">[1]</a>there', "see there"],
    ["1 < 2 & 3 > 2 &bogus; <", "1 < 2 & 3 > 2 &bogus; <"],
    ['<a title="x > y">z</a>', "z"],
  ])("reads the text of %s", (html, text) => expect(readMarkup(html).text).toBe(text));

  it("returns the spans of block quotations", () => {
    const { text, quotes } = readMarkup("<p>He said:</p><blockquote><p>Tolls may be taken.</p></blockquote><p>So.</p>");
    expect(quotes.map(({ start, end }) => text.slice(start, end).trim())).toEqual(["Tolls may be taken."]);
  });

  it("maps every offset into the HTML, in order", () => {
    const scrap = fc.constantFrom(
      "<p>",
      "</p>",
      "<em>",
      "a",
      "&amp;",
      "&",
      "<",
      ">",
      "<!--",
      "-->",
      "<sup>1</sup>",
      "<br>",
      '"',
      " ",
    );
    assertProperty(
      fc.property(
        fc.oneof(
          fc.array(scrap).map((s) => s.join("")),
          fc.string(),
        ),
        (html) => {
          const { text, toSourceStart: startOf, toSourceEnd: endOf } = readMarkup(html);
          expect(text.length).toBeLessThanOrEqual(html.length);
          let last = 0;
          for (let i = 0; i < text.length; i++) {
            expect(startOf(i)).toBeGreaterThanOrEqual(last);
            expect(endOf(i + 1)).toBeGreaterThan(startOf(i));
            expect(endOf(i + 1)).toBeLessThanOrEqual(html.length);
            last = startOf(i);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("citations in HTML", () => {
  it.each([
    [
      "an italicised name, a star page within and a footnote mark after it",
      '<p>In <em>Roe</em> v. <em>Wade</em>, 410 <span class="star-pagination">*153</span> U.S. 113, 153<sup>2</sup> (1973), it was held.</p>',
      { raw: "410  U.S. 113", key: "us/410/113", plaintiff: "Roe", defendant: "Wade", pinCite: "153", year: 1973 },
    ],
    ["a section after an entity", "<li>42 U.S.C. &sect;&nbsp;1983</li>", { key: "usc/42/1983" }],
    ["an Indian one across tags", "<b>(1973)</b> 4 <i>SCC</i> 225", { key: "scc/1973/4/225" }],
  ])("finds a citation in HTML with %s", (_, html, expected) => {
    const [found] = findCitations(html, { markup: "html" });
    expect(found).toMatchObject(expected);
    const { start, end } = found!.span;
    expect(readMarkup(html.slice(start, end)).text).toBe(found!.raw);
  });
});
