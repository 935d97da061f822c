import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { buildSmallCorpus } from "../corpora/small-corpus.ts";
import { buildScripts } from "./build-scripts.ts";
import { launchChromium } from "./chromium.ts";
import { openSite, type Served, type Site } from "./site.ts";

/** A site with the small corpus, and a browser to look at it with. */
export interface Stage {
  readonly site: Site;
  readonly browser: Browser;
  /** The bytes of `/small.sqlite`. */
  readonly corpus: Uint8Array;
  /** A page of the site with the package's functions; in a profile of its own unless one is given. */
  openPage(context?: BrowserContext): Promise<Page>;
}

/** Sets the stage before the tests of a file and clears it after them. */
export function setStage(files: Readonly<Record<string, Served>> = {}): () => Stage {
  let stage: Stage | undefined;
  let clear = async () => {};

  beforeAll(async () => {
    const { bytes: corpus } = await buildSmallCorpus();
    const [scripts, browser] = await Promise.all([buildScripts(), launchChromium()]);
    const site = await openSite(scripts.folder, (path) => (path === "/small.sqlite" ? corpus : files[path]));
    clear = async () => {
      await browser.close();
      await site.close();
      scripts.remove();
    };
    const openPage = async (context?: BrowserContext) => {
      const page = await (context ?? browser).newPage();
      page.on("pageerror", (error) => console.error(error));
      await page.goto(site.url);
      return page;
    };
    stage = { site, browser, corpus, openPage };
  }, 60_000);
  afterAll(() => clear());

  return () => stage!;
}
