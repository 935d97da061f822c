import { describe, expect, it } from "vitest";
import type { Authority } from "../../src/ask/authorities/authority.ts";
import { type Evidence, listEvidence } from "../../src/ask/authorities/compute-evidence.ts";
import { computeAnswerProbability } from "../../src/ask/authorities/judge-authority.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { findAspects } from "../../src/ask/interpret/question-aspects.ts";
import { classifyQuestion } from "../../src/ask/interpret/question-kinds.ts";
import { createSourceSentence } from "../../src/text/sentences/source-sentences.ts";
import { stem } from "../../src/text/stem.ts";

const RELEVANCE: Authority["relevance"] = {
  coverage: 1,
  subject: 1,
  law: 1,
  topic: 1,
  exact: 1,
  agreement: 1,
  agreeing: 1,
  closeness: 0,
  doctrine: 0,
  match: 1,
  points: 1,
  pointLoss: 0,
  link: 0,
  limb: 0,
  lacksFigure: false,
  attribution: 0,
  definition: 0,
  isOfOtherState: false,
  isOfAct: false,
  naming: 0,
  known: 0,
};

/** Lists the evidence of a case that consists of one sentence and one topic. */
function list(words: readonly string[], text: string, topics: readonly string[], relevance = {}, asked = {}): Evidence {
  const question = "What is the rule on wool?";
  const interpretation = {
    question,
    kind: classifyQuestion(question),
    aspects: [],
    isFollowUp: false,
    missing: [],
    provisions: [],
    absentDoctrines: [{ share: 0.8, stems: ["market", "sold"] }],
    terms: words.map((word, at) => ({
      word,
      stem: stem(word),
      synonyms: [],
      weight: 4.5 - at,
      documentFrequency: 1,
      positions: [at],
    })),
    ...asked,
  } as unknown as Interpretation;
  const authority = {
    source: { kind: "case", clusterId: 1, citeCount: 0, freshness: "Good Law" },
    passages: [],
    brief: {
      name: "A v. B",
      topics,
      sentences: text
        .split(/(?<=\.) /)
        .map((one, at) => ({ ...createSourceSentence(one, 100 * at), role: "rule", section: null })),
    },
    foundBy: "words",
    relevance: { ...RELEVANCE, ...relevance },
    score: 1,
  } as unknown as Authority;
  return listEvidence(interpretation, authority, null);
}

const computeProbability = (evidence: Evidence) => computeAnswerProbability(evidence, "words");

describe("the evidence that an authority answers", () => {
  it("contains the weight of the rarest word that the authority lacks", () => {
    expect(list(["wool", "market"], "Wool is sold at a market.", []).unmet).toBe(0);
    expect(list(["wool", "market"], "Cotton is sold at a market.", []).unmet).toBe(1);
    expect(list(["wool", "market"], "Wool is sold at a shop.", []).second).toBe(0);
  });

  it("does not count the lack of topics in a corpus that has none", () => {
    const { agreement } = list(["wool"], "Wool is sold.", [], { agreement: 0 });
    expect(agreement).toBeGreaterThan(list(["wool"], "Wool is sold.", ["cotton"], { agreement: 0 }).agreement);
  });

  it("counts what a doctrine that the corpus lacks has of the question and no heading has", () => {
    const [lacking, headed] = [["wool"], ["wool", "market"]].map((topics) =>
      list(["wool", "market"], "Wool is sold at a market.", topics),
    );
    expect(lacking!.absentDoctrine).toBeCloseTo((0.8 * 3.5) / 8);
    expect(headed!.absentDoctrine).toBe(0);
    expect(computeProbability(lacking!)).toBeLessThan(computeProbability({ ...lacking!, absentDoctrine: 0 }));
    expect(list(["wool", "market"], "Wool is sold.", ["wool"], { naming: 1 }).absentDoctrine).toBe(0);
  });

  it("does not count a doctrine that the corpus lacks against a sentence that states the question", () => {
    const words = ["wool", "market", "sold", "weight", "dusk"];
    const text = "Wool of the market is sold by weight at dusk.";
    const lacking = list(words, text, ["wool"], { closeness: 0.5 });
    const stated = list(words, text, ["wool"], { closeness: 0.9 });
    expect(lacking.absentDoctrine).toBeGreaterThan(0);
    expect(stated.absentDoctrine).toBe(0);
  });

  it("counts against a bare subject of which no holding or rule speaks", () => {
    const spoken = list(["wool"], "Wool is sold.", ["wool"]);
    const unspoken = list(["wool"], "Wool is sold.", ["wool"], { law: 0 });
    expect(unspoken.few).toBeGreaterThan(spoken.few);
    expect(computeProbability(unspoken)).toBeLessThan(computeProbability(spoken));
  });

  it("counts against a case whose figures are about something else", () => {
    const asked = { aspects: findAspects("How many markets sell wool?") };
    const stated = list(["wool", "market"], "Wool is sold at nine markets.", [], {}, asked);
    const other = list(["wool", "market"], "Nine men met. Wool is sold at a market.", [], {}, asked);
    const figures = [stated, other, list(["wool"], "Wool is sold.", [])].map(({ caseFigure }) => caseFigure);
    expect(figures).toEqual([0, 1, 0]);
    expect(computeProbability(other)).toBeLessThan(computeProbability(stated));
  });

  it("is less by each key point that the authority does not mention", () => {
    const probabilities = [0, 0.3, 0.75].map((pointLoss) =>
      computeProbability(list(["wool", "market"], "Wool is sold at a market.", ["wool market"], { pointLoss })),
    );
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
  });
});
