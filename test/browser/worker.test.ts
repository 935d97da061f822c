import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { describeConformance } from "../conformance/suite.ts";
import { buildSmallCorpus } from "../fixtures/small-corpus.ts";
import { describeInChromium, launchChromium } from "./chromium.ts";
import { pageEngine } from "./page-engine.ts";
import { buildScripts } from "./scripts.ts";
import { openSite, type Site } from "./site.ts";

describeInChromium("in Chromium", () => {
  let scripts: Awaited<ReturnType<typeof buildScripts>>;
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    const corpus = (await buildSmallCorpus()).bytes;
    [scripts, browser] = await Promise.all([buildScripts(), launchChromium()]);
    site = await openSite(scripts.folder, { "/small.sqlite": corpus });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    scripts?.remove();
  });

  async function openPage(): Promise<Page> {
    const page = await browser.newPage();
    page.on("pageerror", (error) => console.error(error));
    page.on("console", (message) => console.log("page:", message.text()));
    await page.goto(site.url);
    return page;
  }

  describeConformance("the engine, in a worker of a page,", async () => {
    const page = await openPage();
    await page.evaluate(async () => {
      const { connect } = (
        globalThis as unknown as { headnote: { connect(...given: unknown[]): { ready: Promise<void> } } }
      ).headnote;
      const corpus = await (await fetch("/small.sqlite")).arrayBuffer();
      const worker = new Worker("/engine.worker.js", { type: "module" });
      const engine = connect(worker, { settings: { corpus } });
      Object.assign(globalThis, { engine });
      await engine.ready;
    });
    return { engine: pageEngine(page), close: () => page.close() };
  });
});
