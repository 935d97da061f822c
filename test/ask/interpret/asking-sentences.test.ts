import { describe, expect, it } from "vitest";
import { findAskingSentences } from "../../../src/ask/interpret/asking-sentences.ts";

describe("findAskingSentences", () => {
  it.each([
    ["He sold wool on a Sunday. can he be fined?", [" can he be fined?"]],
    ["Is it a tax? He paid it. Or a fee?", ["Is it a tax?", " Or a fee?"]],
    ["he sold wool; what is the fine", [" what is the fine"]],
    ["fine for wool", ["fine for wool"]],
    ["Does Smith v. Jones Co. still stand?", ["Does Smith v. Jones Co. still stand?"]],
  ])("finds what %j asks", (question, asked) => {
    expect(findAskingSentences(question).map(({ start, end }) => question.slice(start, end))).toEqual(asked);
  });
});
