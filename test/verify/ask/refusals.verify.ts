import { afterAll, beforeAll, expect, it } from "vitest";
import { readLabelledQuestions } from "../../../scripts/ask/labelled-questions.ts";
import { answerOf } from "../../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

/** Every question takes about 50 ms. */
const EVERY = { answerable: 2, named: 1, unanswerable: 2, sixth: 1, seventh: 1 };
const REFUSAL = /^This corpus does not/;

it("refuses what no text answers and answers what one does, of questions held back, without their country", async () => {
  const countRefused = async (file: string, every: number, refuse?: boolean) => {
    const all = readLabelledQuestions([`test/ask/questions/${file}`]).filter(({ held }) => held);
    const rows = all.filter((row) => refuse === undefined || row.refuse === refuse);
    const asked = rows.filter((_, at) => at % every === 0);
    let refused = 0;
    for (const { question } of asked)
      refused += Number(REFUSAL.test((await answerOf(engine.ask({ question }))).data.answer));
    return { refused, of: asked.length, share: refused / asked.length };
  };
  const unanswerable = await countRefused("unanswerable.jsonl", EVERY.unanswerable);
  const answerable = await countRefused("authorities.jsonl", EVERY.answerable);
  const named = await countRefused("named.jsonl", EVERY.named);
  const lacking = await countRefused("questions-6.jsonl", EVERY.sixth, true);
  const answered = await countRefused("questions-6.jsonl", EVERY.sixth, false);
  const unknown = await countRefused("questions-7.jsonl", EVERY.seventh, true);
  const told = await countRefused("questions-7.jsonl", EVERY.seventh, false);
  const format = ({ refused, of, share }: typeof answerable) => `${refused} of ${of} (${(100 * share).toFixed(1)}%)`;
  reportFigure("questions without an answer, held back: refused", format(unanswerable), ">= 78%");
  reportFigure("questions of one authority each, held back: refused", format(answerable), "<= 5%");
  reportFigure("questions as users first type them, held back: refused", format(named), "<= 4%");
  reportFigure("sixth set, held back: refused without an answer", format(lacking), ">= 84%");
  reportFigure("sixth set, held back: refused with one", format(answered), "<= 10%");
  reportFigure("seventh set, held back: refused without an answer", format(unknown), ">= 85%");
  reportFigure("seventh set, held back: refused with one", format(told), "<= 5%");
  expect(unknown.share).toBeGreaterThanOrEqual(0.85);
  expect(told.share).toBeLessThanOrEqual(0.05);
  expect(lacking.share).toBeGreaterThanOrEqual(0.84);
  expect(answered.share).toBeLessThanOrEqual(0.1);
  expect(named.share).toBeLessThanOrEqual(0.04);
  expect(unanswerable.share).toBeGreaterThanOrEqual(0.78);
  expect(answerable.share).toBeLessThanOrEqual(0.05);
}, 400_000);
