import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../src/node/server/start-server.ts";
import { type BrowserDriver, waitUntil } from "../support/browser/engines/browser-driver.ts";
import { CHROMIUM_PATH, startChromium } from "../support/browser/engines/chromium-driver.ts";
import { FIREFOX_PATH, startFirefox } from "../support/browser/engines/firefox-driver.ts";
import { hasWebKit, startWebKit } from "../support/browser/engines/webkit-driver.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { DIST } from "../support/paths.ts";

// The main journeys in three engines; the other tests of the app run in Chromium alone.

interface Engine {
  readonly name: string;
  readonly isInstalled: boolean;
  readonly packages: string;
  start(): Promise<BrowserDriver>;
}

const ENGINES: readonly Engine[] = [
  { name: "Chromium", isInstalled: CHROMIUM_PATH !== undefined, packages: "chromium", start: startChromium },
  { name: "Firefox", isInstalled: FIREFOX_PATH !== undefined, packages: "firefox-esr", start: startFirefox },
  { name: "WebKitGTK", isInstalled: hasWebKit, packages: "webkit2gtk-driver and xvfb", start: startWebKit },
];

const KEY = "headnote-dev-key";
/** A case of the starter corpus that a later decision overruled. */
const OVERRULED_QUERY = "/?q=163+U.S.+537";
const isBuilt = existsSync(resolve(DIST, "web/index.html"));
/** Folder that receives pictures of the pages; none are taken without it. */
const PICTURES = process.env.HEADNOTE_PICTURES;

for (const { name, isInstalled, packages } of ENGINES) {
  if (isInstalled) continue;
  if (process.env.HEADNOTE_BROWSER === "required")
    throw new Error(`${name} is not installed, and HEADNOTE_BROWSER=required. Install Debian's ${packages}.`);
  console.log(`skipped: the app in ${name} needs Debian's ${packages}`);
}

describe.each(ENGINES.filter(({ isInstalled }) => isInstalled && isBuilt))("the app in $name", ({ name, start }) => {
  const folder = mkdtempSync(join(tmpdir(), "headnote-engines-"));
  let driver: BrowserDriver;
  let starter: RunningServer | undefined;
  let served: RunningServer;

  const visit = (server: RunningServer | undefined, path: string) => driver.open(server!.url + path);
  const waitForText = (text: string) => waitUntil(driver, `document.body.innerText.includes(${JSON.stringify(text)})`);
  const waitFor = (selector: string) => waitUntil(driver, `document.querySelector(${JSON.stringify(selector)})`);
  const readText = (selector: string) =>
    driver.run<string>(`return document.querySelector(${JSON.stringify(selector)}).innerText`);
  const click = (selector: string) => driver.run(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const enter = (selector: string, text: string) =>
    driver.run(`const field = document.querySelector(${JSON.stringify(selector)});
      field.focus();
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event("input", { bubbles: true }));`);

  async function takePictures(page: string): Promise<void> {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    for (const [size, width, height] of [
      ["phone", 390, 844],
      ["desktop", 1280, 900],
    ] as const) {
      await driver.resize(width, height);
      await new Promise((resolve) => setTimeout(resolve, 300));
      writeFileSync(join(PICTURES, `${name}-${page}-${size}.png`), await driver.capture());
    }
  }

  beforeAll(async () => {
    const small = await buildSmallCorpus();
    const paths = ["ferries", "bridges"].map((corpus) => join(folder, `${corpus}.sqlite`));
    for (const path of paths) writeFileSync(path, small.bytes);
    [starter, served, driver] = await Promise.all([
      startServer(),
      startServer({ corpus: paths, shareCorpus: true }),
      start(),
    ]);
    await driver.resize(1280, 900);
  }, 120_000);

  afterAll(async () => {
    await driver?.close();
    await starter?.close();
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("opens, searches and shows a case with the roles of its sentences and its status", async () => {
    await visit(starter, "/");
    await waitFor('.holdings[aria-busy="false"]');
    await takePictures("home");
    await enter("input[type=search], .search-box input, input[role=combobox]", "privacy");
    await click("form button[type=submit]");
    await waitFor(".result");
    await takePictures("results");
    await click(".result h2 a");
    await waitFor(".opinion .role");
    await takePictures("case");
    await visit(starter, OVERRULED_QUERY);
    await waitFor(".result");
    await click(".result h2 a");
    await waitFor(".freshness");
    expect(await readText(".freshness")).toContain("Overruled");
  });

  it("answers a question", async () => {
    await visit(starter, "/research/ask");
    await waitFor("textarea");
    await enter("textarea", "May a state segregate its public schools by race?");
    await click("form button[type=submit]");
    await waitFor(".ask-sources li");
    await takePictures("ask");
  });

  it("goes back and forward between pages that were loaded anew", async () => {
    await visit(starter, "/?q=privacy");
    await waitFor(".result");
    await visit(starter, "/?q=marriage");
    await waitFor(".result");
    await driver.back();
    await waitUntil(driver, 'location.search === "?q=privacy" && document.querySelector(".result")');
    // A query that this page has not asked before: its engine answers again.
    await enter("input[type=search], .search-box input, input[role=combobox]", "school");
    await click("form button[type=submit]");
    await waitUntil(
      driver,
      'location.search.includes("school") && document.querySelector(".results[aria-busy=false]")',
    );
    await visit(starter, "/?q=speech");
    await waitFor(".result");
  });

  it("shares its engine with a second window", async () => {
    await driver.openWindow(`${starter!.url}/?q=marriage`);
    await waitFor(".result");
  });

  it("works without the server once it was visited", async () => {
    await visit(starter, "/");
    await waitFor('.holdings[aria-busy="false"]');
    await driver.run("await navigator.serviceWorker.ready");
    await waitUntil(driver, "navigator.serviceWorker.controller !== null");
    const { url } = starter!;
    await starter!.close();
    starter = undefined;
    await driver.reload();
    await waitFor('.holdings[aria-busy="false"]');
    await driver.open(`${url}/?q=privacy`);
    await waitFor(".result");
  });

  it("opens the served corpora through the server, by a link of an answer too, and switches each off", async () => {
    await visit(served, `/#key=${KEY}`);
    await waitForText("What you type goes to the server of this page");
    await visit(served, "/?q=ferry");
    await waitFor(".result");
    expect(await driver.run("return new URLSearchParams(location.search).get('corpora')")).toBe("ferries,bridges");
    const { data } = await served.engine.research.search({ query: "ferry", pageSize: 1 });
    await driver.open(data.results[0]!.metadata.absoluteUrl);
    await waitUntil(driver, `document.querySelector("h1")?.innerText === ${JSON.stringify(data.results[0]!.title)}`);
    await visit(served, "/research/corpora");
    await waitForText("2 corpora");
    await takePictures("corpora");
    await click('[aria-label="Switch bridges off"]');
    await waitUntil(driver, "new URLSearchParams(location.search).get('corpora') === 'ferries'");
    await driver.reload();
    await waitFor('[aria-label="Switch bridges on"]');
  });

  it("keeps a copy of a served corpus, and opens it without the server", async () => {
    await visit(served, "/research/corpora");
    await waitFor('[aria-label^="Keep a copy of ferries"]');
    await click('[aria-label^="Keep a copy of ferries"]');
    await waitFor('[aria-label="Open the copy of ferries"]');
    await click('[aria-label="Open the copy of ferries"]');
    await waitForText("Everything runs on this device");
    await driver.open(`${served.url}/?q=ferry&corpora=elsewhere`);
    await waitForText("belongs to the corpus elsewhere");
  });

  it("asks for the key of the server where it has none", async () => {
    await driver.run("sessionStorage.clear()");
    // Without another tab to ask: the address of this one has another host.
    await driver.open(`${served.url.replace("127.0.0.1", "localhost")}/?q=ferry`);
    await waitFor(".key-form input");
    await takePictures("key");
    await enter(".key-form input", KEY);
    await click(".key-form button");
    await waitFor(".result");
  });
});
