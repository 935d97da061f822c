import { describe, expect, it } from "vitest";
import { listReadingFeatures } from "../../../../src/citator/treatment/passages/reading-features.ts";
import { createTreatmentReader } from "../../../../src/citator/treatment/treatment-reader.ts";
import { NO_TREATMENT } from "../../../../src/citator/treatment/treatment-reading.ts";

/** Lists the features of an opinion whose target is between braces. */
function list(marked: string): string[] {
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  const reader = createTreatmentReader(marked.replace(/[{}]/g, ""));
  return listReadingFeatures(reader.findPassage(target)!, reader.read(target));
}

describe("listReadingFeatures", () => {
  it.each([
    ["the rule and the side of the words", "We distinguish {Hollis v. Brandt, 412 U.S. 77 (1973)}.", "rule object <"],
    ["the words", "We decline to follow {Hollis v. Brandt, 412 U.S. 77 (1973)}.", "signal decline to follow"],
    [
      "that the case opens its sentence",
      "In {Hollis v. Brandt, 412 U.S. 77}, which we distinguish, rent was due.",
      "in",
    ],
    [
      "a quotation that begins between them",
      'It was said in {Hollis v. Brandt, 412 U.S. 77}: "The statute is distinguishable from the rule."',
      "quoted >",
    ],
    [
      "the name and the citation of another case between them",
      "We distinguish Pratt v. Loomis, 415 U.S. 4, and {Hollis v. Brandt, 412 U.S. 77 (1973)}.",
      "authorities <2",
    ],
    [
      "the words around them",
      "Nevertheless we distinguish {Hollis v. Brandt, 412 U.S. 77}, plainly.",
      "before nevertheless",
    ],
  ])("lists %s", (_, marked, feature) => {
    expect(list(marked)).toContain(feature);
  });

  it("contains no name of a case", () => {
    const features = list("We distinguish Pratt v. Loomis, 415 U.S. 4, and {Hollis v. Brandt, 412 U.S. 77 (1973)}.");
    expect(features.join(" ")).not.toMatch(/pratt|loomis|hollis|brandt/i);
  });

  it("lists nothing where nothing is read", () => {
    const reader = createTreatmentReader("See Hollis v. Brandt, 412 U.S. 77 (1973).");
    expect(listReadingFeatures(reader.findPassage({ start: 4, end: 20 })!, NO_TREATMENT)).toEqual([]);
  });
});
