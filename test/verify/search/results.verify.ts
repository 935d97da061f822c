import { afterAll, describe, expect, it } from "vitest";
import { RESULT_FORMATS } from "../../../src/contract/schemas/research/export.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findFastest, measureThreadMs, readThreadTimeMs } from "../../support/timings.ts";

/** Rounds of each measurement, of which the fastest counts. */
const ROUNDS = 5;

/** Frequent legal words, phrases, proximity, filters and plain questions. */
const QUERIES = Array.from({ length: 50 }, (_, at) =>
  [
    "appeal AND damages",
    '"due process" OR "natural justice"',
    "may a contract be void for mistake",
    "negligen* /s duty",
    "title:state AND year:1950..1980",
  ][at % 5]!.replace("damages", ["damages", "costs", "bail", "tax", "land"][Math.floor(at / 5) % 5]!),
);

describe("results of searches over thousands of cases", async () => {
  const { path, name } = await openMeasuredCorpus();
  const engine = await openEngine(openCorpusFile(path));
  const { cases } = (await engine.corpus.stats()).data;
  afterAll(() => engine.close());

  const measureBest = (work: () => Promise<unknown>) => findFastest(ROUNDS, () => measureThreadMs(work));

  it("answers fifty searches in one call for the cost of single calls", async () => {
    const searches = QUERIES.map((query) => ({ query, content: false }));
    let together = Number.POSITIVE_INFINITY;
    let apart = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      apart = Math.min(
        apart,
        await measureThreadMs(async () => {
          for (const search of searches) await engine.research.search(search);
        }),
      );
      together = Math.min(together, await measureThreadMs(() => engine.research.batch({ searches })));
    }
    reportFigure(`50 searches of ${name} in one call, ms`, together.toFixed(1), "");
    reportFigure("in one call to one by one", (together / apart).toFixed(2), "<= 1.15");
    expect(together / apart).toBeLessThanOrEqual(1.15);
  });

  it.each(RESULT_FORMATS)("exports all cases as %s in time", async (format) => {
    const request = { query: "NOT xyzzyx", format };
    const { total, exported } = (await engine.research.export(request)).data;
    expect([total, exported]).toEqual([cases, total]);
    const ms = await measureBest(() => engine.research.export(request));
    reportFigure(`${total} cases as ${format}, µs a case`, ((1000 * ms) / total).toFixed(0), "<= 250");
    expect((1000 * ms) / total).toBeLessThanOrEqual(250);
  });

  it("yields to other work while it writes a file", async () => {
    let longest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      let isDone = false;
      let worst = 0;
      const work = engine.research.export({ query: "NOT xyzzyx", format: "bibtex" }).then(() => {
        isDone = true;
      });
      for (let before = readThreadTimeMs(); !isDone; ) {
        await new Promise((resolve) => setImmediate(resolve));
        const now = readThreadTimeMs();
        worst = Math.max(worst, now - before);
        before = now;
      }
      await work;
      longest = Math.min(longest, worst);
    }
    reportFigure("longest wait while all cases become BibTeX, ms", longest.toFixed(1), "<= 50");
    expect(longest).toBeLessThanOrEqual(50);
  });

  it("keeps a saved query small and updates it in time", async () => {
    const saved = { name: "all", query: "court" };
    const { data } = await engine.research.newSince({ saved });
    const bytes = data.saved.lastRun.found.reduce((sum, { ids }) => sum + ids.length, 0) / data.total;
    const ms = await measureBest(() => engine.research.newSince({ saved: data.saved }));
    reportFigure("cases that a saved query remembers", data.total, "");
    reportFigure("saved query, bytes per case", bytes.toFixed(1), "<= 8");
    reportFigure("saved query updated, ms", ms.toFixed(1), "<= 30");
    expect(bytes).toBeLessThanOrEqual(8);
    expect(ms).toBeLessThanOrEqual(30);
  });
});
