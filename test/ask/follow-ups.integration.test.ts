import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

async function ask(countryCode: "US" | "IN", earlier: readonly [string, string], question: string) {
  const chatHistory = [
    { role: "user" as const, content: earlier[0] },
    { role: "assistant" as const, content: earlier[1] },
  ];
  const { answer, sources } = (await answerOf(engine.ask({ question, countryCode, chatHistory }))).data;
  const [first] = sources;
  return { answer, first: first?.caseName || first?.citation };
}

const ERIE = [
  "Erie doctrine?",
  "In Erie Railroad Co. v. Tompkins, 304 U.S. 64 (1938), there is no general law.",
] as const;

describe("a follow-up question", () => {
  it.each([
    ["when was that decided?", /^Erie Railroad Co\. v\. Tompkins, 304 U\.S\. 64, was decided by/],
    ["who wrote it?", /^The opinion of the court in Erie Railroad Co\. v\. Tompkins is by Brandeis\./],
  ])("asks for the record of the earlier case: %s", async (question, answer) => {
    expect(await ask("US", ERIE, question)).toMatchObject({ answer: expect.stringMatching(answer) });
  });

  it("asks who disagreed with the earlier case", async () => {
    const earlier = ["Korematsu?", "Korematsu v. United States, 323 U.S. 214 (1944), upheld the order."] as const;
    const { first, answer } = await ask("US", earlier, "which judges disagreed?");
    expect(first).toMatch(/Korematsu|Trump/);
    expect(answer).toContain("Justice Roberts, dissenting");
  });

  it("replaces the number of the earlier question, and finds it in words", async () => {
    const earlier = [
      "Can a boy who killed at fourteen be executed?",
      "Thompson v. Oklahoma, 487 U.S. 815 (1988), forbids it under sixteen.",
    ] as const;
    expect(await ask("US", earlier, "What if he had been 17 when he killed?")).toMatchObject({
      first: "Roper v. Simmons",
    });
  });

  it("passes on to the section of the same heading in an Act that is called by its year", async () => {
    const earlier = [
      "Can both spouses ask for divorce together?",
      "Yes, under section 13B of the Hindu Marriage Act, 1955.",
    ] as const;
    const { answer } = await ask("IN", earlier, "how long must they live apart under the 1954 Act?");
    expect(answer).toMatch(/Source 1: section 28, The Special Marriage Act, 1954/);
  });

  it("is answered from the authority of a doctrine that it adds", async () => {
    const earlier = [
      "Is privacy a fundamental right?",
      "Yes: Justice K.S. Puttaswamy (Retd.) v. Union of India, (2017) 10 SCC 1.",
    ] as const;
    const { answer } = await ask("IN", earlier, "and is Aadhaar valid under that?");
    expect(answer.slice(0, 300)).toContain("Aadhaar");
  });

  it("asks for the test that replaced one, not for its fall", async () => {
    const earlier = ["two-pronged test for tips?", "Aguilar v. Texas, 378 U.S. 108 (1964), states it."] as const;
    const { answer } = await ask("US", earlier, "What test replaced it?");
    expect(answer.split("[1]").slice(0, 2).join("")).toMatch(/totality|fair probability|common-sense/);
  });
});
