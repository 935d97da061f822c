import { describe, expect, it } from "vitest";
import { determineStatus } from "../../../src/citator/status/determine-status.ts";
import { determineOverrulingPower } from "../../../src/citator/status/overruling-power.ts";
import type { PrecedentDecision } from "../../../src/citator/status/precedent-decision.ts";
import type { CitingTreatment, ExternalTreatment } from "../../../src/citator/status/weigh-treatments.ts";
import { DIRECT_TREATMENT } from "../../support/citator/direct-treatment.ts";

const us = (clusterId: number, courtId: string, dateFiled: string): PrecedentDecision => ({
  clusterId,
  name: `Case ${clusterId}`,
  citation: `${clusterId} U.S. 1`,
  courtId,
  level:
    courtId === "scotus"
      ? "supreme"
      : courtId === "cal"
        ? "state_supreme"
        : /^ca\d/.test(courtId)
          ? "appellate"
          : "trial",
  jurisdiction: "US",
  dateFiled,
  datePrecision: "day",
  bench: null,
});
const india = (clusterId: number, courtId: string, bench: number | null, dateFiled: string): PrecedentDecision => ({
  ...us(clusterId, courtId, dateFiled),
  level: courtId === "in-sc" ? "supreme" : "high",
  jurisdiction: "IN",
  bench,
});
const edge = (
  citing: PrecedentDecision,
  kind: CitingTreatment["kind"],
  more: Partial<CitingTreatment> = {},
): CitingTreatment => ({
  citing,
  kind,
  ...DIRECT_TREATMENT,
  snippet: "words",
  ...more,
});
const judge = (
  decision: PrecedentDecision,
  citing: CitingTreatment[],
  external: ExternalTreatment[] = [],
  overruled: number[] = [],
) =>
  determineStatus({
    decision,
    citing,
    citingDates: citing.map((one) => one.citing.dateFiled),
    external,
    findFall: (clusterId) => (overruled.includes(clusterId) ? { ...FALL, clusterId } : null),
  });

const FALL = {
  partial: false,
  date: "2010-01-01",
  datePrecision: "day",
  by: { clusterId: 99, caseName: "Later v. Case", citation: "99 U.S. 1", treatment: "overruled", snippet: "words" },
} as const;
const NINTH = us(1, "ca9", "1990-01-01");
const SCOTUS = us(2, "scotus", "2000-01-01");
const SECOND = us(3, "ca2", "2000-01-01");
const BENCH3 = india(10, "in-sc", 3, "1960-01-01");

describe("determineOverrulingPower", () => {
  it.each([
    ["the Supreme Court over a circuit", SCOTUS, NINTH, "yes"],
    ["a circuit over itself", us(4, "ca9", "2001-01-01"), NINTH, "yes"],
    ["a circuit over another", SECOND, NINTH, "no"],
    ["a circuit over its district", us(4, "ca9", "2001-01-01"), us(5, "cand", "1990-01-01"), "yes"],
    ["a circuit over another's district", SECOND, us(5, "cand", "1990-01-01"), "no"],
    ["a circuit over its bankruptcy court", SECOND, us(5, "nysb", "1990-01-01"), "yes"],
    [
      "a state's highest court over its court of appeal",
      us(6, "cal", "2001-01-01"),
      us(7, "calctapp", "1990-01-01"),
      "yes",
    ],
    ["a state's highest court over a circuit", us(6, "cal", "2001-01-01"), NINTH, "no"],
    ["a circuit over a state court", NINTH, us(6, "cal", "1980-01-01"), "no"],
    ["the Supreme Court of India over a High Court", BENCH3, india(11, "in-hc-bom", 2, "1950-01-01"), "yes"],
    ["a larger bench", india(12, "in-sc", 5, "1970-01-01"), BENCH3, "yes"],
    ["an equal bench", india(12, "in-sc", 3, "1970-01-01"), BENCH3, "no"],
    ["an unknown bench", india(12, "in-sc", null, "1970-01-01"), BENCH3, "unknown"],
    ["another High Court", india(13, "in-hc-mad", 5, "1970-01-01"), india(11, "in-hc-bom", 2, "1950-01-01"), "no"],
    ["another country", BENCH3, NINTH, "no"],
  ])("decides on the power of %s", (_, actor, treated, expected) => {
    expect(determineOverrulingPower(actor, treated)).toBe(expected);
  });
});

describe("determineStatus", () => {
  it.each([
    ["nothing said", [edge(SCOTUS, "cited")], "Good Law", true, false],
    ["overruled from above", [edge(SCOTUS, "overruled")], "Overruled", true, false],
    ["overruled in part", [edge(SCOTUS, "overruled", { partial: true })], "Overruled", true, true],
    [
      "once in part, once whole",
      [edge(SCOTUS, "overruled", { partial: true }), edge(us(9, "scotus", "1999-01-01"), "overruled")],
      "Overruled",
      true,
      false,
    ],
    ["overruled without power", [edge(SECOND, "overruled")], "Questioned", true, false],
    ["superseded by an Act", [edge(SECOND, "superseded")], "Overruled", false, false],
    ["doubted", [edge(SECOND, "questioned")], "Questioned", true, false],
    ["distinguished", [edge(SECOND, "distinguished")], "Distinguished", true, false],
    [
      "positive words cure nothing",
      [edge(SCOTUS, "overruled"), edge(us(9, "scotus", "2010-01-01"), "followed")],
      "Overruled",
      true,
      false,
    ],
    [
      "doubt weighs more than distinction",
      [edge(SECOND, "distinguished"), edge(SECOND, "criticized")],
      "Questioned",
      true,
      false,
    ],
    ["a dissent", [edge(SCOTUS, "overruled", { dissent: true })], "Good Law", true, false],
    ["counsel", [edge(SCOTUS, "overruled", { counsel: true })], "Good Law", true, false],
    ["wrong date order", [edge(SCOTUS, "overruled", { wrongOrder: true })], "Good Law", true, false],
    ["another country's court", [edge(BENCH3, "criticized"), edge(BENCH3, "overruled")], "Good Law", true, false],
    ["low confidence", [edge(SCOTUS, "overruled", { confidence: 0.4 })], "Good Law", true, false],
    [
      "overruled by a named court with power",
      [edge(SECOND, "overruled", { actor: SCOTUS, reported: true })],
      "Overruled",
      true,
      false,
    ],
    [
      "overruled by a named court without power",
      [edge(SCOTUS, "overruled", { actor: SECOND, reported: true })],
      "Questioned",
      true,
      false,
    ],
    [
      "overruled by a court the corpus lacks",
      [edge(SECOND, "overruled", { reported: true })],
      "Overruled",
      false,
      false,
    ],
  ] as const)("decides the status of a case with this treatment: %s", (_, citing, status, definitive, partial) => {
    expect(judge(NINTH, [...citing])).toMatchObject({ status, definitive, partial });
  });

  it.each([
    ["larger bench", india(12, "in-sc", 5, "1970-01-01"), "Overruled", true],
    ["equal bench", india(12, "in-sc", 3, "1970-01-01"), "Questioned", true],
    ["unknown bench", india(12, "in-sc", null, "1970-01-01"), "Overruled", false],
  ] as const)(
    "decides on an overruling by the Supreme Court of India with this bench: %s",
    (_, citing, status, definitive) => {
      expect(judge(BENCH3, [edge(citing, "overruled")])).toMatchObject({ status, definitive });
    },
  );

  it("ignores the overruling by a decision that was itself overruled", () => {
    expect(judge(NINTH, [edge(SCOTUS, "overruled")], [], [2]).status).toBe("Good Law");
  });

  it("returns the newest deciding case as the reason, in any order of the edges", () => {
    const older = edge(us(8, "scotus", "1995-05-05"), "overruled");
    const newer = edge(SCOTUS, "abrogated");
    for (const citing of [
      [older, newer],
      [newer, older],
    ]) {
      expect(judge(NINTH, citing).reason).toMatchObject({ clusterId: 2, treatment: "abrogated" });
    }
    expect(judge(NINTH, [older, newer]).citing).toEqual({
      total: 2,
      firstDate: "1995-05-05",
      firstDatePrecision: "day",
      lastDate: "2000-01-01",
      lastDatePrecision: "day",
    });
  });

  it("decides by a reporter's note, unless it is of a minority", () => {
    const note: ExternalTreatment = {
      citation: "AIR 1964 SC 1010",
      year: 1964,
      kind: "overruled",
      minority: false,
      snippet: "O AIR 1964 SC 1010",
    };
    expect(judge(BENCH3, [], [note])).toMatchObject({
      status: "Overruled",
      definitive: false,
      reason: { clusterId: null, citation: "AIR 1964 SC 1010" },
      citing: { total: 0 },
    });
    expect(judge(BENCH3, [], [{ ...note, minority: true }]).status).toBe("Good Law");
  });

  it("attributes a report that names no decision to the decision that overruled the case", () => {
    const own = edge(us(21, "scotus", "1990-01-01"), "overruled");
    const report = edge(us(22, "scotus", "2001-01-01"), "overruled", { reported: true });
    expect(judge(NINTH, [report, own]).reason?.clusterId).toBe(21);
    expect(judge(NINTH, [report, own], [], [21])).toMatchObject({ status: "Good Law" });
  });
});
