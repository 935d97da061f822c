import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
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

const app = createWebApp({ folder, sharedCorpus: corpus });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app(new Request(new URL(path, "http://127.0.0.1"), { headers, method }));

describe("the research app as files", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/research/cases/12", "text/html; charset=utf-8", "no-cache"],
    ["/research/statutes/usc-42-1983?as-of=2000-01-01", "text/html; charset=utf-8", "no-cache"],
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ])("serves %s as %s", (path, type, caching) => {
    const { status, headers } = get(path)!;
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
  ])("returns undefined for %s", (path) => {
    expect(get(path)).toBeUndefined();
  });

  it("returns undefined for methods other than GET and HEAD", async () => {
    expect(get("/", {}, "POST")).toBeUndefined();
    const head = get("/", {}, "HEAD")!;
    expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, "23", ""]);
  });

  it("returns undefined for every request if the app is not built", () => {
    expect(createWebApp({ folder: join(root, "nowhere") })(new Request("http://127.0.0.1/"))).toBeUndefined();
  });
});

describe("a corpus for download", () => {
  const etag = get("/corpora/shared.sqlite")!.headers.get("ETag")!;

  it.each([
    ["whole", {}, 200, "0123456789", null],
    ["from a byte on", { Range: "bytes=4-" }, 206, "456789", "bytes 4-9/10"],
    ["a part", { Range: "bytes=2-3" }, 206, "23", "bytes 2-3/10"],
    ["of this version", { Range: "bytes=8-", "If-Range": etag }, 206, "89", "bytes 8-9/10"],
    ["of another version: whole", { Range: "bytes=8-", "If-Range": '"old"' }, 200, "0123456789", null],
    ["from behind its end", { Range: "bytes=10-" }, 416, "", "bytes */10"],
    ["unchanged", { "If-None-Match": etag }, 304, "", null],
  ])("answers %s", async (_, headers, status, text, range) => {
    const response = get("/corpora/shared.sqlite", headers as unknown as Record<string, string>)!;
    expect([response.status, await response.text(), response.headers.get("Content-Range")]).toEqual([
      status,
      text,
      range,
    ]);
  });

  it("is not served unless it is shared", async () => {
    expect(await get("/corpora/index.json")!.json()).toEqual({ shared: true });
    expect(createWebApp({ folder })(new Request("http://127.0.0.1/corpora/shared.sqlite"))).toBeUndefined();
  });
});
