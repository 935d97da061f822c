import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import {
  decodeKnownQuestions,
  encodeKnownQuestions,
  type KnownQuestion,
} from "../../../src/search/questions/known-questions.ts";
import { findSimilarQuestions } from "../../../src/search/questions/similar-questions.ts";
import { listTellingStems } from "../../../src/text/telling-stems.ts";
import { assertProperty } from "../../support/assert-property.ts";

const decode = (bytes: Uint8Array) => runWhole(decodeKnownQuestions(bytes));

function create(text: string, country: string, isAnswered: boolean): KnownQuestion {
  return { stems: listTellingStems(text), country, isAnswered, authority: "" };
}

const QUESTIONS = [
  create("May a lighthouse keeper sell the lamp?", "US", true),
  create("What tax is due on a lamp?", "US", false),
  create("Who owns the lamp of a lighthouse?", "US", true),
  create("May a lighthouse keeper sell the lamp?", "IN", true),
  create("Is wool a fibre?", "US", false),
];
const INDEX = decode(encodeKnownQuestions(QUESTIONS))!;

const find = (text: string, country = "US", limit = 9) =>
  findSimilarQuestions(INDEX, listTellingStems(text), country, limit);

describe("the stems that tell one question from another", () => {
  it("are each listed once, without the words that most questions have", () => {
    expect(listTellingStems("Who sold it to the sellers of what was sold, and why?")).toEqual([
      "sold",
      "seller",
      "whi",
    ]);
    expect(listTellingStems("Can a keeper sell it without a licence after dusk?")).toContain("without");
  });
});

describe("known questions", () => {
  it("are compared by the words that they share, and fewer questions have", () => {
    const [keeper, owner, ...others] = find("lighthouse keeper");
    expect(others).toEqual([]);
    expect(keeper!.similarity).toBeGreaterThan(owner!.similarity);
    expect(find("May a lighthouse keeper sell that lamp?")[0]!.similarity).toBeCloseTo(1);
  });

  it("are less similar to a question with a word that no known one has", () => {
    expect(find("lighthouse keeper zebra")[0]!.similarity).toBeLessThan(find("lighthouse keeper")[0]!.similarity);
  });

  it("are those of the country", () => {
    expect(find("lighthouse", "IN")).toHaveLength(1);
    expect(find("wool")).toEqual([{ similarity: expect.any(Number), isAnswered: false, authority: "" }]);
    expect(find("wool", "IN")).toEqual([]);
  });

  it("are listed up to a limit, those that are answered and those that are not", () => {
    expect(
      find("lamp")
        .map(({ isAnswered }) => isAnswered)
        .sort(),
    ).toEqual([false, true, true]);
    expect(
      find("lamp", "US", 1)
        .map(({ isAnswered }) => isAnswered)
        .sort(),
    ).toEqual([false, true]);
    expect(find("lamp", "US", 0)).toEqual([]);
  });

  it("are none for a question without telling words, and in a corpus that knows none", () => {
    expect(find("what is it?")).toEqual([]);
    const none = decode(encodeKnownQuestions([]))!;
    expect(findSimilarQuestions(none, ["lamp"], "US", 9)).toEqual([]);
  });

  it("have the cosine of their weighted stems", () => {
    const stems = fc.uniqueArray(fc.constantFrom<string>("a1", "b2", "c3", "d4", "e5", "f6"), { minLength: 1 });
    const asked = fc.tuple(stems, fc.boolean());
    assertProperty(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 40 }), stems, (known, own) => {
        const questions = known.map(([stems, isAnswered]) => ({ stems, country: "US", isAnswered, authority: "" }));
        const index = decode(encodeKnownQuestions(questions))!;
        const weigh = (stem: string) =>
          1 + Math.log((1 + known.length) / (1 + known.filter(([stems]) => stems.includes(stem)).length));
        const measure = (stems: readonly string[]) => Math.hypot(...stems.map(weigh));
        const expected = known
          .map(([stems, isAnswered]) => {
            const product = stems.filter((one) => own.includes(one)).reduce((sum, one) => sum + weigh(one) ** 2, 0);
            return { similarity: product / measure(stems) / measure(own), isAnswered };
          })
          .filter(({ similarity }) => similarity > 0);
        for (const answered of [true, false]) {
          const list = (all: typeof expected) =>
            all.flatMap(({ similarity, isAnswered }) => (isAnswered === answered ? [similarity] : []));
          const wanted = list(expected).sort((a, b) => b - a);
          const found = list(findSimilarQuestions(index, own, "US", known.length));
          expect(found).toHaveLength(wanted.length);
          for (const [at, similarity] of found.entries()) expect(similarity).toBeCloseTo(wanted[at]!, 9);
        }
      }),
    );
  });

  it("are the same bytes for the same questions, and are not read from damaged ones", () => {
    const bytes = encodeKnownQuestions(QUESTIONS);
    expect(Buffer.compare(bytes, encodeKnownQuestions(QUESTIONS))).toBe(0);
    expect(decode(bytes.subarray(0, 8))).toBeNull();
    expect(decode(bytes.subarray(0, -1))).toBeNull();
    expect(decode(Uint8Array.from([...bytes, 0]))).toBeNull();
    expect(decode(new Uint8Array(bytes.length))).toBeNull();
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at]! ^= 255;
      const index = decode(damaged);
      if (index !== null) findSimilarQuestions(index, ["lamp"], "US", 9);
    }
  });
});
