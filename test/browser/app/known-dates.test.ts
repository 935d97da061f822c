import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../../../src/node/server/start-server.ts";
import { startServer } from "../../../src/node/server/start-server.ts";
import { launchChromium } from "../../support/browser/chromium.ts";
import { describeApp } from "../../support/browser/research-app.ts";
import { findInventedDays, IMPRECISE_CASES } from "../../support/corpora/imprecise-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const CASE = "/research/cases/";
/** Addresses, and words that the page shows once it has its answer. */
const PAGES: readonly (readonly [address: string, shown: string])[] = [
  ["/", "Decisions of the US to February 2, 1981, of India to November 1979."],
  ["/?q=ferry", "June 1962"],
  [`${CASE}1001`, "1951"],
  [`${CASE}1001?view=status`, "It was overruled in 1980."],
  [`${CASE}1001?view=cited-by`, "June 1962"],
  [`${CASE}1001?view=network`, "Okafor v. Lighthouse Trust"],
  [`${CASE}1006`, "date unknown"],
  [`${CASE}2001?view=status`, "November 1979"],
  ["/research/corpora", "Indian decisions to November 1979."],
];

describeApp("the app, of a date of which a part is known", () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer({ corpus: (await buildSmallCorpus(IMPRECISE_CASES)).bytes });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(`${server.url}/#key=headnote-dev-key`);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(PAGES)("shows that part alone: %s shows %s", async (address, shown) => {
    await page.goto(server.url + address);
    await page.getByText(shown).first().waitFor({ state: "attached", timeout: 60_000 });
    const text = await page.locator("body").innerText();
    expect(findInventedDays(text)).toEqual([]);
    const times = await page.locator("time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
    expect(times.flatMap(findInventedDays)).toEqual([]);
  });
});
