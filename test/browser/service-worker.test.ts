import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createClient } from "../../src/client/create-client.ts";
import { describeConformance } from "../conformance/conformance-suite.ts";
import { describeInChromium } from "../support/browser/chromium.ts";
import { setStage } from "../support/browser/stage.ts";

describeInChromium("a service worker in Chromium", () => {
  const stage = setStage();

  /** A page that is controlled by the service worker. */
  async function openControlled(context?: BrowserContext, script = "/service-worker.js"): Promise<Page> {
    const page = await stage().openPage(context);
    await page.evaluate(async (script) => {
      const controlled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      const isShipped = script === "/service-worker.js";
      // What finds SQLite's module by its own address is a module itself.
      await navigator.serviceWorker.register(script, { type: isShipped ? "classic" : "module" });
      if (isShipped && !navigator.serviceWorker.controller) await controlled;
      await navigator.serviceWorker.ready;
    }, script);
    return page;
  }

  /** A page whose worker answers for the service worker. */
  async function openOffering(context?: BrowserContext): Promise<Page> {
    const page = await openControlled(context);
    await page.evaluate(async () => {
      const worker = new Worker("/engine.worker.js", { type: "module" });
      const corpus = { name: "small", url: "/small.sqlite" };
      const engine = headnote.connect(worker, { settings: { corpus } });
      headnote.offerEngine(worker);
      await engine.ready;
    });
    return page;
  }

  describeConformance("the engine, through a service worker,", async () => {
    const page = await openOffering();
    const fetch = async (request: Request) => {
      const { status, headers, body } = await page.evaluate(fetchInPage, {
        path: new URL(request.url).pathname + new URL(request.url).search,
        method: request.method,
        headers: [...request.headers],
        body: request.method === "POST" ? await request.text() : undefined,
      });
      return new Response(body, { status, headers });
    };
    return { engine: createClient({ url: stage().site.url, fetch }), close: () => page.close() };
  });

  let context: BrowserContext;
  beforeEach(async () => {
    context = await stage().browser.newContext();
  });
  afterEach(() => context.close());

  function resolveInPage(page: Page): Promise<{ status: number; caseName?: string; retryAfter: string | null }> {
    return page.evaluate(async () => {
      const response = await fetch("/api/v1/citations/resolve", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ citation: "701 U.S. 10" }),
      });
      const { data } = await response.json();
      return { status: response.status, caseName: data?.caseName, retryAfter: response.headers.get("Retry-After") };
    });
  }

  const ANSWERED = { status: 200, caseName: "Marlow v. Ferry Company", retryAfter: null };

  it("answers the fetch of a page without a network, also after it was stopped", async () => {
    const page = await openOffering(context);
    await context.setOffline(true);
    expect(await resolveInPage(page)).toEqual(ANSWERED);
    const client = await context.newCDPSession(page);
    await client.send("ServiceWorker.enable");
    await client.send("ServiceWorker.stopAllWorkers");
    expect(await resolveInPage(page)).toEqual(ANSWERED);
  });

  it("streams an answer by event, and stops when the page cancels", async () => {
    const page = await openOffering(context);
    const seen = await page.evaluate(async () => {
      const hangUp = new AbortController();
      const ask = (signal?: AbortSignal) =>
        fetch("/api/v1/ask/stream", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ question: "Was the ferry case wrongly decided?" }),
          signal,
        });
      const cut = await ask(hangUp.signal);
      await cut.body!.getReader().read();
      hangUp.abort();
      const whole = await ask();
      const text = await whole.text();
      return { type: whole.headers.get("Content-Type"), events: text.match(/(?<=^event: ).*$/gm) };
    });
    expect(seen.type).toBe("text/event-stream");
    expect(seen.events?.[0]).toBe("stream_init");
    expect(seen.events?.at(-1)).toBe("done");
  });

  it("leaves other requests to the network", async () => {
    const page = await openControlled(context);
    expect(await page.evaluate(async () => (await fetch("/small.sqlite")).status)).toBe(200);
    expect(await page.evaluate(async () => (await fetch("/api/v2/x")).status)).toBe(404);
  });

  it("reports that there is no engine and when to try again", async () => {
    const page = await openControlled(context);
    expect(await resolveInPage(page)).toEqual({ status: 503, retryAfter: "1" });
  });

  it("opens a small corpus in the service worker", async () => {
    const page = await openControlled(context, "/inside.service-worker.js");
    await page.reload();
    expect(await resolveInPage(page)).toEqual(ANSWERED);
    const statuses = await page.evaluate(async () => {
      const post = async (path: string, body: object) =>
        (await fetch(`/api/v1/${path}`, { method: "POST", body: JSON.stringify(body), headers: JSON_BODY })).status;
      const JSON_BODY = { "Content-Type": "application/json" };
      return [
        await post("citations/check", { text: "See 701 U.S. 10." }),
        (await fetch("/api/v1/citations/cases/network?citation=701%20U.S.%2010")).status,
        await post("ask/stream", { question: "Was the ferry case wrongly decided?" }),
      ];
    });
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("uses the engine of another page when one closes", async () => {
    const [first, second] = [await openOffering(context), await openOffering(context)];
    expect(await resolveInPage(second)).toEqual(ANSWERED);
    await first.close();
    expect(await resolveInPage(second)).toEqual(ANSWERED);
  });
});

async function fetchInPage({
  path,
  ...init
}: {
  path: string;
  method: string;
  headers: [string, string][];
  body?: string;
}) {
  const response = await fetch(path, init);
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}
