import { expect, it } from "vitest";
import type { AnswerSentence } from "../../src/ask/compose/answer-sentences.ts";
import { dropRepeats } from "../../src/ask/compose/select-sources.ts";

const toSentence = (text: string) => ({ sentence: { text } }) as AnswerSentence;

it("an answer quotes words that an opinion has twice, with other marks, once", () => {
  const sentences = [
    "The divorce was granted “on the ground of three years' separation.”",
    "The wife kept her alimony.",
    'The divorce was granted "on the ground of three years’ separation."',
  ].map(toSentence);
  expect(dropRepeats(sentences)).toEqual(sentences.slice(0, 2));
});
