import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApp, follow, type OpenApp, openApp } from "../../support/browser/research-app.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

describeApp("several corpora in the research app", () => {
  let app: OpenApp;
  let page: Page;

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

  it("adds a stored corpus to the open one, filters by corpus, and switches it off", async () => {
    await app.open("/research/corpora");
    const small = Buffer.from((await buildSmallCorpus()).bytes);
    await page.locator("input[type=file]").setInputFiles({ name: "ferries.sqlite", mimeType: "", buffer: small });
    await page.getByText("ferries is stored").waitFor();
    await page.getByRole("button", { name: "Add ferries to the open corpora" }).click();
    await page.getByText("2 corpora").waitFor({ timeout: 60_000 });
    await follow(page, "/");
    await page.goto(`${page.url().split("?")[0]}?q=ferry`);
    await page.getByText("Marlow v. Ferry Company").first().waitFor();
    const facet = page.getByRole("region", { name: "Corpus" });
    await facet.getByRole("link", { name: /small/ }).click();
    await facet.getByLabel("Remove the filter Corpus").waitFor();
    await app.open("/research/corpora");
    await page.getByRole("button", { name: "Switch ferries off" }).click();
    await page.getByRole("button", { name: "Add ferries to the open corpora" }).waitFor();
    expect(app.errors).toEqual([]);
  });
});
