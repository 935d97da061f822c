import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { type QuestionScore, readQuestions, scoreQuestion } from "../../support/ask/score-questions.ts";
import { reportFigure } from "../../support/report-figure.ts";

let engine: Engine;
let scores: QuestionScore[];

/** The half of the labelled questions that nobody looks at while tuning. */
const HELD = readQuestions({ held: true });
/** A sentence that says what became of a case or of a law. */
const STATUS_WORDS =
  /\b(?:overruled|overruling|overrules|abrogated|superseded|repealed|replaced|struck down|reversed|no longer|set aside)\b/i;

beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
  scores = [];
  for (const question of HELD) scores.push(await scoreQuestion(engine, question));
});
afterAll(() => engine.close());

/** Reports a share and asserts its bound. */
function expectShare(name: string, some: number, all: number, least: number): void {
  reportFigure(name, `${some} of ${all} (${((100 * some) / all).toFixed(1)}%)`, `>= ${(100 * least).toFixed(0)}%`);
  expect(some / all).toBeGreaterThanOrEqual(least);
}

describe("answers to all labelled questions", () => {
  it("never present overruled law as law", async () => {
    const wrong: string[] = [];
    for (const labelled of [...readQuestions({ held: false }), ...HELD]) {
      const { isRefused, lead, opening, unsaid } = await scoreQuestion(engine, labelled);
      const isLed = !isRefused && lead?.freshness === "Overruled";
      if (unsaid.length > 0 || (isLed && !STATUS_WORDS.test(opening))) wrong.push(labelled.id);
    }
    reportFigure("answers that present overruled law as law", wrong.length, "= 0");
    expect(wrong).toEqual([]);
  });
});

describe("answers to the labelled questions that were held back", () => {
  it("have the right authority first", () => {
    const rows = scores.filter(({ question }) => !question.refuse);
    expectShare("right authority first", rows.filter(({ rank }) => rank === 0).length, rows.length, 0.78);
  });

  it("have the right authority among the first three", () => {
    const rows = scores.filter(({ question }) => !question.refuse);
    const found = rows.filter(({ rank }) => rank >= 0 && rank < 3);
    expectShare("right authority among three", found.length, rows.length, 0.9);
  });

  it("state the key fact within the first two sentences", () => {
    const rows = scores.filter(({ question }) => !question.refuse);
    const early = rows.filter(({ isEarly, isRefused }) => isEarly && !isRefused);
    expectShare("key fact within two sentences", early.length, rows.length, 0.75);
  });

  it("quote the authorities that the questions ask for", () => {
    const rows = scores.filter(({ question, quoted }) => !question.refuse && quoted > 0);
    const quoted = rows.reduce((sum, row) => sum + row.quoted, 0);
    const onPoint = rows.reduce((sum, row) => sum + row.onPoint, 0);
    expectShare("quoted sentences of right authorities", onPoint, quoted, 0.6);
  });

  it("are refusals if the corpus contains no authority, and seldom otherwise", () => {
    const none = scores.filter(({ question }) => question.refuse);
    const some = scores.filter(({ question }) => !question.refuse);
    expectShare("unanswerable refused", none.filter(({ isRefused }) => isRefused).length, none.length, 0.78);
    expectShare("answerable answered", some.filter(({ isRefused }) => !isRefused).length, some.length, 0.94);
  });
});
