import { describe, expect, it } from "vitest";
import {
  findNameTokens,
  isJoinedForm,
  listJoinedForms,
  splitParties,
} from "../../../src/citation/names/name-tokens.ts";

const toWords = (text: string) => findNameTokens(text).map(({ word }) => word);

describe("the words of case names", () => {
  it.each(["I R Verrin", "I. R. Verrin", "I.R. Verrin", "IR Verrin", "I.R.Verrin"])(
    "reads the initials of %s as one word",
    (text) => {
      expect(toWords(text)).toEqual(["ir", "verrin"]);
    },
  );

  it("leaves the article and the v. alone", () => {
    expect(toWords("is a B v C matter")).toEqual(["is", "a", "b", "v", "c", "matter"]);
    expect(toWords("Ames V. R. Holt")).toEqual(["ames", "v", "r", "holt"]);
  });

  it.each(["v", "v.", "vs", "vs.", "versus", "V/s."])("reads %s as the mark between parties", (mark) => {
    expect(splitParties(`Orrin Vale ${mark} Board of Harbors`).map(({ words }) => words)).toEqual([
      ["orrin", "vale"],
      ["board", "harbors"],
    ]);
  });

  it("returns positions in the text, without the possessive ending in the word", () => {
    const text = "in Verrin's case";
    const token = findNameTokens(text)[1]!;
    expect(token).toMatchObject({ word: "verrin", isCapital: true });
    expect(text.slice(token.start, token.end)).toBe("Verrin's");
  });

  it("ends a phrase at the end of a sentence, not at an abbreviation", () => {
    const starts = findNameTokens("Holt was decided. Verrin came later; Dr. Ames agreed").flatMap(
      ({ word, startsPhrase }) => (startsPhrase ? [word] : []),
    );
    expect(starts).toEqual(["verrin", "dr"]);
  });

  it("returns no party for a name of fillers", () => {
    expect(splitParties("In re")).toEqual([]);
  });

  it("joins neighbouring words and forms initials with and without small words", () => {
    const [party] = splitParties("Guild of Lamp Makers Inc.");
    expect(listJoinedForms(party!).acronyms).toEqual(["glmi", "glm", "golmi"]);
    expect(isJoinedForm(party!, "lampmakers")).toBe(true);
    expect(isJoinedForm(party!, "makers")).toBe(false);
  });
});
