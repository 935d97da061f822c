import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatCitation } from "../../src/citation/styles/format-citation.ts";
import { exportNetwork, NETWORK_FORMATS, type NetworkFormat } from "../../src/citator/export/export-network.ts";
import type { Engine } from "../../src/contract/engine.ts";
import type { RoutedOperation } from "../../src/contract/operations/operations.ts";
import { RESULT_FORMATS } from "../../src/contract/schemas/research/export.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import type { Handler } from "../../src/http/handler.ts";
import { ROUTED_NAMES } from "../support/contract/operations.ts";
import { findInventedDays, IMPRECISE_CASES } from "../support/corpora/imprecise-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { toRequest, VALID_FIELDS } from "../support/http/requests.ts";
import { openSmallService } from "../support/http/small-service.ts";
import { runCommand } from "../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-dates-"));
const corpus = join(folder, "imprecise.sqlite");
const CASE_IDS = IMPRECISE_CASES.map(({ case: { clusterId } }) => String(clusterId));

let engine: Engine;
let handler: Handler;

beforeAll(async () => {
  const { bytes } = await buildSmallCorpus(IMPRECISE_CASES);
  writeFileSync(corpus, bytes);
  engine = await openEngine(bytes);
  ({ handler } = await openSmallService(IMPRECISE_CASES));
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lists the texts of an answer that claim a day nobody knows, each with its path. */
function* listClaims(value: unknown, path: string): Generator<string> {
  if (typeof value === "string") {
    for (const day of findInventedDays(value)) yield `${path}: ${day} in "${value.slice(0, 80)}"`;
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // A machine's date: its precision is beside it.
    if (typeof inner === "string" && DATE.test(inner) && isQualified(value, key)) continue;
    yield* listClaims(inner, `${path}.${key}`);
  }
}

const DATE = /^(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})$/;
/** Dates by country, whose precisions are in the field beside them. */
const COUNTRIES = new Set(["US", "IN"]);

function isQualified(fields: object, key: string): boolean {
  const precision = (fields as Record<string, unknown>)[PLAIN_NAMES.has(key) ? "datePrecision" : `${key}Precision`];
  return COUNTRIES.has(key) || precision === "year" || precision === "month";
}

const PLAIN_NAMES = new Set(["date", "dateFiled", "decisionDate"]);

/** The requests of an operation: the usual one, and one for each case where it takes a case. */
function listRequests(name: RoutedOperation) {
  const fields = VALID_FIELDS[name];
  return "caseId" in fields ? CASE_IDS.map((caseId) => ({ ...fields, caseId })) : [fields];
}

it("the check of these tests finds an invented day in each form", () => {
  expect(findInventedDays("found in 2 decisions to 1980-01-01")).toEqual(["1980-01-01"]);
  expect(findInventedDays("decided January 1, 1951")).toEqual(["January 1, 1951"]);
  expect(findInventedDays("1951, 1980-10-01, 21 January 1951")).toEqual([]);
});

describe("of a date of which a part is known, people are told that part alone", () => {
  it.each(ROUTED_NAMES)("by the verb %s", async (name) => {
    const claims: string[] = [];
    for (const fields of listRequests(name)) {
      const response = await handler.fetch(toRequest(name, fields, { Authorization: "Bearer secret" }));
      expect(response.status).toBe(200);
      const text = await response.text();
      if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
        for (const line of text.matchAll(/^data: (.*)$/gm)) claims.push(...listClaims(JSON.parse(line[1]!), name));
      } else claims.push(...listClaims(JSON.parse(text), name));
    }
    expect(claims).toEqual([]);
  });

  it.each(RESULT_FORMATS)("by a file of results in the format %s", async (format) => {
    const { data } = await engine.research.export({ query: "ferry OR fee OR harbor", format });
    expect(data.exported).toBeGreaterThan(4);
    const rows =
      format === "jsonl"
        ? data.content
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
        : data.content;
    expect([...listClaims(rows, format)]).toEqual([]);
  });

  it("by a citation in any style", async () => {
    const { data } = await engine.citations.styles();
    const { data: found } = await engine.citations.search({ query: "Marlow", limit: 50 });
    const { data: others } = await engine.citations.search({ query: "Ramlal", limit: 50 });
    const records = [...found.results, ...others.results];
    expect(records.length).toBeGreaterThan(1);
    for (const { id } of data.styles)
      for (const record of records) expect(findInventedDays(formatCitation(record, id)), id).toEqual([]);
  });

  it.each(["text", "html", "bibtex", "ris", "csl-json"] as const)("by the citation of a case as %s", async (format) => {
    for (const caseId of CASE_IDS) {
      const { data } = await engine.citations.export({ caseId, format });
      expect(findInventedDays(data.citation)).toEqual([]);
    }
  });

  it.each(Object.keys(NETWORK_FORMATS) as NetworkFormat[])("by a network as %s", async (format) => {
    const { data } = await engine.citations.network({ clusterId: 1001, depth: 2 });
    const text = exportNetwork(data, format);
    expect([...listClaims(format === "json" ? JSON.parse(text) : text, format)]).toEqual([]);
  });

  it.each([
    ["resolve", "701 U.S. 10"],
    ["resolve", "(1979) 9 SCC 777"],
    ["search", "ferry"],
    ["status", "701 U.S. 10"],
    ["status", "705 U.S. 200"],
    ["status", "AIR 1964 SC 9001"],
    ["ask", "May a ferry company collect a toll?"],
    ["network", "701 U.S. 10"],
    ["export", "701 U.S. 10"],
    ["stats"],
  ])("by the command line: %s %s", async (...words) => {
    const { out, err } = await runCommand(...words, "--corpus", corpus);
    expect(out, err).not.toBe("");
    expect(findInventedDays(out)).toEqual([]);
  });

  it("by the period of the citing decisions of a case", async () => {
    const { data } = await engine.citations.explain({ caseId: "1002" });
    expect(data.sentence).toBe("Distinguished by Okafor v. Lighthouse Trust, 712 U.S. 55.");
    expect(data.freshnessDetail.citing).toEqual({
      total: 2,
      firstDate: "1980-01-01",
      firstDatePrecision: "year",
      lastDate: "1980-01-01",
      lastDatePrecision: "year",
    });
  });
});
