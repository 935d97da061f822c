import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeInChromium } from "../support/browser/chromium.ts";
import { setStage } from "../support/browser/stage.ts";

describeInChromium("tabs that share an engine", () => {
  const stage = setStage();
  let context: BrowserContext;
  beforeEach(async () => {
    context = await stage().browser.newContext();
  });
  afterEach(() => context.close());

  async function openTab(): Promise<Page> {
    const page = await stage().openPage(context);
    await page.evaluate(async () => {
      const worker = new Worker("/engine.worker.js", { type: "module" });
      const corpus = { name: "small", url: "/small.sqlite" };
      const engine = headnote.connect(worker, { settings: { corpus, credits: { a: 1000 } } });
      Object.assign(globalThis, { engine });
      await engine.ready;
    });
    return page;
  }

  /** Holders of access to the stored corpus: how many engines there are. */
  async function leaders(page: Page): Promise<number> {
    const { held } = await page.evaluate(() => navigator.locks.query());
    return held!.filter(({ name }) => name!.startsWith("headnote:lead:")).length;
  }

  function balance(page: Page): Promise<number> {
    return page.evaluate(async () => (await engine.credits.balance({}, { account: "a" })).data.balance);
  }

  it("share one engine with one ledger", async () => {
    const [first, second] = [await openTab(), await openTab()];
    expect(await leaders(first)).toBe(1);
    for (const page of [first, second]) {
      await page.evaluate(() => engine.citations.resolve({ citation: "701 U.S. 10" }, { account: "a" }));
    }
    expect(await balance(first)).toBe(998);
    expect(await balance(second)).toBe(998);
    const { code, details } = (await second.evaluate(() =>
      engine.research.search({ query: "ferry AND ( toll" }).catch(({ code, details }) => ({ code, details })),
    )) as { code: string; details: object };
    expect({ code, details }).toEqual({ code: "query_syntax", details: { offset: expect.any(Number) } });
  });

  it.each([
    ["closed", (page: Page) => page.close()],
    [
      "crashed",
      async (page: Page) => {
        const client = await context.newCDPSession(page);
        // A page that has crashed answers nothing, not even this.
        void client.send("Page.crash").catch(() => undefined);
      },
    ],
  ])("get every call answered and debited once if their leader is lost: %s", async (_, end) => {
    const [first, second] = [await openTab(), await openTab()];
    const calls = second.evaluate(async () => {
      const calls = Array.from({ length: 60 }, (_, at) =>
        engine.research.search({ query: `wrongly decided ${at % 7}` }, { account: "a" }),
      );
      return (await Promise.all(calls)).length;
    });
    await end(first);
    expect(await calls).toBe(60);
    expect(await balance(second)).toBe(940);
    expect(await leaders(second)).toBe(1);
  });

  it("report lost calls for a retry, which costs nothing more", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await second.evaluate(async () => {
      globalThis.asked = engine.ask({ question: "Was the ferry case wrongly decided?" }, { account: "a" });
      globalThis.events = globalThis.asked[Symbol.asyncIterator]();
      await globalThis.events.next();
    });
    await first.close();
    const seen = await second.evaluate(async () => {
      const rest = { [Symbol.asyncIterator]: () => globalThis.events };
      const told = await (async () => {
        for await (const _ of rest);
        return "done";
      })().catch(({ code, details }) => ({ code, details }));
      const types: string[] = [];
      const question = "Was the ferry case wrongly decided?";
      for await (const { type } of engine.ask({ question }, { account: "a" })) types.push(type);
      return { told, types };
    });
    expect(seen.told).toEqual({ code: "corpus_unavailable", details: { retryAfter: 1 } });
    expect(seen.types.at(-1)).toBe("done");
    expect(await balance(second)).toBe(985);
  });

  it("choose another leader when the leader closes its engine", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.evaluate(() => engine.close());
    const { data } = await second.evaluate(() => engine.citations.resolve({ citation: "701 U.S. 10" }));
    expect(data.caseName).toBe("Marlow v. Ferry Company");
  });
});

declare global {
  var asked: AsyncIterable<{ type: string }>;
  var events: AsyncIterator<{ type: string }>;
}
