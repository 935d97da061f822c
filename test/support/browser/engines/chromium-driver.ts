import { type BrowserContext, chromium, type Page } from "playwright-core";
import type { BrowserDriver } from "./browser-driver.ts";
import { findExecutable } from "./find-executable.ts";

/** Path of Chromium; undefined where there is none. */
export const CHROMIUM_PATH = findExecutable("CHROMIUM_PATH", ["/usr/bin/chromium", "/usr/bin/chromium-browser"]);

/** Starts Chromium. Playwright switches the cache for "back" off, which is what these tests are about. */
export async function startChromium(): Promise<BrowserDriver> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext();
  return createPageDriver(context, await context.newPage(), () => browser.close());
}

function createPageDriver(context: BrowserContext, first: Page, close: () => Promise<void>): BrowserDriver {
  let page = first;
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    // A page that comes out of the cache for "back" reports no load.
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    capture: () => page.screenshot(),
    async openWindow(url) {
      page = await context.newPage();
      await page.goto(url);
    },
    close,
  };
}
