import { describe, expect, it } from "vitest";
import type { Query, QueryNode } from "../../src/query/ast.ts";
import type { RecognisedCitation } from "../../src/query/cited-spans.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { expandDisjunctivePaths } from "../../src/query/plan/disjunctive-paths.ts";
import { planQuery } from "../../src/query/plan/plan-query.ts";
import { printNode, printQuery } from "../../src/query/print.ts";
import { readThreadTimeMs } from "../support/timings.ts";
import { findOakAndElm } from "./query-arbitraries.ts";

function parse(text: string): Query {
  return parseQuery(text, { findCitations: findOakAndElm });
}

/** An expression with all its parentheses. */
function shown(node: QueryNode): string {
  if (node.kind === "and" || node.kind === "or") {
    return `(${node.operands.map(shown).join(node.kind === "and" ? " & " : " | ")})`;
  }
  return node.kind === "not" ? `!${shown(node.operand)}` : printNode(node).text;
}

describe("parseQuery recognises the kind of query", () => {
  it.each([
    ["when is a lease void", "natural", ["when", "is", "a", "lease", "void"]],
    ["", "natural", []],
    ["?!", "natural", []],
    ["Smith and Jones or not", "natural", ["smith", "and", "jones", "or", "not"]],
    ["AT&T earned 10% & more", "natural", ["at", "t", "earned", "10", "more"]],
    ["either/or and/s 1/2 C++", "natural", ["either", "or", "and", "s", "1", "2", "c"]],
    [
      "subject: title, m*a*s*h and **bold** 5 * 3",
      "natural",
      ["subject", "title", "m", "a", "s", "h", "and", "bold", "5", "3"],
    ],
    ["it's 'quoted' and ANDORRA AND/OR", "natural", ["its", "quoted", "and", "andorra", "and", "or"]],
    ["tree law after 12 Oak. 345 (1999)", "natural", ["tree", "law", "after"]],
    ["12 Oak. 345, 7 Oak. 1", "natural", []],
  ])("%j is natural language", (text, kind, words) => {
    expect(parse(text)).toMatchObject({ kind, words });
  });

  it.each([
    ["12 Oak. 345", "12 Oak. 345"],
    [" 12 Oak. 345, 350 (1999). ", "12 Oak. 345, 350 (1999)"],
    ["(1999) 2 ELM 34", "(1999) 2 ELM 34"],
    ["12 Oak. 345 (C.A. 1999)", "12 Oak. 345 (C.A. 1999)"],
  ])("%j is one citation", (text, raw) => {
    expect(parse(text)).toMatchObject({ kind: "citation", text: text.trim(), citation: { raw } });
  });

  it("takes the parties' names and parallel citations as part of one citation", () => {
    const text = "Ash v. Fir, 12 Oak. 345, (1999) 2 ELM 34 (1999)";
    const fullSpan = { start: 0, end: text.length };
    const full = (found: readonly RecognisedCitation[]) => found.map((one) => ({ ...one, fullSpan, group: 1 }));
    const query = parseQuery(text, { findCitations: (given) => full(findOakAndElm(given)) });
    expect(query).toMatchObject({ kind: "citation", citation: { raw: "12 Oak. 345" } });
    const findCitations = (given: string) => findOakAndElm(given).map((one) => ({ ...one, fullSpan }));
    expect(parseQuery(text, { findCitations })).toMatchObject({ kind: "natural", words: ["ash", "v", "fir"] });
  });

  it.each(["id", "supra", "docket", "journal"])("leaves a citation of kind %s as words", (kind) => {
    const findCitations = (given: string) => findOakAndElm(given).map((one) => ({ ...one, kind }));
    expect(parseQuery("12 Oak. 345", { findCitations })).toMatchObject({ words: ["12", "oak", "345"], citations: [] });
  });
});

describe("parseQuery parses expressions", () => {
  it.each([
    ["ash elm OR fir", "((ash & elm) | fir)"],
    ["ash OR elm fir OR oak", "(ash | (elm & fir) | oak)"],
    ["ash AND (elm OR fir) AND oak", "(ash & (elm | fir) & oak)"],
    ["(ash AND elm) (fir AND oak)", "(ash & elm & fir & oak)"],
    ["NOT ash AND elm", "(!ash & elm)"],
    ["ash NOT elm", "(ash & !elm)"],
    ["NOT NOT ash", "!!ash"],
    ["NOT ash NOT elm", "(!ash & !elm)"],
    ["NOT (ash OR elm) fir", "(!(ash | elm) & fir)"],
    ["NOT ash /3 elm", "!ash /3 elm"],
    ["ash /3 elm fir", "(ash /3 elm & fir)"],
    ["ash /3 elm +1 fir OR oak", "(ash /3 elm +1 fir | oak)"],
    ["(ash)/s(elm)", "ash /s elm"],
    ["(ash) /s (elm)", "ash /s elm"],
    ["((ash OR (elm OR fir))) /3 oak", "(ash OR elm OR fir) /3 oak"],
    ['ash /P (elm OR "fir tree" OR oa*)', 'ash /p (elm OR "fir tree" OR oa*)'],
    ["“ash tree„ elm", '("ash tree" & elm)'],
    ['"ash"elm', '("ash" & elm)'],
    ['"12 Oak. 345"', '"12 oak 345"'],
    ["AT&T OR well-known", "((at & t) | (well & known))"],
    ["NOT well-known", "!(well & known)"],
    ["(AT&T) & 10%", "(at & t & 10)"],
    ["well-know*", "(well & know*)"],
    ["Neglig*, OR CARE*.", "(neglig* | care*)"],
    ["foo:bar (x)", "(foo & bar & x)"],
    ["ash AND 12 Oak. 345 (1999) OR (1999) 2 ELM 34", "((ash & 12 Oak. 345 (1999)) | (1999) 2 ELM 34)"],
    ["12 Oak. 345 (ash OR elm)", "(12 Oak. 345 & (ash | elm))"],
    ["title:ash elm", "(title:ash & elm)"],
    ["Title: ash", "title:ash"],
    ["NOT title:ash-tree", "!(title:ash & title:tree)"],
    ['title:(ash (elm OR NOT "fir tree"))', '(title:ash & (title:elm | !title:"fir tree"))'],
    ["title:(ash /3 (elm OR fir))", "title:(ash /3 (elm OR fir))"],
    ['court:(ca1 OR "High Court") x', '((court:ca1 | court:"High Court") & x)'],
    ["judge:O'Elm", 'judge:"O\'Elm"'],
    [
      "year:1990 OR year:1990..2000 OR year:1990.. OR year:..2000",
      "(year:1990 | year:1990..2000 | year:1990.. | year:..2000)",
    ],
    [
      'cites:12 Oak. 345 citedby:7 citation:"(1999) 2 ELM 34"',
      '(cites:"12 Oak. 345" & citedby:7 & citation:"(1999) 2 ELM 34")',
    ],
    ['treatment:"relied on" freshness:Questioned', "(treatment:relied_on & freshness:questioned)"],
    ["title:NOT ash", "(title:not & ash)"],
  ])("parses the query %s", (text, expected) => {
    const query = parse(text);
    expect(query.kind === "boolean" && shown(query.root)).toBe(expected);
  });

  it("parses & and % between spaces as operators with the option connectors", () => {
    const query = parseQuery("AT&T & merger % 10% OR x", { syntax: "connectors" });
    expect(query.kind === "boolean" && shown(query.root)).toBe("((at & t & merger & !10) | x)");
  });

  it.each([
    ["bail w/5 bond", "bail /5 bond"],
    ["bail W/s bond", "bail /s bond"],
    ["bail pre/3 bond", "bail +3 bond"],
    ["cancel!", "cancel*"],
    ["bail & cancel!", "bail AND cancel*"],
  ])("parses %s with the option connectors as %s", (typed, standard) => {
    expect(printQuery(parseQuery(typed, { syntax: "connectors" }))).toBe(printQuery(parseQuery(standard)));
    expect(printQuery(parseQuery(typed))).not.toBe(printQuery(parseQuery(standard)));
  });

  it("keeps the span of each node, frozen", () => {
    const text = 'NOT "Ash tree" /3 elm OR cites:12 Oak. 345 (1999)';
    const query = parse(text);
    if (query.kind !== "boolean" || query.root.kind !== "or") throw new Error("not an OR");
    const at = ({ span }: QueryNode) => text.slice(span.start, span.end);
    expect(query.root.operands.map(at)).toEqual(['NOT "Ash tree" /3 elm', "12 Oak. 345 (1999)"]);
    expect(Object.isFrozen(query.root) && Object.isFrozen(query.root.operands)).toBe(true);
  });
});

describe("parseQuery refuses", () => {
  it.each([
    ["ash AND", 4, "AND"],
    ["AND ash", 0, "AND"],
    ["ash OR AND elm", 4, "OR"],
    ["ash NOT", 4, "NOT"],
    ["(ash OR) elm", 5, "OR"],
    ["ash /3", 4, "/3"],
    ["/3 ash", 0, "/3"],
    ["ash /3 NOT elm", 4, "/3"],
    ["ash /0 elm", 4, "/0"],
    ["ash +256 elm", 4, "+256"],
    ["(ash elm) /3 fir", 1, "ash elm"],
    ["12 Oak. 345 /3 fir", 0, "12 Oak. 345"],
    ["ash (elm", 4, "(elm"],
    ["ash elm)", 7, ")"],
    ["ash ()", 4, "()"],
    ["(!?)", 0, "(!?)"],
    ['ash "elm', 4, '"elm'],
    ['ash ""', 4, '""'],
    ["x “-”", 2, "“-”"],
    ["ash a*", 4, "a*"],
    ["title:", 0, "title:"],
    ["(ash title:)", 5, "title:"],
    ["title:(court:x)", 7, "court:x"],
    ["title:12 Oak. 345", 6, "12 Oak. 345"],
    ["year:199", 5, "199"],
    ["year:2000..1990", 5, "2000..1990"],
    ["year:1990-2000", 5, "1990-2000"],
    ["treatment:loved", 10, "loved"],
    ["freshness:stale", 10, "stale"],
    ["court:ca*", 6, "ca*"],
    [`(${"a ".repeat(5000)})`, 0, "(a a a"],
  ])("refuses the query %s at the position of the error", (text, offset, found) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({
        code: "query_syntax",
        details: { offset },
        message: expect.stringContaining(found),
      }),
    );
  });
});

describe("deep and long queries", () => {
  const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}oak${close.repeat(depth)}`;

  it.each([
    ["parentheses", nested("(", ")", 4998)],
    ["NOT", nested("NOT ", "", 2000)],
    ["AND and OR by turns", nested("ash AND (elm OR (", "))", 500)],
    ["NOT, AND and OR by turns", nested("NOT (a OR b (", "))", 500)],
  ])("parses, prints and plans %s", (_, text) => {
    const query = parse(text);
    const printed = printQuery(query);
    expect(printQuery(parse(printed))).toBe(printed);
    const planned = planQuery(query);
    if (query.kind !== "boolean" || planned.kind !== "boolean") throw new Error("not Boolean");
    expect(JSON.stringify(planned.root)).toContain('"oak"');
    expandDisjunctivePaths(query.root);
  });

  it("refuses operators more than 2,000 deep", () => {
    expect(() => parse(nested("NOT ", "", 2001))).toThrow(/2000 deep/);
    expect(() => parse(nested("NOT(a NOT(a ", "))", 700))).toThrow(/2000 deep/);
  });

  it.each([
    ["natural language", "ash ".repeat(250_000)],
    ["digits", "1".repeat(1_000_000)],
    ["stars", "*".repeat(1_000_000)],
    ["stars and letters", "ab*c".repeat(250_000)],
    ["colons", ":".repeat(1_000_000)],
    ["parentheses", "(".repeat(1_000_000)],
    ["quotation marks", '"'.repeat(1_000_001)],
  ])("stays fast on a megabyte of %s", (_, text) => {
    const begun = readThreadTimeMs();
    try {
      parse(text);
    } catch (error) {
      expect(error).toMatchObject({ code: "query_syntax" });
    }
    expect(readThreadTimeMs() - begun).toBeLessThan(2000);
  });
});
