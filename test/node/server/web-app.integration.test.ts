import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { nameServedFiles } from "../../../src/node/server/served-corpora.ts";
import { createWebApp } from "../../../src/node/server/web-app.ts";

const root = mkdtempSync(join(tmpdir(), "headnote-web-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = join(root, "web");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "not for the web");
writeFileSync(join(folder, "index.html"), "<!doctype html>the page");
writeFileSync(join(folder, "service-worker.js"), "//");
writeFileSync(join(folder, "assets/app-1a2b.js"), "1;");
const corpus = join(root, "mine.sqlite");
writeFileSync(corpus, "0123456789");

const served = nameServedFiles(corpus);
const app = createWebApp({ folder, listServed: () => served, isShared: true });
const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app(new Request(new URL(path, "http://127.0.0.1"), { headers, method }));

describe("the research app as files", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/research/cases/12", "text/html; charset=utf-8", "no-cache"],
    ["/research/statutes/usc-42-1983?as-of=2000-01-01", "text/html; charset=utf-8", "no-cache"],
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ])("serves %s as %s", async (path, type, caching) => {
    const { status, headers } = (await get(path))!;
    expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([200, type, caching]);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it.each([
    "/api/v1/citations/resolve",
    "/healthz",
    "/openapi.json",
    "/researching",
    "/assets/app-gone.js",
    "/assets/",
    "/secret.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
  ])("returns undefined for %s", async (path) => {
    expect(await get(path)).toBeUndefined();
  });

  it("returns undefined for methods other than GET and HEAD", async () => {
    expect(await get("/", {}, "POST")).toBeUndefined();
    const head = (await get("/", {}, "HEAD"))!;
    expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, "23", ""]);
  });

  it("returns undefined for every request if the app is not built", () => {
    expect(createWebApp({ folder: join(root, "nowhere") })(new Request("http://127.0.0.1/"))).toBeUndefined();
  });
});

describe("a corpus for download", () => {
  const { mtimeMs } = statSync(corpus);
  const etag = `"a-${Math.trunc(mtimeMs).toString(36)}"`;

  it.each([
    ["whole", {}, 200, "0123456789", null],
    ["from a byte on", { Range: "bytes=4-" }, 206, "456789", "bytes 4-9/10"],
    ["a part", { Range: "bytes=2-3" }, 206, "23", "bytes 2-3/10"],
    ["of this version", { Range: "bytes=8-", "If-Range": etag }, 206, "89", "bytes 8-9/10"],
    ["of another version: whole", { Range: "bytes=8-", "If-Range": '"old"' }, 200, "0123456789", null],
    ["from behind its end", { Range: "bytes=10-" }, 416, "", "bytes */10"],
    ["its last bytes", { Range: "bytes=-3" }, 206, "789", "bytes 7-9/10"],
    ["several parts: whole", { Range: "bytes=0-1,4-5" }, 200, "0123456789", null],
    ["a range that ends before it begins: whole", { Range: "bytes=5-2" }, 200, "0123456789", null],
    ["unchanged", { "If-None-Match": etag }, 304, "", null],
  ])("answers %s", async (_, headers, status, text, range) => {
    const response = (await get("/corpora/shared/mine.sqlite", headers as unknown as Record<string, string>))!;
    expect(response.headers.get("ETag")).toBe(etag);
    expect([response.status, await response.text(), response.headers.get("Content-Range")]).toEqual([
      status,
      text,
      range,
    ]);
  });

  it("answers HEAD with the headers of GET, ranges excepted", async () => {
    const head = (await get("/corpora/shared/mine.sqlite", { Range: "bytes=2-3" }, "HEAD"))!;
    expect([head.status, head.headers.get("Content-Length"), head.body]).toEqual([200, "10", null]);
  });

  it("is not served unless it is shared", async () => {
    expect(await (await get("/corpora/index.json"))!.json()).toEqual({
      shared: true,
      corpora: [{ name: "mine", bytes: 10, isStarter: false, url: "/corpora/shared/mine.sqlite" }],
    });
    const unshared = createWebApp({ folder, listServed: () => served });
    const index = await unshared(new Request("http://127.0.0.1/corpora/index.json"))!;
    expect(await index.json()).toMatchObject({ shared: false, corpora: [{ name: "mine", url: null }] });
    expect(unshared(new Request("http://127.0.0.1/corpora/shared/mine.sqlite"))).toBeUndefined();
    expect(createWebApp({ folder })(new Request("http://127.0.0.1/corpora/shared/mine.sqlite"))).toBeUndefined();
  });
});

describe("compressed files", () => {
  const script = `export const words = "${"justice ".repeat(1000)}";`;
  writeFileSync(join(folder, "assets/words-1a2b.js"), script);
  const again = createWebApp({ folder });
  const ask = async (headers: Record<string, string>, method = "GET") =>
    (await again(new Request("http://127.0.0.1/assets/words-1a2b.js", { headers, method })))!;

  it("are sent to readers that accept gzip, with the same headers for HEAD", async () => {
    const got = await ask({ "Accept-Encoding": "br;q=0, gzip;q=0.5" });
    const bytes = new Uint8Array(await got.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(script);
    expect(bytes.length).toBeLessThan(script.length / 10);
    const head = await ask({ "Accept-Encoding": "gzip" }, "HEAD");
    expect([...head.headers]).toEqual([...got.headers]);
    expect(got.headers.get("Content-Length")).toBe(String(bytes.length));
    const unchanged = await ask({ "Accept-Encoding": "gzip", "If-None-Match": got.headers.get("ETag")! });
    expect(unchanged.status).toBe(304);
  });

  it("are sent as Brotli to readers that name it, beside gzip under a tag of its own", async () => {
    const got = await ask({ "Accept-Encoding": "gzip, deflate, br" });
    expect([got.headers.get("Content-Encoding"), got.headers.get("Vary")]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(new Uint8Array(await got.arrayBuffer())).toString()).toBe(script);
    const gzipped = await ask({ "Accept-Encoding": "gzip, *" });
    expect(gzipped.headers.get("Content-Encoding")).toBe("gzip");
    expect(gzipped.headers.get("ETag")).not.toBe(got.headers.get("ETag"));
  });

  it.each(["", "br;q=0", "gzip;q=0", "identity"])("are not sent to readers that accept %j", async (accepted) => {
    const got = await ask({ "Accept-Encoding": accepted });
    expect([got.headers.get("Content-Encoding"), got.headers.get("Vary")]).toEqual([null, "Accept-Encoding"]);
    expect(await got.text()).toBe(script);
  });
});

describe.skipIf(process.platform !== "linux")("descriptors", () => {
  const countDescriptors = () => readdirSync("/proc/self/fd").length;
  writeFileSync(join(root, "large.sqlite"), new Uint8Array(3_000_000));
  const large = createWebApp({
    folder,
    listServed: () => [{ ...served[0]!, path: join(root, "large.sqlite") }],
    isShared: true,
  });
  const ask = async (method: string, headers: Record<string, string> = {}) =>
    (await large(new Request("http://127.0.0.1/corpora/shared/mine.sqlite", { method, headers })))!;

  it.each<[string, (response: Response) => Promise<unknown>, string]>([
    ["HEAD", async () => undefined, "HEAD"],
    ["a body that nobody reads", async () => undefined, "GET"],
    ["a body that is cancelled", async ({ body }) => body!.cancel(), "GET"],
    [
      "a reader that leaves after the first chunk",
      async ({ body }) => {
        const reader = body!.getReader();
        await reader.read();
        await reader.cancel();
      },
      "GET",
    ],
    ["a body that is read", (response) => response.arrayBuffer(), "GET"],
  ])("do not leak: %s", async (_, use, method) => {
    const before = countDescriptors();
    for (let i = 0; i < 200; i++) await use(await ask(method, i % 2 ? {} : { Range: "bytes=10-2000000" }));
    expect(countDescriptors()).toBeLessThanOrEqual(before + 2);
  });
});
