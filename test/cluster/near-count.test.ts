import { describe, expect, it } from "vitest";
import { buildNearCounts } from "../../src/cluster/search/near-count.ts";
import type { NearOperandPlan, NearPlan } from "../../src/query/plan/plan.ts";
import type { Vocabulary } from "../../src/search/vocabulary/vocabulary.ts";

const VOCABULARY = {
  findByPrefix: (prefix: string) => [{ word: `${prefix}s` }, { word: `${prefix}ed` }],
} as unknown as Vocabulary;
const word = (text: string): NearOperandPlan => ({ kind: "term", match: "stem", text, field: "any" });
const prefix = (text: string): NearOperandPlan => ({ kind: "term", match: "prefix", text, field: "any" });
const phrase = (...words: string[]): NearOperandPlan =>
  ({ kind: "phrase", words, field: "any" }) as unknown as NearOperandPlan;

function count(operands: readonly NearOperandPlan[], within: number | "sentence" = 5, ordered = false) {
  const links = operands.slice(1).map(() => ({ within, ordered }));
  const plan = { kind: "near", operands, links, field: "any" } as unknown as NearPlan;
  return buildNearCounts(VOCABULARY, plan, (field) => (field === "name" ? 100 : 1));
}

describe("the places of a proximity", () => {
  it("are those of the right word that are not without the left one near them, in the text and in the name", () => {
    const ferry = { span_term: { text_stems: { value: "ferri" } } };
    const toll = { span_term: { text_stems: { value: "toll" } } };
    const [text, name] = count([word("ferri"), word("toll")])!;
    expect(text).toEqual({
      span_not: {
        include: toll,
        exclude: { span_not: { include: toll, exclude: ferry, pre: 5, post: 5 } },
        boost: 1,
      },
    });
    expect(name).toMatchObject({ span_not: { boost: 100 } });
  });

  it("are after the left word if their order counts", () => {
    expect(count([word("ferri"), word("toll")], 3, true)![0]).toMatchObject({
      span_not: { exclude: { span_not: { pre: 3, post: 0 } } },
    });
  });

  it("are those of all words with a prefix, and of phrases", () => {
    const [text] = count([phrase("ferry", "boat"), prefix("toll")])!;
    const clauses = ["tolls", "tolled"].map((value) => ({
      field_masking_span: { query: { span_term: { text: { value } } }, field: "text_stems" },
    }));
    expect(text).toMatchObject({ span_not: { include: { span_or: { clauses } } } });
  });

  it("are not counted where they could overlap, in chains and in sentences", () => {
    expect(count([word("toll"), phrase("new", "york", "new")])).toBeNull();
    expect(count([word("toll"), phrase("new", "york")])).not.toBeNull();
    expect(count([word("a"), word("b"), word("c")])).toBeNull();
    expect(count([word("a"), word("b")], "sentence")).toBeNull();
  });
});
