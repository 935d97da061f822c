import { describe, expect, it } from "vitest";
import type { Authority } from "../../src/ask/authorities/authority.ts";
import { compareQuestion } from "../../src/ask/authorities/compare-question.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { openFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import { readStarterVectors } from "../../src/node/read-starter-vectors.ts";
import { stem } from "../../src/text/stem.ts";
import { splitWords } from "../../src/text/words.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

/** Compares a question with a case of some topics, on a corpus that contains none of the authorities of doctrines. */
async function compare(question: string, topics: readonly string[], vectors?: Uint8Array, naming = 0) {
  const { bytes } = await buildSmallCorpus(SMALL_CASES, { wordVectors: vectors });
  const corpus = await openFileCorpus(bytes);
  const terms = splitWords(question).map((word) => ({ stem: stem(word), weight: 1 }));
  const interpretation = { question, terms, scope: { jurisdiction: "US" } } as unknown as Interpretation;
  const lead = { brief: { name: "A v. B", topics, sentences: [] }, passages: [], relevance: { naming } };
  const comparison = await compareQuestion(corpus, interpretation, [lead as unknown as Authority]);
  await corpus.close();
  return comparison;
}

describe("the comparison of a question with doctrines that the corpus lacks", () => {
  it("is null in a corpus without vectors of words", async () => {
    expect(await compare("dog sniff", ["dog sniff"])).toBeNull();
  });

  it("is null for a case without topics, whose name says little of its subject", async () => {
    expect(await compare("dog sniff", [], await readStarterVectors())).toBeNull();
  });

  it("is by words that occur near the same words", async () => {
    const vectors = await readStarterVectors();
    const own = await compare("tenant eviction", ["landlord and tenant", "eviction"], vectors);
    expect(own!.similarity).toBe(1);
    const near = await compare("tenant eviction", ["landlord"], vectors);
    expect(near!.similarity).toBeGreaterThan(0.3);
    expect(near!.similarity).toBeLessThan(1);
    const other = await compare("canine sniffing luggage", ["landlord"], vectors);
    expect(other!.absentSimilarity).toBeGreaterThan(other!.similarity);
  });

  it("looks for no doctrine if the question names its authority", async () => {
    const named = await compare("canine sniffing luggage", ["landlord"], await readStarterVectors(), 1);
    expect(named!.absentSimilarity).toBe(0);
  });
});
