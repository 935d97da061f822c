import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../../src/contract/answer-of.ts";
import type { AskInput } from "../../../src/contract/schemas/ask.ts";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { findUntraceable, findUnwarned, isRefusal } from "../../support/ask/check-answer.ts";
import { generateQuestions } from "../../support/ask/generated-questions.ts";
import { ANSWERABLE_QUESTIONS, UNANSWERABLE_QUESTIONS } from "../../support/ask/starter-questions.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";

let starter: Engine;
let large: Engine;
let largeName: string;

beforeAll(async () => {
  starter = await openEngine(openStarterCorpus());
  const { path, name } = await openMeasuredCorpus();
  large = await openEngine(openCorpusFile(path));
  largeName = name;
});
afterAll(async () => {
  await starter.close();
  await large.close();
});

describe("answers from the starter corpus", () => {
  it("cite the right authority if the corpus contains one", async () => {
    let right = 0;
    for (const { ask, authority } of ANSWERABLE_QUESTIONS) {
      const { data } = await answerOf(starter.ask(ask));
      const names = data.sources.map(({ caseName, citation }) => `${caseName}, ${citation}`);
      const isFound = authority.split("|").some((part) => names.some((name) => name.includes(part)));
      if (!isRefusal(data.answer) && isFound) right++;
    }
    reportFigure(
      "answerable questions: answered with the right authority",
      `${right} of ${ANSWERABLE_QUESTIONS.length}`,
      ">= 54 of 60",
    );
    expect(right).toBeGreaterThanOrEqual(54);
  });

  it("are refusals if the corpus contains no authority", async () => {
    let refused = 0;
    for (const ask of UNANSWERABLE_QUESTIONS) {
      if (isRefusal((await answerOf(starter.ask(ask))).data.answer)) refused++;
    }
    reportFigure("unanswerable questions: refused", `${refused} of ${UNANSWERABLE_QUESTIONS.length}`, ">= 54 of 60");
    expect(refused).toBeGreaterThanOrEqual(54);
  });
});

describe("sentences of answers", () => {
  it("are traceable byte for byte, and quote no overruled case without a warning", async () => {
    let asked = 0;
    let sentences = 0;
    let overruled = 0;
    const faults: string[] = [];
    const warnings: string[] = [];
    for (const [engine, count] of [
      [starter, 300],
      [large, 300],
    ] as const) {
      for (const [at, question] of (await generateQuestions(engine, count)).entries()) {
        const mode = at % 5 === 0 ? "deep" : "standard";
        const response = await answerOf(engine.ask({ ...question, mode, maxSources: 8 }));
        asked++;
        sentences += response.data.sources.reduce((sum, { quotes = [] }) => sum + quotes.length, 0);
        overruled += response.data.sources.filter(
          ({ freshness, quotes = [] }) => freshness === "Overruled" && quotes.length > 0,
        ).length;
        faults.push(...(await findUntraceable(engine, response)));
        warnings.push(...findUnwarned(response));
      }
    }
    reportFigure("questions generated from both corpora", asked, ">= 500");
    reportFigure("sentences quoted, of them not traceable", `${sentences}, ${faults.length}`, "0");
    reportFigure("overruled cases quoted, of them without a warning", `${overruled}, ${warnings.length}`, "0");
    expect(asked).toBeGreaterThanOrEqual(500);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

/**
 * Measures the milliseconds to the first event, the first chunk and the end: per question the fastest of five rounds.
 * @returns for each of the three, the median and the slowest question
 */
async function measureAnswerTimes(engine: Engine, questions: readonly AskInput[]) {
  const fastest = questions.map(() => [Infinity, Infinity, Infinity]);
  for (let round = 0; round < 5; round++) {
    for (const [at, question] of questions.entries()) {
      const started = performance.now();
      const seen = [0, 0, 0];
      for await (const { type } of engine.ask(question)) {
        seen[0] ||= performance.now() - started;
        if (type === "chunk") seen[1] ||= performance.now() - started;
      }
      seen[2] = performance.now() - started;
      fastest[at] = fastest[at]!.map((best, i) => Math.min(best, seen[i]!));
    }
  }
  return [0, 1, 2].map((i) => {
    const sorted = fastest.map((row) => row[i]!).sort((a, b) => a - b);
    return { median: sorted[sorted.length >> 1]!, slowest: sorted.at(-1)! };
  });
}

describe("answers to questions", () => {
  it.each<[string, () => Engine, readonly number[]]>([
    ["the starter corpus", () => starter, [10, 50, 200]],
    ["a large corpus", () => large, [20, 150, 500]],
  ])("begin and end in time on %s", async (label, open, bounds) => {
    const engine = open();
    const name = engine === large ? largeName : label;
    const found = await measureAnswerTimes(
      engine,
      ANSWERABLE_QUESTIONS.filter((_, at) => at % 3 === 0).map(({ ask }) => ask),
    );
    for (const [i, what] of ["first event", "first chunk", "done"].entries()) {
      const { median, slowest } = found[i]!;
      reportFigure(
        `ask on ${name}: ${what}, median (slowest), ms`,
        `${median.toFixed(1)} (${slowest.toFixed(1)})`,
        `<= ${bounds[i]}`,
      );
      expect(median).toBeLessThanOrEqual(bounds[i]!);
    }
  });

  it("keep the event loop free while deep ones are composed", async () => {
    const questions = ANSWERABLE_QUESTIONS.slice(0, 12).map(({ ask }) => ask);
    for (const question of questions) await answerOf(large.ask({ ...question, mode: "deep", maxSources: 30 }));
    let p99 = Number.POSITIVE_INFINITY;
    // The least of five rounds, because other work on the machine only adds.
    for (let round = 0; round < 5; round++) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      for (const question of questions) await answerOf(large.ask({ ...question, mode: "deep", maxSources: 30 }));
      delay.disable();
      p99 = Math.min(p99, delay.percentile(99) / 1e6);
    }
    reportFigure("event loop p99 during deep answers, ms", p99.toFixed(1), "<= 50");
    expect(p99).toBeLessThanOrEqual(50);
  });

  it("stop their work soon after the reader leaves", async () => {
    const waits: number[] = [];
    for (const events of [1, 3, 5, 7, 9]) {
      for (const { ask } of ANSWERABLE_QUESTIONS.slice(0, 6)) {
        const iterator = large.ask({ ...ask, mode: "deep" })[Symbol.asyncIterator]();
        for (let seen = 0; seen < events; seen++) await iterator.next();
        const pending = iterator.next();
        const before = performance.now();
        await iterator.return!();
        await pending;
        waits.push(performance.now() - before);
      }
    }
    waits.sort((a, b) => a - b);
    const p90 = waits[Math.floor(0.9 * waits.length)]!;
    reportFigure(
      "reader leaves to end of work, median and p90, ms",
      `${waits[waits.length >> 1]!.toFixed(1)}, ${p90.toFixed(1)}`,
      "<= 50",
    );
    expect(p90).toBeLessThanOrEqual(50);
  });
});
