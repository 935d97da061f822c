import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import type { CallRecord } from "../../../src/http/call-record.ts";
import { createCallLogger } from "../../../src/node/cli/output/call-logger.ts";
import type { RunningServer } from "../../../src/node/server/start-server.ts";
import { ASK, postTo, RESOLVE, startSmallServer, withServer } from "../../support/node/small-server.ts";

const logged: CallRecord[] = [];
const server = await startSmallServer({ onCall: (call) => logged.push(call) });
const client = createClient({ url: server.url, key: "gold" });
afterAll(() => server.close());

describe("the same seed and a stopped clock", () => {
  it("produce the same bytes, headers included, after a start and after a reset", async () => {
    const readAnswers = async ({ url }: RunningServer) => {
      const answers: string[] = [];
      for (const [path, body] of [
        [RESOLVE, { citation: "701 U.S. 10" }],
        ["/api/v1/research/search", { query: "ferry" }],
        ["/api/v1/ask/stream", ASK],
        [RESOLVE, { citation: "1 U.S. 1" }],
      ] as const) {
        const response = await postTo({ url }, path, body);
        answers.push(`${response.headers.get("X-Request-Id")} ${await response.text()}`);
      }
      // Addresses of case pages hold the port.
      return answers.map((answer) => answer.replaceAll(url, ""));
    };
    const options = { seed: 7, now: () => Date.parse("2026-01-01T00:00:00Z") };
    const first = await withServer(options, async (other) => {
      const before = await readAnswers(other);
      await other.reset();
      expect(await readAnswers(other)).toEqual(before);
      return before;
    });
    expect(await withServer(options, readAnswers)).toEqual(first);
    expect(await withServer({ ...options, seed: 8 }, readAnswers)).not.toEqual(first);
  });
});

it("answers under a seed do not change with the number of health checks between them", async () => {
  const readIds = (polls: number) =>
    withServer({ seed: 7, control: true }, async (other) => {
      const ids: (string | null)[] = [];
      for (let i = 0; i < 3; i++) {
        for (let k = 0; k < polls; k++)
          for (const path of ["/healthz", "/openapi.json", "/__control/nothing", "/"]) await fetch(other.url + path);
        const response = await postTo(other, RESOLVE, { citation: "701 U.S. 10" });
        ids.push(response.headers.get("X-Request-Id"));
      }
      return ids;
    });
  const ids = await readIds(0);
  expect(new Set(ids).size).toBe(3);
  expect(await readIds(4)).toEqual(ids);
});

describe("pages of other origins", () => {
  const headers = { Origin: "http://localhost:3000" };

  it("may call if they are of this machine, and read the headers that clients need", async () => {
    const asked = await fetch(server.url + RESOLVE, {
      method: "OPTIONS",
      headers: {
        ...headers,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, x-client-version",
      },
    });
    expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, headers.Origin]);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toBe("authorization,x-client-version");
    const refused = await postTo(server, RESOLVE, { citation: "701 U.S. 10" }, { ...headers, Authorization: "" });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([401, headers.Origin]);
    expect(refused.headers.get("Access-Control-Expose-Headers")).toContain("X-Request-Id");
  });

  it.each([
    [[], 403, null],
    ["*", 200, "*"],
    [["https://page.example"], 200, "https://page.example"],
    [["https://other.example", "loopback"], 403, null],
  ] as const)("may call if cors is %j: status %i, allowed %j", async (cors, status, allowed) => {
    await withServer({ cors }, async (other) => {
      const page = { Origin: "https://page.example" };
      const response = await postTo(other, RESOLVE, { citation: "701 U.S. 10" }, page);
      expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([status, allowed]);
    });
  });
});

describe("stopping", () => {
  it("answers running calls and accepts no more", async () => {
    const other = await startSmallServer({ latencyMs: 150 });
    const calls = Array.from({ length: 10 }, () => postTo(other, RESOLVE, { citation: "701 U.S. 10" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = other.close();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await stopped;
    await expect(postTo(other, RESOLVE, {})).rejects.toThrow();
  });

  it("closes connections after the grace period", async () => {
    const other = await startSmallServer({ latencyMs: 60_000, graceMs: 100 });
    const call = postTo(other, RESOLVE, { citation: "701 U.S. 10" }).catch(() => "broken off");
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
