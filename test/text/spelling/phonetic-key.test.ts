import { describe, expect, it } from "vitest";
import { foldSounds, listSpellingKeys, toConsonantKey } from "../../../src/text/spelling/phonetic-key.ts";

describe("spelling by sound", () => {
  it.each([
    ["lakshmi", "laxmi"],
    ["vishaka", "vishakha"],
    ["palko", "palco"],
    ["philips", "fillips"],
    ["wright", "rite"],
    ["meera", "mira"],
    ["dutt", "dut"],
    ["narayan", "naraian"],
  ])("reads %s and %s alike", (a, b) => {
    const [first, second] = [foldSounds(a), foldSounds(b)];
    expect(toConsonantKey(first)).toBe(toConsonantKey(second));
  });

  it.each([
    ["chaudhary", "chowdhury"],
    ["aiyar", "iyer"],
    ["venkata", "venkat"],
    ["mukherjee", "mukherji"],
  ])("finds %s and %s under one key", (a, b) => {
    expect(toConsonantKey(foldSounds(a))).toBe(toConsonantKey(foldSounds(b)));
  });

  it.each([
    ["connecticut", "conneticut", "a missing consonant"],
    ["klutznick", "kluztnick", "swapped consonants"],
    ["hadley", "hadfley", "a consonant too many"],
    ["barton", "barson", "a wrong consonant"],
  ])("finds %s by %s: %s", (right, wrong) => {
    const keys = new Set(listSpellingKeys(foldSounds(right)));
    expect(listSpellingKeys(foldSounds(wrong)).some((key) => keys.has(key))).toBe(true);
  });

  it("has no key for a word without letters or digits", () => {
    expect(listSpellingKeys(foldSounds("'"))).toEqual([]);
  });
});
