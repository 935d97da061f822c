import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "../../src/http/read-json-body.ts";
import { findRepeatedKey } from "../../src/http/repeated-key.ts";
import { assertProperty } from "../support/assert-property.ts";
import { createUncheckedHandler, JSON_TYPE, openSmallService, RESOLVE, SEARCH } from "../support/http/small-service.ts";

const { engine, send } = await openSmallService();
/** Does not clone requests, which would read their bodies. */
const unchecked = await createUncheckedHandler(engine);

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
    const response = await send({ path: RESOLVE, body, headers: JSON_TYPE }, unchecked);
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
    expect((await send({ path: RESOLVE, body, headers }, unchecked)).status).toBe(413);
    expect(pulled).toBe(0);
  });

  it("answers 422 to a body nested a megabyte deep", async () => {
    const deep = `{"query":"q","filters":${"[".repeat(500_000)}${"]".repeat(500_000)}}`;
    expect((await send({ path: SEARCH, body: deep, headers: JSON_TYPE })).status).toBe(422);
  });
});

it("answers a body of any bytes", async () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
  );
  await assertProperty(
    fc.asyncProperty(fc.constantFrom(RESOLVE, SEARCH, "/api/v1/citations/search"), anything, async (path, body) => {
      const response = await send({ path, body: body as BodyInit, headers: JSON_TYPE });
      expect([200, 400, 404, 422]).toContain(response.status);
      expect(response.headers.get("X-Request-Id")).toBeTruthy();
    }),
  );
});

describe("compressed bodies", () => {
  const text = '{"citation":"701 U.S. 10"}';
  const sendAs = (coding: string, body: Uint8Array<ArrayBuffer> | string) =>
    send({ path: RESOLVE, body, headers: { ...JSON_TYPE, "Content-Encoding": coding } }, unchecked);
  const compress = (content: string | Uint8Array) => new Uint8Array(gzipSync(content));

  it.each(["gzip", "GZIP", "x-gzip", " gzip "])("are read if they are %j", async (coding) => {
    expect((await sendAs(coding, compress(text))).status).toBe(200);
  });

  it("are read as they are if the coding is identity", async () => {
    expect((await sendAs("identity", text)).status).toBe(200);
  });

  it.each(["br", "deflate", "gzip, gzip", "zstd"])("are 415 if they are %j", async (coding) => {
    const response = await sendAs(coding, compress(text));
    expect(response.status).toBe(415);
    expect((await response.json()).error.code).toBe("unsupported_media_type");
  });

  it.each([
    ["no gzip", new TextEncoder().encode(text)],
    ["cut off", compress(text).slice(0, 20)],
    ["empty", new Uint8Array()],
    ["followed by other bytes", new Uint8Array([...compress(text), 1, 2, 3])],
  ])("are 400 if they are %s", async (_, body) => {
    const response = await sendAs("gzip", body);
    expect([response.status, (await response.json()).error.code]).toEqual([400, "malformed_json"]);
  });

  it("are 413 above 1 MiB of text, however small they are", async () => {
    const bomb = compress(new Uint8Array(200 * MAX_BODY_BYTES));
    expect(bomb.length).toBeLessThan(MAX_BODY_BYTES);
    const before = process.memoryUsage().rss;
    expect((await sendAs("gzip", bomb)).status).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });
});

describe("a key that an object has twice", () => {
  it.each([
    ['{"citation":"701 U.S. 10","citation":"1 U.S. 1"}', "citation"],
    ['{"citation":"701 U.S. 10","x":{"a":1,"b":[{"c":1},{"c":2,"c":3}]}}', "c"],
    ['{"citation":"701 U.S. 10","citati\\u006fn":"1 U.S. 1"}', "citation"],
    ['{"citation":"701 U.S. 10","":1,"":2}', ""],
    ['{"citation":"701 U.S. 10","__proto__":1,"__proto__":2}', "__proto__"],
  ])("is 400: %s", async (body, key) => {
    const response = await send({ path: RESOLVE, body, headers: JSON_TYPE });
    const { error } = await response.json();
    expect([response.status, error.code]).toEqual([400, "malformed_json"]);
    expect(error.message).toContain(JSON.stringify(key));
  });

  it.each([
    '{"citation":"701 U.S. 10","x":{"citation":1},"y":[{"a":1},{"a":1}],"z":"\\",\\"citation\\":"}',
    '{"citation":"701 U.S. 10","x":["citation","citation",{},{"q":"x"}],"q":"{\\"q\\":1}"}',
  ])("is not seen where there is none: %s", async (body) => {
    expect((await send({ path: RESOLVE, body, headers: JSON_TYPE })).status).toBe(200);
  });

  it("is found exactly where it was put, in generated JSON", () => {
    assertProperty(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string(), (value, key) => {
        const text = JSON.stringify({ value });
        expect(findRepeatedKey(text)).toBeUndefined();
        const name = JSON.stringify(key);
        expect(findRepeatedKey(`[${text},{${name}:${text},${name}:0}]`)).toBe(key);
      }),
    );
  });

  it("is looked for in linear time", () => {
    const text = `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":[{}]`).join(",")}}`;
    const started = performance.now();
    expect(findRepeatedKey(text)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("HEAD", () => {
  it.each(["/healthz", "/openapi.json", "/external/openapi.json"])("is answered at %s without a body", async (path) => {
    const head = await send({ path, method: "HEAD" }, unchecked);
    const got = await send({ path }, unchecked);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("Content-Type")).toBe(got.headers.get("Content-Type"));
  });

  it("is refused by the API, where it would cost as much as GET", async () => {
    const response = await send({ path: "/api/v1/acts/list", method: "HEAD" }, unchecked);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
  });
});
