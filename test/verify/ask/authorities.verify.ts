import { afterAll, beforeAll, expect, it } from "vitest";
import { findAnswers, rankForQuestion, readLabelledQuestions } from "../../../scripts/ask/labelled-questions.ts";
import { openFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus());
});
afterAll(() => corpus.close());

it("finds the authority of questions that do not say of which country they are", async () => {
  const asked = readLabelledQuestions(["test/ask/questions/authorities.jsonl"]).filter(({ held }) => held);
  const count = { country: 0, first: 0, among: 0 };
  for (const { countryCode, ...row } of asked) {
    const { question, authorities } = await rankForQuestion(corpus, row);
    const answers = await findAnswers(corpus, row, authorities.slice(0, 3));
    count.country += Number(question.scope.jurisdiction === countryCode);
    count.first += Number(answers[0] === true);
    count.among += Number(answers.includes(true));
  }
  const share = (number: number) => `${number} of ${asked.length} (${((100 * number) / asked.length).toFixed(1)}%)`;
  reportFigure("questions of one authority each, held back: country right", share(count.country), ">= 95%");
  reportFigure("its authority first", share(count.first), ">= 67%");
  reportFigure("its authority among the first three", share(count.among), ">= 85%");
  expect(count.country / asked.length).toBeGreaterThanOrEqual(0.95);
  expect(count.first / asked.length).toBeGreaterThanOrEqual(0.67);
  expect(count.among / asked.length).toBeGreaterThanOrEqual(0.85);
}, 300_000);
