import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { createSmallCase, SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

function createCase(
  clusterId: number,
  name: string,
  year: number,
  citation: string,
  lead: string,
  concurrence?: string,
) {
  const texts = [
    ["lead", lead] as const,
    ...(concurrence === undefined ? [] : [["concurrence", concurrence] as const]),
  ];
  return createSmallCase(clusterId, name, year, citation, texts);
}

const DECIDED = createCase(
  7001,
  "Ostler v. Lantern Guild",
  1971,
  "777 U.S. 12",
  "The guild forbade its members to hang lamps over the quay. We hold that a guild may not forbid the lighting of a quay where ships land after dusk.",
  "I agree. In my view the rule is that a guild must light every quay where ships land after dusk at its own cost.",
);
const REPORTING = createCase(
  7002,
  "Marl v. Quayside Company",
  1990,
  "778 U.S. 300",
  "The company closed its gates at dusk. See Ostler v. Lantern Guild, 777 U.S. 12 (1971) (holding that a guild may not forbid lamps on a quay where ships land after dusk). The gates of a company are its own, and we affirm.",
);

const REPORTING_IN_SHORT = createCase(
  7003,
  "Harbour Board v. Marl",
  1999,
  "779 U.S. 41",
  "The board relies on Ostler v. Lantern Guild, 777 U.S. 12 (1971). Its gates were shut. In Ostler v. Lantern Guild, supra, this Court held that ferrymen may moor beside a quay that is lit. We affirm the judgment on another ground.",
);
const UNMARKED = createCase(
  7004,
  "Tallow v. Chandler",
  2001,
  "780 U.S. 7",
  "We hold that the appeal of the chandler was brought in time. Tallow that is sold by weight passes to the buyer when it leaves the scale. The question is whether tallow sold by weight passes to the buyer at all.",
);

describe("a question that an opinion answers by what another decided", () => {
  let engine: Engine;

  beforeAll(async () => {
    const { bytes } = await buildSmallCorpus([...SMALL_CASES, DECIDED, REPORTING, REPORTING_IN_SHORT, UNMARKED]);
    engine = await openEngine(bytes);
  });
  afterAll(() => engine.close());

  it("is answered from the decision, in the words of the court", async () => {
    const question = "May a guild forbid lamps on a quay where ships land after dusk?";
    const { data } = await answerOf(engine.ask({ question, countryCode: "US" }));
    expect(data.sources[0]!.caseName).toBe("Ostler v. Lantern Guild");
    expect(data.answer).toMatch(/^We hold that a guild may not forbid the lighting of a quay/);
    expect(data.answer).not.toContain("holding that");
    const [first] = data.answer.split(" [1]");
    expect(first).not.toContain("In my view");
  });

  it("is answered from the decision if the opinion cites it in short", async () => {
    const question = "Is it the law that ferrymen may moor beside a quay that is lit?";
    const { data } = await answerOf(engine.ask({ question, countryCode: "US" }));
    expect(data.sources[0]!.caseName).toBe("Ostler v. Lantern Guild");
  });

  it("is answered first by the sentence of an opinion that states it, whether or not its words are those of a holding", async () => {
    const question = "Is it the law that tallow sold by weight passes to the buyer when it leaves the scale?";
    const { data } = await answerOf(engine.ask({ question, countryCode: "US" }));
    expect(data.answer).toMatch(/^Tallow that is sold by weight passes/);
  });
});
