import fc from "fast-check";
import { expect, it } from "vitest";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { parseCitation } from "../../src/citation/parse/parse-citation.ts";
import { EngineError } from "../../src/errors.ts";
import { createHandler } from "../../src/http/handler.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { printQuery } from "../../src/query/print.ts";
import { assertProperty } from "../support/assert-property.ts";
import { getRoute, ROUTED_NAMES } from "../support/contract/operations.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

const RUNS = 10_000;
/** Megabytes that 10,000 calls may leave in memory. */
const MEMORY = 64;

const CITATIONS = [
  "Brown v. Board of Education, 347 U.S. 483, 495 (1954)",
  "Kesavananda Bharati v. State of Kerala, (1973) 4 SCC 225 : AIR 1973 SC 1461",
  "Id. at 12 n.3; Adams, supra, at 7; 12 F.3d 345, 346-47 (9th Cir. 1994) (en banc)",
  "2025:DHC:10348-DB, [1950] S.C.R. 88, 42 U.S.C. § 1983(a)(1)",
];
const QUERIES = [
  '"due process" AND (tax* OR title:brown) NOT court:ca9',
  "negligen* /s duty +3 care /p (breach OR damage)",
  "cites:(347 U.S. 483) AND year:1950..1960",
];

/** A text with a few of its characters cut out, doubled, replaced or moved. */
function damaged(texts: readonly string[]): fc.Arbitrary<string> {
  const cut = fc.record({ at: fc.nat(80), length: fc.nat(6), put: fc.string({ unit: "binary", maxLength: 5 }) });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(cut, { maxLength: 6 }))
    .map(([text, cuts]) =>
      cuts.reduce((now, { at, length, put }) => now.slice(0, at) + put + now.slice(at + length), text),
    );
}

it("10,000 damaged citations never throw, and every citation found occurs in the text", () => {
  const text = fc.oneof(damaged(CITATIONS), fc.string({ unit: "binary", maxLength: 200 }));
  assertProperty(
    fc.property(text, (text) => {
      parseCitation(text);
      for (const { raw, span } of findCitations(text)) expect(text.slice(span.start, span.end)).toBe(raw);
    }),
    { numRuns: RUNS },
  );
});

it("10,000 damaged queries parse and print to the same query, or report the offset of their error", () => {
  const query = fc.oneof(damaged(QUERIES), fc.string({ unit: "binary", maxLength: 200 }));
  assertProperty(
    fc.property(query, (query) => {
      let printed: string;
      try {
        printed = printQuery(parseQuery(query));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        expect(error.code).toBe("query_syntax");
        return;
      }
      expect(printQuery(parseQuery(printed))).toBe(printed);
    }),
    { numRuns: RUNS },
  );
});

it("10,000 bodies are answered or refused without a 500, and memory does not grow", async () => {
  const { engine } = await openSmallEngine();
  const handler = createHandler(engine, { keys: null });
  const targets = ROUTED_NAMES.map(getRoute);
  const field = fc.constantFrom(
    "query",
    "citation",
    "question",
    "text",
    "depth",
    "limit",
    "filters",
    "page",
    "mode",
    "chatHistory",
    "clusterId",
    "countryCode",
    "state",
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), damaged([...CITATIONS, ...QUERIES]), fc.integer());
  const body = fc.oneof(
    fc.dictionary(field, value, { maxKeys: 5 }).map((value) => JSON.stringify(value)),
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: "binary", maxLength: 100 }),
  );
  const heap = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heap();
  await assertProperty(
    fc.asyncProperty(fc.constantFrom(...targets), body, async (route, body) => {
      const url = `http://service.example${route.path.replace(/\{\w+\}/g, "1001")}`;
      const get = `${url}?${new URLSearchParams({ query: body, citation: body.slice(0, 99) })}`;
      const request =
        route.method === "GET"
          ? new Request(get)
          : new Request(url, { method: route.method, body, headers: { "Content-Type": "application/json" } });
      const response = await handler.fetch(request);
      await response.arrayBuffer();
      expect([200, 400, 404, 422]).toContain(response.status);
    }),
    { numRuns: RUNS },
  );
  const grown = heap() - before;
  console.log(`10,000 bodies: ${grown.toFixed(0)} MB more in memory`);
  if (globalThis.gc) expect(grown).toBeLessThan(MEMORY);
  await engine.close();
});
