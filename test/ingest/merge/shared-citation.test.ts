import { describe, expect, it } from "vitest";
import { findSharedCitation, type MergeCandidate } from "../../../src/ingest/merge/shared-citation.ts";

const base: MergeCandidate = {
  courtId: "scotus",
  dateFiled: "1931-05-04",
  datePrecision: "day",
  name: "Alder v. Birch",
  keys: ["us:900:1", "sct:90:1"],
};
const sameName = (a: string, b: string) => a === b;

describe("sharedDecision", () => {
  it.each<[string, Partial<MergeCandidate>, string | null]>([
    ["the same in all", { keys: ["sct:90:1"] }, "sct:90:1"],
    ["a date known only to the year", { dateFiled: "1931-01-01", datePrecision: "year" }, "us:900:1"],
    ["a date known only to the month", { dateFiled: "1931-05-01", datePrecision: "month" }, "us:900:1"],
    ["another year", { dateFiled: "1932-01-01", datePrecision: "year" }, null],
    ["another day", { dateFiled: "1931-05-05" }, null],
    ["another court", { courtId: "ca2" }, null],
    ["another name on the same page", { name: "Cedar v. Dogwood" }, null],
    ["no citation shared", { keys: ["us:900:2"] }, null],
    ["no citation at all", { keys: [] }, null],
  ])("finds the citation that two records share: %s", (_, change, expected) => {
    expect(findSharedCitation(base, { ...base, ...change }, sameName)).toBe(expected);
  });
});
