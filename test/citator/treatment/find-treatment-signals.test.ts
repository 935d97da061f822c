import { describe, expect, it } from "vitest";
import { findTreatmentSignals } from "../../../src/citator/treatment/find-treatment-signals.ts";

describe("findTreatmentSignals", () => {
  it.each([
    ["we overrule tarn to that extent.", "overruled"],
    ["our decision in tarn is hereby disapproved.", "overruled"],
    ["should we overrule tarn?", "overruled"],
    ["we abandon the holding of that case.", "abrogated"],
    ["the rule of tarn was superseded by statute.", "superseded"],
  ])("finds a signal in %j of kind %s", (text, kind) => {
    expect(findTreatmentSignals(text).map((signal) => signal.kind)).toContain(kind);
  });

  it.each([
    "the objection was overruled.",
    "her motion to strike was overruled by the trial court.",
    "he abandoned the car by the river.",
    "we overrule appellant's first point of error.",
    "the officers questioned the suspect for an hour.",
  ])("finds no signal in a sentence that is not about a precedent: %s", (text) => {
    expect(findTreatmentSignals(text)).toEqual([]);
  });
});
