import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { openStarterCorpus } from "../../src/node/starter-corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(openStarterCorpus());
});
afterAll(() => engine.close());

const CLOSEST = "This corpus does not answer that question; the closest authority is this. ";

async function ask(countryCode: "US" | "IN", question: string): Promise<string> {
  return (await answerOf(engine.ask({ question, countryCode }))).data.answer;
}

describe("what the best authority does not say", () => {
  it.each([
    ["US", "how old was Ernesto Miranda when he was arrested", "states an age."],
    ["US", "Which law firm represented Citizens United?", "states a name."],
    ["US", "how many hours did the oral argument in Brown v. Board of Education take", "states a length of time."],
    ["IN", "how much did Rudul Sah earn after coming out of jail", "states an amount of money."],
    ["IN", "legal notice format for cheque bounce, draft one for 2 lakh", "states the draft of a document."],
    ["IN", "does Vineeta Sharma apply to a Christian daughter's share in father's land", "speaks of “christian”."],
  ] as const)("is said not to be there, beside its holding: %s %s", async (country, question, said) => {
    const answer = await ask(country, question);
    expect(answer.startsWith(`${CLOSEST}Nothing in it ${said}`), answer.slice(0, 160)).toBe(true);
    expect(answer).toContain("Source 1: ");
  });

  it.each([
    ["US", "What does Fed. R. Civ. P. 65 require of a notice?"],
    // The rule that defines hearsay does not contain this exception.
    ["US", "Does the business records exception to hearsay cover an invoice?"],
    // Nobody calls Betts v. Brady so.
    ["US", "What did Brady hold?"],
  ] as const)("is refused if it is in a law that the corpus lacks: %s %s", async (country, question) => {
    expect(await ask(country, question)).toMatch(/^This corpus does not/);
  });
});

describe("a detail of the facts that the authority states", () => {
  it.each([
    ["US", "how old was Simmons when he committed the murder in Roper", "seventeen"],
    ["IN", "how many years was Rudul Sah kept in jail after acquittal", "fourteen years"],
    ["IN", "how much compensation was given to Rudul Sah", "rupees"],
  ] as const)("is told: %s %s", async (country, question, fact) => {
    const answer = await ask(country, question);
    expect(answer).not.toMatch(/^This corpus does not/);
    expect(answer).toContain(fact);
  });
});
