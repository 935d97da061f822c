import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { buildScripts } from "../../test/support/browser/build-scripts.ts";
import { openSite } from "../../test/support/browser/site.ts";
import { citeJudgment } from "./judgments.ts";

/** What a corpus in the private file system of Chromium takes. */
export interface BrowserFigures {
  /** Seconds from the first visit to the first answer: download, check of every block, and opening. */
  readonly importSeconds: number;
  /** Of the file, from the first visit until all bytes are stored, and then until all are checked. */
  readonly storedMbPerSecond: number;
  readonly checkedMbPerSecond: number;
  /** The same file read from the same server, and not stored. */
  readonly readMbPerSecond: number;
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
const phases = {};
globalThis.phases = phases;
globalThis.worker = new Worker("/engine.worker.js", { type: "module" });
globalThis.engine = headnote.connect(worker, {
  settings: { corpus: { name: "large", url: "/large.sqlite" } },
  onProgress({ phase }) {
    phases[phase] ??= { begun: performance.now(), ended: 0 };
    phases[phase].ended = performance.now();
  },
});
try {
  const { meta } = await engine.research.search({ query: "contract", content: false });
  globalThis.started = { ms: performance.now(), total: meta.total, phases };
} catch (error) {
  globalThis.started = { error: String(error) };
}
</script>`;

/** Where the profiles of measurements are: the private file system of a context without one is in memory. */
const PROFILES = resolve(import.meta.dirname, "../../.verify/size");

/**
 * Stores a corpus in Chromium's private file system (OPFS), opens it from there, resolves and searches.
 * @returns the reason if there is no Chromium
 */
export async function measureInChromium(path: string): Promise<BrowserFigures | string> {
  if (EXECUTABLE === undefined) return "there is no Chromium";
  const bytes = statSync(path).size;
  const scripts = await buildScripts();
  const files: Record<string, Uint8Array | string> = {
    "/size.html": new TextEncoder().encode(PAGE),
    "/large.sqlite": path,
  };
  const site = await openSite(scripts.folder, (name) => files[name]);
  mkdirSync(PROFILES, { recursive: true });
  const profile = mkdtempSync(join(PROFILES, "profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const page = await context.newPage();
    const readStart = async () => {
      await page.waitForFunction("globalThis.started !== undefined", undefined, { timeout: IMPORT_TIMEOUT_MS });
      const started = await page.evaluate<Started>("globalThis.started");
      if (started.error !== undefined) throw new Error(started.error);
      return started;
    };
    const readSeconds = await measureReading(page, site.url);
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
    const client = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await client.send("SystemInfo.getProcessInfo");
    const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => readPrivateMib(id));
    return {
      importSeconds: imported.ms / 1000,
      storedMbPerSecond: toRate(imported.phases.download),
      checkedMbPerSecond: toRate(imported.phases.check),
      readMbPerSecond: bytes / 1e6 / readSeconds,
      firstAnswerMs: started.ms,
      ...asked,
      processMib: Math.max(0, ...sizes),
    };
  } finally {
    await context.close();
    await site.close();
    scripts.remove();
    rmSync(profile, { recursive: true, force: true });
  }

  function toRate(phase: Phase | undefined): number {
    return phase === undefined ? Number.NaN : bytes / 1e3 / (phase.ended - phase.begun);
  }
}

/** Reads the corpus in a page and drops it; returns the seconds. */
async function measureReading(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(async () => {
    const begun = performance.now();
    const reader = (await fetch("/large.sqlite", { cache: "no-store" })).body!.getReader();
    while (!(await reader.read()).done);
    return (performance.now() - begun) / 1000;
  });
}

/** When the first and the last progress of a phase came, in milliseconds. */
interface Phase {
  readonly begun: number;
  readonly ended: number;
}

interface Started {
  /** Why there is no answer. */
  readonly error?: string;
  readonly ms: number;
  readonly total: number;
  readonly phases: Readonly<Record<string, Phase>>;
}

function readPrivateMib(id: number): number {
  const path = `/proc/${id}/status`;
  const found = existsSync(path) ? /^RssAnon:\s*(\d+) kB$/m.exec(readFileSync(path, "utf8")) : null;
  return Number(found?.[1] ?? 0) / 1024;
}
