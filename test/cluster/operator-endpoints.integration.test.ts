import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openService, openServiceWith, type Service } from "../../src/node/server/open-service.ts";
import type { ServedCluster } from "../../src/node/server/served-cluster.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const keys = [{ name: "alice", secret: "gold", credits: 100 }];
const authorization = { Authorization: "Bearer gold" };
const get = (service: Service, path: string, headers = {}) =>
  service.fetch(new Request(`http://service.example${path}`, { headers }));

describe("the endpoints of operators", () => {
  let service: Service;
  beforeAll(async () => {
    service = await openService({ corpus: (await buildSmallCorpus()).bytes, keys });
  });
  afterAll(() => service.close());

  it("count calls, their durations and the credits that they cost", async () => {
    const response = await get(service, "/api/v1/statutes/states", authorization);
    expect(response.status).toBe(200);
    const metrics = await get(service, "/metrics", authorization);
    expect(metrics.headers.get("Content-Type")).toContain("text/plain");
    const text = await metrics.text();
    expect(text).toContain('headnote_calls_total{operation="statutes.states",status="200"} 1');
    expect(text).toContain('headnote_call_seconds_count{operation="statutes.states"} 1');
    expect(text).toMatch(/headnote_credits_total [1-9]/);
    expect(text).toContain("headnote_calls_running 0");
  });

  it("show metrics to callers with a key only", async () => {
    expect((await get(service, "/metrics")).status).toBe(401);
    expect((await get(service, "/metrics", { Authorization: "Bearer tin" })).status).toBe(401);
  });

  it("tell that a server without a cluster is ready", async () => {
    const response = await get(service, "/readyz");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok", missing: [] }]);
  });

  it("tell which service of a cluster does not answer", async () => {
    const cluster: ServedCluster = {
      listMissing: async () => ["opensearch"],
      onChange: () => undefined,
      close: async () => undefined,
    };
    const other = await openServiceWith({ corpus: (await buildSmallCorpus()).bytes, keys }, { cluster });
    const response = await get(other, "/readyz");
    expect([response.status, await response.json()]).toEqual([503, { status: "unavailable", missing: ["opensearch"] }]);
    await other.close();
  });
});
