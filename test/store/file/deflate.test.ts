import { deflateSync, inflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createDeflater } from "../../../src/store/file/deflate/deflate.ts";
import { createRandom } from "../../support/seeded-random.ts";

const encoder = new TextEncoder();

const LENGTHS = [0, 1, 2, 3, 9, 100, 330, 2_000, 8_192, 24_579];

/** Bytes that need each kind of block, codes of every length, and long and short matches. */
const CONTENTS: Readonly<Record<string, (length: number) => Uint8Array>> = {
  "English words": (length) => encoder.encode(writeWords(length)).subarray(0, length),
  "Devanagari letters": (length) => {
    const random = createRandom(2);
    const letters = Array.from({ length }, () => String.fromCharCode(0x900 + Math.floor(random() * 100)));
    return encoder.encode(letters.join("")).subarray(0, length);
  },
  "one byte repeated": (length) => new Uint8Array(length).fill(65),
  "four letters": (length) => Uint8Array.from({ length }, fillFrom(3, 4)),
  "frequencies that would need codes of more than 15 bits": (length) => {
    const random = createRandom(4);
    return Uint8Array.from({ length }, () => Math.min(29, Math.floor(-Math.log2(1 - random()))));
  },
  noise: (length) => Uint8Array.from({ length }, fillFrom(5, 256)),
};

function fillFrom(seed: number, bound: number): () => number {
  const random = createRandom(seed);
  return () => Math.floor(random() * bound);
}

function writeWords(length: number): string {
  const random = createRandom(1);
  const words = "the of court to and a in that is for by was it on judgment appeal defendant motion §".split(" ");
  let text = "";
  while (text.length < length) text += `${words[Math.floor(random() * words.length)]} `;
  return text;
}

describe("a deflater", () => {
  for (const [name, write] of Object.entries(CONTENTS)) {
    it(`writes the bytes of fflate for ${name}, whatever it has compressed before`, () => {
      const deflater = createDeflater();
      for (const length of [...LENGTHS, 200_000, 330]) {
        const plain = write(length);
        expect(deflater.deflate(plain)).toEqual(deflateSync(plain, { level: 6 }));
      }
    });

    it(`writes the bytes of fflate for ${name} with a dictionary`, () => {
      const dictionary = encoder.encode(writeWords(12_288));
      const deflater = createDeflater(dictionary);
      for (const length of [...LENGTHS, 40_000, 330]) {
        const plain = write(length);
        expect(deflater.deflate(plain)).toEqual(deflateSync(plain, { level: 6, dictionary }));
      }
    });
  }

  it("compresses noise with a short dictionary to what can be decompressed", () => {
    const dictionary = encoder.encode("the court");
    const plain = CONTENTS.noise!(2_000);
    expect(inflateSync(createDeflater(dictionary).deflate(plain), { dictionary })).toEqual(plain);
  });

  it("keeps the bytes of a dictionary that its caller reuses", () => {
    const dictionary = encoder.encode("the judgment of the court of appeal is affirmed with costs ".repeat(9));
    const plain = encoder.encode("the judgment of the court of appeal is reversed");
    const deflater = createDeflater(dictionary);
    const expected = deflateSync(plain, { level: 6, dictionary });
    dictionary.fill(0);
    expect(deflater.deflate(plain)).toEqual(expected);
  });
});
