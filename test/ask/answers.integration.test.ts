import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";
import { findUntraceable, findUnwarned, isRefusal } from "../support/ask/check-answer.ts";
import { generateQuestions } from "../support/ask/generated-questions.ts";
import { ANSWERABLE_QUESTIONS, UNANSWERABLE_QUESTIONS } from "../support/ask/starter-questions.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

describe("questions that the starter corpus answers", () => {
  it("are answered with the right authority among the sources, 54 of 60 at least", async () => {
    const missed: string[] = [];
    for (const { ask, authority } of ANSWERABLE_QUESTIONS) {
      const { data } = await answerOf(engine.ask(ask));
      const names = data.sources.map(({ caseName, citation }) => `${caseName}, ${citation}`);
      const isFound = authority.split("|").some((part) => names.some((name) => name.includes(part)));
      if (isRefusal(data.answer) || !isFound) missed.push(ask.question);
    }
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6);
  });

  it("are answered from the leading authority where they ask whether a right exists", async () => {
    const { data } = await answerOf(engine.ask({ question: "Does the right to privacy exist in India?" }));
    expect(data.sources[0]!.caseName).toContain("Puttaswamy");
  });

  it("tell what was made of a decision later: second if they ask whether it stands, first if they ask of a later year", async () => {
    const stands = await answerOf(engine.ask({ question: "Is Trump v. Hawaii still good law?" }));
    expect(stands.data.answer).toMatch(
      /^[^[]+\[1\] The proclamation was revoked by Proclamation 10141 of 2021\. \[1\]/,
    );
    const question = "Does an Indian court grant interim measures for an arbitration seated abroad, after 2015?";
    const later = await answerOf(engine.ask({ question }));
    expect(later.data.answer).toMatch(/^This is answered under the law of India\. (?:In|Since) 2015 /);
  });

  it("say that a section is no longer in force if a footnote omits it, but not if one omits words of it", async () => {
    const { data } = await answerOf(engine.ask({ question: "Is section 23 of the Hindu Succession Act in force?" }));
    expect(data.answer).toContain("is no longer in force: omitted by Act 39 of 2005");
    const other = await answerOf(engine.ask({ question: "What does section 3 of the RTE Act say?" }));
    expect(other.data.answer).not.toContain("no longer in force");
  });

  it("say of which law they are if they name two countries", async () => {
    const { data } = await answerOf(
      engine.ask({ question: "Compare the right to privacy in India and the United States" }),
    );
    expect(data.answer).toMatch(
      /^This is answered under the law of (?:India alone; ask about that of the United States|the United States alone; ask about that of India) separately\. /,
    );
  });

  it("are not answered where it holds no answer, 54 of 60 at least", async () => {
    const answered: string[] = [];
    for (const ask of UNANSWERABLE_QUESTIONS) {
      const { data } = await answerOf(engine.ask(ask));
      if (!isRefusal(data.answer)) answered.push(ask.question);
    }
    expect(answered.length, answered.join("\n")).toBeLessThanOrEqual(6);
  });
});

describe("every answer", () => {
  it.each(["standard", "deep"] as const)(
    "is traceable to its sources, and warns of overruled ones: %s",
    async (mode) => {
      const questions = [...ANSWERABLE_QUESTIONS.map(({ ask }) => ask), ...(await generateQuestions(engine, 40))];
      for (const question of questions) {
        const response = await answerOf(engine.ask({ ...question, mode, maxSources: mode === "deep" ? 12 : 5 }));
        expect(await findUntraceable(engine, response), question.question).toEqual([]);
        expect(findUnwarned(response), question.question).toEqual([]);
      }
    },
  );
});

describe("the work", () => {
  it.each(["return", "signal"] as const)("ends soon after %s, wherever it is", async (way) => {
    for (const events of [1, 3, 5, 7]) {
      const ending = new AbortController();
      const stream = engine.ask(
        { question: ANSWERABLE_QUESTIONS[4]!.ask.question, mode: "deep" },
        { signal: ending.signal },
      );
      const iterator = stream[Symbol.asyncIterator]();
      for (let seen = 0; seen < events; seen++) await iterator.next();
      const pending = iterator.next().catch((error: unknown) => error);
      const before = performance.now();
      if (way === "return") await iterator.return!();
      else ending.abort();
      await pending;
      // Slices are a few milliseconds; the rest is a busy machine.
      expect(performance.now() - before).toBeLessThan(250);
    }
  });

  it("leaves others their turn", async () => {
    const done = answerOf(engine.ask({ question: ANSWERABLE_QUESTIONS[5]!.ask.question, mode: "deep" }));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await done;
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});
