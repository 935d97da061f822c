import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createShingleIndex } from "../../../../src/ingest/importers/common/shingle-index.ts";
import { splitWords } from "../../../../src/text/words.ts";
import { assertProperty } from "../../../support/assert-property.ts";

function listContained(text: string, ...added: string[]): string[] {
  const index = createShingleIndex();
  for (const other of added) index.add(other);
  const contained: string[] = [];
  index.compareWords(text, (start, end, isContained) => {
    if (isContained) contained.push(text.slice(start, end));
  });
  return contained;
}

/** Texts of few words, so that parts of one recur in another. */
const TEXT = fc
  .array(fc.constantFrom("the", "ferry", "toll", "of", "county", "regulated", "river", "a", "§", "é"), {
    maxLength: 80,
  })
  .map((words) => words.join(" "));

describe("createShingleIndex", () => {
  it("finds every word of a text that was added, wherever it is", () => {
    assertProperty(
      fc.property(fc.array(TEXT, { minLength: 1, maxLength: 4 }), fc.nat(), (texts, pick) => {
        const text = texts[pick % texts.length] as string;
        const words = splitWords(text);
        expect(listContained(text, ...texts)).toHaveLength(words.join("").length >= 20 ? words.length : 0);
      }),
    );
  });

  it("finds no word whose letters with their neighbours no added text contains", () => {
    assertProperty(
      fc.property(TEXT, TEXT, (text, other) => {
        const letters = splitWords(other).join("");
        const words = splitWords(text);
        const all = words.join("");
        const index = createShingleIndex();
        index.add(other);
        let at = 0;
        let word = 0;
        index.compareWords(text, (_start, _end, isContained) => {
          const from = at;
          at += (words[word++] as string).length;
          if (!isContained) return;
          for (let letter = from; letter < at; letter++) expect(isInShingle(all, letter, letters)).toBe(true);
        });
        expect(word).toBe(words.length);
      }),
    );
  });

  it("takes time in proportion to a text that repeats itself", () => {
    const text = "toll ".repeat(200_000);
    expect(listContained(text, text)).toHaveLength(200_000);
  });
});

/** Returns whether 20 letters around one of a text are in another. */
function isInShingle(all: string, letter: number, others: string): boolean {
  for (let from = Math.max(0, letter - 19); from <= letter; from++)
    if (from + 20 <= all.length && others.includes(all.slice(from, from + 20))) return true;
  return false;
}
