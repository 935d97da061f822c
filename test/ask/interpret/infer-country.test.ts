import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inferCountry } from "../../../src/ask/interpret/infer-country.ts";
import { openFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";
import { readQuestions } from "../../support/ask/score-questions.ts";

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFileCorpus(openStarterCorpus());
});
afterAll(() => corpus.close());

describe("the country whose law a question is about", () => {
  it.each([
    ["Can a tenant in Karnataka be evicted for personal need?", "IN"],
    ["what is the punishment under 420 ipc", "IN"],
    ["insider trading under the sebi rules, what counts", "IN"],
    ["can nclt reject a resolution plan", "IN"],
    ["Does the Fourth Amendment cover a rented locker?", "US"],
    ["What does it cost to file in federal district court?", "US"],
    ["Is shoplifting under $200 a misdemeanor?", "US"],
    ["May Ohio tax a sale that is made by post?", "US"],
  ])("follows from what only one country's law speaks of: %s", async (question, country) => {
    expect(await inferCountry(corpus, question)).toBe(country);
  });

  it.each([
    ["Can Parliament amend the fundamental rights?", "IN"],
    ["Who may file public interest litigation?", "IN"],
    ["Must officers read a suspect his rights before they question him in custody?", "US"],
  ])("follows from what matches best where no word decides: %s", async (question, country) => {
    expect(await inferCountry(corpus, question)).toBe(country);
  });

  it("is that of an earlier turn where the question leaves it open", async () => {
    const history = [{ role: "user" as const, content: "What does section 302 IPC punish?" }];
    expect(await inferCountry(corpus, "And if it was not intended?", history)).toBe("IN");
  });

  it.each(["What is murder?", "Is speech free?"])(
    "is the United States where both countries answer: %s",
    async (question) => {
      expect(await inferCountry(corpus, question)).toBe("US");
    },
  );

  it("is the United States where nothing is known of the question", async () => {
    expect(await inferCountry(corpus, "xyzzy?")).toBe("US");
    expect(await inferCountry(corpus, "")).toBe("US");
  });

  it("is right for nine of ten questions that nobody tuned on", async () => {
    const held = readQuestions({ held: true }).filter(({ countryCode }) => countryCode !== undefined);
    const right = await Promise.all(
      held.map(async ({ question, chatHistory, countryCode }) => {
        return (await inferCountry(corpus, question, chatHistory)) === countryCode;
      }),
    );
    expect(right.filter(Boolean).length / right.length).toBeGreaterThanOrEqual(0.9);
  });
});
