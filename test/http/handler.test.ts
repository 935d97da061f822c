import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import type { ServedEngine } from "../../src/contract/engine.ts";
import type { OperationName } from "../../src/contract/operations/operations.ts";
import { ProblemSchema } from "../../src/contract/schemas/problem.ts";
import { type Ledger, toMillis } from "../../src/credits/ledger.ts";
import { EngineError } from "../../src/errors.ts";
import { hashKey } from "../../src/http/authenticator.ts";
import { createHandler, type Handler } from "../../src/http/handler.ts";
import type { HandlerOptions } from "../../src/http/handler-options.ts";
import { MAX_BODY_BYTES } from "../../src/http/read-json-body.ts";
import { getOperation } from "../support/contract/operations.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { checkResponses } from "../support/http/checked-handler.ts";

const ADDRESS = "http://service.example";
const KEY = { Authorization: "Bearer secret" };
const JSON_TYPE = { "Content-Type": "application/json" };

let ledger: Ledger;
let engine: ServedEngine;
let handler: Handler;
/** Its requests are not cloned, which would read their bodies. */
let unrecorded: Handler;

async function openUnrecorded(
  options: Partial<HandlerOptions> = {},
  served: ServedEngine | Promise<ServedEngine> = engine,
) {
  const keys = [
    { name: "rich", hash: await hashKey("secret"), account: "rich" },
    { name: "poor", hash: (await hashKey("pennies")).toUpperCase(), account: "poor" },
  ];
  let id = 0;
  return createHandler(served, { keys, newId: () => `request-${++id}`, ...options });
}

async function open(...given: Parameters<typeof openUnrecorded>) {
  return checkResponses(await openUnrecorded(...given));
}

beforeAll(async () => {
  ({ engine, ledger } = await openSmallEngine());
  await ledger.grant("rich", toMillis(100_000), "bought");
  handler = await open();
  unrecorded = await openUnrecorded();
});

/** What one row of a table sends; GET unless it has a body. */
interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

function send({ path, method, headers, body }: Sent, to: Handler = handler): Promise<Response> {
  const init = { method: method ?? (body === undefined ? "GET" : "POST"), body, duplex: "half" };
  return to.fetch(new Request(ADDRESS + path, { ...init, headers: { ...KEY, ...headers } } as RequestInit));
}

const post = (path: string, value: unknown, headers = {}): Sent => ({
  path,
  body: JSON.stringify(value),
  headers: { ...JSON_TYPE, ...headers },
});

const RESOLVE = "/api/v1/citations/resolve";
const SEARCH = "/api/v1/research/search";

async function problemOf(response: Response) {
  const body: unknown = await response.json();
  const { success, output } = v.safeParse(ProblemSchema, body);
  expect(success).toBe(true);
  expect(body).toEqual(output);
  return v.parse(ProblemSchema, body);
}

describe("successful requests", () => {
  it.each<[OperationName, Sent]>([
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
    const response = await handler.fetch(new Request(`${ADDRESS}/healthz`));
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("X-Request-Id")).toBeTruthy();
  });
});

describe("the table of errors", () => {
  const bearer = (text: string) => ({ path: "/api/v1/api-credits/pricing", headers: { Authorization: text } });

  it.each<[number, string, string, Sent, object?]>([
    [400, "malformed_json", "not JSON", { path: RESOLVE, body: "{citation}", headers: JSON_TYPE }],
    [400, "malformed_json", "cut short", { path: RESOLVE, body: '{"citation":"1', headers: JSON_TYPE }],
    [400, "malformed_json", "nothing", { path: RESOLVE, method: "POST", headers: JSON_TYPE }],
    [
      400,
      "malformed_json",
      "broken UTF-8",
      { path: RESOLVE, body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]), headers: JSON_TYPE },
    ],
    [401, "missing_credentials", "an empty header", bearer("")],
    [401, "invalid_credentials", "another key", bearer("Bearer secretly")],
    [401, "invalid_credentials", "the key's hash", bearer(`Bearer ${"0".repeat(64)}`)],
    [401, "invalid_credentials", "no key", bearer("Bearer")],
    [401, "invalid_credentials", "another scheme", bearer("Basic secret")],
    [401, "invalid_credentials", "two keys", bearer("Bearer secret secret")],
    [
      402,
      "insufficient_credits",
      "an empty account",
      post(RESOLVE, { citation: "701 U.S. 10" }, { Authorization: "Bearer pennies" }),
    ],
    [404, "route_not_found", "no such path", { path: "/api/v1/nothing" }],
    [404, "route_not_found", "the root", { path: "/" }],
    [404, "route_not_found", "a slash at the end", { path: "/api/v1/api-credits/pricing/" }],
    [404, "route_not_found", "an operation without a route", { path: "/api/v1/corpus/stats" }],
    [404, "case_not_found", "no such case", { path: "/api/v1/citations/cases/9" }],
    [404, "case_not_found", "no such case's citers", { path: "/api/v1/citations/9/cited-by" }],
    [404, "citation_not_found", "a citation the corpus lacks", post(RESOLVE, { citation: "1 U.S. 1" })],
    [
      404,
      "citation_not_found",
      "the other country's citation",
      { path: "/api/v1/citations/cases/network?citation=701+U.S.+10&countryCode=IN" },
    ],
    [405, "method_not_allowed", "GET for POST", { path: RESOLVE }],
    [405, "method_not_allowed", "POST for GET", post("/api/v1/citations/cases/network", {})],
    [405, "method_not_allowed", "PUT for GET", { path: "/api/v1/api-credits/pricing", method: "PUT" }],
    [413, "payload_too_large", "a byte too many", { ...post(RESOLVE, {}), body: " ".repeat(MAX_BODY_BYTES + 1) }],
    [415, "unsupported_media_type", "text", post(RESOLVE, {}, { "Content-Type": "text/plain" })],
    [415, "unsupported_media_type", "something like JSON", post(RESOLVE, {}, { "Content-Type": "application/json5" })],
    [422, "validation_failed", "no field", post(RESOLVE, {})],
    [422, "validation_failed", "a list", post(RESOLVE, [])],
    [422, "validation_failed", "an id that is none", { path: "/api/v1/citations/cases/x" }],
    [422, "validation_failed", "an id that is no text", { path: "/api/v1/citations/%ff/cited-by" }],
    [422, "validation_failed", "an empty key", post(RESOLVE, { citation: "701 U.S. 10" }, { "Idempotency-Key": "" })],
    [422, "citation_unrecognized", "no citation", post(RESOLVE, { citation: "nothing" })],
    [422, "query_syntax", "an open group", post(SEARCH, { query: "ferry AND ( toll" })],
  ])("answers with status %i %s to a request with %s", async (status, code, _, sent) => {
    const before = ledger.balance("rich");
    const response = await send(sent);
    const body = await problemOf(response);
    expect([response.status, body.error.code]).toEqual([status, code]);
    expect(body.error.requestId).toBe(response.headers.get("X-Request-Id"));
    expect(Array.isArray(body.detail)).toBe(status === 422);
    if (status !== 422) expect(body.detail).toBe(body.error.message);
    expect(ledger.balance("rich")).toBe(before);
  });

  it("answers 401 missing_credentials to a request without a header", async () => {
    const response = await handler.fetch(new Request(`${ADDRESS}/api/v1/api-credits/pricing`));
    expect([response.status, (await problemOf(response)).error.code]).toEqual([401, "missing_credentials"]);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it.each<[string, Sent, string, string]>([
    [
      "401",
      { path: "/api/v1/api-credits/pricing", headers: { Authorization: "Bearer x" } },
      "WWW-Authenticate",
      "Bearer",
    ],
    ["405", { path: RESOLVE }, "Allow", "POST"],
    ["405", { path: "/healthz", method: "DELETE" }, "Allow", "GET"],
    ["405", { path: "/api/v1/citations/1/cited-by", method: "HEAD" }, "Allow", "GET"],
  ])("answers %s to %j with the header %s", async (status, sent, header, value) => {
    const response = await send(sent);
    expect([String(response.status), response.headers.get(header)]).toEqual([status, value]);
  });

  it("states the required and the remaining credits in a 402", async () => {
    const keys = [{ name: "k", hash: await hashKey("nickels"), account: "small" }];
    await ledger.grant("small", 2500, "bought");
    const sent = post(SEARCH, { query: "ferry", pageSize: 51 }, { Authorization: "Bearer nickels" });
    const { error } = await problemOf(await send(sent, await open({ keys })));
    expect(error).toMatchObject({ code: "insufficient_credits", creditsRequired: 3, creditsRemaining: 2.5 });
  });

  it("returns the parsed citation and suggestions in a 404", async () => {
    const { error } = await problemOf(await send(post(RESOLVE, { citation: "701 U.S. 11" })));
    expect(error).toMatchObject({ parsed: { raw: "701 U.S. 11" }, suggestions: ["701 U.S. 10"] });
  });

  it.each<[Sent, unknown]>([
    [post(SEARCH, { query: "" }), [["body", "query"]]],
    [
      post(SEARCH, { query: "q", page_size: 101, page: "1" }),
      [
        ["body", "page"],
        ["body", "page_size"],
      ],
    ],
    [post(SEARCH, { query: "q", filters: { yearFrom: 1.5 } }), [["body", "filters", "yearFrom"]]],
    [post(SEARCH, { query: "ferry AND ( toll" }), [["body", "query"]]],
    [post(RESOLVE, { citation: "nothing" }), [["body", "citation"]]],
    [{ path: "/api/v1/citations/cases/network?citation=nothing" }, [["query", "citation"]]],
    [{ path: "/api/v1/citations/cases/network?citation=1+U.S.+1&depth=4" }, [["query", "depth"]]],
    [{ path: "/api/v1/citations/cases/network?clusterId=1&cluster_id=2" }, [["query", "cluster_id"]]],
    [{ path: "/api/v1/citations/0/cited-by" }, [["path", "case_id"]]],
    [post(RESOLVE, { citation: "1 U.S. 1" }, { "Idempotency-Key": "k".repeat(256) }), [["header", "Idempotency-Key"]]],
  ])("names the invalid fields in the 422 for %j", async (sent, places) => {
    const { detail } = await problemOf(await send(sent));
    expect(Array.isArray(detail) && detail.map(({ loc }) => loc).toSorted()).toEqual(places);
  });

  it("returns the offset of a syntax error in a query", async () => {
    const { error } = await problemOf(await send(post(SEARCH, { query: "ferry AND ( toll" })));
    expect(error.offset).toBe(10);
  });
});

describe("bodies at the limit", () => {
  const padded = (size: number) => `{"citation":"701 U.S. 10"}${" ".repeat(size - 26)}`;

  it("accepts 1 MiB and refuses one byte more", async () => {
    const headers = JSON_TYPE;
    expect((await send({ path: RESOLVE, body: padded(MAX_BODY_BYTES), headers })).status).toBe(200);
    expect((await send({ path: RESOLVE, body: padded(MAX_BODY_BYTES + 1), headers })).status).toBe(413);
  });

  it("reads a body of unknown length up to the limit only", async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    const response = await send({ path: RESOLVE, body, headers: JSON_TYPE }, unrecorded);
    expect(response.status).toBe(413);
    expect(cancelled).toBe(true);
    expect(pulled).toBeLessThan(20);
  });

  it("reads nothing of a body whose announced length exceeds the limit", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(1));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...JSON_TYPE, "Content-Length": String(MAX_BODY_BYTES + 1) };
    expect((await send({ path: RESOLVE, body, headers }, unrecorded)).status).toBe(413);
    expect(pulled).toBe(0);
  });

  it("answers 422 to a body nested a megabyte deep", async () => {
    const deep = `{"query":"q","filters":${"[".repeat(500_000)}${"]".repeat(500_000)}}`;
    expect((await send({ path: SEARCH, body: deep, headers: JSON_TYPE })).status).toBe(422);
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
      expect((await problemOf(response)).error.code).toBe("corpus_unavailable");
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
  it("strict refuses unknown fields, in bodies and queries", async () => {
    const strict = await open({ strict: true });
    for (const sent of [
      post(RESOLVE, { citation: "701 U.S. 10", x: 1 }),
      { path: "/api/v1/citations/1001/cited-by?x=1" },
    ]) {
      expect((await send(sent)).status).toBe(200);
      expect((await send(sent, strict)).status).toBe(422);
    }
  });

  it("without keys everybody may call, on the account without limit", async () => {
    const response = await send(
      post(RESOLVE, { citation: "701 U.S. 10" }, { Authorization: "" }),
      await open({ keys: null }),
    );
    const body = (await response.json()) as { meta: object };
    expect(body.meta).toMatchObject({ creditsConsumed: 1, creditsRemaining: Number.MAX_SAFE_INTEGER / 1000 });
  });

  it("with an empty list of keys nobody may", async () => {
    expect((await send({ path: "/api/v1/api-credits/pricing" }, await open({ keys: [] }))).status).toBe(401);
  });

  it("a hash that is none is refused at once", async () => {
    await expect(open({ keys: [{ name: "k", hash: "secret", account: "a" }] })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("a rate limit counts per account and refills", async () => {
    let now = 0;
    const limited = await open({ rateLimit: { calls: 2, seconds: 10 }, now: () => now });
    const pricing: Sent = { path: "/api/v1/api-credits/pricing" };
    const other = { ...pricing, headers: { Authorization: "Bearer pennies" } };
    const status = async (sent: Sent) => (await send(sent, limited)).status;
    expect([await status(pricing), await status(pricing), await status(pricing)]).toEqual([200, 200, 429]);
    expect(await status(other)).toBe(200);
    const refused = await send(pricing, limited);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect((await problemOf(refused)).error.code).toBe("rate_limited");
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

it("answers a body of any bytes", async () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(RESOLVE, SEARCH, "/api/v1/citations/search"), anything, async (path, body) => {
      const response = await send({ path, body: body as BodyInit, headers: JSON_TYPE });
      expect([200, 400, 404, 422]).toContain(response.status);
      expect(response.headers.get("X-Request-Id")).toBeTruthy();
    }),
  );
});
