import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import {
  MAX_EXPORTED_CASES,
  RESULT_FORMATS,
  type ResultExportInput,
} from "../../../src/contract/schemas/research/export.ts";
import type { SearchInput, SearchResult } from "../../../src/contract/schemas/research/search.ts";
import { openLedger, toMillis } from "../../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../../src/credits/memory-ledger-store.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { EngineError } from "../../../src/errors.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { createFerryCases } from "../../support/corpora/ferry-cases.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { anySearch } from "../search-arbitrary.ts";

const { bytes } = await buildSmallCorpus([...SMALL_CASES, ...createFerryCases(240)]);
const ledger = await openLedger(createMemoryLedgerStore(), { now: () => 0, newId: () => crypto.randomUUID() });
const engine = await openEngine(bytes, { ledger, appUrl: "https://app.test" });
afterAll(() => engine.close());

type Row = Readonly<Record<string, string>>;

/** What each format says of its cases, read by a reader of its own: one object a case. */
const READERS: Readonly<Record<(typeof RESULT_FORMATS)[number], (content: string) => Row[]>> = {
  csv: (content) => parse(content, { columns: true, record_delimiter: "\r\n" }),
  jsonl: (content) =>
    content
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  bibtex: (content) =>
    content
      .split(/^}\n/m)
      .slice(0, -1)
      .map((entry) => ({
        id: /^@misc\{([a-z0-9-]*),$/m.exec(entry)![1]!,
        url: / {2}url = \{(.*)\},/.exec(entry)![1]!,
      })),
  ris: (content) =>
    content
      .split("ER  - \r\n")
      .slice(0, -1)
      .map((entry) => ({
        id: /^ID {2}- (.*)\r$/m.exec(entry)![1]!,
        url: /^UR {2}- (.*)\r$/m.exec(entry)![1]!,
      })),
  "csl-json": (content) => JSON.parse(content).map((item: Row) => ({ id: item.id!, url: item.URL! })),
};

const exported = async (request: ResultExportInput) => (await engine.research.export(request)).data;

/** All results of a search, page by page. */
async function pages({ query, filters, syntax }: SearchInput): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (let page = 1; ; page++) {
    const request = { query, filters, syntax, page, pageSize: 100, content: false };
    const { data, meta } = await engine.research.search(request);
    results.push(...data.results);
    if (page >= meta.totalPages) return results;
  }
}

const idOf = (address = "") => address.replace("https://app.test/research/cases/", "");

describe.each(RESULT_FORMATS)("%s", (format) => {
  it("contains exactly the cases of a search page by page, in the same order", async () => {
    await assertProperty(
      fc.asyncProperty(anySearch, async ({ query, filters, syntax }) => {
        const request = { query, filters, syntax };
        const data = await exported({ ...request, format }).catch((error: unknown) => error);
        if (data instanceof EngineError) {
          expect(data.code).toBe("query_syntax");
          await expect(engine.research.search(request)).rejects.toMatchObject({ code: data.code });
          return;
        }
        const { content, total, exported: count } = data as Awaited<ReturnType<typeof exported>>;
        const found = await pages(request);
        const rows = READERS[format](content);
        expect([total, count, rows.length]).toEqual([found.length, found.length, found.length]);
        expect(rows.map(({ url, absoluteUrl }) => idOf(url ?? absoluteUrl))).toEqual(found.map(({ id }) => id));
      }),
      { numRuns: 15 },
    );
  });

  it("contains no id twice", async () => {
    const { content, total } = await exported({ query: "ferry", format });
    const rows = READERS[format](content);
    const ids = rows.map(({ id, clusterId }) => id ?? clusterId);
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    expect(total).toBeGreaterThan(200);
  });

  it("contains the best cases up to its limit, and the total", async () => {
    const whole = await exported({ query: "ferry", format });
    const best = await exported({ query: "ferry", format, limit: 3 });
    expect(best).toMatchObject({ total: whole.total, exported: 3, mediaType: whole.mediaType });
    const rows = READERS[format](best.content);
    expect(rows).toEqual(READERS[format](whole.content).slice(0, 3));
  });

  it("exports an empty file for a search without results", async () => {
    const { content, total, exported: count } = await exported({ query: "xylophone", format });
    expect([total, count, READERS[format](content)]).toEqual([0, 0, []]);
  });
});

it("writes every fact of a case into a table", async () => {
  const { content } = await exported({ query: '"701 U.S. 10"', format: "csv", style: "oscola" });
  const request = { query: '"701 U.S. 10"', content: false };
  const [first] = (await engine.research.search(request)).data.results;
  expect(READERS.csv(content)[0]).toEqual({
    rank: "1",
    caseName: first?.title,
    cite: (await engine.citations.export({ caseId: first!.id, style: "oscola" })).data.citation,
    citations: first?.metadata.citations.join("; "),
    court: first?.court,
    dateFiled: first?.metadata.decisionDate,
    datePrecision: "day",
    judges: first?.metadata.judges.join("; "),
    docketNumber: first?.metadata.docketNumber,
    freshness: first?.metadata.freshness,
    status: (await engine.citations.explain({ caseId: first!.id })).data.sentence,
    citeCount: expect.stringMatching(/^\d+$/),
    score: String(first?.score),
    jurisdiction: first?.metadata.jurisdiction,
    courtId: first?.metadata.courtId,
    clusterId: first?.id,
    absoluteUrl: first?.metadata.absoluteUrl,
  });
});

it("escapes cells that begin like a formula without losing text", async () => {
  const { content } = await exported({ query: "ferry AND toll", format: "csv" });
  const rows = READERS.csv(content);
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  const names = new Set(rows.map(({ caseName }) => caseName));
  expect(names).toContain(`'=HYPERLINK("https://x.test","Ferry") v. Harbor`);
  expect(names).toContain("'+Ferry, Ltd. v. @Harbor & Co.");
});

it("escapes TeX commands in names", async () => {
  const { content } = await exported({ query: "ferry AND toll", format: "bibtex" });
  expect(content).toContain("title = {{-Ferry v.  Harbor  \\%\\^{}}},");
});

it.each([
  ['"due process" AND NOT tax', "csv", "cases-due-process-and-not-tax.csv"],
  ["न्यायालय", "bibtex", "cases.bib"],
  ['"../../x";\r\nferry', "ris", "cases-x-ferry.ris"],
  ["a".repeat(500), "jsonl", `cases-${"a".repeat(54)}.jsonl`],
  ["ferry", "csl-json", "cases-ferry.json"],
] as const)("%s as %s is called %s", async (query, format, name) => {
  expect((await exported({ query, format })).fileName).toBe(name);
});

describe("the requests of an export", () => {
  it.each<[ResultExportInput, string, string]>([
    [{ query: "ferry", format: "csv", style: "crayon" }, "style", "must be the id of a citation style"],
    [{ query: "ferry", format: "csv", limit: MAX_EXPORTED_CASES + 1 }, "limit", "must be at most 10000"],
    [
      { query: "ferry", format: "csv", yearFrom: 2, filters: { yearFrom: 1 } },
      "yearFrom",
      "contradicts filters.yearFrom",
    ],
    [
      { query: "ferry", format: "xlsx" as "csv" },
      "format",
      'must be one of "csv", "jsonl", "bibtex", "ris", "csl-json"',
    ],
  ])("refuses the export %j", async (request, field, msg) => {
    await expect(engine.research.export(request)).rejects.toMatchObject({
      code: "validation_failed",
      details: { issues: [{ loc: ["body", field], msg }] },
    });
  });
});

describe("the cost of an export", () => {
  it.each([
    [3, 100, 3],
    [13, 1000, 10],
    [30, MAX_EXPORTED_CASES, 10],
  ])("with %i credits exports up to %i cases and debits %i", async (credits, limit, cost) => {
    const account = `${credits} for ${limit}`;
    await ledger.grant(account, toMillis(credits), "bought");
    const { meta } = await engine.research.export({ query: "ferry", format: "csv", limit }, { account });
    expect(meta).toMatchObject({ creditsConsumed: cost, creditsRemaining: credits - cost });
  });

  it("refuses an export that the account cannot cover before it starts", async () => {
    await ledger.grant("poor", toMillis(24), "bought");
    await expect(engine.research.export({ query: "ferry", format: "csv" }, { account: "poor" })).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { creditsRequired: 25 },
    });
  });
});

it.each([
  ["bibtex", /^ {2}annote = \{(.+)\},$/m],
  ["ris", /^RN {2}- (.+)\r$/m],
  ["csl-json", /"annote":"([^"]+)"/],
] as const)("states the status of a case in one sentence as %s", async (format, pattern) => {
  const query = '"701 U.S. 10"';
  const { content } = await exported({ query, format });
  const [first] = (await engine.research.search({ query, content: false })).data.results;
  const { data } = await engine.citations.case({ caseId: first!.id });
  expect(pattern.exec(content)?.[1]).toBe(data.freshnessDetail.sentence);
});
