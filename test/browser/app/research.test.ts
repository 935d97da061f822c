import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDocx } from "../../support/browser/docx.ts";
import { describeApp, type OpenApp, openApp } from "../../support/browser/research-app.ts";

describeApp("legislation, questions and briefs in the research app", () => {
  let app: OpenApp;
  let page: Page;
  const open = (path: string) => app.open(path);
  const heading = (name: string | RegExp) => app.heading(name);

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

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

  it("answers under the law of the country that a question is about", async () => {
    await open("/research/ask");
    expect(await page.getByLabel("Country").inputValue()).toBe("");
    await page.getByLabel("Your question").fill("Is a confession to a police officer evidence in India?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("This is answered under the law of India.").first().waitFor({ timeout: 15_000 });
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

  it("logs no error on any page", () => {
    expect(app.errors).toEqual([]);
  });
});
