import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { interpretByCountry } from "../../../src/ask/choose-country.ts";
import { inferCountry } from "../../../src/ask/interpret/infer-country.ts";
import type { AskRequest, ChatMessage } from "../../../src/contract/schemas/ask.ts";
import { openFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { readQuestions } from "../../support/ask/score-questions.ts";
import { reportFigure } from "../../support/report-figure.ts";

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus());
});
afterAll(() => corpus.close());

async function chooseCountry(question: string, chatHistory: readonly ChatMessage[] = []): Promise<string> {
  const request = {
    question,
    chatHistory: [...chatHistory],
    mode: "standard",
    maxSources: 8,
    sources: true,
  } as AskRequest;
  return (await interpretByCountry(corpus, request, new AbortController().signal)).question.scope.jurisdiction;
}

describe("the country whose law a question is about", () => {
  it.each([
    ["Can a tenant in Karnataka be evicted for personal need?", "IN"],
    ["can my landlord in pune throw me out without going to court", "IN"],
    ["what is the punishment under 420 ipc", "IN"],
    ["insider trading under the sebi rules, what counts", "IN"],
    ["can nclt reject a resolution plan", "IN"],
    ["Does the Fourth Amendment cover a rented locker?", "US"],
    ["What does it cost to file in federal district court?", "US"],
    ["Is shoplifting under $200 a misdemeanor?", "US"],
    ["May Ohio tax a sale that is made by post?", "US"],
    ["my boss in milwaukee reads our mail, may he", "US"],
    ["Can Parliament amend the fundamental rights?", "IN"],
    ["at what age may one drink beer in maharashtra", "IN"],
    ["the gst officer took my goods", "IN"],
    ["how is a power of attorney for a flat in Goa stamped", "IN"],
    ["What did the Forty-second Amendment add to the Preamble of the Indian Constitution?", "IN"],
    ["do I need an attorney at the hearing", "US"],
  ])("follows from what only one country's law speaks of: %s", async (question, country) => {
    expect(await inferCountry(corpus, question)).toBe(country);
    expect(await chooseCountry(question)).toBe(country);
  });

  it.each([
    ["Can the fundamental rights be amended?", "IN"],
    ["Who may file public interest litigation?", "IN"],
    ["Must officers read a suspect his rights before they question him in custody?", "US"],
  ])("is that whose best authority is closer where no word decides: %s", async (question, country) => {
    expect(await inferCountry(corpus, question)).toBeNull();
    expect(await chooseCountry(question)).toBe(country);
  });

  it("is that of an earlier turn where the question leaves it open", async () => {
    const history = [{ role: "user" as const, content: "What does section 302 IPC punish?" }];
    expect(await inferCountry(corpus, "And if it was not intended?", history)).toBe("IN");
  });

  it.each(["What is murder?", "Is speech free?"])(
    "is the United States where both countries answer: %s",
    async (question) => {
      expect(await chooseCountry(question)).toBe("US");
    },
  );

  it("is the United States where nothing is known of the question", async () => {
    expect(await chooseCountry("xyzzy?")).toBe("US");
    expect(await chooseCountry("")).toBe("US");
  });

  it("is right for nine of ten questions that nobody tuned on, nineteen of twenty of those that are answered", async () => {
    const held = readQuestions({ held: true }).filter(({ countryCode }) => countryCode !== undefined);
    const count = { all: 0, answered: 0, ofAnswered: 0 };
    for (const { question, chatHistory, countryCode, refuse } of held) {
      const isRight = (await chooseCountry(question, chatHistory)) === countryCode;
      count.all += Number(isRight);
      count.ofAnswered += Number(!refuse);
      count.answered += Number(isRight && !refuse);
    }
    reportFigure("country right, held questions", `${count.all} of ${held.length}`, ">= 90%");
    reportFigure(
      "country right, held questions that are answered",
      `${count.answered} of ${count.ofAnswered}`,
      ">= 95%",
    );
    expect(count.all / held.length).toBeGreaterThanOrEqual(0.9);
    expect(count.answered / count.ofAnswered).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
