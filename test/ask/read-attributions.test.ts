import { describe, expect, it } from "vitest";
import { readAttributions } from "../../src/ask/retrieve/read-attributions.ts";
import { splitSourceSentences } from "../../src/text/sentences/source-sentences.ts";

describe("what a passage says that other cases decided", () => {
  it.each([
    [
      "in parentheses",
      "See Ostler v. Lantern Guild, 777 U.S. 12 (1971) (holding that a quay may be lit).",
      "777 U.S. 12",
    ],
    ["after a short form", "See Ostler, 777 U. S., at 14 (noting that a quay may be lit).", "777 U. S., at 14"],
    ["after a name", "In Ostler v. Lantern Guild, supra, this Court held that a quay may be lit.", "supra"],
    [
      "of a case",
      "It is true that Ostler v. Lantern Guild, 777 U.S. 12 (1971), held that a quay may be lit.",
      "777 U.S. 12",
    ],
    ["impersonally", "In Ostler v. Lantern Guild, 777 U.S. 12, it was held that a quay may be lit.", "777 U.S. 12"],
    [
      "in the next sentence",
      "Ostler v. Lantern Guild, 777 U.S. 12, is in point. There the Court held that a quay may be lit.",
      "777 U.S. 12",
    ],
    [
      "of the last case",
      "Marl v. Quay, 778 U.S. 3, is not in point; in Ostler v. Lantern Guild, 777 U.S. 12, we held that a quay may be lit.",
      "777 U.S. 12",
    ],
  ])("is read %s", (_, text, citation) => {
    const found = readAttributions(splitSourceSentences(text));
    expect(found.map((one) => [one.citation.raw, one.proposition.replace(/\W+$/, "")])).toEqual([
      [citation, "a quay may be lit"],
    ]);
  });

  it("is read of each of two cases that decided the same", () => {
    const text = "In Marl v. Quay, 778 U.S. 3, and Ostler v. Guild, 777 U.S. 12, it was held that a quay may be lit.";
    expect(readAttributions(splitSourceSentences(text)).map(({ citation }) => citation.raw)).toEqual([
      "778 U.S. 3",
      "777 U.S. 12",
    ]);
  });

  it.each([
    "The District Court, relying on Ostler v. Lantern Guild, 777 U.S. 12 (1971), held that a quay may be lit.",
    "We hold that a quay may be lit. Ostler v. Lantern Guild, 777 U.S. 12.",
  ])("is not read of %j", (text) => {
    expect(readAttributions(splitSourceSentences(text))).toEqual([]);
  });
});
