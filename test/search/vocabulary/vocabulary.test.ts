import { Index } from "flexsearch";
import { describe, expect, it } from "vitest";
import { encodeWords, openVocabulary } from "../../../src/search/vocabulary/vocabulary.ts";
import { stem } from "../../../src/text/stem.ts";
import { findWords } from "../../../src/text/words.ts";
import { buildIndex, generateCases } from "../generated-cases.ts";

describe("look-ups through FlexSearch", async () => {
  const cases = [
    ...generateCases(120, 3),
    {
      clusterId: 9999,
      title: "constructor v. __proto__",
      content: "toString hasOwnProperty constructor 113 1133 हिन्दी हिंदी Ægir naïve naive bookkeeper succeeded",
      dateFiled: "2000-01-01",
      courtId: "scotus",
      jurisdiction: "US" as const,
    },
  ];
  const { postings, summary } = await buildIndex(cases);
  const vocabulary = openVocabulary(postings);
  const all = [...new Set(cases.flatMap((one) => findWords(`${one.title} ${one.content}`).map(({ word }) => word)))];
  const absent = ["nowhere", "11", "constructo", "न", "__proto__", "tostrin"];

  it("finds every word of the corpus", () => {
    expect(summary.distinctWords).toBe(all.length);
    for (const word of all) expect(vocabulary.findExact(word).map((form) => form.word)).toEqual([word]);
  });

  it("returns the same words as a FlexSearch index in memory", () => {
    // By word and by stem: the ids that FlexSearch holds in its own map are those that it reads out of ours.
    const byWord = new Index({ tokenize: "strict", resolution: 1, encode: encodeWords });
    const byStem = new Index({ tokenize: "strict", resolution: 1, encode: encodeWords });
    const byPrefix = new Index({ tokenize: "forward", resolution: 1, encode: encodeWords });
    for (const word of all) {
      const { id } = vocabulary.findExact(word)[0]!;
      byWord.add(id, word);
      byStem.add(id, stem(word));
      byPrefix.add(id, word);
    }
    const limit = 10_000;
    const ids = (forms: readonly { id: number }[]) => forms.map(({ id }) => id).sort((a, b) => a - b);
    const sorted = (found: unknown) => [...(found as number[])].sort((a, b) => a - b);
    for (const word of [...all, ...absent]) {
      expect(ids(vocabulary.findExact(word))).toEqual(sorted(byWord.search(word, { limit })));
      expect(ids(vocabulary.findByStem(stem(word)))).toEqual(sorted(byStem.search(stem(word), { limit })));
      const prefix = Array.from(word).slice(0, 3).join("");
      expect(ids(vocabulary.findByPrefix(prefix))).toEqual(sorted(byPrefix.search(prefix, { limit })));
    }
  });

  it("returns more than the hundred ids of FlexSearch's default limit", async () => {
    const many = Array.from({ length: 250 }, (_, i) => `zz${i}`).join(" ");
    const built = await buildIndex([{ ...cases[0]!, content: many }]);
    expect(openVocabulary(built.postings).findByPrefix("zz")).toHaveLength(250);
  });

  it("returns every form of a stem", () => {
    expect(vocabulary.findByStem("contract").map(({ word }) => word)).toEqual(["contract", "contracted", "contracts"]);
    expect(vocabulary.findByStem("die").map(({ word }) => word)).toEqual(["dies", "dying"]);
    expect(vocabulary.findByPrefix("dy").map(({ word }) => word)).toEqual(["dying"]);
  });
});
