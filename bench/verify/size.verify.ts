import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WORK } from "../../test/support/paths.ts";
import { reportFigure } from "../../test/support/report-figure.ts";
import { BUILD_MEMORY_MIB, measureBuild, measureCorpus } from "../size/measure-size.ts";
import type { SizeKind, SizeResult } from "../size/size-report.ts";

// A twentieth of what `npm run bench:size` builds and asks; HEADNOTE_SIZE_SHARE takes a share of it.
const SHARE = Number(process.env.HEADNOTE_SIZE_SHARE ?? 1);
const FOLDER = resolve(WORK, "size-twentieth");
const MAX_OPEN_MS = 100;
const MAX_RESOLVE_MS = 1;
const MAX_SEARCHING_MIB = 400;
/** Median time of a class of queries, as a share of that of native FTS5. */
const MAX_FTS5_RATIO = 0.5;
/** Bytes of a corpus per word of its judgments; short ones have more of a case's own data per word. */
const MAX_BYTES_PER_WORD = { judgments: 8, short: 20 } as const;

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("a twentieth of the sizes of whole sources", () => {
  it.each([
    { kind: "judgments", size: 3200 * SHARE },
    { kind: "short", size: 50_000 * SHARE },
  ] as const)("is built within 1 GiB, opened, resolved and searched: $size $kind", async ({ kind, size }) => {
    const path = resolve(FOLDER, `${kind}.sqlite`);
    const built = await measureBuild(kind, size, path);
    const asked = await measureCorpus(path, size, built.words!);
    rmSync(path);
    const name = `${size.toLocaleString("en-US")} ${kind === "short" ? "short judgments" : "judgments"}`;
    expectBuild(name, kind, built);
    expectAnswers(name, asked);
    expectFasterThanFts5(name, asked);
    expectBrowser(name, asked);
  });
});

describe("simulated tables of CourtListener", () => {
  it("are built within 1 GiB, and need the disk that was said within 20%", async () => {
    const dockets = 70_000 * SHARE;
    const built = await measureBuild("bulk", dockets, resolve(FOLDER, "bulk.sqlite"));
    const name = `${dockets.toLocaleString("en-US")} dockets`;
    const ratio = built.saidMib! / built.diskMib;
    reportFigure(`${name}: build, processor s`, built.cpuSeconds, "");
    reportFigure(`${name}: build, peak MiB`, built.peakMib, `<= ${BUILD_MEMORY_MIB}`);
    reportFigure(`${name}: disk said beforehand, times what it took`, ratio.toFixed(2), ".8 to 1.2");
    expect(built.peakMib).toBeLessThanOrEqual(BUILD_MEMORY_MIB);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });
});

type Asked = Awaited<ReturnType<typeof measureCorpus>>;

function expectBuild(name: string, kind: Exclude<SizeKind, "bulk">, built: SizeResult): void {
  const millionWords = built.words! / 1e6;
  const bytesPerWord = (built.corpusMib * 2 ** 20) / built.words!;
  reportFigure(`${name}: million words`, millionWords.toFixed(1), "");
  reportFigure(`${name}: build, processor s per million words`, (built.cpuSeconds / millionWords).toFixed(1), "");
  reportFigure(`${name}: build, peak MiB`, built.peakMib, `<= ${BUILD_MEMORY_MIB}`);
  reportFigure(`${name}: corpus, bytes a word`, bytesPerWord.toFixed(2), `<= ${MAX_BYTES_PER_WORD[kind]}`);
  // Words at random compress less than sentences, by which the estimate is made.
  reportFigure(`${name}: build, disk MiB`, built.diskMib, `said: ${built.saidMib}`);
  expect(built.peakMib).toBeLessThanOrEqual(BUILD_MEMORY_MIB);
  expect(bytesPerWord).toBeLessThanOrEqual(MAX_BYTES_PER_WORD[kind]);
}

function expectAnswers(name: string, { answers }: Asked): void {
  reportFigure(`${name}: open, ms, fastest of 5`, answers.openMs.toFixed(1), `<= ${MAX_OPEN_MS}`);
  reportFigure(`${name}: resolve, median ms`, answers.resolve.median.toFixed(3), `<= ${MAX_RESOLVE_MS}`);
  reportFigure(`${name}: citations that resolve to their case`, answers.resolved, "all");
  reportFigure(`${name}: memory while searching, MiB`, answers.searchingMib.toFixed(0), `<= ${MAX_SEARCHING_MIB}`);
  expect(answers.openMs).toBeLessThanOrEqual(MAX_OPEN_MS);
  expect(answers.resolve.median).toBeLessThanOrEqual(MAX_RESOLVE_MS);
  expect(answers.resolved).toBe("300 of 300");
  expect(answers.searchingMib).toBeLessThanOrEqual(MAX_SEARCHING_MIB);
}

function expectFasterThanFts5(name: string, { compared }: Asked): void {
  if (typeof compared === "string") {
    console.log(`skipped: nothing to compare with, ${compared}`);
    return;
  }
  expect(compared.length).toBeGreaterThan(0);
  for (const { name: queries, oursMs, fts5Ms, isEqual } of compared) {
    const ratio = oursMs / fts5Ms;
    reportFigure(`${name}, ${queries}: median beside FTS5`, ratio.toFixed(2), `<= ${MAX_FTS5_RATIO}`);
    expect.soft(isEqual, `${queries}: the same totals`).toBe(true);
    // Proximity is reported alone, as in search-speed.verify.ts.
    if (queries !== "near") expect.soft(ratio, queries).toBeLessThanOrEqual(MAX_FTS5_RATIO);
  }
}

function expectBrowser(name: string, { browser }: Asked): void {
  if (typeof browser === "string") {
    console.log(`skipped: not opened in a browser, ${browser}`);
    return;
  }
  reportFigure(`${name}, Chromium from OPFS: first answer, ms`, browser.firstAnswerMs.toFixed(0), "");
  reportFigure(`${name}, Chromium from OPFS: resolve, median ms`, browser.resolveMs.toFixed(2), "");
  reportFigure(`${name}, Chromium from OPFS: cases found`, browser.found, "> 0");
  expect(browser.found).toBeGreaterThan(0);
}
