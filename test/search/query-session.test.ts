import { describe, expect, it } from "vitest";
import type { PhrasePlan } from "../../src/query/plan/plan.ts";
import { QueryBudget, UNLIMITED_BUDGET } from "../../src/search/query-budget.ts";
import { QuerySession } from "../../src/search/query-session.ts";
import { buildIndex, generateCases } from "./generated-cases.ts";

const { searcher } = await buildIndex(generateCases(20, 3));
const { index } = searcher;
const phrase = (...words: string[]): PhrasePlan => ({ kind: "phrase", words, rarestFirst: [], field: "any" });

describe("a query session", () => {
  it("opens one matcher for equal phrases, with and without the limit", () => {
    const session = new QuerySession(index);
    const matcher = session.openMatcher(phrase("due", "process"));
    expect(session.openMatcher(phrase("due", "process"))).toBe(matcher);
    expect(session.withoutLimit().openMatcher(phrase("due", "process"))).toBe(matcher);
    expect(session.openMatcher(phrase("process", "due"))).not.toBe(matcher);
  });

  it("shares no phrase matcher with another query", () => {
    const matcher = new QuerySession(index).openMatcher(phrase("due", "process"));
    expect(new QuerySession(index).openMatcher(phrase("due", "process"))).not.toBe(matcher);
  });

  it("charges its own budget only", () => {
    const session = new QuerySession(index, undefined, new QueryBudget(index.columns));
    expect(() => session.budget.charge(10_000_000)).toThrow(expect.objectContaining({ code: "query_syntax" }));
    expect(() => new QueryBudget(index.columns).charge(4_000_000)).not.toThrow();
    expect(() => session.withoutLimit().budget.charge(10_000_000)).not.toThrow();
    expect(new QuerySession(index).budget).toBe(UNLIMITED_BUDGET);
  });
});
