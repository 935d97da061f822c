import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { describe } from "vitest";

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names; undefined where there is none. */
const EXECUTABLE = (
  process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
).find((path) => existsSync(path));

if (EXECUTABLE === undefined && process.env.HEADNOTE_BROWSER === "required") {
  throw new Error("There is no Chromium here, and HEADNOTE_BROWSER=required. Install it, or set CHROMIUM_PATH.");
}
if (EXECUTABLE === undefined) {
  console.log("skipped: browser tests need Chromium. Install Debian's chromium, or set CHROMIUM_PATH.");
}

/** Tests that need a real browser. */
export const describeInChromium = describe.skipIf(EXECUTABLE === undefined);

export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: ["--no-sandbox", "--disable-dev-shm-usage", ...flags] });
}
