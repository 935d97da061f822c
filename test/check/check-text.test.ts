import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { runWhole } from "../../src/async/run-whole.ts";
import { alignWords } from "../../src/check/align-words.ts";
import { readCaseWords } from "../../src/check/case-words.ts";
import { CHECK_RULES } from "../../src/check/check-rules.ts";
import { formatReportAsMarkdown } from "../../src/check/report/markdown.ts";
import { formatReportAsSarif } from "../../src/check/report/sarif.ts";
import { verifyQuotation } from "../../src/check/verify-quotation.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { splitQuotation } from "../../src/text/sentences/quotation-segments.ts";
import { assertProperty } from "../support/assert-property.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { readCpuTime } from "../support/cpu-time.ts";

const engine = await openEngine((await buildSmallCorpus()).bytes);
afterAll(() => engine.close());

const check = async (text: string, format?: "text" | "html") =>
  (await engine.citations.check({ text, ...(format && { format }) })).data;

describe("findings about a citation", () => {
  it.each([
    ["Pruitt v. Marsh Harbor, 705 U.S. 200 (1962)", ["distinguished"]],
    ["Marlow v. Ferry Company, 701 U.S. 10 (1951)", ["overruled"]],
    ["Brandt v. Observatory, 712 U.S. 55 (1980)", ["name_mismatch"]],
    ["Okafor v. Lighthouse Trust, 712 U.S. 55 (1979)", ["year_mismatch"]],
    ["Okafor v. Lighthouse Trust, 712 U.S. 55, 54 (1980)", ["pin_outside"]],
    ["Okafor v. Lighthouse Trust, 712 U.S. 55, 56 (1980)", []],
    ["Okafor v. Lighthouse Trust, 712 U.S. 55, 980 S. Ct. 7 (1980)", []],
    [
      "Okafor v. Lighthouse Trust, 712 U.S. 55, 951 S. Ct. 110 (1980)",
      ["name_mismatch", "overruled", "parallel_mismatch", "year_mismatch"],
    ],
    ["713 U.S. 901", ["ambiguous"]],
    ["Ellery v. Quick, 713 U.S. 901 (1981)", []],
    ["Doe v. Poe, 500 U.S. 1 (1991)", ["not_in_corpus"]],
    ["Doe v. Poe, 1200 F.3d 1 (9th Cir. 2001)", ["cannot_exist"]],
    ["Doe v. Poe, 12 F.3d 1 (9th Cir. 1960)", ["cannot_exist"]],
    ["Doe v. Poe, (1961) 4 SCC 1", ["cannot_exist"]],
    ["Doe, supra, at 4", ["unresolved_short_form"]],
    ["42 U.S.C. § 1983", []],
    ["Ramlal Textile Mills v. State of Madhya Bharat, AIR 1964 SC 9001", ["overruled"]],
  ])("reports of %s the findings %j", async (text, rules) => {
    const { findings } = await check(`${text}.`);
    expect(findings.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
  });

  it("short forms lead where their antecedent does, and are held to its pages", async () => {
    const { citations, authorities } = await check(
      "Okafor v. Lighthouse Trust, 712 U.S. 55 (1980). Id. at 56. Okafor, 712 U.S. at 55. Okafor, supra, at 9999.",
    );
    expect(citations.map(({ clusterId }) => clusterId)).toEqual([1003, 1003, 1003, 1003]);
    expect(citations.map(({ pin }) => pin?.status ?? null)).toEqual([null, "within", "within", "outside"]);
    expect(authorities).toMatchObject([{ name: "Okafor v. Lighthouse Trust", mentions: [0, 1, 2, 3] }]);
  });

  it("the table of authorities: cases before statutes, each by name", async () => {
    const { authorities, summary } = await check(
      "42 U.S.C. § 1983; Pruitt v. Marsh Harbor, 705 U.S. 200 (1962); Doe v. Poe, 500 U.S. 1 (1991); Marlow v. Ferry Company, 701 U.S. 10; 42 U.S.C. § 1983.",
    );
    expect(authorities.map(({ category, name, mentions }) => [category, name, mentions.length])).toEqual([
      ["cases", "Doe v. Poe", 1],
      ["cases", "Marlow v. Ferry Company", 1],
      ["cases", "Pruitt v. Marsh Harbor", 1],
      ["statutes", "42 U.S.C. § 1983", 2],
    ]);
    expect(summary).toMatchObject({ citations: 5, cases: 3, found: 2, notInCorpus: 1 });
  });
});

describe("quotations of a case whose text the corpus holds", () => {
  const TOLLS = "a ferry is a public way, and its tolls may be regulated";

  it.each([
    [
      "immediately before its citation",
      `“We hold that ${TOLLS}.” Marlow v. Ferry Company, 701 U.S. 10 (1951).`,
      "exact",
    ],
    ["in its parenthetical", `Marlow v. Ferry Company, 701 U.S. 10 (1951) (“${TOLLS}”).`, "exact"],
    [
      "after it, in the sentence",
      `In Marlow v. Ferry Company, 701 U.S. 10 (1951), the Court held that “${TOLLS}.”`,
      "exact",
    ],
    ["by id.", `Marlow v. Ferry Company, 701 U.S. 10 (1951). “${TOLLS}.” Id. at 11.`, "exact"],
    ["in straight marks", `"${TOLLS}." Marlow v. Ferry Company, 701 U.S. 10 (1951).`, "exact"],
    ["altered", `“${TOLLS.replace("may", "must")}.” Marlow v. Ferry Company, 701 U.S. 10 (1951).`, "near"],
    [
      "of another case",
      "“A search of a boat needs no warrant at all.” Marlow v. Ferry Company, 701 U.S. 10.",
      "not_found",
    ],
    ["of a case it lacks", `“${TOLLS}.” Doe v. Poe, 500 U.S. 1 (1991).`, "unverifiable"],
  ])("determines the status of a quotation: %s", async (_, text, status) => {
    const { quotations } = await check(text);
    expect(quotations.map((quotation) => quotation.status)).toEqual([status]);
  });

  it.each([
    ["too short", "“a public way” Marlow v. Ferry Company, 701 U.S. 10."],
    ["of a statute", `“${TOLLS}.” 42 U.S.C. § 1983.`],
    ["of this decision", `Marlow v. Ferry Company, 701 U.S. 10. The majority says “${TOLLS},” ante, at 5.`],
    [
      "of another author",
      `Marlow v. Ferry Company, 701 U.S. 10 (1951). As Professor Chafee once said, “${TOLLS}.” It was long ago.`,
    ],
    ["never closed", `“${TOLLS}\n\nMarlow v. Ferry Company, 701 U.S. 10.`],
  ])("reports no quotation that is %s", async (_, text) => expect((await check(text)).quotations).toEqual([]));

  it("in HTML, with spans into the HTML", async () => {
    const html = `<p>In <em>Marlow v. Ferry&nbsp;Company</em>, 701 U.S. 10 (1951), the Court held:</p><blockquote>We hold that ${TOLLS}.</blockquote><p><i>Id.</i> at 11.</p>`;
    const { quotations, citations } = await check(html, "html");
    expect(citations.map(({ span }) => html.slice(span.start, span.end))).toEqual(["701 U.S. 10", "Id.</i> at 11"]);
    expect(quotations).toMatchObject([{ status: "exact", clusterId: 1001 }]);
    const { start, end } = quotations[0]!.span;
    expect(html.slice(start, end)).toContain("a ferry is a public way");
  });
});

describe("reports", () => {
  const TEXT = "Marlow v. Ferry Company, 701 U.S. 10 (1951). Doe_v*x v. Poe, 1200 F.3d 1 (9th Cir. 2001).";

  it("as Markdown", async () => {
    const markdown = formatReportAsMarkdown(await check(TEXT), "brief.txt");
    expect(markdown).toContain("## Errors");
    expect(markdown).toContain("F.3d has no volume 1200");
    expect(markdown).toContain("| Marlow v. Ferry Company | 701 U.S. 10 | Overruled | 1 |");
  });

  it("as SARIF", async () => {
    const sarif = formatReportAsSarif(await check(TEXT), { version: "1", uri: "brief.txt" });
    expect(sarif).toMatchObject({
      version: "2.1.0",
      runs: [
        { tool: { driver: { name: "headnote" } }, results: [{ ruleId: "overruled" }, { ruleId: "cannot_exist" }] },
      ],
    });
    const [run] = (
      sarif as {
        runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; ruleIndex: number }[] }[];
      }
    ).runs;
    for (const { ruleId, ruleIndex } of run!.results) expect(run!.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(run!.tool.driver.rules).toHaveLength(Object.keys(CHECK_RULES).length);
  });
});

describe("for any text", () => {
  const scrap = fc.constantFrom(
    "Marlow v. Ferry Company, ",
    "701 U.S. 10",
    " (1951). ",
    "“a ferry is a public way, and its tolls may be regulated”",
    "“",
    "”",
    '"',
    "Id. at 11. ",
    "712 U.S. 55, 9999",
    "supra",
    "<p>",
    "<blockquote>",
    "</blockquote>",
    "&amp;",
    "\n\n",
    "1200 F.3d 1",
    "[sic] . . . ",
    "(quoting ",
    "words and more words of no case at all ",
  );
  const text = fc.oneof(
    fc.array(scrap, { minLength: 1, maxLength: 25 }).map((parts) => parts.join("")),
    fc.string({ minLength: 1 }),
  );

  it("everything points into it, and every index at something", async () => {
    await assertProperty(
      fc.asyncProperty(text, fc.constantFrom("text" as const, "html" as const), async (t, format) => {
        const { citations, authorities, quotations, findings, summary } = await check(t, format);
        for (const { span } of [...citations, ...quotations, ...findings]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(t.length);
        }
        for (const { authority } of citations) if (authority !== null) expect(authorities[authority]).toBeDefined();
        for (const { mentions } of authorities)
          for (const mention of mentions) expect(citations[mention]).toBeDefined();
        for (const { citation } of quotations) expect(citations[citation]).toBeDefined();
        expect(summary.errors + summary.warnings + summary.notes).toBe(findings.length);
      }),
      { numRuns: 300 },
    );
  });

  it("words of a text are found in it, and where", () => {
    const source = runWhole(
      readCaseWords(Array.from({ length: 400 }, (_, i) => `w${(i * i) % 97}x${i % 7}`).join(" ")),
    );
    assertProperty(
      fc.property(fc.nat(380), fc.integer({ min: 6, max: 19 }), (from, length) => {
        const quotation = source.text.slice(source.starts[from]!, source.ends[from + length]!);
        const { status, found } = verifyQuotation(quotation, source);
        expect(status).toBe("exact");
        expect(found?.text).toBe(quotation);
      }),
    );
  });

  it("one word put in is one difference", () => {
    const source = runWhole(readCaseWords(Array.from({ length: 400 }, (_, i) => `w${i}`).join(" ")));
    assertProperty(
      fc.property(fc.nat(300), fc.integer({ min: 2, max: 17 }), (from, at) => {
        const words = source.words.slice(from, from + 20);
        const quotation = [...words.slice(0, at), "zebra", ...words.slice(at)].join(" ");
        const { status, differences } = verifyQuotation(quotation, source);
        expect({ status, differences }).toEqual({ status: "near", differences: [{ given: "zebra", found: "" }] });
      }),
    );
  });

  it("an alignment counts its listed differences", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
    assertProperty(
      fc.property(list, list, (given, found) => {
        const { equal, from, to, changes } = alignWords(given, found);
        const changed = changes.reduce((sum, { given: [start, end] }) => sum + end - start, 0);
        const added = changes.reduce((sum, { found: [start, end] }) => sum + end - start, 0);
        expect(equal + changed).toBe(given.length);
        expect(equal + added).toBe(to - from);
      }),
    );
  });

  it.each([
    ["the [c]ourt held", [["the", "court", "held"]]],
    [
      "a b … c d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a b . . . . c", [["a", "b"], ["c"]]],
    ["a [sic] b", [["a"], ["b"]]],
    ["the grou[p] said", [["the"], ["said"]]],
  ])("splits the quotation %s", (quotation, pieces) => {
    expect(splitQuotation(quotation).map((piece) => piece.map(({ word }) => word))).toEqual(pieces);
  });
});

describe("stays linear", () => {
  it.each([
    "“a b c d e f g” Marlow v. Ferry Company, 701 U.S. 10. ",
    "“",
    '"a b c d e f g" ',
    "[",
    "Id. ",
    "712 U.S. 55, 60 (1980); ",
    "<blockquote>",
    "&",
  ])("takes linear time for text that repeats %j", async (piece) => {
    const time = async (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const start = readCpuTime();
      await check(text, "html");
      return readCpuTime() - start;
    };
    await time(20_000);
    expect(await time(250_000)).toBeLessThan(8_000);
  });
});
