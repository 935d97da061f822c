import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visitUnicodeWords } from "../../src/text/unicode-words.ts";
import { findWords, visitWords, type Word } from "../../src/text/words.ts";
import { assertProperty } from "../support/assert-property.ts";
import { readCpuTime } from "../support/cpu-time.ts";

const plain = (text: string) =>
  findWords(text)
    .map(({ word }) => word)
    .join(" ");

describe("findWords", () => {
  it.each([
    ["", ""],
    [" — … !", ""],
    ["The appeal is Dismissed.", "the appeal is dismissed"],
    ["42 U.S.C. § 1983", "42 usc section 1983"],
    ["42 U.S.C.§1983", "42 usc section 1983"],
    ["§§ 12–14", "section section 12 14"],
    ["U.S. v. Alder", "us v alder"],
    ["U. S. v. Alder", "u s v alder"],
    ["J.K.Rao", "jk rao"],
    ["S.Ct. and F.2d and Fed.R.Civ.P. 5", "s ct and f 2d and fed r civ p 5"],
    ["e.g., A.I.R. a..b x.5 5.x a.b2", "eg air a b x 5 5 x a b2"],
    ["O'Brien’s O‘Brien petitioners' 'quoted'", "obriens obrien petitioners quoted"],
    ["AT&T 10% well-known 1,000 3.5", "at t 10 well known 1 000 3 5"],
    ["snake_case a/b", "snake case a b"],
    ["Código Ångström naïve façade", "codigo angstrom naive facade"],
    ["Co\u0301digo", "codigo"],
    ["ﬁle № ½ ＡＢＣ ²", "file no 1 2 abc 2"],
    ["Straße Søren", "straße søren"],
    ["İzmir ΟΔΟΣ οδος", "izmir οδοσ οδοσ"],
    ["Чайка чайка", "чайка чайка"],
    ["न्यायालय का निर्णय, धारा ३०२", "न्यायालय का निर्णय धारा ३०२"],
    ["क्\u200dष judg\u00adment", "क्ष judgment"],
    ["\u1112\u1161\u11ab 한", "한 한"],
    ["\u0301 \ud800 x", "x"],
  ])("splits %j into %j", (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it("returns offsets into the original text", () => {
    const text = "In ﬁne, Co\u0301digo's U.S.C. §5 (petitioners’).";
    expect(findWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "In",
      "ﬁne",
      "Co\u0301digo's",
      "U.S.C",
      "§",
      "5",
      "petitioners",
    ]);
  });

  it("returns the same words as normalising the whole text first", () => {
    assertProperty(
      fc.property(text, (given) => {
        expect(findWords(given).map(({ word }) => word)).toEqual(wordsOfNormalised(given));
      }),
      { numRuns: 3000 },
    );
  });

  it("has a fast path equal to the full rule, offsets included", () => {
    assertProperty(
      fc.property(text, (given) => {
        const full: Word[] = [];
        visitUnicodeWords(given, 0, given.length, (word, start, end) => full.push({ word, start, end }));
        expect(findWords(given)).toEqual(full);
      }),
      { numRuns: 3000 },
    );
  });

  it("returns words in order, without overlap, that are unchanged when split again", () => {
    assertProperty(
      fc.property(text, (given) => {
        let last = 0;
        visitWords(given, (word, start, end) => {
          expect(findWords(word)).toEqual([{ word, start: 0, end: word.length }]);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = start;
        });
      }),
      { numRuns: 3000 },
    );
  });

  it("classifies every character as the whole-text rule does, between letters of two scripts", () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x110000; code++) {
      const character = String.fromCodePoint(code);
      if (/\p{Cn}|\p{Co}|\p{Unified_Ideograph}|\p{Script=Tangut}/u.test(character)) continue;
      const given = `a${character}क${character}e`;
      if (plain(given) !== wordsOfNormalised(given).join(" ")) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it.each([
    ["one long word", "a".repeat(1 << 20)],
    ["apostrophes", "'".repeat(1 << 20)],
    ["initials", "a.".repeat(1 << 19)],
    ["stops", ".".repeat(1 << 20)],
    ["marks that normalisation sorts", "\u0315\u0300".repeat(1 << 19)],
    ["section signs", "§".repeat(1 << 20)],
  ])("stays fast on a megabyte of %s", (_, hostile) => {
    const begun = readCpuTime();
    visitWords(hostile, () => {});
    expect(readCpuTime() - begun).toBeLessThan(3000);
  });
});

/** Texts rich in what the rule treats apart. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."aZ5. '’§&-\u0301\u0308\u0338\u093e\u094d\u200d\u00adकषéﬁ½Σςé한\u1112\u1161\u11abｶﾞ".split(""),
        "U.S.",
        "…",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.string({ unit: "grapheme", maxLength: 3 }),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""));

/** The rule as its doc comment says it, on the whole text at once; offsets are lost. */
function wordsOfNormalised(given: string): string[] {
  // What vanishes may leave side by side what joins: so everything is folded once more.
  const folded = foldWhole(foldWhole(given).replace(/['\u2018\u2019\u201b\u02bc\u00ad\u200c\u2060\ufeff]|\u200d/g, ""))
    .replace(/(?<=(?<![\p{L}\p{N}]\p{M}*)\p{L}\p{M}*)\.(?=\p{L}\p{M}*(?![\p{L}\p{M}\p{N}]))/gu, "")
    .replaceAll("§", " section ");
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((run) => /[\p{L}\p{N}]/u.test(run));
}

function foldWhole(given: string): string {
  return given
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .normalize("NFD")
    .replace(/(?<!(?!\p{Script=Latin})\p{L}\p{M}*)\p{Script=Inherited}/gu, "")
    .normalize("NFKC");
}
