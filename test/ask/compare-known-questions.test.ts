import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareKnownQuestions, findKnownAuthorities } from "../../src/ask/authorities/compare-known-questions.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { toCaseKey } from "../../src/ask/passages/passage.ts";
import { openFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import { encodeKnownQuestions, type KnownQuestion } from "../../src/search/questions/known-questions.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { listTellingStems } from "../../src/text/telling-stems.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const {
  clusterId,
  citations: [CITATION],
} = SMALL_CASES.find(({ case: { citations } }) => citations.length > 0)!.case;
const CLUSTER_ID = clusterId!;

const know = (question: string, authority: string, isAnswered: boolean): KnownQuestion => ({
  stems: listTellingStems(question),
  country: "US",
  isAnswered,
  authority,
});

let corpus: Corpus;
beforeAll(async () => {
  const knownQuestions = encodeKnownQuestions([
    know("May a keeper sell the lamp of a lighthouse?", CITATION!, true),
    know("Which lamp may a keeper sell?", CITATION!, true),
    know("What tax does the keeper of a lighthouse owe?", CITATION!, false),
    know("May a keeper sell wool?", "999 U.S. 999", true),
  ]);
  const { bytes } = await buildSmallCorpus(SMALL_CASES, { knownQuestions });
  corpus = await openFileCorpus(openCorpusBytes(bytes));
});
afterAll(() => corpus.close());

const ask = (question: string, isFollowUp = false) =>
  ({
    question,
    isFollowUp,
    provisions: [],
    definedTerm: null,
    scope: { jurisdiction: "US" },
  }) as unknown as Interpretation;

describe("known questions about a new one", () => {
  it("tell the authorities that answer the similar ones, and none that the corpus lacks", async () => {
    const found = await findKnownAuthorities(corpus, ask("Can a keeper sell a lighthouse lamp?"));
    expect([...found.keys()]).toEqual([toCaseKey(CLUSTER_ID)]);
    expect(found.get(toCaseKey(CLUSTER_ID))).toBeGreaterThan(1);
    expect((await findKnownAuthorities(corpus, ask("Is flax a fibre?"))).size).toBe(0);
  });

  it("tell nothing of a follow-up question, whose subject is in an earlier one", async () => {
    expect((await findKnownAuthorities(corpus, ask("Can a keeper sell a lighthouse lamp?", true))).size).toBe(0);
  });

  it("tell how similar it is to what is answered and to what is not, and the odds of its authority", async () => {
    const source = { kind: "case", clusterId: CLUSTER_ID, citeCount: 0, freshness: "Good Law" } as const;
    const compare = (question: string) => compareKnownQuestions(corpus, question, "US", { source });
    const [sale, tax] = [await compare("Can a keeper sell a lamp?"), await compare("Does the keeper owe a tax?")];
    expect(sale!.answeredSimilarity).toBeGreaterThan(sale!.unansweredSimilarity);
    expect(tax!.unansweredSimilarity).toBeGreaterThan(tax!.answeredSimilarity);
    expect(sale!.odds.words).toBeGreaterThan(tax!.odds.words);
    const unknown = await compareKnownQuestions(corpus, "Can a keeper sell a lamp?", "US");
    expect(unknown!.odds.authority).not.toBe(sale!.odds.authority);
  });
});
