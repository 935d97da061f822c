import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeKnownQuestions,
  encodeKnownQuestions,
  findSimilarQuestions,
  type KnownQuestion,
  listTellingStems,
} from "../../../src/text/questions/known-questions.ts";
import { assertProperty } from "../../support/assert-property.ts";

function create(text: string, country: string, citation: string | null): KnownQuestion {
  return { stems: listTellingStems(text), country, citation };
}

const QUESTIONS = [
  create("May a lighthouse keeper sell the lamp?", "US", "1 U.S. 1"),
  create("Who owns the lamp of a lighthouse?", "US", "2 U.S. 2"),
  create("What tax is due on a lamp?", "US", null),
  create("May a lighthouse keeper sell the lamp?", "IN", "Section 1, The Lamps Act, 1900"),
  create("Is wool a fibre?", "US", null),
];
const INDEX = decodeKnownQuestions(encodeKnownQuestions(QUESTIONS))!;

const find = (text: string, country = "US", limit = 9) =>
  findSimilarQuestions(INDEX, listTellingStems(text), country, limit);

describe("the stems that tell one question from another", () => {
  it("are each listed once, without function words", () => {
    expect(listTellingStems("Who sold it to the sellers of what was sold, and why?")).toEqual(["sold", "seller"]);
  });
});

describe("known questions", () => {
  it("are compared by the words that they share, and fewer questions have", () => {
    const found = find("lighthouse keeper");
    expect(found.map(({ citation }) => citation)).toEqual(["1 U.S. 1", "2 U.S. 2"]);
    expect(found[0]!.similarity).toBeGreaterThan(found[1]!.similarity);
    expect(find("Would a lighthouse keeper sell that lamp?")[0]!.similarity).toBeCloseTo(1, 2);
  });

  it("are less similar to a question with a word that no known one has", () => {
    expect(find("lighthouse keeper zebra")[0]!.similarity).toBeLessThan(find("lighthouse keeper")[0]!.similarity);
  });

  it("are those of the country", () => {
    expect(find("lighthouse", "IN").map(({ citation }) => citation)).toEqual(["Section 1, The Lamps Act, 1900"]);
    expect(find("wool", "IN")).toEqual([]);
  });

  it("are listed up to a limit, those that are answered and those that are not", () => {
    expect(find("lamp", "US", 1).map(({ citation }) => citation === null)).toHaveLength(2);
    expect(new Set(find("lamp", "US", 1).map(({ citation }) => citation === null)).size).toBe(2);
    expect(find("lamp", "US", 0)).toEqual([]);
  });

  it("are none for a question without telling words", () => {
    expect(find("what is it?")).toEqual([]);
    const none = decodeKnownQuestions(encodeKnownQuestions([]))!;
    expect(findSimilarQuestions(none, ["lamp"], "US", 9)).toEqual([]);
  });

  it("have the cosine of their weighted stems", () => {
    const stems = fc.uniqueArray(fc.constantFrom("a1" as string, "b2", "c3", "d4", "e5", "f6"), { minLength: 1 });
    assertProperty(
      fc.property(fc.array(stems, { minLength: 1, maxLength: 40 }), stems, (known, asked) => {
        const questions = known.map((own, at) => ({ stems: own, country: "US", citation: `${at} U.S. 1` }));
        const index = decodeKnownQuestions(encodeKnownQuestions(questions))!;
        const weigh = (stem: string) =>
          1 + Math.log((1 + known.length) / (1 + known.filter((own) => own.includes(stem)).length));
        const measure = (own: readonly string[]) => Math.hypot(...own.map(weigh));
        for (const { citation, similarity } of findSimilarQuestions(index, asked, "US", known.length)) {
          const own = known[Number.parseInt(citation!, 10)]!;
          const product = own.filter((stem) => asked.includes(stem)).reduce((sum, stem) => sum + weigh(stem) ** 2, 0);
          expect(similarity).toBeCloseTo(product / measure(own) / measure(asked), 1);
        }
      }),
    );
  });

  it("are the same bytes for the same questions, and are not read from damaged ones", () => {
    const bytes = encodeKnownQuestions(QUESTIONS);
    expect(Buffer.compare(bytes, encodeKnownQuestions(QUESTIONS))).toBe(0);
    expect(decodeKnownQuestions(bytes.subarray(0, 8))).toBeNull();
    expect(decodeKnownQuestions(bytes.subarray(0, -1))).toBeNull();
    expect(decodeKnownQuestions(Uint8Array.from([...bytes, 0]))).toBeNull();
    expect(decodeKnownQuestions(new Uint8Array(bytes.length))).toBeNull();
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at]! ^= 255;
      const index = decodeKnownQuestions(damaged);
      if (index !== null) findSimilarQuestions(index, ["lamp"], "US", 9);
    }
  });
});
