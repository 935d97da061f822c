import { describe, expect, it } from "vitest";
import { createFileContext } from "../../../src/corpus/file/file-context.ts";
import { EngineError } from "../../../src/errors.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import type { QueryNode } from "../../../src/query/ast.ts";
import { listMembers } from "../../../src/search/case-set.ts";
import { readCaseStatus } from "../../../src/store/cases/case-status.ts";
import { type StoredCase, visitCases } from "../../../src/store/cases/cases.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { createBooleanOracle, listOrdinals } from "../../support/boolean-oracle/boolean-oracle.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { createPartGenerator } from "./random-parts.ts";

/** Number of parts that queries are combined from, and number of queries. */
const PARTS = 600;
const QUERIES = 20_000;

describe("case search over thousands of cases", async () => {
  const { path, name } = await openMeasuredCorpus();
  const corpus = await openCorpus(openCorpusFile(path));
  const { searcher, texts } = createFileContext(corpus);
  const oracle = readOracle();

  function readOracle() {
    const all = createBooleanOracle();
    const rows: StoredCase[] = [];
    visitCases(corpus.database, (row) => rows.push(row));
    for (const row of rows) {
      const { freshness } = readCaseStatus(corpus.database, row.clusterId);
      all.add({ ...row, judgment: texts.readWhole(row.clusterId), freshness });
    }
    return all;
  }

  it("finds what a scan of every text finds, for 20,000 random Boolean queries", () => {
    const random = createRandom(20);
    const createPart = createPartGenerator(oracle, random);
    const parts = Array.from({ length: PARTS }, (_, i) => createPart(i));
    const found = parts.map((part) => oracle.evaluate(part));
    let wrong = 0;
    let empty = 0;
    let refused = 0;
    for (let i = 0; i < QUERIES; i++) {
      const { root, expected } = combine(parts, found, random);
      const plan = searcher.plan({ kind: "boolean", root });
      const page = searchUnlessRefused(() => searcher.search({ plan, pageSize: 10 }));
      if (page === null) {
        refused++;
        continue;
      }
      const got = listMembers(searcher.matchPlan(plan));
      if (page.total !== expected.length || !sameNumbers(got, expected)) {
        if (wrong++ < 5)
          console.log(`differs: ${JSON.stringify(root)} found ${got.length}, should be ${expected.length}`);
      }
      if (expected.length === 0) empty++;
    }
    reportFigure(`random Boolean queries of ${name} that differ from a scan`, wrong, "0 of 20000");
    reportFigure("of them without a match", empty, "");
    reportFigure("of them refused for their cost", refused, "<= 200");
    expect(wrong).toBe(0);
    expect(refused).toBeLessThanOrEqual(QUERIES / 100);
    expect(empty).toBeLessThan(QUERIES / 2);
  });
});

/** Returns the result of a search, or null if the query costs too much. */
function searchUnlessRefused<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof EngineError && error.code === "query_syntax") return null;
    throw error;
  }
}

const span = { start: 0, end: 0 };

/** Combines parts at random, and returns the ordinals of the cases that satisfy the combination. */
function combine(parts: readonly QueryNode[], found: readonly Uint8Array[], random: () => number) {
  function build(depth: number): { node: QueryNode; holds: Uint8Array } {
    const kind = depth === 0 ? 1 : random();
    if (kind > 0.75) {
      const i = Math.floor(random() * parts.length);
      return { node: parts[i]!, holds: found[i]! };
    }
    if (kind > 0.6) {
      const { node, holds } = build(depth - 1);
      return { node: { kind: "not", operand: node, span }, holds: holds.map((held) => 1 - held) };
    }
    const operands = Array.from({ length: 2 + Math.floor(random() * 2) }, () => build(depth - 1));
    const isAnd = random() < 0.5;
    return {
      node: { kind: isAnd ? "and" : "or", operands: operands.map(({ node }) => node), span },
      holds: operands
        .map(({ holds }) => holds)
        .reduce((a, b) => a.map((held, i) => (isAnd ? held & b[i]! : held | b[i]!))),
    };
  }
  const { node, holds } = build(3);
  return { root: node, expected: listOrdinals(holds) };
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
