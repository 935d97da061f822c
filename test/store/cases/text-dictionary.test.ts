import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { deflateText, inflateText } from "../../../src/store/cases/text-blocks.ts";
import { trainDictionary } from "../../../src/store/cases/text-dictionary.ts";
import { javascriptCodec } from "../../../src/store/file/codec.ts";

/** Writes sentences of a small vocabulary, different for each seed. */
function writeJudgment(seed: number, sentences: number): string {
  const parties = ["the appellant", "the respondent", "the State", "the High Court", "the trial judge"];
  const formulae = [
    "submitted that the order under appeal cannot be sustained",
    "was of the opinion that the suit was barred by limitation",
    "relied on the evidence of the prosecution witnesses",
    "dismissed the petition with costs throughout",
  ];
  let state = seed;
  const next = (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * bound);
  };
  return Array.from(
    { length: sentences },
    () => `${parties[next(5)]} in case ${next(1e9)} ${formulae[next(4)]} on day ${next(1e9)}.`,
  ).join(" ");
}

describe("a trained dictionary", () => {
  it("of short samples is the samples", () => {
    expect(new TextDecoder().decode(trainDictionary(["The appeal ", "is allowed."]))).toBe("The appeal is allowed.");
    expect(trainDictionary([])).toEqual(new Uint8Array(0));
  });

  it("has at most 12,288 bytes, the same for the same samples", () => {
    const samples = Array.from({ length: 40 }, (_, n) => writeJudgment(n, 60));
    const dictionary = trainDictionary(samples);
    expect(dictionary.length).toBe(12_288);
    expect(trainDictionary(samples)).toEqual(dictionary);
  });

  it("takes phrases that recur in other samples, not text that stands in one", () => {
    const samples = Array.from({ length: 40 }, (_, n) => (n < 20 ? writeNumbers(n) : writeJudgment(n, 60)));
    const dictionary = trainDictionary(samples);
    const plain = new TextEncoder().encode(samples.join("")).subarray(0, dictionary.length);
    const text = writeJudgment(999, 12);
    const withPlain = deflateSync(new TextEncoder().encode(text), { level: 6, dictionary: plain });
    expect(deflateText(text, dictionary).length).toBeLessThan(withPlain.length);
  });

  it("restores the texts, also where a segment divides a character", () => {
    const samples = Array.from({ length: 60 }, (_, n) => `धारा ${n} के अधीन अपील §${n} “खारिज” की जाती है। `.repeat(40));
    const dictionary = trainDictionary(samples);
    for (const text of ["", "धारा 3 के अधीन", samples[7]!.slice(0, 4000)])
      expect(inflateText(javascriptCodec, deflateText(text, dictionary), dictionary)).toBe(text);
  });
});

/** Writes digits without repetition to speak of. */
function writeNumbers(seed: number): string {
  return Array.from({ length: 200 }, (_, n) => String(Math.sin(seed * 1000 + n)).slice(2)).join("");
}
