import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QueryNode } from "../../../src/query/ast.ts";
import { parseQuery } from "../../../src/query/parse.ts";
import type { Plan, PlanNode } from "../../../src/query/plan/plan.ts";
import { planQuery } from "../../../src/query/plan/plan-query.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { findOakAndElm, smallExpressions } from "../query-arbitraries.ts";

const frequencies: Readonly<Record<string, number>> = { ash: 500, elm: 20, fir: 3, oak: 100 };

function plan(text: string): Plan {
  const query = parseQuery(text, { findCitations: findOakAndElm });
  return planQuery(query, { documentFrequency: ({ text: term }) => frequencies[term] ?? 0 });
}

describe("planQuery", () => {
  it.each([
    ["ash AND elm fir", "fir & elm & ash"],
    ["(ash OR elm) AND oak", "oak & (ash | elm)"],
    ["NOT ash AND elm AND NOT fir", "elm & !fir & !ash"],
    ["NOT ash NOT elm", "!(ash | elm)"],
    ["ash OR NOT elm", "!(elm & !ash)"],
    ["NOT (NOT ash)", "ash"],
    ["fir AND NOT (NOT ash OR NOT elm)", "fir & elm & ash"],
    ["ash NOT ash", "none"],
    ["ash OR elm OR NOT ash", "all"],
    ["elm AND (ash OR NOT ash)", "elm"],
    ["ash OR Ash OR ASHES", "ash"],
    ["year:1990 court:ca9 ash 12 Oak. 345 cites:77", "[citation] & [cites] & ash & [year] & [court]"],
    ['"ash"', "=ash"],
    ['"ash elm fir" AND fir', '"ash elm fir"<2,1,0> & fir'],
    ["title:ash", "title:ash"],
    ['title:(elm /3 "oak ash") year:1990 elm*', 'elm* & [year] & title:(elm /3 "oak ash"<0,1>)'],
    ["(ash OR fir) +1 elm", "((ash | fir) +1 elm)"],
  ])("plans the query %s", (query, expected) => {
    const planned = plan(query);
    expect(planned.kind === "boolean" && shown(planned.root)).toBe(expected);
  });

  it("keeps the order of the query if frequencies are unknown", () => {
    const planned = planQuery(parseQuery('NOT oak AND ash AND "fir elm"'));
    expect(planned.kind === "boolean" && shown(planned.root)).toBe('ash & "fir elm"<0,1> & !oak');
  });

  it("plans natural language as its distinct stems, and a citation as itself", () => {
    const citation = {
      kind: "citation",
      key: "12 oak. 345",
      citationKind: "case",
      raw: "12 Oak. 345",
      words: ["12", "oak", "345"],
    };
    expect(plan("leases leased and 12 Oak. 345")).toEqual({
      kind: "natural",
      terms: ["leas", "and"].map((text) => ({ kind: "term", match: "stem", text, field: "any" })),
      citations: [citation],
    });
    expect(plan(" 12 Oak. 345. ")).toEqual({ kind: "citation", citation });
  });

  it("lists as evidence the leaves that the query asks for, through any number of NOTs", () => {
    const planned = plan('ash* AND NOT elm AND (title:"oak fir" OR NOT (NOT fir)) year:1990 12 Oak. 345');
    const texts = planned.kind === "boolean" ? planned.evidence.map(shown) : [];
    expect(texts).toEqual(["[citation]", 'title:"oak fir"<1,0>', "fir", "ash*"]);
  });

  it("resolves fields", () => {
    const planned = plan('treatment:negative cites:"12 Oak. 345" citedby:77 court:"High Court"');
    expect(planned).toMatchObject({
      root: {
        operands: [
          { kind: "cites", relation: "cites", caseId: null, key: "12 oak. 345" },
          { kind: "cites", relation: "citedby", caseId: "77", key: null },
          {
            kind: "treatment",
            kinds: expect.arrayContaining(["overruled", "questioned", "limited"]),
          },
          { kind: "court", value: "High Court", words: ["high", "court"] },
        ],
      },
    });
  });

  it("preserves the meaning of a query, with exclusions only at the root and last in an AND", () => {
    assertProperty(
      fc.property(smallExpressions, (root) => {
        const planned = planQuery({ kind: "boolean", root });
        if (planned.kind !== "boolean") throw new Error("not Boolean");
        expectExclusionsLast(planned.root);
        for (const held of subsets) expect(holds(planned.root, held)).toBe(satisfies(root, held));
      }),
      { numRuns: 2000 },
    );
  });
});

const trees = ["ash", "elm", "fir", "oak"];
const subsets = Array.from({ length: 16 }, (_, bits) => new Set(trees.filter((_, at) => bits & (1 << at))));

function satisfies(node: QueryNode, held: ReadonlySet<string>): boolean {
  if (node.kind === "and") return node.operands.every((operand) => satisfies(operand, held));
  if (node.kind === "or") return node.operands.some((operand) => satisfies(operand, held));
  if (node.kind === "not") return !satisfies(node.operand, held);
  return node.kind === "word" && held.has(node.word);
}

function holds(node: PlanNode, held: ReadonlySet<string>): boolean {
  if (node.kind === "all" || node.kind === "none") return node.kind === "all";
  if (node.kind === "and") return node.operands.every((operand) => holds(operand, held));
  if (node.kind === "or") return node.operands.some((operand) => holds(operand, held));
  if (node.kind === "not") return !holds(node.operand, held);
  return node.kind === "term" && held.has(node.text);
}

function expectExclusionsLast(root: PlanNode): void {
  const open = [root.kind === "not" ? root.operand : root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    expect(node.kind).not.toBe("not");
    if (node.kind !== "and" && node.kind !== "or") continue;
    const wanted = node.operands.findIndex((operand) => operand.kind === "not");
    const last = wanted === -1 ? node.operands.length : wanted;
    expect(last).toBeGreaterThan(0);
    if (node.kind === "or") expect(wanted).toBe(-1);
    for (const [at, operand] of node.operands.entries()) {
      expect(operand.kind === "not").toBe(at >= last);
      expect(["all", "none", node.kind]).not.toContain(operand.kind);
      open.push(operand.kind === "not" ? operand.operand : operand);
    }
  }
}

/** A plan on one line. */
function shown(node: PlanNode): string {
  const inner = (operand: PlanNode) =>
    operand.kind === "and" || operand.kind === "or" ? `(${shown(operand)})` : shown(operand);
  switch (node.kind) {
    case "and":
      return node.operands.map(inner).join(" & ");
    case "or":
      return node.operands.map(inner).join(" | ");
    case "not":
      return `!${inner(node.operand)}`;
    case "term": {
      const text = { stem: node.text, exact: `=${node.text}`, prefix: `${node.text}*` }[node.match];
      return node.field === "title" ? `title:${text}` : text;
    }
    case "phrase":
      return `${node.field === "title" ? "title:" : ""}"${node.words.join(" ")}"<${node.rarestFirst}>`;
    case "near": {
      const bare = (operand: PlanNode) => inner(operand).replace("title:", "");
      const links = node.links.map(({ within, ordered }) => ` ${ordered ? "+" : "/"}${within} `);
      const chain = node.operands.map((operand, at) => (at > 0 ? links[at - 1] : "") + bare(operand)).join("");
      return `${node.field === "title" ? "title:" : ""}(${chain})`;
    }
    case "all":
    case "none":
      return node.kind;
    default:
      return `[${node.kind}]`;
  }
}
