import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "../../src/http/read-json-body.ts";
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
