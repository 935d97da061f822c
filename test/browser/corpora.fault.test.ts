import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeInChromium } from "../support/browser/chromium.ts";
import { setStage } from "../support/browser/stage.ts";

const TEXT = new TextEncoder();

/** A worker in a browser without a private file system. */
const WITHOUT_OPFS = {
  "/without-opfs.js": TEXT.encode("delete FileSystemFileHandle.prototype.createSyncAccessHandle;"),
  "/indexed-db.worker.js": TEXT.encode('import "/without-opfs.js"; import "/engine.worker.js";'),
};

describeInChromium("corpora in a browser's storage", () => {
  const files: Record<string, Uint8Array> = { ...WITHOUT_OPFS };
  const stage = setStage(files);
  let page: Page;
  beforeEach(async () => {
    const { corpus } = stage();
    files["/other.sqlite"] = corpus.slice();
    files["/damaged.sqlite"] = damaged(corpus);
    files["/cut.sqlite"] = corpus.slice(0, -500);
    files["/page.sqlite"] = TEXT.encode("<!doctype html>".repeat(9));
    page = await stage().openPage(await stage().browser.newContext());
  });
  afterEach(() => page.context().close());

  it.each(["/engine.worker.js", "/indexed-db.worker.js"])(
    "imported, opened, listed and removed: %s",
    async (script) => {
      const seen = await page.evaluate(async (script) => {
        const worker = new Worker(script, { type: "module" });
        const corpora = headnote.connectCorpora(worker);
        const phases = new Set<string>();
        let last = {};
        const entry = await corpora.import(
          "small",
          { url: "small.sqlite" },
          {
            onProgress(progress) {
              phases.add(progress.phase);
              last = progress;
            },
          },
        );
        const listed = await corpora.list();
        const engine = headnote.connect(worker, { settings: { corpus: { name: "small" } } });
        const { data } = await engine.citations.resolve({ citation: "701 U.S. 10" });
        const second = new Worker(script, { type: "module" });
        const removed = [await corpora.remove("small"), await corpora.remove("small"), await corpora.list()];
        const gone = await headnote
          .connect(second, { settings: { corpus: { name: "small" } } })
          .ready.catch(({ code, message }) => ({ code, message }));
        return { entry, phases: [...phases], last, listed, name: data.caseName, removed, gone };
      }, script);
      const { corpus, site } = stage();
      expect(seen.entry).toMatchObject({ name: "small", bytes: corpus.length, url: `${site.url}/small.sqlite` });
      expect(seen.entry.sha256).toBe(await sha256(corpus));
      expect(seen.entry.manifest.counts.cases).toBeGreaterThan(5);
      expect(seen.phases).toEqual(["download", "check"]);
      expect(seen.last).toEqual({ phase: "check", done: corpus.length, total: corpus.length });
      expect(seen.listed).toEqual([seen.entry]);
      expect(seen.name).toBe("Marlow v. Ferry Company");
      expect(seen.removed).toEqual([true, false, []]);
      expect(seen.gone).toEqual({ code: "corpus_unavailable", message: expect.stringContaining("is not stored") });
    },
  );

  async function importing(name: string, source: object) {
    return page.evaluate(
      async ({ name, source }) => {
        globalThis.worker ??= new Worker("/engine.worker.js", { type: "module" });
        const corpora = headnote.connectCorpora(globalThis.worker);
        globalThis.downloaded = 0;
        const outcome = await corpora
          .import(name, source as { url: string }, {
            onProgress: ({ done }) => Object.assign(globalThis, { downloaded: done }),
          })
          .catch(({ code, message }) => `${code}: ${message}`);
        return { outcome, listed: (await corpora.list()).map(({ name, sha256 }) => [name, sha256]) };
      },
      { name, source },
    );
  }

  it.each([
    ["a damaged file", { url: "damaged.sqlite" }, "block 1 (byte 16384) has changed"],
    ["a file cut short", { url: "cut.sqlite" }, "without Headnote's trailer"],
    ["another kind of file", { url: "page.sqlite" }, "is not a Headnote corpus"],
    [
      "the wrong file",
      { url: "other.sqlite", sha256: "0".repeat(64) },
      "is not the expected corpus small: its SHA-256 is",
    ],
    ["no file", { url: "nothing.sqlite" }, "answered with status 404"],
  ])("refuses %s and keeps the former corpus", async (_, source, message) => {
    const before = await importing("small", { url: "small.sqlite" });
    const after = await importing("small", source);
    expect(after.outcome).toEqual(expect.stringMatching(/^corpus_unavailable: /));
    expect(after.outcome).toEqual(expect.stringContaining(message));
    expect(after.listed).toEqual(before.listed);
    expect(await filesStored(page)).toBe(1);
  });

  /** A browser may discard bytes that the page has not read when a download is interrupted. */
  async function breakOff(name: string, url: string) {
    const end = stage().site.stopOnce(`/${url}`, 40_000);
    const broken = importing(name, { url });
    await expect.poll(() => page.evaluate(() => globalThis.downloaded), { timeout: 60_000 }).toBe(40_000);
    end("break off");
    return broken;
  }

  it("continues an interrupted download", async () => {
    const { corpus, site } = stage();
    const broken = await breakOff("small", "small.sqlite");
    expect(broken.outcome).toEqual(expect.stringContaining("was interrupted after"));
    expect(broken.listed).toEqual([]);
    site.requests.length = 0;
    const whole = await importing("small", { url: "small.sqlite", sha256: await sha256(corpus) });
    expect(whole.listed).toHaveLength(1);
    expect(site.requests.filter((line) => line.includes("small"))).toEqual(["GET /small.sqlite bytes=40000-"]);
  });

  it("restarts a download if the file has changed", async () => {
    files["/changing.sqlite"] = damaged(stage().corpus);
    await breakOff("small", "changing.sqlite");
    files["/changing.sqlite"] = stage().corpus;
    const whole = await importing("small", { url: "changing.sqlite" });
    expect(whole.listed).toHaveLength(1);
    expect(await filesStored(page)).toBe(1);
  });

  it("reports that the storage is full and keeps the former corpus", async () => {
    const before = await importing("small", { url: "small.sqlite" });
    const client = await page.context().newCDPSession(page);
    const quotaSize = stage().corpus.length + 20_000;
    await client.send("Storage.overrideQuotaForOrigin", { origin: stage().site.url, quotaSize });
    const full = await importing("small", { url: "other.sqlite" });
    expect(full.outcome).toEqual(expect.stringContaining("storage is full: the corpus small does not fit"));
    expect(full.listed).toEqual(before.listed);
  });

  it("lets one tab at a time import a corpus", async () => {
    const end = stage().site.stopOnce("/small.sqlite", 1000);
    const first = importing("small", { url: "small.sqlite" });
    const other = await stage().openPage(page.context());
    await expect.poll(() => locks(other), { timeout: 60_000 }).toContain("headnote:import:small");
    const refused = await other.evaluate(async () => {
      const worker = new Worker("/engine.worker.js", { type: "module" });
      return headnote
        .connectCorpora(worker)
        .import("small", { url: "small.sqlite" })
        .catch(({ code, message, details }) => ({ code, message, details }));
    });
    expect(refused).toEqual({
      code: "corpus_unavailable",
      message: expect.stringContaining("Another tab is importing the corpus small"),
      details: { retryAfter: 5 },
    });
    end("go on");
    expect((await first).listed).toHaveLength(1);
  });

  it("replaces a corpus that is open without disturbing its engine", async () => {
    await importing("small", { url: "small.sqlite" });
    const answers = await page.evaluate(async () => {
      const engine = headnote.connect(globalThis.worker, { settings: { corpus: { name: "small" } } });
      const ask = async () => (await engine.citations.resolve({ citation: "701 U.S. 10" })).data.caseName;
      const before = await ask();
      await headnote
        .connectCorpora(new Worker("/engine.worker.js", { type: "module" }))
        .import("small", { url: "other.sqlite" });
      const search = await engine.research.search({ query: "wrongly decided" });
      return [before, await ask(), search.meta.total];
    });
    expect(answers).toEqual(["Marlow v. Ferry Company", "Marlow v. Ferry Company", expect.any(Number)]);
    expect((await importing("small", { url: "small.sqlite" })).listed).toHaveLength(1);
  });

  it("imports a file of the user", async () => {
    const entry = await page.evaluate(async () => {
      const file = await (await fetch("small.sqlite")).blob();
      return headnote.connectCorpora(new Worker("/engine.worker.js", { type: "module" })).import("mine", file);
    });
    expect(entry).toMatchObject({ name: "mine", url: null });
  });

  it("keeps the entries of a ledger in the order of their calls", async () => {
    const ids = await page.evaluate(async () => {
      const store = headnote.createIndexedDbLedger(await headnote.openBrowserDatabase());
      const entry = (n: number) =>
        ({ id: `${n}`, at: n, account: "a", kind: "grant", operation: "", amount: 1 }) as const;
      await Promise.all(Array.from({ length: 1203 }, (_, n) => store.append(entry(n))));
      const again = headnote.createIndexedDbLedger(await headnote.openBrowserDatabase());
      const seen: string[] = [];
      for await (const { id } of again.load()) seen.push(id);
      return seen;
    });
    expect(ids).toEqual(Array.from({ length: 1203 }, (_, n) => `${n}`));
  });

  it("reports whether the storage is persistent", async () => {
    const report = await page.evaluate(() => headnote.persistStorage());
    expect(report).toEqual({ persisted: expect.any(Boolean), usage: expect.any(Number), quota: expect.any(Number) });
  });
});

declare global {
  var worker: Worker;
  var downloaded: number;
}

function damaged(corpus: Uint8Array): Uint8Array {
  const copy = corpus.slice();
  copy[20_000]! ^= 1;
  return copy;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice());
  return Buffer.from(digest).toString("hex");
}

function locks(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await navigator.locks.query()).held!.map(({ name }) => name!));
}

/** Files that Headnote has in the private file system. */
function filesStored(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("headnote");
    let count = 0;
    for await (const _ of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) count++;
    return count;
  });
}
