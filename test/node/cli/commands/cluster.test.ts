import { describe, expect, it } from "vitest";
import { formatPushReport } from "../../../../src/node/cli/commands/cluster.ts";

const REPORT = {
  version: "0123456789abcdef",
  base: null,
  cases: 3038,
  changedCases: 3038,
  removedCases: 0,
  resumedAt: 0,
  documents: 36_000,
  sentDocuments: 36_000,
  bytes: 400_000_000,
  milliseconds: 61_240,
};

describe("headnote cluster push", () => {
  it("says how many cases it wrote", () => {
    expect(formatPushReport(REPORT)).toBe("version 0123456789abcdef: 3,038 cases in 61.2 s, ready to be served");
    expect(formatPushReport({ ...REPORT, cases: 1 })).toContain(": 1 case in");
  });

  it("says how many cases differ from those that were served before", () => {
    const changed = { ...REPORT, base: "fedcba9876543210", changedCases: 12 };
    expect(formatPushReport(changed)).toContain(": 12 of 3,038 cases changed in 61.2 s");
    expect(formatPushReport({ ...changed, removedCases: 2 })).toContain(": 12 of 3,038 cases changed, 2 removed in");
  });
});
