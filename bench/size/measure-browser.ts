import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { buildScripts } from "../../test/support/browser/build-scripts.ts";
import { openSite } from "../../test/support/browser/site.ts";
import { citeJudgment } from "./judgments.ts";

/** What a corpus in the private file system of Chromium takes. */
export interface BrowserFigures {
  /** Seconds from the first visit to the first answer: download, check of every block, and opening. */
  readonly importSeconds: number;
  /** From a reload to the first answer. */
  readonly firstAnswerMs: number;
  readonly resolveMs: number;
  readonly searchMs: number;
  /** Private memory of the process of page and worker. */
  readonly processMib: number;
  /** Cases that the searches found. */
  readonly found: number;
}

const EXECUTABLE = (
  process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
).find((path) => existsSync(path));

const IMPORT_TIMEOUT_MS = 1_800_000;
const CITATIONS = 100;
const QUERIES = [
  "contract",
  "contract AND notice",
  "jury OR verdict OR damages",
  '"trial court"',
  "statute /5 section",
  "appeal AND NOT jury",
];

/** Page that opens the engine over a stored corpus and searches at once. */
const PAGE = `<!doctype html><title>size</title><script type="module">
import "/page.js";
globalThis.worker = new Worker("/engine.worker.js", { type: "module" });
globalThis.engine = headnote.connect(worker, { settings: { corpus: { name: "large", url: "/large.sqlite" } } });
const { meta } = await engine.research.search({ query: "contract", content: false });
globalThis.started = { ms: performance.now(), total: meta.total };
</script>`;

/**
 * Stores a corpus in Chromium's private file system (OPFS), opens it from there, resolves and searches.
 * @returns the reason if there is no Chromium
 */
export async function measureInChromium(path: string): Promise<BrowserFigures | string> {
  if (EXECUTABLE === undefined) return "there is no Chromium";
  const scripts = await buildScripts();
  const files: Record<string, Uint8Array | string> = {
    "/size.html": new TextEncoder().encode(PAGE),
    "/large.sqlite": path,
  };
  const site = await openSite(scripts.folder, (name) => files[name]);
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    const readStart = async () => {
      await page.waitForFunction("globalThis.started !== undefined", undefined, { timeout: IMPORT_TIMEOUT_MS });
      return page.evaluate<{ ms: number; total: number }>("globalThis.started");
    };
    await page.goto(`${site.url}/size.html`);
    const imported = await readStart();
    await page.reload();
    const started = await readStart();
    const citations = Array.from({ length: CITATIONS }, (_, at) => citeJudgment(at * 7));
    const asked = await page.evaluate(
      async ([citations, queries]) => {
        const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
        const measure = async (call: () => Promise<unknown>) => {
          const begun = performance.now();
          await call();
          return performance.now() - begun;
        };
        const resolving: number[] = [];
        for (const citation of citations) resolving.push(await measure(() => engine.citations.resolve({ citation })));
        const searching: number[] = [];
        let found = 0;
        for (let round = 0; round < 5; round++)
          for (const query of queries)
            searching.push(
              await measure(async () => {
                found += (await engine.research.search({ query, pageSize: 20 })).meta.total;
              }),
            );
        return { resolveMs: median(resolving), searchMs: median(searching), found };
      },
      [citations, QUERIES] as const,
    );
    const client = await browser.newBrowserCDPSession();
    const { processInfo } = await client.send("SystemInfo.getProcessInfo");
    const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => readPrivateMib(id));
    return {
      importSeconds: imported.ms / 1000,
      firstAnswerMs: started.ms,
      ...asked,
      processMib: Math.max(0, ...sizes),
    };
  } finally {
    await browser.close();
    await site.close();
    scripts.remove();
  }
}

function readPrivateMib(id: number): number {
  const path = `/proc/${id}/status`;
  const found = existsSync(path) ? /^RssAnon:\s*(\d+) kB$/m.exec(readFileSync(path, "utf8")) : null;
  return Number(found?.[1] ?? 0) / 1024;
}
