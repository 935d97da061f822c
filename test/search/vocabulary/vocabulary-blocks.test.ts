import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PageWriter } from "../../../src/search/postings/pages.ts";
import { PostingListEncoder } from "../../../src/search/postings/posting-list-encoder.ts";
import { findFormsOfStem, TermBlockWriter } from "../../../src/search/vocabulary/term-blocks.ts";
import { findWordsByPrefix, WordBlockWriter } from "../../../src/search/vocabulary/word-blocks.ts";
import { compareCodePoints, decodeUtf8, encodeUtf8 } from "../../../src/text/code-points.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { openPostingStore } from "../posting-store.ts";

/** One occurrence, in the judgment of the second case. */
function encodeOccurrence(encoder: PostingListEncoder) {
  encoder.start();
  encoder.add(1, 0, 1, Uint8Array.of(2), Uint8Array.of(0));
  return encoder.finish();
}

describe("the blocks of the vocabulary", () => {
  const stems = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }), {
    minLength: 1,
    maxLength: 400,
    size: "max",
  });

  it("finds the forms of every stem that was written, and of no other", () => {
    assertProperty(
      fc.property(stems, (keys) => {
        const { writer, reader } = openPostingStore();
        const pages = new PageWriter(writer);
        const terms = new TermBlockWriter(writer, pages);
        const encoder = new PostingListEncoder();
        const sorted = keys.filter((key) => decodeUtf8(encodeUtf8(key)) === key).sort(compareCodePoints);
        for (const key of sorted) {
          const list = encodeOccurrence(encoder);
          terms.addForm(key, key, list);
          terms.addForm(key, `${key}s`, list);
          terms.endTerm(key, 2);
        }
        terms.finish();
        pages.finish();
        sorted.forEach((key, i) => {
          const forms = findFormsOfStem(reader, key);
          expect(forms.map(({ word }) => word)).toEqual([key, `${key}s`]);
          expect(forms.map(({ id }) => id)).toEqual([2 * i, 2 * i + 1]);
          expect(forms[0]!.stemCases).toBe(2);
          if (!sorted.includes(`${key}!`)) expect(findFormsOfStem(reader, `${key}!`)).toEqual([]);
        });
        expect(findFormsOfStem(reader, "")).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("lists the words with a prefix in code-point order", () => {
    assertProperty(
      fc.property(stems, (keys) => {
        const { writer, reader } = openPostingStore();
        const words = new WordBlockWriter(writer);
        const sorted = keys.filter((key) => decodeUtf8(encodeUtf8(key)) === key).sort(compareCodePoints);
        for (const key of sorted) words.add(key);
        words.finish();
        for (const prefix of new Set(sorted.map((key) => Array.from(key)[0]!))) {
          expect(findWordsByPrefix(reader, prefix)).toEqual(sorted.filter((key) => key.startsWith(prefix)));
        }
      }),
      { numRuns: 40 },
    );
  });
});

it("compares code points in the order of UTF-8 bytes", () => {
  assertProperty(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      const [x, y] = [encodeUtf8(a), encodeUtf8(b)];
      let i = 0;
      while (i < x.length && i < y.length && x[i] === y[i]) i++;
      expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign((x[i] ?? -1) - (y[i] ?? -1)));
    }),
  );
  expect(compareCodePoints("\u{10000}", "\uffff")).toBeGreaterThan(0);
});
