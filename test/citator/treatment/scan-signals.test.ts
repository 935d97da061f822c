import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIGNALS } from "../../../src/citator/treatment/lexicon/lexicon.ts";
import { createSignalScanner, scanSignals } from "../../../src/citator/treatment/scan-signals.ts";
import { assertProperty } from "../../support/assert-property.ts";

const read = (text: string) => scanSignals(text).map(({ row, start, end }) => [row.kind, text.slice(start, end)]);

describe("scanSignals", () => {
  it.each([
    ["It was superseded by statute.", [["superseded", "superseded by statute"]]],
    ["The matter was referred to a larger bench.", [["referred_larger_bench", "referred to a larger bench"]]],
    ["It was limited to its own facts.", [["limited", "limited to its own facts"]]],
    ["We declined to follow it.", [["declined", "declined to follow"]]],
    [
      "It is of no help, and is distinguishable.",
      [
        ["distinguished", "is of no help"],
        ["distinguished", "distinguishable"],
      ],
    ],
    ["Om Mills Limited appealed.", []],
    ["The damages were limited.", [["limited", "limited"]]],
    ["Rent is due.", []],
  ] as [string, string[][]][])("finds the signals of %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("finds the same signals in any order of the rows", () => {
    const text = [
      "It was superseded by statute; the rule was superseded later.",
      "The matter was referred to a larger bench, and counsel referred to it.",
      "We limited it to its own facts, and the damages were limited.",
      "It is of no help, it is of no avail, and it is clearly misplaced.",
      "It can be distinguishable in this case from that case, and is distinguishable.",
      "We overrule it; it is no longer good law; we decline to follow it; it was not followed, not approved.",
      "It is contrary to the earlier decision and has no application here. We follow, approve and apply the other.",
    ].join(" ");
    const expected = scanSignals(text);
    expect(expected.length).toBeGreaterThan(15);
    assertProperty(
      fc.property(fc.shuffledSubarray([...SIGNALS], { minLength: SIGNALS.length }), (rows) => {
        expect(createSignalScanner(rows)(text)).toEqual(expected);
      }),
      { numRuns: 30, seed: 3 },
    );
  });
});
