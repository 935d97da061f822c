import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import type { FaultInput } from "../../../src/contract/schemas/control.ts";
import type { CallRecord } from "../../../src/http/call-record.ts";
import { createCallLogger } from "../../../src/node/cli/output/call-logger.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../../src/node/server/start-server.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const { bytes } = await buildSmallCorpus();
const KEYS = [{ name: "a", secret: "gold", credits: 100 }];
const logged: CallRecord[] = [];
const server = await startServer({ corpus: bytes, keys: KEYS, control: true, onCall: (call) => logged.push(call) });
const client = createClient({ url: server.url, key: "gold" });
afterAll(() => server.close());

const RESOLVE = "/api/v1/citations/resolve";
const ASK = { question: "May a ferry company collect a toll?" };
const JSON_TYPE = { "Content-Type": "application/json" };

function post(path: string, body: unknown, { url }: Pick<RunningServer, "url"> = server, headers = {}) {
  const init = { Authorization: "Bearer gold", ...JSON_TYPE, ...headers };
  return fetch(url + path, { method: "POST", headers: init, body: JSON.stringify(body) });
}

const order = (fault: FaultInput) => post("/__control/faults", fault);
const resolve = () => client.citations.resolve({ citation: "701 U.S. 10" });
const balance = async () => (await resolve()).meta.creditsRemaining + 1;

async function serving<T>(options: ServerOptions, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const other = await startServer({ corpus: bytes, keys: KEYS, ...options });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

beforeEach(() => server.reset());

describe("/__control/", () => {
  it("is not served unless the server is started with it", async () => {
    await serving({}, async (other) => {
      expect((await post("/__control/reset", {}, other)).status).toBe(404);
    });
  });

  it("refuses pages of other origins", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    expect((await post("/__control/reset", {}, server, headers)).status).toBe(404);
    expect((await post("/__control/reset", {}, server, { Origin: server.url })).status).toBe(200);
  });

  it("restores the opening balances and clears faults and recorded calls", async () => {
    await resolve();
    await order({ status: 500 });
    expect(await (await post("/__control/reset", {})).json()).toEqual({ status: "ok" });
    expect(await balance()).toBe(100);
    const { requests } = (await (await fetch(`${server.url}/__control/requests`)).json()) as { requests: CallRecord[] };
    expect(requests.map(({ endpoint }) => endpoint)).toEqual(["citations.resolve"]);
  });

  it.each([3, 0, 250.5])("sets a balance to %d credits", async (credits) => {
    const set = await post("/__control/credits", { account: "a", balance: credits });
    expect(await set.json()).toEqual({ balances: { a: credits } });
    if (credits > 0) expect(await balance()).toBe(credits);
    else await expect(resolve()).rejects.toMatchObject({ code: "insufficient_credits" });
  });

  it("lists the recorded calls without the key", async () => {
    await post(RESOLVE, { citation: "701 U.S. 10", x: 1 });
    await fetch(`${server.url}/api/v1/acts/list?page=0`, { headers: { Authorization: "Bearer gold" } });
    const text = await (await fetch(`${server.url}/__control/requests`)).text();
    expect(text).not.toContain("gold");
    const { requests } = JSON.parse(text) as { requests: CallRecord[] };
    expect(requests).toMatchObject([
      {
        method: "POST",
        path: RESOLVE,
        body: '{"citation":"701 U.S. 10","x":1}',
        status: 200,
        account: "a",
        code: null,
      },
      { method: "GET", path: "/api/v1/acts/list?page=0", body: null, status: 422, code: "validation_failed" },
    ]);
    await fetch(`${server.url}/__control/requests`, { method: "DELETE" });
    expect(await (await fetch(`${server.url}/__control/requests`)).json()).toEqual({ requests: [] });
  });

  it.each([
    ["/__control/faults", {}],
    ["/__control/faults", { status: 200 }],
    ["/__control/faults", { status: 500, endpoint: "nothing" }],
    ["/__control/faults", { stauts: 500 }],
    ["/__control/faults", { cutAfter: -1 }],
    ["/__control/credits", { account: "a" }],
    ["/__control/credits", { account: "a", balance: -1 }],
    ["/__control/corpus", { corpus: 1 }],
  ])("%s refuses %j", async (path, body) => {
    expect((await post(path, body)).status).toBe(422);
  });

  it("keeps the corpus if another one cannot be opened", async () => {
    expect((await post("/__control/corpus", { corpus: "/absent.sqlite" })).status).toBe(503);
    expect((await resolve()).data.clusterId).toBe(1001);
  });
});

describe("faults", () => {
  it.each<[FaultInput, string, number]>([
    [{ status: 500 }, "internal", 500],
    [{ status: 503 }, "corpus_unavailable", 503],
    [{ status: 429 }, "rate_limited", 429],
    [{ code: "insufficient_credits" }, "insufficient_credits", 402],
    [{ status: 502 }, "internal", 502],
  ])("of the form %j answer with %s and status %i", async (fault, code, status) => {
    await order({ ...fault, times: 2 });
    await expect(resolve()).rejects.toMatchObject({ code });
    expect((await post(RESOLVE, { citation: "701 U.S. 10" })).status).toBe(status);
    expect(await balance()).toBe(100);
  });

  it("apply to the endpoint that they name", async () => {
    await order({ endpoint: "research.search", status: 500 });
    expect(await balance()).toBe(100);
    await expect(client.research.search({ query: "ferry" })).rejects.toMatchObject({ code: "internal" });
  });

  it("delay an answer", async () => {
    await order({ delayMs: 60, times: 1 });
    const started = performance.now();
    await resolve();
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  it.each([0, 1, 3])("cut a stream after %i events", async (cutAfter) => {
    await order({ cutAfter, times: 1 });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { type } of client.ask(ASK)) seen.push(type);
    })();
    await expect(reading).rejects.toMatchObject({ code: "internal" });
    expect(seen).toHaveLength(cutAfter);
    expect(await balance()).toBe(100);
  });

  it("keep the debit if they cut a stream after its first chunk", async () => {
    const types: string[] = [];
    for await (const { type } of client.ask(ASK)) types.push(type);
    await server.reset();
    await order({ cutAfter: types.indexOf("chunk") + 1 });
    const reading = (async () => {
      for await (const _ of client.ask(ASK));
    })();
    await expect(reading).rejects.toMatchObject({ code: "internal" });
    expect(await balance()).toBe(85);
  });
});

describe("an aborted call", () => {
  it("stops the work within 50 ms and costs nothing before the first chunk", async () => {
    await order({ endpoint: "ask.stream", delayMs: 0 });
    const events = client.ask(ASK)[Symbol.asyncIterator]();
    await events.next();
    logged.length = 0;
    const left = performance.now();
    await events.return?.();
    while (logged.length === 0 && performance.now() - left < 1000)
      await new Promise((resolve) => setTimeout(resolve, 1));
    expect(performance.now() - left).toBeLessThan(50);
    expect(logged[0]).toMatchObject({ endpoint: "ask.stream", code: null });
    expect(await balance()).toBe(100);
  });

  it("rejects with the reason of its signal", async () => {
    const given = new AbortController();
    const reading = (async () => {
      for await (const _ of client.ask(ASK, { signal: given.signal })) given.abort(new Error("changed my mind"));
    })();
    await expect(reading).rejects.toThrow("changed my mind");
  });
});

describe("another corpus", () => {
  const folder = mkdtempSync(join(tmpdir(), "headnote-reload-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("replaces the first one without a dropped call and keeps balances", async () => {
    const other = join(folder, "other.sqlite");
    const renamed = SMALL_CASES.map((row) => ({ ...row, case: { ...row.case, name: `${row.case.name} (2)` } }));
    writeFileSync(other, (await buildSmallCorpus(renamed)).bytes);
    let stop = false;
    const names = new Set<string>();
    const caller = async () => {
      for (let i = 0; !stop || i < 3; i++) {
        const { data } = await client.citations.case({ caseId: "1001" });
        names.add(data.caseName);
      }
    };
    await post("/__control/credits", { account: "a", balance: 1_000_000 });
    const callers = Array.from({ length: 8 }, caller);
    const asked = (async () => {
      let answer = "";
      for await (const event of client.ask(ASK)) if (event.type === "chunk") answer += event.content;
      return answer;
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await post("/__control/corpus", { corpus: other })).status).toBe(200);
    stop = true;
    await Promise.all(callers);
    expect(await asked).not.toBe("");
    expect([...names].at(-1)).toMatch(/\(2\)$/);
    expect(await balance()).toBeGreaterThan(900_000);
  });
});

describe("the same seed and a stopped clock", () => {
  it("produce the same bytes, headers included, after a start and after a reset", async () => {
    const told = async ({ url }: RunningServer) => {
      const answers: string[] = [];
      for (const [path, body] of [
        [RESOLVE, { citation: "701 U.S. 10" }],
        ["/api/v1/research/search", { query: "ferry" }],
        ["/api/v1/ask/stream", ASK],
        [RESOLVE, { citation: "1 U.S. 1" }],
      ] as const) {
        const response = await post(path, body, { url });
        answers.push(`${response.headers.get("X-Request-Id")} ${await response.text()}`);
      }
      // Addresses of case pages hold the port.
      return answers.map((answer) => answer.replaceAll(url, ""));
    };
    const options = { seed: 7, now: () => Date.parse("2026-01-01T00:00:00Z") };
    const first = await serving(options, async (other) => {
      const before = await told(other);
      await other.reset();
      expect(await told(other)).toEqual(before);
      return before;
    });
    expect(await serving(options, told)).toEqual(first);
    expect(await serving({ ...options, seed: 8 }, told)).not.toEqual(first);
  });
});

describe("pages of other origins", () => {
  const headers = { Origin: "https://page.example" };

  it("may call and read the headers that clients need", async () => {
    const asked = await fetch(server.url + RESOLVE, {
      method: "OPTIONS",
      headers: {
        ...headers,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
      },
    });
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toMatch(/Authorization/i);
    const refused = await post(RESOLVE, { citation: "701 U.S. 10" }, server, { ...headers, Authorization: "" });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([401, "*"]);
    expect(refused.headers.get("Access-Control-Expose-Headers")).toContain("X-Request-Id");
  });

  it.each([
    [[], null],
    [["https://page.example"], "https://page.example"],
    [["https://other.example"], null],
  ])("may call if cors is %j: %j", async (cors, allowed) => {
    await serving({ cors }, async (other) => {
      const response = await post(RESOLVE, { citation: "701 U.S. 10" }, other, headers);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    });
  });
});

describe("stopping", () => {
  it("answers running calls and accepts no more", async () => {
    const other = await startServer({ corpus: bytes, keys: KEYS, latencyMs: 150 });
    const calls = Array.from({ length: 10 }, () => post(RESOLVE, { citation: "701 U.S. 10" }, other));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = other.close();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await stopped;
    await expect(post(RESOLVE, {}, other)).rejects.toThrow();
  });

  it("closes connections after the grace period", async () => {
    const other = await startServer({ corpus: bytes, keys: KEYS, latencyMs: 60_000, graceMs: 100 });
    const call = post(RESOLVE, { citation: "701 U.S. 10" }, other).catch(() => "broken off");
    await new Promise((resolve) => setTimeout(resolve, 50));
    const started = performance.now();
    await other.close();
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await call).toBe("broken off");
  });
});

describe("the log of calls", () => {
  const call: CallRecord = {
    requestId: "r",
    at: 0,
    method: "POST",
    path: RESOLVE,
    endpoint: "citations.resolve",
    account: "a",
    body: '{"citation":"secret"}',
    status: 402,
    code: "insufficient_credits",
    events: null,
    ms: 1.6,
  };

  it.each([
    ["json", /^\{"time":"1970-01-01T00:00:00.000Z","requestId":"r".*"status":402.*\}\n$/],
    ["text", /^402 POST \/api\/v1\/citations\/resolve a, insufficient_credits, 2 ms\n$/],
    ["off", /^$/],
  ] as const)("%s: one line, without the body", (format, expected) => {
    let written = "";
    const stderr = new Writable({
      write(chunk, _, done) {
        written += chunk;
        done();
      },
    });
    createCallLogger(format, { stdout: stderr, stderr })(call);
    expect(written).toMatch(expected);
    expect(written).not.toContain("secret");
  });

  it("contains every call, a stream with the number of its events", async () => {
    logged.length = 0;
    for await (const _ of client.ask(ASK));
    await expect(client.citations.resolve({ citation: "1 U.S. 1" })).rejects.toMatchObject({});
    await fetch(`${server.url}/absent`);
    expect(logged).toMatchObject([
      { endpoint: "ask.stream", status: 200, events: expect.any(Number), account: "a" },
      { endpoint: "citations.resolve", status: 404, code: "citation_not_found", events: null },
      { endpoint: null, status: 404, code: "route_not_found", account: null },
    ]);
  });
});
