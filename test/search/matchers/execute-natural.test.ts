import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeIdf } from "../../../src/search/matchers/matcher.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { buildIndex } from "../generated-cases.ts";

const WORDS = ["alpha", "bravo", "kilo", "lima", "tango", "zulu"];

describe("executing a question in natural language", () => {
  it("matches the cases with a quarter of the weight of its words, and with any telling word if they are fewer than ten", async () => {
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
        const usual = texts.flatMap((text, i) => (all > 0 && carried(text) >= all / 4 ? [i + 1] : []));
        const known = [...weights].map(([word]) => ({
          word,
          cases: texts.filter((text) => text.includes(word)).length,
        }));
        known.sort((a, b) => a.cases - b.cases);
        const telling = known.filter(({ cases }, at) => at === 0 || cases <= texts.length / 4).map(({ word }) => word);
        const loose = texts.flatMap((text, i) => (text.some((word) => telling.includes(word)) ? [i + 1] : []));
        const expected = usual.length >= 10 ? usual : [...new Set([...usual, ...loose])].sort((a, b) => a - b);
        const plan = searcher.plan({ kind: "natural", text: "", words, citations: [] });
        const { hits, total, isRelaxed } = searcher.search({ plan, pageSize: 40 });
        expect(hits.map(({ clusterId }) => clusterId).sort((a, b) => a - b)).toEqual(expected);
        expect(total).toBe(expected.length);
        expect(isRelaxed).toBe(expected.length > usual.length);
      }),
      { numRuns: 150 },
    );
  });
});
