import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import type { AskInput } from "../../src/contract/schemas/ask.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

const ask = async (request: AskInput) => (await answerOf(engine.ask(request))).data;
const REFUSAL = /^This corpus does not/;

describe("an answer on the starter corpus", () => {
  it.each(["preliminary injunction", "test for obscenity", "adverse possession"])(
    "is refused for the bare subject %j, which no authority here is about",
    async (question) => {
      expect((await ask({ question, countryCode: "US" })).answer).toMatch(REFUSAL);
    },
  );

  it("is refused if a time is asked for and the provision on the subject states none", async () => {
    const question = "For how long does a patent on a machine last?";
    expect((await ask({ question, countryCode: "US" })).answer).toMatch(REFUSAL);
  });

  it("begins with the status of a case that rests on an overruled one", async () => {
    const { answer } = await ask({ question: "What did Whole Woman's Health v. Hellerstedt hold?", countryCode: "US" });
    expect(answer).toMatch(/^Whole Woman's Health v\. Hellerstedt is questioned: it rests on /);
  });

  it("leads to a later case if a follow-up asks what came later", async () => {
    const { sources } = await ask({
      question: "Was that data requirement relaxed later on?",
      countryCode: "IN",
      chatHistory: [
        { role: "user", content: "What did M. Nagaraj v. Union of India require?" },
        { role: "assistant", content: "In M. Nagaraj v. Union of India the Court required data." },
      ],
    });
    expect(sources[0]!.year).toBeGreaterThan(2006);
  });

  it.each([
    ["US", "Georgia self-defense duty to retreat"],
    ["US", "Must a psychotherapist in Nebraska warn the person whom a patient threatens to kill?"],
    ["US", "Stand your ground in Georgia, not Florida: is there a duty to retreat?"],
    ["IN", "Companies Act section 188 related party transactions approval"],
    ["IN", "what did the supreme court hold in Ranbir Tendolkar v Union of India"],
  ] as const)("is refused for another state, section or case: %s %s", async (countryCode, question) => {
    expect((await ask({ question, countryCode })).answer).toMatch(REFUSAL);
  });

  it.each([
    [false, "My landlord shut off the heat in January. Can I hold back rent?"],
    [false, "piercing the veil of a shell company, which factors"],
    [true, "Can the sarpanch of our panchayat lodge an FIR if the thana refuses to register one?"],
  ])("is of the country in whose words a question is asked, India %s: %s", async (isIndian, question) => {
    const { answer } = await ask({ question });
    expect(/under the law of India|44 Acts|The Code of Criminal Procedure, 1973/.test(answer)).toBe(isIndian);
  });

  it("names a case by its popular name beside a party", async () => {
    const { sources } = await ask({ question: "NALSA v UOI, what was directed?", countryCode: "IN" });
    expect(sources[0]!.caseName).toContain("National Legal Services Authority");
  });

  it("reads a bare section number of the United States Code", async () => {
    const { sources } = await ask({ question: "1404(a) transfer factors", countryCode: "US" });
    expect(sources[0]!.citation).toBe("28 U.S.C. § 1404");
  });
});
