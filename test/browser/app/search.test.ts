import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApp, type OpenApp, openApp } from "../../support/browser/research-app.ts";

describeApp("the search of the research app", () => {
  let app: OpenApp;
  let page: Page;
  const open = (path: string) => app.open(path);
  const heading = (name: string | RegExp) => app.heading(name);

  beforeAll(async () => {
    app = await openApp();
    page = app.page;
  }, 60_000);
  afterAll(() => app?.close());

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

  it("logs no error on any page", () => {
    expect(app.errors).toEqual([]);
  });
});
