import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../src/node/server/start-server.ts";
import { describeInChromium, launchChromium } from "../support/browser/chromium.ts";
import { createDocx } from "../support/browser/docx.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { DIST } from "../support/paths.ts";

// Tests the built app in a browser that is offline after the first visit. Needs `npm run build`.
const BUILT = resolve(DIST, "web");
const isBuilt = existsSync(resolve(BUILT, "index.html"));
if (!isBuilt) console.log("skipped: the app is not built, run npm run build first");

const BROWN = "/research/cases/1886383960324";

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

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const describeApp = isBuilt ? describeInChromium : describe.skip;

describeApp("the research app", () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchChromium()]);
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    page = await context.newPage();
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(server.url);
    await page.getByText("326", { exact: true }).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The remaining tests run without a network.
    await context.setOffline(true);
    await server.close();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
  });

  const open = (path: string) => page.goto(new URL(path, server.url).href);
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

  it("suggests the case that a name or a citation means while it is typed", async () => {
    await open("/");
    const field = page.getByRole("combobox");
    await page.locator(".holdings").waitFor();
    await page.keyboard.press("/");
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const [typed, meant] of [
      ["kesavan", "Kesavananda Bharati v. State of Kerala"],
      ["347 us 483", "Brown v. Board of Education"],
    ] as const) {
      await field.fill("");
      await field.pressSequentially(typed);
      await page.getByRole("option").filter({ hasText: meant }).first().waitFor();
    }
    await page.keyboard.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).not.toBeNull();
    await page.keyboard.press("Enter");
    await heading("Brown v. Board of Education").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/research\/cases\/\d+$/);
  });

  it("counts the found cases per court and filters them by court", async () => {
    await open("/?q=privacy");
    const count = async () => Number.parseInt(await page.locator(".count").innerText(), 10);
    await page.locator(".result").first().waitFor();
    const all = await count();
    const court = page.getByRole("region", { name: "Court" }).getByRole("link", { name: /Supreme Court of India/ });
    const counted = Number(await court.locator("small").innerText());
    await court.click();
    await expect.poll(count).toBe(counted);
    expect(counted).toBeLessThan(all);
    expect(await page.locator(".result mark").count()).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(count).toBe(all);
  });

  it("shows further passages of a case, each with a link to its position", async () => {
    await open("/?q=overruled+OR+held");
    const more = page.locator(".passages").first();
    await more.locator("summary").click();
    const passage = more.locator("li").first();
    const shown = (await passage.locator("mark").first().innerText()).trim();
    await passage.locator("a.pinpoint").click();
    const marked = page.locator(".opinion mark");
    await marked.first().waitFor();
    expect((await marked.allInnerTexts()).join("")).toContain(shown);
    expect(await marked.first().evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
  });

  it("finds and explains cases similar to a text that is pasted or read from a file", async () => {
    const text =
      "Separate schools for children of two races, equal in their buildings, are not equal under the Constitution.";
    await open("/");
    await page.getByRole("link", { name: /cases similar to a text/ }).click();
    await page.getByLabel("Text", { exact: true }).fill(text);
    await page.getByRole("button", { name: "Find cases" }).click();
    const first = page.locator(".result h2").first();
    const brown = page.locator(".result h2", { hasText: /^Brown v. Board of Education$/ });
    await brown.first().waitFor();
    expect(await page.locator(".result mark").count()).toBeGreaterThan(0);
    await page.getByText("Query explanation").click();
    expect(await page.locator(".significant-terms li").allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^schools \d+$/)]),
    );
    expect(await page.locator(".scores li span").first().innerText()).toBe(await first.innerText());
    await first.locator("a").click();
    await page.locator(".case-head").waitFor();
    await page.goBack();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe(text);
    await page.getByLabel("Country").selectOption("IN");
    await expect.poll(() => brown.count()).toBe(0);
    await page.locator("input[type=file]").setInputFiles({
      name: "facts.html",
      mimeType: "",
      buffer: Buffer.from(
        "<p>Parliament cannot amend away the basic structure of the <b>Constitution</b>.</p><script>x</script>",
      ),
    });
    await expect.poll(() => first.innerText()).toContain("Kesavananda Bharati");
  });

  it("explains how a query was interpreted and ranked", async () => {
    await open("/?q=miranda+AND+confess*");
    await page.getByText("Query explanation").click();
    await page.locator(".scores li").first().waitFor();
    await page.getByText("Boolean: exactly the cases that satisfy the query").waitFor();
    const [first] = await page.locator(".result h2").allInnerTexts();
    expect(await page.locator(".scores li span").first().innerText()).toBe(first);
  });

  it("shows the position of a syntax error in a query", async () => {
    await open("/?q=privacy+AND+(search+OR");
    await page.getByRole("alert").getByText("This parenthesis is not closed").waitFor();
    expect(await page.locator(".query-error pre b").innerText()).toBe("(");
  });

  it("renders snippets as text, not as HTML", async () => {
    await open("/?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E");
    await page.locator(".count, [role=alert]").first().waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  });

  it("scrolls to the start of a new page, and on going back to the former position", async () => {
    await open("/?q=court");
    const result = page.locator(".result h2 a").nth(12);
    await result.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await result.click();
    await page.locator(".case-head").waitFor();
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(["main", 0]);
    await page.goBack();
    await page.locator(".result").first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  describe("the page of a case", () => {
    const openTab = async (tab: string) => {
      await open("/?q=347+U.S.+483");
      await page.locator(".result h2 a").first().click();
      await heading("Brown v. Board of Education").waitFor();
      if (tab !== "Text") await page.getByRole("navigation", { name: "This case" }).getByText(tab).click();
    };

    it("shows its citations, which can be copied, and states that its text is a digest", async () => {
      await openTab("Text");
      await page.getByRole("button", { name: "Copy 98 L. Ed. 873" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("98 L. Ed. 873");
      await page.getByText("Digest.", { exact: true }).waitFor();
      await page.getByText(/No negative treatment found in 10 citing decisions/).waitFor();
    });

    it("shows its citation in a selected style", async () => {
      await openTab("Text");
      await page.getByText("Cite in any style").click();
      await page.getByLabel("Style").selectOption("oscola");
      await expect.poll(() => page.locator(".cite output").innerText()).toMatch(/Brown v Board of Education/);
      await page.getByLabel("Style").selectOption("bluebook");
    });

    it("links citations in its text, with a card for each linked case", async () => {
      await openTab("Text");
      const link = page.locator(".opinion a", { hasText: "163 U.S. 537" });
      await link.focus();
      await page.getByRole("tooltip").getByText("Plessy v. Ferguson", { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
      await link.click();
      await heading("Plessy v. Ferguson").waitFor();
    });

    it("lists its authorities", async () => {
      await openTab("Authorities");
      const plessy = page.locator(".citing").filter({ hasText: "Plessy v. Ferguson" });
      await plessy.getByText("Negative").waitFor();
      await plessy.getByText(/overruled Plessy v\. Ferguson/).waitFor();
      expect(await plessy.count()).toBe(1);
    });

    it("lists its citing references by treatment", async () => {
      await openTab("Cited by");
      await page.locator(".citing").first().waitFor();
      expect(await page.locator(".citing").count()).toBe(10);
      await page.locator(".cited-by select").first().selectOption("positive");
      await expect.poll(() => page.locator(".citing").count()).toBeLessThan(10);
      expect(new Set(await page.locator(".citing .chip").allInnerTexts())).toEqual(new Set(["Positive"]));
    });

    it("shows its status on an earlier day", async () => {
      await open("/?q=277+U.S.+438");
      await page.locator(".result h2 a").first().click();
      await page.getByRole("navigation", { name: "This case" }).getByText("Status").click();
      const flag = page.locator(".case-status .flag").first();
      await expect.poll(() => flag.innerText()).toBe("Overruled");
      await page.getByLabel("Status on").fill("1965-01-01");
      await expect.poll(() => flag.innerText()).toBe("Distinguished");
      await page.getByText("on January 1, 1965").waitFor();
      await page.getByRole("link", { name: "Today" }).click();
      await expect.poll(() => flag.innerText()).toBe("Overruled");
      await page
        .locator(".reason", { hasText: "decisive" })
        .getByRole("link", { name: /day before/ })
        .click();
      await expect.poll(() => flag.innerText()).not.toBe("Overruled");
      expect(await page.locator(".history .day").count()).toBe(1);
      await page.getByText("Year by year").click();
      const negative = page.locator(".year-by-year").getByRole("link", { name: /negative in 1967/ });
      const count = Number(await negative.innerText());
      await negative.click();
      await expect.poll(() => page.locator(".citing").count()).toBe(count);
    });

    it("shows its citation network, in which keys move the selection", async () => {
      await openTab("Network");
      const seed = page.locator(".node.seed");
      await page.mouse.move(0, 0);
      await seed.focus();
      await page.keyboard.press("ArrowLeft");
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      expect(await focused()).not.toContain("this case");
      const name = (await focused()).split(",")[0]!;
      expect(await page.locator(".selected-case h3").innerText()).toBe(name);
      await page.getByRole("link", { name: "Citation path to it" }).click();
      await page
        .getByRole("region", { name: /Citation path/ })
        .getByRole("link", { name })
        .waitFor();
      await page.locator(`.node[aria-label^="${name}"]`).focus();
      const width = () => page.locator(".picture svg").evaluate((svg) => svg.getBoundingClientRect().width);
      const before = await width();
      await page.keyboard.press("+");
      await expect.poll(width).toBeGreaterThan(before);
      await page.keyboard.press("Enter");
      await heading(name).waitFor();
    });
  });

  it("finds a section of a statute and opens an adjacent one", async () => {
    await open("/research/statutes");
    await page.getByLabel("Search US statutes").fill("42 U.S.C. § 1983");
    await page.keyboard.press("Enter");
    await page.locator(".result h2 a").first().click();
    await heading(/42 U\.S\.C\. § 1983/).waitFor();
    await page.getByRole("navigation", { name: "Adjacent sections" }).getByRole("link").first().click();
    await heading(/42 U\.S\.C\. § 1981/).waitFor();
    expect(await heading(/42 U\.S\.C\. § 1981/).isVisible()).toBe(true);
  });

  it("shows an Act of India with its amendments", async () => {
    await open("/research/acts");
    await page.getByRole("link", { name: "The Indian Penal Code, 1860" }).click();
    await page.locator(".footnote").first().waitFor();
    const timeline = page.getByRole("region", { name: "Amendments over time" });
    expect(await timeline.getByRole("heading", { level: 3 }).first().innerText()).toBe("1898");
    await timeline.getByRole("combobox").selectOption("insertion");
    expect(await timeline.locator("li li.substitution").count()).toBe(0);
  });

  it("answers a question step by step, with links to the quoted words", async () => {
    await open("/research/ask");
    await page.getByLabel("Your question").fill("May police tap a telephone without a warrant?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.locator(".ask-sources li").first().waitFor({ timeout: 15_000 });
    await page.getByText("The answer is complete").waitFor({ state: "attached" });
    expect(await page.locator(".answer .source-mark").count()).toBeGreaterThan(0);
    const quoted = await page.locator(".ask-sources mark").first().innerText();
    await page.locator(".ask-sources h4 a").first().click();
    await page.locator(".opinion mark").first().waitFor();
    expect(await page.locator(".opinion mark").first().innerText()).toBe(quoted);
  });

  describe("the check of a brief", () => {
    const brief = [
      "Separate schools were once upheld. Plessy v. Ferguson, 163 U.S. 537 (1896).",
      "That is no longer so. Brown v. Board of Education, 347 U.S. 483 (1954). Compare 9999 U.S. 1 (1950).",
    ];

    it.each([
      ["pasted", async () => page.getByLabel("Text", { exact: true }).fill(brief.join("\n\n"))],
      [
        "in a DOCX file",
        async () =>
          page
            .locator("input[type=file]")
            .setInputFiles({ name: "brief.docx", mimeType: "", buffer: createDocx(brief) }),
      ],
      [
        "in an HTML file",
        async () =>
          page.locator("input[type=file]").setInputFiles({
            name: "brief.html",
            mimeType: "",
            buffer: Buffer.from(`<script>alert(1)</script>${brief.map((text) => `<p>${text}</p>`).join("")}`),
          }),
      ],
    ])("shows the table of authorities of a brief %s", async (how, enter) => {
      await open("/research/check");
      await enter();
      if (how === "pasted") await page.getByRole("button", { name: "Check", exact: true }).click();
      const plessy = page.locator(".check-table li").filter({ hasText: "Plessy v. Ferguson" });
      await plessy.getByText("Overruled").first().waitFor();
      const summary = page.locator(".report .holdings");
      expect((await summary.innerText()).replace(/\s+/g, " ")).toContain("cannot exist 1");
      const link = page.locator(".checked-text a", { hasText: "347 U.S. 483" });
      await link.hover();
      await page
        .getByRole("tooltip")
        .getByText(/No negative treatment found/)
        .waitFor();
      await link.click();
      await heading("Brown v. Board of Education").waitFor();
    });
  });

  it("imports a corpus from a file, refuses another file, and removes the corpus", async () => {
    await open("/research/corpora");
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "broken.sqlite", mimeType: "", buffer: Buffer.from("not a corpus") });
    await page.getByRole("alert").waitFor();
    const starter = readFileSync(resolve(BUILT, "../starter.sqlite"));
    await file.setInputFiles({ name: "second.sqlite", mimeType: "", buffer: starter });
    await page.getByText("second is stored").waitFor();
    await page.getByRole("button", { name: "Open second" }).click();
    await page.getByRole("button", { name: "Open second" }).and(page.locator(":disabled")).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Open second" }).and(page.locator(":disabled")).waitFor();
    await page.getByRole("button", { name: "Remove second" }).click();
    await expect.poll(() => page.locator(".stored li").count()).toBe(1);
  });

  it("saves all cases of a search as a file", async () => {
    await open("/?q=privacy");
    const count = Number.parseInt(await page.locator(".count").innerText(), 10);
    await page.getByText("Download", { exact: true }).click();
    for (const [button, name, rows] of [
      ["Table (CSV)", "cases-privacy.csv", /\r\n/g],
      ["BibTeX", "cases-privacy.bib", /^@misc\{/gm],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByText(button).click()]);
      expect(download.suggestedFilename()).toBe(name);
      const text = readFileSync(await download.path(), "utf8");
      expect(text.match(rows)).toHaveLength(button === "BibTeX" ? count : count + 1);
    }
  });

  it("saves a search and reports its changes in another corpus", async () => {
    await open("/?q=fee&jurisdiction=IN");
    const count = Number.parseInt(await page.locator(".count").innerText(), 10);
    await page.getByText("Save this search").click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Fees in India");
    await page.getByText("Download", { exact: true }).click();
    await page.evaluate(AXE);
    expect(await violations(page, WIDE)).toEqual([]);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await page.getByText("Saved.", { exact: false }).first().waitFor();
    await save.click();
    await page.getByText("A saved search named Fees in India already exists. Choose another name.").waitFor();
    await page.getByRole("link", { name: "Saved searches" }).click();
    const saved = page.locator(".saved");
    await saved.getByText("0 new").waitFor();
    expect(await saved.getByRole("button", { name: "Mark as seen" }).count()).toBe(0);

    await follow(page, "/research/corpora");
    const small = Buffer.from((await buildSmallCorpus()).bytes);
    await page.locator("input[type=file]").setInputFiles({ name: "small.sqlite", mimeType: "", buffer: small });
    await page.getByText("small is stored").waitFor();
    await page.getByRole("button", { name: "Open small" }).click();
    await follow(page, "/");
    await page.getByText("Saved searches: 2 new cases").waitFor();
    await page.getByRole("link", { name: "Saved", exact: true }).click();
    await saved.getByText("2 new").waitFor();
    await saved.getByText(`${count} gone`).waitFor();
    await saved.getByText("New", { exact: true }).click();
    await saved.getByRole("link", { name: "Shanta Devi v. Union of India" }).waitFor();
    await saved.getByText("No longer found", { exact: true }).click();
    await page.evaluate(AXE);
    expect(await violations(page, WIDE)).toEqual([]);
    await saved.getByRole("button", { name: "Mark as seen" }).click();
    await saved.getByText("0 new").waitFor();
    await page.reload();
    await saved.getByText("0 new").waitFor();
    expect(await saved.innerText()).toContain("in small 1, 2 cases");
    expect(await saved.getByRole("link", { name: "Fees in India" }).getAttribute("href")).toBe(
      "/?q=fee&jurisdiction=IN",
    );

    await page.getByRole("button", { name: "Remove Fees in India" }).click();
    await page.getByText("No saved searches").waitFor();
    await follow(page, "/research/corpora");
    const remove = page.getByRole("button", { name: "Remove small" });
    await remove.click();
    await remove.waitFor({ state: "detached" });
  });

  it("prints a case without navigation and buttons", async () => {
    await open("/?q=347+U.S.+483");
    await page.locator(".result h2 a").first().click();
    await page.locator(".opinion").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const gone of [".top", ".tabs", ".copy", ".bottom"])
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    expect(await page.locator(".opinion").isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
  });

  it("remembers the selected theme and lists the keyboard shortcuts", async () => {
    await open("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(23, 22, 20)");
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem("theme"));
  });

  describe("accessibility checks by axe", () => {
    beforeAll(async () => {
      await open("/");
      await page.evaluate(AXE);
    });

    it.each(PAGES)(
      "find no violation on $name, wide and light, narrow and dark",
      async ({ path, ready, click = [] }) => {
        await follow(page, path);
        for (const name of click) await page.getByRole("button", { name, exact: true }).click();
        await page.locator(ready).first().waitFor();
        await page.waitForFunction(() => document.querySelector("main .loading, main [aria-busy=true]") === null);
        expect(await violations(page, WIDE), "wide, light").toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await violations(page, NARROW), "narrow, dark").toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: 1280, height: 900 });
      },
    );
  });

  it("logs no error on any page", () => {
    expect(faults).toEqual([]);
  });
});

const WIDE = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] };
/** Rules that width and colours affect. */
const NARROW = { type: "rule", values: ["color-contrast", "target-size", "scrollable-region-focusable"] };

/** Opens an address as a click on a link does, without loading the app again. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    link.click();
    link.remove();
  }, path);
}

function violations(page: Page, runOnly: object): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run({ runOnly: only, resultTypes: ["violations"] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, runOnly);
}

interface View {
  readonly name: string;
  readonly path: string;
  /** Buttons to click first. */
  readonly click?: readonly string[];
  readonly ready: string;
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

describe.skipIf(!isBuilt)("the weight of the app", () => {
  it("is at most 250 kB of JavaScript, gzipped, for the engine's worker, tables included", () => {
    const [worker = ""] = readdirSync(resolve(BUILT, "assets")).filter((name) => /^engine\.worker-.*\.js$/.test(name));
    const bytes = gzipSync(readFileSync(resolve(BUILT, "assets", worker))).length;
    console.log(`app, engine worker: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(bytes).toBeLessThan(250_000);
  });

  it("is at most 90 kB of JavaScript, gzipped, for the first view", () => {
    const page = readFileSync(resolve(BUILT, "index.html"), "utf8");
    const scripts = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path!));
    for (const path of scripts) {
      const source = readFileSync(resolve(BUILT, path), "utf8");
      // Static imports of a script are loaded with it.
      for (const [, name] of source.matchAll(/(?:import|from)\s?["']\.\/([^"']+\.js)["']/g))
        scripts.add(`assets/${name}`);
    }
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(resolve(BUILT, path))).length, 0);
    console.log(`app, first view: ${scripts.size} scripts, ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(90_000);
  });
});
