import { launch, type Page } from "puppeteer-core";
import type { BrowserDriver } from "./browser-driver.ts";
import { findExecutable } from "./find-executable.ts";

/** Path of Firefox; undefined where there is none. */
export const FIREFOX_PATH = findExecutable("FIREFOX_PATH", ["/usr/bin/firefox-esr", "/usr/bin/firefox"]);

/** Starts Firefox, and drives it through WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserDriver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: FIREFOX_PATH!,
    headless: true,
    extraPrefsFirefox: { "toolkit.cosmeticAnimations.enabled": false },
  });
  let page: Page = await browser.newPage();
  // The pages of the first window are left alone.
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`) as Promise<never>,
    back: () => page.evaluate("void history.back()") as Promise<void>,
    forward: () => page.evaluate("void history.forward()") as Promise<void>,
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    capture: async () => Buffer.from(await page.screenshot()),
    async openWindow(url) {
      page = await browser.newPage();
      await page.goto(url);
    },
    close: () => browser.close(),
  };
}
