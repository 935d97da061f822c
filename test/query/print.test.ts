import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../../src/query/parse.ts";
import { printQuery } from "../../src/query/print.ts";
import { assertProperty } from "../support/assert-property.ts";
import { booleanQueries, findOakAndElm, removeSpans } from "./query-arbitraries.ts";

const options = { findCitations: findOakAndElm };

describe("printQuery", () => {
  it.each([
    ["ash  elm OR oak", "ash AND elm OR oak"],
    ["(ash OR elm) oak", "(ash OR elm) AND oak"],
    ["NOT (ash elm)", "NOT (ash AND elm)"],
    ["NOT(NOT ash)", "NOT NOT ash"],
    ["((ash))", "(ash)"],
    ["(12 Oak. 345 (1999))", "(12 Oak. 345 (1999))"],
    ["“Elm  Tree’s”", '"elm trees"'],
    ["ELM* /S (ash OR oak) +02 fir", "elm* /s (ash OR oak) +2 fir"],
    ["AT&T /p merger", '"at t" /p merger'],
    ["TITLE:(ash oak* OR fir /3 elm)", "title:ash AND title:oak* OR title:(fir /3 elm)"],
    ["court:(ca1 OR ca2) judge:'Elm,", "(court:ca1 OR court:ca2) AND judge:Elm"],
    ["cites:12 Oak. 345, 350 (1999) x", 'cites:"12 Oak. 345, 350 (1999)" AND x'],
    [
      "year:1990..1990 freshness:GOOD treatment:per-incuriam",
      'year:1990 AND freshness:"good law" AND treatment:per_incuriam',
    ],
    ["  When is a lease void?  ", "When is a lease void?"],
  ])("prints %j as %j, which prints as itself", (query, expected) => {
    const printed = printQuery(parseQuery(query, options));
    expect(printed).toBe(expected);
    expect(printQuery(parseQuery(printed, options))).toBe(printed);
  });

  it("prints text that parses to the same query", () => {
    assertProperty(
      fc.property(booleanQueries, (query) => {
        const printed = printQuery(query);
        const read = parseQuery(printed, options);
        expect(removeSpans(read)).toEqual(removeSpans(query));
        expect(printQuery(read)).toBe(printed);
      }),
      { numRuns: 2000 },
    );
  });

  it("prints any query that parses so that it parses to the same query", () => {
    const pieces = fc.constantFrom(
      ...'AND OR NOT ( ) " “ ” /3 +2 /s /p title: court: year:1990..2000 ash elm* well-known AT&T - U.S.C. § x:y'.split(
        " ",
      ),
      "12 Oak. 345",
      "(1999) 2 ELM 34",
      "’s",
      "é",
    );
    const noise = fc.string({ unit: "binary", maxLength: 2 });
    const queries = fc
      .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: pieces }, noise), fc.constantFrom(" ", " ", " ", "")), {
        maxLength: 14,
      })
      .map((held) => held.flat().join(""));
    let read = 0;
    assertProperty(
      fc.property(queries, fc.constantFrom("standard" as const, "connectors" as const), (text, syntax) => {
        const query = attempt(() => parseQuery(text, { ...options, syntax }));
        if (query === null) return;
        read++;
        const again = parseQuery(printQuery(query), { ...options, syntax });
        expect(removeSpans(again)).toEqual(removeSpans(query));
      }),
      { numRuns: 5000 },
    );
    expect(read).toBeGreaterThan(500);
  });
});

/** `null` where the query is refused; any other failure is a failure. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    expect(error).toMatchObject({ code: "query_syntax", details: { offset: expect.any(Number) } });
    return null;
  }
}
