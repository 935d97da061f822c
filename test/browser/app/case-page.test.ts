import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApp, type OpenApp, openApp } from "../../support/browser/research-app.ts";

describeApp("the page of a case in the research app", () => {
  let app: OpenApp;
  let page: Page;
  const open = (path: string) => app.open(path);
  const heading = (name: string | RegExp) => app.heading(name);

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

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

  it("logs no error on any page", () => {
    expect(app.errors).toEqual([]);
  });
});
