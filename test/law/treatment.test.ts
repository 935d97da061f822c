import { describe, expect, it } from "vitest";
import {
  compareFreshness,
  compareSeverity,
  decodeFreshness,
  decodeTreatment,
  FRESHNESS_LABELS,
  FRESHNESS_ROWS,
  TREATMENT_KINDS,
  TREATMENTS,
  toFreshnessCode,
  toTreatmentCode,
} from "../../src/law/treatment.ts";

describe("the table of treatment kinds", () => {
  it("keeps the bytes that corpus files contain", () => {
    expect(Object.fromEntries(TREATMENTS.map(({ kind, code }) => [kind, code]))).toEqual({
      overruled: 0,
      abrogated: 1,
      superseded: 2,
      per_incuriam: 3,
      reversed: 4,
      vacated: 5,
      questioned: 6,
      criticized: 7,
      disapproved: 8,
      declined: 9,
      referred_larger_bench: 10,
      limited: 11,
      distinguished: 12,
      followed: 13,
      approved: 14,
      affirmed: 15,
      relied_on: 16,
      applied: 17,
      explained: 18,
      considered: 19,
      referred: 20,
      cited: 21,
      contrary: 22,
    });
  });

  it("uses every kind, code and severity once, and codes that fit a bit mask", () => {
    for (const values of [
      TREATMENTS.map(({ kind }) => kind),
      TREATMENTS.map(({ code }) => code),
      TREATMENTS.map(({ severity }) => severity),
    ])
      expect(new Set<unknown>(values).size).toBe(TREATMENTS.length);
    for (const { code } of TREATMENTS) expect(code).toBeLessThan(32);
  });

  it.each(TREATMENT_KINDS)("reads the code of %s back", (kind) => {
    expect(decodeTreatment(toTreatmentCode(kind)).kind).toBe(kind);
  });

  it("lists kinds by severity, most severe first", () => {
    expect([...TREATMENT_KINDS].sort(compareSeverity)).toEqual(TREATMENT_KINDS);
    expect(compareSeverity("overruled", "followed")).toBeLessThan(0);
    expect(compareSeverity("cited", "referred")).toBeGreaterThan(0);
  });

  it("rejects a code that no kind has", () => {
    expect(() => decodeTreatment(23)).toThrow(RangeError);
  });
});

describe("the table of freshness labels", () => {
  it("keeps the bytes that corpus files contain", () => {
    expect(Object.fromEntries(FRESHNESS_ROWS.map(({ freshness, code }) => [freshness, code]))).toEqual({
      "Good Law": 0,
      Distinguished: 1,
      Questioned: 2,
      Overruled: 3,
    });
  });

  it.each(FRESHNESS_LABELS)("reads the code of %s back", (freshness) => {
    expect(decodeFreshness(toFreshnessCode(freshness))).toBe(freshness);
  });

  it("lists labels by severity, least severe first", () => {
    expect([...FRESHNESS_LABELS].sort(compareFreshness)).toEqual(FRESHNESS_LABELS);
    expect(compareFreshness("Overruled", "Good Law")).toBeGreaterThan(0);
  });

  it("rejects a code that no label has", () => {
    expect(() => decodeFreshness(4)).toThrow(RangeError);
  });
});
