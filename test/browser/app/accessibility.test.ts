import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations, NARROW, WIDE } from "../../support/browser/axe.ts";
import { describeApp, follow, type OpenApp, openApp } from "../../support/browser/research-app.ts";

const BROWN = "/research/cases/7726628701488360";

/** Every view, and an element that it contains when it is rendered. */
const PAGES: readonly View[] = [
  { name: "home", path: "/", ready: ".holdings" },
  { name: "results", path: "/?q=right+to+privacy", ready: ".result" },
  { name: "no results", path: "/?q=zzzzzz", ready: ".notice" },
  { name: "a query with a syntax error", path: "/?q=(privacy", ready: ".query-error" },
  { name: "similar cases", path: "/research/like", ready: "textarea" },
  { name: "a case", path: BROWN, ready: ".opinion" },
  { name: "a case's authorities", path: `${BROWN}?view=authorities`, ready: ".citing" },
  { name: "the citing references of a case", path: `${BROWN}?view=cited-by`, ready: ".citing" },
  { name: "a case's status", path: `${BROWN}?view=status`, ready: ".case-status .flag" },
  { name: "a case's status at its former address", path: `${BROWN}?view=standing`, ready: ".case-status .flag" },
  { name: "a case's network", path: `${BROWN}?view=network`, ready: ".picture .node" },
  { name: "a case that the corpus does not contain", path: "/research/cases/1", ready: ".notice" },
  { name: "statutes", path: "/research/statutes?q=rights", ready: ".result" },
  { name: "a section", path: "/research/statutes/usc-42-1983", ready: ".statute-text" },
  { name: "Acts", path: "/research/acts", ready: ".act-list" },
  { name: "an Act", path: "/research/acts/indian-penal-code-1860", ready: ".footnote" },
  { name: "ask", path: "/research/ask", ready: "textarea" },
  {
    name: "an answer",
    path: "/research/ask",
    click: ["May police tap a telephone without a warrant?", "Ask"],
    ready: ".ask-sources li",
  },
  { name: "check", path: "/research/check", ready: "textarea" },
  { name: "a checked brief", path: "/research/check", click: ["Try an example"], ready: ".check-table" },
  { name: "saved searches", path: "/research/saved", ready: ".notice" },
  { name: "corpora", path: "/research/corpora", ready: ".stored li" },
  { name: "credits", path: "/research/credits", ready: "table" },
  { name: "an unknown address", path: "/research/nothing", ready: ".notice" },
];

interface View {
  readonly name: string;
  readonly path: string;
  /** Buttons to click first. */
  readonly click?: readonly string[];
  readonly ready: string;
}

describeApp("accessibility checks of the research app by axe", () => {
  let app: OpenApp;
  let page: Page;
  const open = (path: string) => app.open(path);

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

  beforeAll(() => open("/"));

  it.each(PAGES)("find no violation on $name, wide and light, narrow and dark", async ({ path, ready, click = [] }) => {
    await follow(page, path);
    for (const name of click) await page.getByRole("button", { name, exact: true }).click();
    await page.locator(ready).first().waitFor();
    await page.waitForFunction(() => document.querySelector("main .loading, main [aria-busy=true]") === null);
    expect(await findViolations(page, WIDE), "wide, light").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page, NARROW), "narrow, dark").toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("logs no error on any page", () => {
    expect(app.errors).toEqual([]);
  });
});
