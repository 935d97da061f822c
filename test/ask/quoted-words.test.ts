import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureQuotedShare } from "../../src/ask/interpret/names/quoted-words.ts";
import { answerOf } from "../../src/contract/answer-of.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { createSmallCase, SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const WORDS = "a ferry that leaves the landing before the bell has rung carries its passengers at its own peril";

const DISSENTED = createSmallCase(7101, "Reed v. Skiff", 1950, "771 U.S. 1", [
  ["lead", "The skiff was not a ferry. The judgment for the skiff is affirmed with costs in both courts."],
  ["dissent", `I would reverse. For ${WORDS}, and so did this one.`],
]);
const ORIGIN = createSmallCase(7102, "Coble v. Landing Company", 1960, "772 U.S. 20", [
  [
    "lead",
    `The company owns the landing at the ford. We hold that its bell must be rung at noon. For ${WORDS}. The company appealed from a verdict of the jury.`,
  ],
]);
const QUOTING = createSmallCase(7103, "Alder v. Ferrymen", 1985, "773 U.S. 30", [
  [
    "lead",
    `The ferrymen left before the bell. In Coble v. Landing Company, 772 U.S. 20 (1960), we said that "${WORDS}." We hold that a ferryman who leaves the landing before the bell has rung must carry insurance for passengers at his own cost.`,
  ],
]);

const OVERRULED = createSmallCase(7104, "Osier v. Weir", 1931, "774 U.S. 5", [
  ["lead", "We hold that the owner of a weir may take eels from a common stream by night without a licence."],
]);
const OVERRULING = createSmallCase(7105, "Sedge v. Weir", 1977, "775 U.S. 60", [
  [
    "lead",
    "The owner of the weir took eels from a common stream by night without a licence, as his father had. In Osier v. Weir, 774 U.S. 5 (1931), it was said that he may. We hold that eels of a common stream belong to the town. Osier v. Weir, 774 U.S. 5 (1931), is overruled.",
  ],
]);

describe("a question that quotes words of an opinion", () => {
  let engine: Engine;

  beforeAll(async () => {
    const added = [DISSENTED, ORIGIN, QUOTING, OVERRULED, OVERRULING];
    engine = await openEngine((await buildSmallCorpus([...SMALL_CASES, ...added])).bytes);
  });
  afterAll(() => engine.close());

  const ask = async (question: string) => (await answerOf(engine.ask({ question, countryCode: "US" }))).data;

  it.each([
    `Is it the law that "${WORDS}"?`,
    `Who said that “[a] ferry that leaves . . . ${WORDS.slice(WORDS.indexOf("before"))}”?`,
  ])("is answered from the earliest court that speaks them: %s", async (question) => {
    const { answer, sources } = await ask(question);
    expect(sources[0]!.caseName).toBe("Coble v. Landing Company");
    expect(answer).toMatch(/^For a ferry that leaves the landing/);
  });

  it("says that no case contains its words", async () => {
    const { answer } = await ask(`Is it the law that "the bell of a barge need not be rung by any ferryman at all"?`);
    expect(answer).toMatch(/^No case here contains the words “the bell of a barge need …”\./);
  });

  it("is not answered by fewer than six words, which are a term", async () => {
    const { answer } = await ask(`Must a ferryman who "left the landing" before the bell carry insurance?`);
    expect(answer).toMatch(/^We hold that a ferryman who leaves the landing before the bell has rung must carry/);
  });

  it("is answered by the holding of the case that overruled the one which has its words", async () => {
    const { answer } = await ask("May the owner of a weir take eels from a common stream by night without a licence?");
    expect(answer).toMatch(/^Osier v\. Weir was overruled by Sedge v\. Weir[^[]* We hold that eels of a common stream/);
  });
});

describe("measureQuotedShare", () => {
  const quoted = [{ words: WORDS.split(" "), clusterIds: [1] }];

  it("is the share of the words that follow one another", () => {
    expect(measureQuotedShare(quoted, `He said: ${WORDS}.`)).toBe(1);
    expect(measureQuotedShare(quoted, "A ferry that leaves the landing before noon.")).toBeCloseTo(7 / 18, 5);
  });

  it("is 0 for fewer than six words, and without quotations", () => {
    expect(measureQuotedShare(quoted, "A ferry that leaves the quay.")).toBe(0);
    expect(measureQuotedShare([], WORDS)).toBe(0);
  });
});
