import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../../src/contract/answer-of.ts";
import type { AskInput, AskSource } from "../../../src/contract/schemas/ask.ts";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../../src/node/starter-corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

async function sources(request: AskInput): Promise<AskSource[]> {
  return (await answerOf(engine.ask({ maxSources: 30, ...request }))).data.sources;
}

async function interpreted(request: AskInput): Promise<string> {
  return (await answerOf(engine.ask(request))).data.questionInterpreted;
}

const MURDER = "What is murder, and when is a death sentence lawful?";

describe("the scope of an answer", () => {
  it.each<[string, AskInput, (source: AskSource) => boolean]>([
    [
      "statutes only: sections of the USC and the CFR",
      { question: "Which statements are false or fraudulent?", sourcesFilter: "statutes_only" },
      ({ corpusType }) => corpusType === "USC" || corpusType === "CFR",
    ],
    [
      "cases only: opinions",
      { question: MURDER, countryCode: "US", sourcesFilter: "cases_only" },
      ({ sourceType }) => sourceType === "us_case",
    ],
    [
      "a state: its law alone",
      { question: MURDER, usState: "CA" },
      ({ citation, court }) => /^Cal\./.test(citation) || /California/.test(court),
    ],
    [
      "a state, deep",
      { question: MURDER, usState: "tx", mode: "deep" },
      ({ citation, court }) => /^Tex\./.test(citation) || /Texas/.test(court),
    ],
    [
      "a state, statutes only",
      { question: MURDER, usState: "fl", sourcesFilter: "statutes_only" },
      ({ citation }) => /^Fla\./.test(citation),
    ],
    [
      "India: cases and Acts",
      { question: MURDER, countryCode: "IN" },
      ({ sourceType }) => sourceType === "in_case" || sourceType === "in_act",
    ],
    [
      "the United States where both answer",
      { question: "Is speech free?" },
      ({ sourceType }) => sourceType === "us_case" || sourceType === "us_statute",
    ],
    [
      "India, which ignores filters of the US",
      { question: MURDER, countryCode: "IN", usState: "ca", sourcesFilter: "statutes_only" },
      ({ sourceType }) => sourceType.startsWith("in_"),
    ],
  ])("retrieves only sources within the scope of a request: %s", async (_, request, isWithin) => {
    const found = await sources(request);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((source) => !isWithin(source))).toEqual([]);
  });

  it("searches a state, and federal law if the question names it", async () => {
    const found = await sources({ question: "Is robbery a crime of violence under 18 U.S.C. § 924?", usState: "ca" });
    expect(found.map(({ citation }) => citation)).toContain("18 U.S.C. § 924");
  });

  it("searches federal law as well as a state's if the question names a case of a federal court", async () => {
    const found = await sources({ question: "What does Miranda v. Arizona require of the police?", usState: "oh" });
    expect(found.map(({ caseName }) => caseName)).toContain("Miranda v. Arizona");
  });

  it("omits the sources and the source marks if a request excludes them", async () => {
    const { data } = await answerOf(
      engine.ask({ question: "What is fair use of a copyrighted work?", sources: false }),
    );
    expect(data.sources).toEqual([]);
    expect(data.answer).toContain("Fair use of a copyrighted work");
    expect(data.answer).not.toMatch(/\[\d+\]/);
  });

  it.each([1, 3, 30])("at most %i sources", async (maxSources) => {
    expect((await sources({ question: MURDER, maxSources, mode: "deep" })).length).toBeLessThanOrEqual(maxSources);
  });
});

describe("how a question is read", () => {
  it.each<[string, AskInput, RegExp]>([
    [
      "a case by its parties",
      { question: "what did brown v. board of education hold?" },
      /naming Brown v\. Board of Education/,
    ],
    [
      "a case by its citation",
      { question: "Is 410 U.S. 113 still good law?" },
      /whether it still stands; naming Roe v\. Wade/,
    ],
    ["a case by one party", { question: "What warnings does Miranda require?" }, /naming Miranda v\. Arizona/],
    [
      "a section of a code",
      { question: "What does 17 USC 107 say about parody?" },
      /naming 17 U\.S\.C\. § 107.*about.*parody/,
    ],
    [
      "a section of an Act",
      { question: "What is the punishment under section 302 IPC?", countryCode: "IN" },
      /naming section 302, The Indian Penal Code/,
    ],
    [
      "a case that the corpus lacks",
      { question: "What did Pennoyer v. Neff hold?" },
      /Pennoyer v\. Neff \(not in this corpus\)/,
    ],
    ["a state", { question: "What is murder?", usState: "ny" }, /New York only/],
  ])("states how a question was interpreted: %s", async (_, request, line) => {
    expect(await interpreted(request)).toMatch(line);
  });

  const ROE = [
    { role: "user", content: "What did Roe v. Wade, 410 U.S. 113 (1973), hold?" },
    {
      role: "assistant",
      content:
        "A fetus was held not to be a person. [1]\n\n[1] Roe v. Wade, 410 U.S. 113 (1973): overruled.\n\n[2] Griswold v. Connecticut, 381 U.S. 479 (1965): no negative treatment found.",
    },
  ] as const;
  it.each<[string, string, RegExp]>([
    ["the previous case", "Was the previous case overruled?", /naming Roe v\. Wade \(from an earlier turn\)/],
    ["it", "Is it still good law?", /naming Roe v\. Wade \(from an earlier turn\)/],
    ["the second case", "What did the second case decide?", /naming Griswold v\. Connecticut \(from an earlier turn\)/],
    ["[2]", "What did [2] hold?", /naming Griswold v\. Connecticut \(from an earlier turn\)/],
    ["a case of its own", "And what did Katz v. United States hold?", /naming Katz v\. United States[^(]*$/],
  ])("resolves a reference to an earlier question: %s", async (_, question, line) => {
    expect(await interpreted({ question, chatHistory: [...ROE] })).toMatch(line);
  });

  it("resolves a reference to an earlier section, in India too", async () => {
    const chatHistory = [{ role: "user" as const, content: "What does section 498A of the Indian Penal Code punish?" }];
    expect(
      await interpreted({ question: "Who is guilty under that section?", countryCode: "IN", chatHistory }),
    ).toMatch(/naming section 498A, The Indian Penal Code, 1860 \(from an earlier turn\)/);
  });
});
