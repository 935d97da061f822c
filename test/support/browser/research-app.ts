import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe } from "vitest";
import { startServer } from "../../../src/node/server/start-server.ts";
import { DIST } from "../paths.ts";
import { describeInChromium, launchChromium } from "./chromium.ts";

const BUILT = resolve(DIST, "web");
const isBuilt = existsSync(resolve(BUILT, "index.html"));
if (!isBuilt) console.log("skipped: the app is not built, run npm run build first");

/** Tests of the built app in a browser. They need `npm run build`. */
export const describeApp = isBuilt ? describeInChromium : describe.skip;

/** The app in a page that is offline after its first visit. */
export interface OpenApp {
  readonly page: Page;
  /** Messages of page errors and of errors on the console. */
  readonly errors: readonly string[];
  /** Loads an address of the app. */
  open(path: string): Promise<unknown>;
  /** Returns the heading of level 1 with this name. */
  heading(name: string | RegExp): Locator;
  close(): Promise<void>;
}

/** Opens the app, waits until its service worker controls the page, and stops the server. */
export async function openApp(): Promise<OpenApp> {
  const [server, browser] = await Promise.all([startServer(), launchChromium()]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(server.url);
  await page.getByText("365", { exact: true }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await server.close();
  return {
    page,
    errors,
    open: (path) => page.goto(new URL(path, server.url).href),
    heading: (name) => page.getByRole("heading", { level: 1, name }),
    close: () => browser.close(),
  };
}

/** Opens an address as a click on a link does, without loading the app again. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    link.click();
    link.remove();
  }, path);
}
