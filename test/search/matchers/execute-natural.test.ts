import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeIdf } from "../../../src/search/matchers/matcher.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { buildIndex } from "../generated-cases.ts";

const WORDS = ["alpha", "bravo", "kilo", "lima", "tango", "zulu"];

describe("executing a question in natural language", () => {
  it("matches the cases with half of the weight of its words, for any number of words", async () => {
    const held = fc.array(fc.subarray(WORDS), { minLength: 1, maxLength: 40 });
    await assertProperty(
      fc.asyncProperty(held, fc.subarray(WORDS, { minLength: 1 }), async (texts, words) => {
        const { searcher } = await buildIndex(
          texts.map((text, i) => ({
            clusterId: i + 1,
            title: "Doe v. Roe",
            content: ["some", ...text].join(" "),
            dateFiled: "1990-01-01",
            courtId: "scotus",
            jurisdiction: "US",
          })),
        );
        const weights = new Map(
          words.flatMap((word) => {
            const cases = texts.filter((text) => text.includes(word)).length;
            return cases === 0 ? [] : [[word, computeIdf(texts.length, cases)] as const];
          }),
        );
        const carried = (text: readonly string[]) => text.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
        const all = carried(words);
        const expected = texts.flatMap((text, i) => (all > 0 && carried(text) >= all / 2 ? [i + 1] : []));
        const plan = searcher.plan({ kind: "natural", text: "", words, citations: [] });
        const { hits, total } = searcher.search({ plan, pageSize: 40 });
        expect(hits.map(({ clusterId }) => clusterId).sort((a, b) => a - b)).toEqual(expected);
        expect(total).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  });
});
