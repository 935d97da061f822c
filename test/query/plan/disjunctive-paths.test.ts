import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QueryNode } from "../../../src/query/ast.ts";
import { parseQuery } from "../../../src/query/parse.ts";
import { expandDisjunctivePaths } from "../../../src/query/plan/disjunctive-paths.ts";
import { printNode } from "../../../src/query/print.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { smallExpressions } from "../query-arbitraries.ts";

function paths(text: string): string[][] | null {
  const query = parseQuery(text);
  if (query.kind !== "boolean") throw new Error("not Boolean");
  return shown(query.root);
}

function shown(root: QueryNode): string[][] | null {
  return (
    expandDisjunctivePaths(root)?.map((path) =>
      path.map(({ node, negated }) => (negated ? "-" : "") + printNode(node).text),
    ) ?? null
  );
}

describe("expandDisjunctivePaths", () => {
  it.each([
    ["(ash)", [["ash"]]],
    [
      "ash (elm OR oak)",
      [
        ["ash", "elm"],
        ["ash", "oak"],
      ],
    ],
    [
      "(ash OR elm) (fir OR oak)",
      [
        ["ash", "fir"],
        ["ash", "oak"],
        ["elm", "fir"],
        ["elm", "oak"],
      ],
    ],
    [
      "NOT (ash OR elm fir)",
      [
        ["-ash", "-elm"],
        ["-ash", "-fir"],
      ],
    ],
    ['"AND (OR" /3 oak OR title:x', [['"and or" /3 oak'], ["title:x"]]],
    ["NOT NOT (ash OR elm)", [["ash"], ["elm"]]],
  ])("expands the query %s", (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it.each([
    [4096, Array(12).fill("(ash OR elm)").join(" ")],
    [null, Array(12).fill("(ash OR elm)").concat("(oak OR elm OR fir)").join(" ")],
    [null, `${"ash (elm OR ".repeat(70)}oak${")".repeat(70)}`],
    [null, `${"ash ".repeat(100)} (${"elm OR ".repeat(1000)} oak)`],
  ])("returns %s paths, or null if there are too many", (count, query) => {
    expect(paths(query)?.length ?? null).toBe(count);
  });

  it("returns the same paths as multiplying out the expression", () => {
    assertProperty(
      fc.property(smallExpressions, (root) => {
        const found = shown(root);
        if (found === null) return;
        const expected = multiplied(root, false);
        const sorted = (held: readonly string[][]) => held.map((path) => path.toSorted().join(" ")).sort();
        expect(sorted(found)).toEqual(sorted(expected));
      }),
    );
  });
});

function multiplied(node: QueryNode, negated: boolean): string[][] {
  if (node.kind === "not") return multiplied(node.operand, !negated);
  if (node.kind !== "and" && node.kind !== "or") return [[(negated ? "-" : "") + printNode(node).text]];
  const operands = node.operands.map((operand) => multiplied(operand, negated));
  if ((node.kind === "or") !== negated) return operands.flat();
  return operands.reduce((paths, next) => paths.flatMap((path) => next.map((more) => [...path, ...more])), [[]]);
}
