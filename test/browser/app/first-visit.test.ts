import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../../src/node/server/start-server.ts";
import { launchChromium } from "../../support/browser/chromium.ts";
import { describeApp } from "../../support/browser/research-app.ts";

describeApp("the first visit to the app", () => {
  let server: RunningServer;
  let proxy: Server;
  let browser: Browser;
  /** Bytes of the bodies that crossed the wire, by path. */
  const sent = new Map<string, number[]>();

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchChromium()]);
    proxy = createServer((asked, answer) => {
      const passed = request(server.url + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        let bytes = 0;
        got.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        got.on("end", () => {
          if (got.statusCode === 200) sent.set(asked.url!, [...(sent.get(asked.url!) ?? []), bytes]);
        });
        got.pipe(answer);
      });
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    proxy?.closeAllConnections();
    proxy?.close();
    await server?.close();
  });

  it("loads the engine's script once, and text compressed", async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
    await page.locator('.holdings[aria-busy="false"]').waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const all = [...sent].flatMap(([path, sizes]) => sizes.map((bytes) => ({ path, bytes })));
    const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
    const corpus = all.filter(({ path }) => path.endsWith(".sqlite")).reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`first visit: ${(total / 1e6).toFixed(2)} MB, of which the corpus is ${(corpus / 1e6).toFixed(2)} MB`);
    const repeated = all.filter(
      ({ path }, i) => path.startsWith("/assets/") && all.findIndex((o) => o.path === path) < i,
    );
    expect(repeated).toEqual([]);
    expect(all.filter(({ path }) => path.includes("engine.worker"))).toHaveLength(1);
    expect(total - corpus).toBeLessThan(1_330_000);
  });
});
