import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import type { FaultInput } from "../../../src/contract/schemas/control.ts";
import type { CallRecord } from "../../../src/http/call-record.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { ASK, postTo, RESOLVE, startSmallServer, withServer } from "../../support/node/small-server.ts";

const logged: CallRecord[] = [];
const server = await startSmallServer({ control: true, onCall: (call) => logged.push(call) });
const client = createClient({ url: server.url, key: "gold" });
afterAll(() => server.close());

const order = (fault: FaultInput) => postTo(server, "/__control/faults", fault);
const resolve = () => client.citations.resolve({ citation: "701 U.S. 10" });
const balance = async () => (await resolve()).meta.creditsRemaining + 1;

beforeEach(() => server.reset());

describe("/__control/", () => {
  it("is not served unless the server is started with it", async () => {
    await withServer({}, async (other) => {
      expect((await postTo(other, "/__control/reset", {})).status).toBe(404);
    });
  });

  it("refuses pages of other origins", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    expect((await postTo(server, "/__control/reset", {}, headers)).status).toBe(403);
    expect((await postTo(server, "/__control/reset", {}, { Origin: server.url })).status).toBe(200);
  });

  it("restores the opening balances and clears faults and recorded calls", async () => {
    await resolve();
    await order({ status: 500 });
    expect(await (await postTo(server, "/__control/reset", {})).json()).toEqual({ status: "ok" });
    expect(await balance()).toBe(100);
    const { requests } = (await (await fetch(`${server.url}/__control/requests`)).json()) as { requests: CallRecord[] };
    expect(requests.map(({ endpoint }) => endpoint)).toEqual(["citations.resolve"]);
  });

  it.each([3, 0, 250.5])("sets a balance to %d credits", async (credits) => {
    const set = await postTo(server, "/__control/credits", { account: "a", balance: credits });
    expect(await set.json()).toEqual({ balances: { a: credits } });
    if (credits > 0) expect(await balance()).toBe(credits);
    else await expect(resolve()).rejects.toMatchObject({ code: "insufficient_credits" });
  });

  it("lists the recorded calls without the key", async () => {
    await postTo(server, RESOLVE, { citation: "701 U.S. 10", x: 1 });
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
    expect((await postTo(server, path, body)).status).toBe(422);
  });

  it("keeps the corpus if another one cannot be opened", async () => {
    expect((await postTo(server, "/__control/corpus", { corpus: "/absent.sqlite" })).status).toBe(503);
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
    expect((await postTo(server, RESOLVE, { citation: "701 U.S. 10" })).status).toBe(status);
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
    await postTo(server, "/__control/credits", { account: "a", balance: 1_000_000 });
    const callers = Array.from({ length: 8 }, caller);
    const asked = (async () => {
      let answer = "";
      for await (const event of client.ask(ASK)) if (event.type === "chunk") answer += event.content;
      return answer;
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await postTo(server, "/__control/corpus", { corpus: other })).status).toBe(200);
    stop = true;
    await Promise.all(callers);
    expect(await asked).not.toBe("");
    expect([...names].at(-1)).toMatch(/\(2\)$/);
    expect(await balance()).toBeGreaterThan(900_000);
  });
});
