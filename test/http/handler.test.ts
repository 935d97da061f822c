import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ServedEngine } from "../../src/contract/engine.ts";
import type { OperationName } from "../../src/contract/operations/operations.ts";
import { EngineError } from "../../src/errors.ts";
import { getOperation } from "../support/contract/operations.ts";
import {
  JSON_TYPE,
  openSmallService,
  post,
  RESOLVE,
  readProblem,
  SEARCH,
  type SentRequest,
  sendBare,
} from "../support/http/small-service.ts";

const { engine, handler, ledger, open, send } = await openSmallService();

describe("successful requests", () => {
  it.each<[OperationName, SentRequest]>([
    ["citations.resolve", post(RESOLVE, { citation: "701 U.S. 10" })],
    ["citations.search", post("/api/v1/citations/search", { query: "Marlow" })],
    ["citations.network", { path: "/api/v1/citations/cases/network?citation=701+U.S.+10&depth=1&country_code=US" }],
    ["citations.network", { path: "/api/v1/citations/cases/network?clusterId=1001&citation=" }],
    ["citations.case", { path: "/api/v1/citations/cases/1001" }],
    ["citations.citationsOf", { path: "/api/v1/citations/1002/citations-of?page_size=1" }],
    ["citations.citedBy", { path: "/api/v1/citations/1001/cited-by?treatment=negative" }],
    ["research.search", post(SEARCH, { query: "ferry", filters: { year_from: 1950 } })],
    ["research.search", post(SEARCH, { query: "ferry", year_from: 1950, limit: 5 })],
    ["research.search", post(SEARCH, { query: "ferry" }, { "Content-Type": "Application/JSON; charset=UTF-8" })],
    ["credits.pricing", { path: "/api/v1/api-credits/pricing" }],
  ])("answers %s for the request %j", async (name, sent) => {
    const response = await send(sent);
    const body: unknown = await response.json();
    expect([response.status, body]).toEqual([200, v.parse(getOperation(name).response, body)]);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("X-Request-Id")).toMatch(/^request-\d+$/);
  });

  it("accepts a byte order mark before the JSON", async () => {
    const sent = { path: RESOLVE, body: '\ufeff{"citation":"701 U.S. 10"}', headers: JSON_TYPE };
    expect((await send(sent)).status).toBe(200);
  });

  it("answers /healthz without a key", async () => {
    const response = await sendBare(handler, "/healthz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("X-Request-Id")).toBeTruthy();
  });
});

describe("an engine that is not open", () => {
  const network = { path: "/api/v1/citations/cases/network?clusterId=1001" };

  it("answers 503 while the engine opens, and requests after that", async () => {
    let arrive = (_: ServedEngine) => {};
    const coming = new Promise<ServedEngine>((resolve) => {
      arrive = resolve;
    });
    const waiting = await open({ retryAfter: 7 }, coming);
    for (const sent of [network, { path: "/healthz" }]) {
      const response = await send(sent, waiting);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "7"]);
      expect((await readProblem(response)).error.code).toBe("corpus_unavailable");
    }
    arrive(engine);
    await coming;
    expect((await send(network, waiting)).status).toBe(200);
  });

  it("answers 503 after a failed opening and reports the reason to the owner only", async () => {
    const seen: unknown[] = [];
    let fail = (_: unknown) => {};
    const failing = new Promise<ServedEngine>((_, reject) => {
      fail = reject;
    });
    const handler = await open({ onError: (error) => seen.push(error) }, failing);
    fail(new Error("/home/someone/corpus.db is damaged"));
    await failing.catch(() => {});
    const response = await send(network, handler);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await response.text()).not.toContain("damaged");
    expect(seen).toMatchObject([
      { code: "corpus_unavailable", cause: { message: expect.stringContaining("damaged") } },
    ]);
  });

  it.each([
    ["a mistake in the code", new TypeError("x is not a function at secret.ts:1")],
    ["an error of the inside", new EngineError("internal", "secret.ts: a debit could not be written")],
  ])("500 for %s, without a word about it", async (_, thrown) => {
    const seen: [unknown, string][] = [];
    const broken = { ...engine, research: { ...engine.research, search: () => Promise.reject(thrown) } };
    const handler = await open({ onError: (...told) => seen.push(told) }, broken);
    const response = await send(post(SEARCH, { query: "q" }), handler);
    const text = await response.text();
    expect([response.status, text.includes("secret")]).toEqual([500, false]);
    expect(JSON.parse(text)).toMatchObject({ error: { code: "internal", requestId: "request-1" } });
    expect(seen).toEqual([[thrown, "request-1"]]);
  });
});

describe("options", () => {
  it("refuses unknown fields in bodies and queries if strict", async () => {
    const strict = await open({ strict: true });
    for (const sent of [
      post(RESOLVE, { citation: "701 U.S. 10", x: 1 }),
      { path: "/api/v1/citations/1001/cited-by?x=1" },
    ]) {
      expect((await send(sent)).status).toBe(200);
      expect((await send(sent, strict)).status).toBe(422);
    }
  });

  it("without keys accepts every call on the account without limit", async () => {
    const response = await send(
      post(RESOLVE, { citation: "701 U.S. 10" }, { Authorization: "" }),
      await open({ keys: null }),
    );
    const body = (await response.json()) as { meta: object };
    expect(body.meta).toMatchObject({ creditsConsumed: 1, creditsRemaining: Number.MAX_SAFE_INTEGER / 1000 });
  });

  it("with an empty list of keys refuses every call", async () => {
    expect((await send({ path: "/api/v1/api-credits/pricing" }, await open({ keys: [] }))).status).toBe(401);
  });

  it("refuses an invalid hash of a key", async () => {
    await expect(open({ keys: [{ name: "k", hash: "secret", account: "a" }] })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("limits the rate of calls per account and refills over time", async () => {
    let now = 0;
    const limited = await open({ rateLimit: { calls: 2, seconds: 10 }, now: () => now });
    const pricing: SentRequest = { path: "/api/v1/api-credits/pricing" };
    const other = { ...pricing, headers: { Authorization: "Bearer pennies" } };
    const status = async (sent: SentRequest) => (await send(sent, limited)).status;
    expect([await status(pricing), await status(pricing), await status(pricing)]).toEqual([200, 200, 429]);
    expect(await status(other)).toBe(200);
    const refused = await send(pricing, limited);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect((await readProblem(refused)).error.code).toBe("rate_limited");
    now = 4999;
    expect(await status(pricing)).toBe(429);
    now = 5000;
    expect([await status(pricing), await status(pricing)]).toEqual([200, 429]);
    now = 1_000_000;
    expect([await status(pricing), await status(pricing), await status(pricing)]).toEqual([200, 200, 429]);
  });
});

describe("an idempotency key", () => {
  it("returns the same bytes for one debit, and nothing to another account", async () => {
    const sent = post(RESOLVE, { citation: "701 U.S. 10" }, { "Idempotency-Key": "one" });
    const before = ledger.balance("rich");
    const bodies = await Promise.all(Array.from({ length: 5 }, async () => (await send(sent)).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(ledger.balance("rich")).toBe(before - 1000);
    const second = await send(post(RESOLVE, { citation: "705 U.S. 200" }, { "Idempotency-Key": "one" }));
    expect([second.status, ledger.balance("rich")]).toEqual([422, before - 1000]);
  });
});
