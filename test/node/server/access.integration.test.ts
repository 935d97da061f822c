import { request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { RESOLVE, startSmallServer, withServer } from "../../support/node/small-server.ts";

const server = await startSmallServer({ control: true, controlToken: "token" });
afterAll(() => server.close());

/** Sends a request with headers that `fetch` does not allow. Returns the status and the allowed origin. */
function send(
  path: string,
  headers: Record<string, string>,
  { url = server.url, method = "POST", body = '{"citation":"701 U.S. 10"}' } = {},
): Promise<{ status: number; allowed: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const all = { Authorization: "Bearer gold", "Content-Type": "application/json", ...headers };
    const sent = request({ host: hostname, port, path, method, headers: all }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      const allowed = response.headers["access-control-allow-origin"];
      resolve({ status: response.statusCode!, allowed, text });
    });
    sent.on("error", reject);
    sent.end(method === "GET" ? undefined : body);
  });
}

const { port } = new URL(server.url);

describe("a request for another name", () => {
  it.each(["evil.example", `evil.example:${port}`, "0.0.0.0", "192.0.2.1", "localhost.evil.example"])(
    "is refused: %s",
    async (Host) => {
      for (const path of [RESOLVE, "/__control/reset", "/", "/corpora/starter.sqlite", "/healthz", "/openapi.json"]) {
        const { status, text } = await send(path, { Host, Authorization: "Bearer token" });
        expect([path, status]).toEqual([path, 403]);
        expect(text).toContain("--allow-host");
      }
    },
  );

  it.each(["localhost", `LOCALHOST:${port}`, "127.0.0.1", "127.0.0.2", "[::1]", "app.localhost"])(
    "is answered if the name is this machine's: %s",
    async (Host) => {
      expect((await send(RESOLVE, { Host })).status).toBe(200);
    },
  );

  it("is answered if the server was told that name, or shows the app under it", async () => {
    await withServer({ allowHosts: ["box.lan"], appUrl: "https://research.example/base" }, async ({ url }) => {
      expect((await send(RESOLVE, { Host: "box.lan:80" }, { url })).status).toBe(200);
      expect((await send(RESOLVE, { Host: "research.example" }, { url })).status).toBe(200);
      expect((await send(RESOLVE, { Host: "other.lan" }, { url })).status).toBe(403);
    });
  });
});

describe("a server that listens on all addresses", () => {
  it("answers requests for any address, has a key and a token of its own, and no address 0.0.0.0", async () => {
    await withServer({ host: "0.0.0.0", keys: undefined, control: true }, async (open) => {
      expect(open.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(open.key).toMatch(/^hn_.{43}$/);
      expect(open.controlToken).toMatch(/^hn_.{43}$/);
      const Authorization = `Bearer ${open.key}`;
      const { status, text } = await send(RESOLVE, { Host: "192.0.2.1:4600", Authorization }, open);
      expect(status).toBe(200);
      expect(text).not.toContain("0.0.0.0");
      expect((await send(RESOLVE, { Host: "evil.example", Authorization }, open)).status).toBe(403);
      expect((await send("/__control/reset", { Authorization }, open)).status).toBe(401);
    });
  });
});

describe("a page of another origin", () => {
  it.each(["https://evil.example", "http://localhost.evil.example", "http://10.0.0.1", "null", "file://"])(
    "is refused: %s",
    async (Origin) => {
      const { status, allowed, text } = await send(RESOLVE, { Origin });
      expect([status, allowed]).toEqual([403, undefined]);
      expect(text).toContain("--cors");
      expect((await send(RESOLVE, { Origin }, { method: "OPTIONS" })).allowed).toBeUndefined();
    },
  );

  it.each(["http://localhost:3000", "http://127.0.0.1:5173", "http://[::1]:80", "https://app.localhost"])(
    "is answered if it is of this machine: %s",
    async (Origin) => {
      const { status, allowed } = await send(RESOLVE, { Origin });
      expect([status, allowed]).toEqual([200, Origin]);
    },
  );

  it("is answered if it is named, whatever headers it sends", async () => {
    await withServer({ cors: ["tauri://localhost", "https://page.example"] }, async ({ url }) => {
      for (const Origin of ["tauri://localhost", "https://page.example"]) {
        expect(await send(RESOLVE, { Origin }, { url })).toMatchObject({ status: 200, allowed: Origin });
        const asked = { Origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-a, b" };
        const preflight = await fetch(url + RESOLVE, { method: "OPTIONS", headers: asked });
        expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("x-a,b");
      }
      expect((await send(RESOLVE, { Origin: "http://localhost:3000" }, { url })).status).toBe(403);
    });
  });
});

describe("the control interface", () => {
  it.each([
    ["no token", { Authorization: "" }, 401],
    ["an API key", { Authorization: "Bearer gold" }, 401],
    ["its token", { Authorization: "Bearer token" }, 200],
    ["its token, by a page of another port", { Authorization: "Bearer token", Origin: "http://localhost:3000" }, 404],
  ])("called with %s", async (_, headers, status) => {
    expect((await send("/__control/reset", headers, { body: "{}" })).status).toBe(status);
  });
});
