import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EngineError } from "../../src/errors.ts";
import type { QueryNode } from "../../src/query/ast.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { planQuery } from "../../src/query/plan/plan-query.ts";
import { listMembers } from "../../src/search/case-set.ts";
import { assertProperty } from "../support/assert-property.ts";
import { createBooleanOracle, listOrdinals } from "../support/boolean-oracle/boolean-oracle.ts";
import { buildIndex, createFacts, generateCases } from "./generated-cases.ts";
import { anyQuery } from "./query-arbitrary.ts";

describe("Boolean queries compared with a scan of every case", async () => {
  const cases = generateCases(300, 7);
  const { searcher } = await buildIndex(cases, createFacts(cases));
  const oracle = createBooleanOracle();
  for (const one of cases) {
    oracle.add({ ...one, name: one.title, judgment: one.content, freshness: one.freshness ?? "" });
  }
  const scan = (root: QueryNode) => listOrdinals(oracle.evaluate(root));

  it("find the same cases and the same total", () => {
    assertProperty(
      fc.property(anyQuery, (root) => {
        const expected = scan(root);
        const plan = planQuery({ kind: "boolean", root }, searcher.statistics);
        expect([...listMembers(searcher.matchPlan(plan))]).toEqual(expected);
        const page = searcher.search({ plan, pageSize: 300 });
        expect(page.total).toBe(expected.length);
        expect(page.hits.map((hit) => hit.ordinal).sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it("find the same cases if planned without document frequencies", () => {
    assertProperty(
      fc.property(anyQuery, (root) => {
        const plan = planQuery({ kind: "boolean", root });
        expect([...listMembers(searcher.matchPlan(plan))]).toEqual(scan(root));
      }),
      { numRuns: 200, seed: 12 },
    );
  });

  it("apply filters to totals and to every hit", () => {
    const root = { kind: "word", word: "court", span: { start: 0, end: 5 } } as const;
    const plan = planQuery({ kind: "boolean", root }, searcher.statistics);
    const filters = { jurisdiction: "US", courtIds: ["scotus", "ca9"], yearFrom: 1955, dateTo: "1970-06-30" } as const;
    const expected = scan(root).filter((ordinal) => {
      const one = cases[ordinal]!;
      return (
        one.jurisdiction === "US" && one.courtId !== "in-sc" && one.dateFiled >= "1955" && one.dateFiled <= "1970-06-30"
      );
    });
    expect(expected.length).toBeGreaterThan(10);
    expect(searcher.search({ plan, filters }).total).toBe(expected.length);
    expect([...listMembers(searcher.matchPlan(plan, filters))]).toEqual(expected);
    const marsh = searcher.search({ plan, filters: { judge: "Marsh" }, pageSize: 300 });
    expect(marsh.hits.every((hit) => cases[hit.ordinal]!.judges[0]!.endsWith("marsh"))).toBe(true);
    expect(marsh.total).toBeGreaterThan(0);
  });

  it("return pages without gaps, and no hits after the last page", () => {
    const plan = planQuery({ kind: "boolean", root: { kind: "word", word: "law", span: { start: 0, end: 3 } } });
    const all = searcher.search({ plan, pageSize: 300 }).hits;
    const pages = [1, 2, 3].flatMap((page) => searcher.search({ plan, page, pageSize: 7 }).hits);
    expect(pages).toEqual(all.slice(0, 21));
    expect(searcher.search({ plan, page: 50, pageSize: 100 })).toMatchObject({ total: all.length, hits: [] });
  });

  it("builds the same bytes from the same cases", async () => {
    const again = await buildIndex(cases);
    const first = await buildIndex(generateCases(300, 7));
    expect(again.bytes()).toEqual(first.bytes());
  });
});

describe("the budget of a query", async () => {
  const cases = generateCases(300, 7);
  const { searcher } = await buildIndex(cases, createFacts(cases));
  const chain = (words: number) => Array.from({ length: words }, (_, i) => (i % 2 ? "of" : "the")).join(" /p ");
  const total = (query: string) => searcher.search({ plan: searcher.plan(parseQuery(query)) }).total;

  it("refuses a query that reads too many positions, and names its costliest part", () => {
    let error: unknown;
    try {
      total(`court AND ((order /s bail) OR (${chain(1400)}))`);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: "query_syntax", details: { offset: 31 } });
    expect((error as EngineError).message).toContain("(at character 32: the near of near the");
  });

  it("admits the same chain within few cases, and a short chain within all", () => {
    expect(total(`year:1951 AND nowhere AND (${chain(1400)})`)).toBe(0);
    expect(total(chain(40))).toBeGreaterThan(200);
  });
});

describe("unusual indexes", () => {
  const plan = (query: string) => planQuery(parseQuery(query));

  it("return no matches from an index without cases", async () => {
    const { searcher } = await buildIndex([]);
    for (const query of ["bail", "NOT bail", '"of the"', "ba*", "a /3 b", "year:1999"]) {
      expect(searcher.search({ plan: plan(query) })).toMatchObject({ total: 0, hits: [] });
    }
  });

  it("accept cases without words, and words of a million letters", async () => {
    const [one, two] = generateCases(2, 5);
    const { searcher } = await buildIndex([
      { ...one!, title: "", content: " … " },
      { ...two!, title: "Doe", content: `bail ${"x".repeat(1_000_000)} ${"9".repeat(1_000_000)}` },
    ]);
    expect(searcher.search({ plan: plan("bail AND xxxx*") }).total).toBe(1);
    expect(searcher.search({ plan: plan("NOT bail") }).hits.map((hit) => hit.ordinal)).toEqual([0]);
    const readText = () => "";
    expect(searcher.search({ plan: plan("bail OR NOT bail"), readText }).hits).toHaveLength(2);
  });

  it("reject cases out of order", async () => {
    const [one, two] = generateCases(2, 5);
    await expect(buildIndex([two!, one!])).rejects.toThrow(EngineError);
  });
});
