import { readdirSync } from "node:fs";
import { request } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { postTo, RESOLVE, startSmallServer, withServer } from "../../support/node/small-server.ts";

const server = await startSmallServer({ keys: [{ name: "a", secret: "gold", credits: 10_000 }] });
afterAll(() => server.close());

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Sends a request whose answer is not decoded. */
function send(path: string, { method = "GET", headers = {}, body = "" } = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const all = { Authorization: "Bearer gold", "Content-Type": "application/json", ...headers };
    const sent = request(server.url + path, { method, headers: all }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("answers of text", () => {
  it("are compressed for readers that accept gzip", async () => {
    const plain = await send("/openapi.json");
    const packed = await send("/openapi.json", { headers: { "Accept-Encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers.vary).toMatch(/Accept-Encoding/);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    const head = await send("/openapi.json", { method: "HEAD", headers: { "Accept-Encoding": "gzip" } });
    expect([head.headers["content-encoding"], head.bytes.length]).toEqual(["gzip", 0]);
  });

  it("are sent as they are if they are short, and as events arrive if they are streams", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const short = await send("/healthz", { headers });
    expect(short.headers["content-encoding"]).toBeUndefined();
    const body = JSON.stringify({ question: "May a ferry company collect a toll?" });
    const stream = await send("/api/v1/ask/stream", { method: "POST", headers, body });
    expect([stream.status, stream.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(stream.bytes.toString()).toContain("event: done");
  });
});

it("reads a request that is compressed", async () => {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer gold", "Content-Encoding": "gzip" };
  const body = new Uint8Array(gzipSync('{"citation":"701 U.S. 10"}'));
  const response = await fetch(server.url + RESOLVE, { method: "POST", headers, body });
  expect((await response.json()).data.caseName).toBe("Marlow v. Ferry Company");
});

it("links to the research app that it was told of", async () => {
  await withServer({ appUrl: "https://research.example/app", host: "0.0.0.0" }, async (other) => {
    const { data } = await (await postTo(other, RESOLVE, { citation: "701 U.S. 10" })).json();
    expect(data.absoluteUrl).toBe("https://research.example/app/research/cases/1001");
  });
});

describe.skipIf(process.platform !== "linux")("descriptors of a server", () => {
  it("stay the same after HEAD requests and broken downloads", async () => {
    if ((await send("/corpora/starter.sqlite", { method: "HEAD" })).status === 404) return;
    const count = () => readdirSync("/proc/self/fd").length;
    const before = count();
    for (let i = 0; i < 200; i++) await send("/corpora/starter.sqlite", { method: "HEAD" });
    for (let i = 0; i < 50; i++) {
      const given = new AbortController();
      const response = await fetch(`${server.url}/corpora/starter.sqlite`, { signal: given.signal });
      await response.body!.getReader().read();
      given.abort();
    }
    for (let i = 0; i < 100 && count() > before + 5; i++) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(count()).toBeLessThanOrEqual(before + 5);
  });
});
