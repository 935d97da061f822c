import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findViolations, WIDE } from "../../support/browser/axe.ts";
import { describeApp, follow, type OpenApp, openApp } from "../../support/browser/research-app.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { DIST } from "../../support/paths.ts";

describeApp("corpora, saved searches and settings of the research app", () => {
  let app: OpenApp;
  let page: Page;
  const open = (path: string) => app.open(path);

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

  it("imports a corpus from a file, refuses another file, and removes the corpus", async () => {
    await open("/research/corpora");
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "broken.sqlite", mimeType: "", buffer: Buffer.from("not a corpus") });
    await page.getByRole("alert").waitFor();
    const starter = readFileSync(resolve(DIST, "starter.sqlite"));
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
    expect(await findViolations(page, WIDE)).toEqual([]);
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
    expect(await findViolations(page, WIDE)).toEqual([]);
    await saved.getByRole("button", { name: "Mark as seen" }).click();
    await saved.getByText("0 new").waitFor();
    await page.reload();
    await saved.getByText("0 new").waitFor();
    expect(await saved.innerText()).toContain("in small 1, 2 cases");
    expect(await saved.getByRole("link", { name: "Fees in India" }).getAttribute("href")).toBe(
      "/?q=fee&jurisdiction=IN&corpora=small",
    );

    await page.getByRole("button", { name: "Remove Fees in India" }).click();
    await page.getByText("No saved searches").waitFor();
    await follow(page, "/research/corpora");
    const remove = page.getByRole("button", { name: "Remove small" });
    await remove.click();
    await remove.waitFor({ state: "detached" });
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

  it("logs no error on any page", () => {
    expect(app.errors).toEqual([]);
  });
});
