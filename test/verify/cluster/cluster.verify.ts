import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { CaseFilter } from "../../../src/corpus/port/case-search.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { EngineError } from "../../../src/errors.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import type { Query, QueryNode } from "../../../src/query/ast.ts";
import { readCaseStatus } from "../../../src/store/cases/case-status.ts";
import { createCaseTextReader } from "../../../src/store/cases/case-text.ts";
import { type StoredCase, visitCases } from "../../../src/store/cases/cases.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { type BooleanOracle, createBooleanOracle } from "../../support/boolean-oracle/boolean-oracle.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../../support/cluster/small-cluster.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { createPartGenerator } from "../search/random-parts.ts";

const QUERIES = Number(process.env.HEADNOTE_QUERIES ?? 2000);
const PARTS = 400;
const span = { start: 0, end: 0 };

describe.skipIf(OPENSEARCH_URL === undefined)(`a cluster beside one file${NEEDS_OPENSEARCH}`, () => {
  let file: Corpus;
  let pushed: PushedCorpus;
  let oracle: BooleanOracle;

  beforeAll(async () => {
    const path = process.env.HEADNOTE_CORPUS ?? (await openMeasuredCorpus()).path;
    const corpus = await openCorpus(openCorpusFile(path));
    file = createFileCorpus(corpus);
    oracle = createBooleanOracle();
    const rows: StoredCase[] = [];
    visitCases(corpus.database, (row) => rows.push(row));
    const texts = createCaseTextReader(corpus.database);
    for (const row of rows) {
      const { freshness } = readCaseStatus(corpus.database, row.clusterId);
      oracle.add({ ...row, judgment: texts.readWhole(row.clusterId), freshness });
    }
    const replicas = Number(process.env.HEADNOTE_REPLICAS ?? 1);
    pushed = await pushForTest(openCorpusFile(path), { shards: 6, replicas, path });
    const { cases, milliseconds } = pushed.report;
    reportFigure("cases pushed per second", Math.round((1000 * cases) / milliseconds), ">= 1,000");
  });
  afterAll(() => pushed?.close());

  it(`finds and ranks the same cases for ${QUERIES} random queries with every operator`, async () => {
    const random = createRandom(23);
    const createPart = createPartGenerator(oracle, random);
    const parts = Array.from({ length: PARTS }, (_, i) => createPart(i));
    let wrong = 0;
    let reordered = 0;
    let refused = 0;
    for (let i = 0; i < QUERIES; i++) {
      if (i > 0 && i % 100 === 0)
        console.log(`${i} queries: ${wrong} differ, ${reordered} in another order, ${refused} refused`);
      const query: Query =
        i % 10 === 9 ? drawQuestion(oracle, random) : { kind: "boolean", root: combine(parts, random, 2) };
      const filter = drawFilter(oracle, random);
      const plan = await answer(() => file.search.planQuery(query, filter));
      const mine = plan && (await answer(() => file.search.search({ plan, filter, pageSize: 10, facets: true })));
      const own = await answer(() => pushed.corpus.search.planQuery(query, filter));
      const other =
        own && (await answer(() => pushed.corpus.search.search({ plan: own, filter, pageSize: 10, facets: true })));
      if (!mine || !other || !plan || !own) {
        refused++;
        continue;
      }
      const [a, b] = await Promise.all([
        file.search.listMatches(plan, filter, 10_000),
        pushed.corpus.search.listMatches(own, filter, 10_000),
      ]);
      const sameSet = mine.total === other.total && JSON.stringify(a) === JSON.stringify(b);
      const isSame = sameSet && JSON.stringify(toFacets(mine.facets)) === JSON.stringify(toFacets(other.facets));
      if (!isSame && wrong++ < 8)
        console.log(`differs: ${mine.total} ${other.total} ${JSON.stringify([query, filter])}`);
      const ids = (page: typeof mine) => page.hits.map((hit) => hit.case.clusterId).join();
      if (ids(mine) !== ids(other) && reordered++ < 5)
        console.log(`order: ${ids(mine)} / ${ids(other)} of ${mine.total} ${JSON.stringify(query).slice(0, 300)}`);
    }
    reportFigure(
      "random queries whose sets, totals or facets differ between cluster and file",
      wrong,
      `0 of ${QUERIES}`,
    );
    reportFigure(
      "random queries whose first ten cases are the same, %",
      (100 * (QUERIES - reordered)) / QUERIES,
      ">= 98",
    );
    reportFigure("random queries that either refuses for their cost", refused, "");
    expect(wrong).toBe(0);
    expect(reordered / QUERIES).toBeLessThanOrEqual(0.02);
  });
});

async function answer<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineError && error.code === "query_syntax") return null;
    throw error;
  }
}

function toFacets(facets: object | undefined): unknown {
  return Object.entries(facets ?? {})
    .map(([name, counts]) => [name, [...(counts as Map<string | number, number>)].sort()])
    .sort();
}

function combine(parts: readonly QueryNode[], random: () => number, depth: number): QueryNode {
  const kind = depth === 0 ? 1 : random();
  if (kind > 0.7) return parts[Math.floor(random() * parts.length)]!;
  if (kind > 0.58) return { kind: "not", operand: combine(parts, random, depth - 1), span };
  const operands = Array.from({ length: 2 + Math.floor(random() * 2) }, () => combine(parts, random, depth - 1));
  return { kind: random() < 0.5 ? "and" : "or", operands, span };
}

/** Draws a question of a few words of one judgment. */
function drawQuestion(oracle: BooleanOracle, random: () => number): Query {
  const { words } = oracle.cases[Math.floor(random() * oracle.cases.length)]!.texts[1];
  const at = Math.floor(random() * Math.max(1, words.length - 8));
  const text = [...words.slice(at, at + 2 + Math.floor(random() * 6))]
    .map((word) => oracle.words.spell(word))
    .join(" ");
  return { kind: "natural", text: text || "contract", words: text.split(" "), citations: [] } as unknown as Query;
}

function drawFilter(oracle: BooleanOracle, random: () => number): CaseFilter {
  const one = oracle.cases[Math.floor(random() * oracle.cases.length)]!;
  switch (Math.floor(random() * 10)) {
    case 0:
      return { courtIds: [one.courtId] };
    case 1:
      return { yearFrom: Number(one.dateFiled.slice(0, 4)) - 5, yearTo: Number(one.dateFiled.slice(0, 4)) + 20 };
    case 2:
      return one.judges.length > 0 ? { judge: one.judges[0]! } : { jurisdiction: "US" };
    case 3:
      return { reporter: random() < 0.5 ? "us" : "air" };
    default:
      return {};
  }
}
