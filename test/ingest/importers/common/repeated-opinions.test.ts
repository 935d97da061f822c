import { describe, expect, it } from "vitest";
import { isCombinedRepeated, type OpinionSize } from "../../../../src/ingest/importers/common/repeated-opinions.ts";

describe("combinedIsRepeated", () => {
  it.each<[string, readonly OpinionSize[], boolean]>([
    [
      "lead and dissent cover it",
      [
        { kind: "combined", length: 100 },
        { kind: "lead", length: 60 },
        { kind: "dissent", length: 35 },
      ],
      true,
    ],
    [
      "a dissent alone does not",
      [
        { kind: "combined", length: 100 },
        { kind: "dissent", length: 95 },
      ],
      false,
    ],
    [
      "a short lead does not",
      [
        { kind: "combined", length: 100 },
        { kind: "lead", length: 40 },
      ],
      false,
    ],
    ["no other opinion", [{ kind: "combined", length: 100 }], false],
    ["no combined text", [{ kind: "lead", length: 100 }], false],
    [
      "the same combined text twice",
      [
        { kind: "combined", length: 100 },
        { kind: "combined", length: 100 },
        { kind: "lead", length: 90 },
      ],
      true,
    ],
  ])("decides whether a combined opinion repeats the others: %s", (_, opinions, expected) => {
    expect(isCombinedRepeated(opinions)).toBe(expected);
  });
});
