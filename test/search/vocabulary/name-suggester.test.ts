import { describe, expect, it } from "vitest";
import { createNameSuggester } from "../../../src/search/vocabulary/name-suggester.ts";

const NAMES = [
  "Google LLC v. Oracle America, Inc.",
  "Oracle America, Inc. v. Google Inc.",
  "Roe v. Wade",
  "Roemer v. Board of Public Works",
  "Kesavananda Bharati vs State of Kerala",
  "भारत संघ बनाम राव",
  "Doe v. Vincent",
];
const suggester = createNameSuggester(NAMES, Uint32Array.from([5, 50, 9, 1, 7, 0, 3]));

describe("suggestions of case names", () => {
  it.each([
    ["goog", [0, 1], "the name that begins so before the one cited more"],
    ["google v oracle", [0, 1], "what stands between the parties says nothing"],
    ["ORACLE, g", [1, 0], "any case and punctuation"],
    ["roe", [2, 3], "longer words too"],
    ["roe v w", [2, 3], "several words"],
    ["kerala state", [4], "any order"],
    ["भा", [5], "any script"],
    ["v", [], "nothing but what stands between parties"],
    ["vi", [6], "which may be the beginning of a word"],
    ["zebra", [], "no such word"],
    ["", [], "nothing"],
  ])("completes %j", (typed, expected) => {
    expect(suggester.suggest(typed, 10)).toEqual(expected);
  });

  it("returns no more suggestions than the limit", () => {
    expect(suggester.suggest("o", 1)).toHaveLength(1);
  });
});
