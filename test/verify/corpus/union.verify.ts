import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../../src/contract/engine.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { openBytes, splitCorpus } from "../../support/corpora/split-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { answerAsJson } from "../../support/union/compare-answers.ts";
import { type CallKind, generateCalls, type RandomCall } from "../../support/union/random-calls.ts";

const KINDS: readonly CallKind[] = ["search", "search", "search", "search", "search", "citator", "citator", "law"];
/** Median time of the calls of a union of five parts, as a multiple of those of one file. */
const MAX_TIME_RATIO = 1.3;

const measured = await openMeasuredCorpus();
const ROWS = [
  { name: "starter", path: STARTER_CORPUS, parts: 2, calls: 1000 },
  { name: "starter", path: STARTER_CORPUS, parts: 5, calls: 1000 },
  { name: "starter", path: STARTER_CORPUS, parts: 20, calls: 1000 },
  { name: measured.name, path: measured.path, parts: 5, calls: 2000 },
];

describe("several corpora as one", () => {
  it.each(ROWS)("$parts parts of $name answer $calls random calls as the whole does", async (row) => {
    const source = await openBytes(new Uint8Array(await readFile(row.path)));
    const split = await splitCorpus(source, row.parts, row.parts);
    source.close();
    const corpus = await openBytes(split.whole);
    const whole = await openEngine(split.whole);
    const started = performance.now();
    const union = await openEngine(split.parts);
    const seconds = (performance.now() - started) / 1000;
    const calls = generateCalls(corpus, row.parts, KINDS);
    const times: { readonly whole: number[]; readonly union: number[] } = { whole: [], union: [] };
    const different: RandomCall[] = [];
    for (let made = 0; made < row.calls; made++) {
      const call = calls.next().value!;
      const [one, other] = [await measureCall(whole, call), await measureCall(union, call)];
      if (one.answer !== other.answer) different.push(call);
      // The first quarter fills the caches of both.
      if (made < row.calls / 4 || call.verb !== "search") continue;
      times.whole.push(one.ms);
      times.union.push(other.ms);
    }
    await Promise.all([whole.close(), union.close()]);
    corpus.close();
    const ratio = findMedian(times.union) / findMedian(times.whole);
    const name = `union of ${row.parts} parts of ${row.name}`;
    reportFigure(`${name}: different answers`, `${different.length} of ${row.calls}`, "0");
    reportFigure(
      `${name}: median time of a search, times one file`,
      ratio.toFixed(2),
      `<= ${MAX_TIME_RATIO} (5 parts)`,
    );
    reportFigure(`${name}: seconds to compute the union file`, seconds.toFixed(1), "reported");
    expect(different).toEqual([]);
    if (row.parts === 5) expect(ratio).toBeLessThanOrEqual(MAX_TIME_RATIO);
  });
});

async function measureCall(engine: Engine, call: RandomCall) {
  const started = performance.now();
  const answer = await answerAsJson(engine, call);
  return { answer, ms: performance.now() - started };
}

function findMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
