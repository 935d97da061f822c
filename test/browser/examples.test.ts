import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STARTER_CORPUS } from "../../src/node/starter-corpus.ts";
import { describeInChromium, launchChromium } from "../support/browser/chromium.ts";
import { openSite, type Served, type Site } from "../support/browser/site.ts";
import { ROOT } from "../support/paths.ts";

// What the README and the examples say, with the package as it ships; needs `npm run build` before.
const STARTER = STARTER_CORPUS;
const isBuilt = existsSync(STARTER);
if (!isBuilt) console.log("skipped: there is no dist, run npm run build first");

describe.skipIf(!isBuilt)("pages as they are described", () => {
  describeInChromium("the examples in Chromium", () => {
    const temporary = mkdtempSync(join(tmpdir(), "headnote-examples-"));
    let browser: Browser;
    const sites: Site[] = [];
    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(async () => {
      await browser?.close();
      for (const site of sites) await site.close();
      rmSync(temporary, { recursive: true, force: true });
    });

    async function visit(folder: string, show: (path: string) => Served | undefined): Promise<Page> {
      const site = await openSite(folder, show);
      sites.push(site);
      const page = await (await browser.newContext()).newPage();
      page.on("pageerror", (error) => console.error(error));
      await page.goto(site.url);
      return page;
    }

    it("run the README's page without a bundler", async () => {
      const [script] = /<script type="module">[\s\S]*?<\/script>/.exec(readFileSync(join(ROOT, "README.md"), "utf8"))!;
      const page = await visit(ROOT, (path) => {
        if (path === "/") return new TextEncoder().encode(`<!doctype html><title>README</title><body>${script}`);
        if (path === "/headnote/starter.sqlite") return STARTER;
        return path.startsWith("/headnote/") ? join(ROOT, "dist/bundle", path.slice("/headnote/".length)) : undefined;
      });
      await expect.poll(() => page.textContent("body"), LONG).toContain("Brown v. Board of Education: Good Law");
    });

    /** An example, built by Vite where the package is installed. */
    async function visitExample(name: string, scripts: readonly string[] = []): Promise<Page> {
      const source = join(temporary, name);
      cpSync(join(ROOT, "examples", name), source, { recursive: true });
      mkdirSync(join(source, "node_modules"));
      symlinkSync(ROOT, join(source, "node_modules/headnote"));
      await build({
        root: source,
        configFile: false,
        logLevel: "error",
        worker: { format: "es" },
        build: {
          target: "es2023",
          rolldownOptions: {
            input: ["index.html", ...scripts].map((file) => join(source, file)),
            output: { entryFileNames: "[name].js" },
          },
        },
      });
      const built = join(source, "dist");
      return visit(built, (path) =>
        path === "/" ? join(built, "index.html") : path === "/starter.sqlite" ? STARTER : undefined,
      );
    }

    it("run a page with a worker", async () => {
      const page = await visitExample("page-with-worker");
      const status = page.getByRole("status");
      await expect.poll(() => status.textContent(), LONG).toBe("Brown v. Board of Education (1954): Good Law");
      await page.getByLabel("Citation").fill("(1973) 4 SCC 225");
      await page.getByRole("button").click();
      await expect.poll(() => status.textContent(), LONG).toContain("Kesavananda Bharati");
      await page.getByLabel("Citation").fill("nothing at all");
      await page.getByRole("button").click();
      await expect.poll(() => status.textContent(), LONG).toContain("nothing at all");
    });

    it("run a page with a service worker", async () => {
      const page = await visitExample("page-with-service-worker", ["service-worker.js"]);
      await expect.poll(() => page.getByRole("status").textContent(), LONG).toMatch(/^[1-9]\d* cases$/);
    });
  });
});

const LONG = { timeout: 15_000 };
