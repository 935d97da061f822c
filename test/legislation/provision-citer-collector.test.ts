import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildFromRecords, createAct, createCode, createSection } from "./jsonl-records.ts";

const COURT = { id: "scotus", name: "Court", jurisdiction: "US", level: "supreme" };
const INDIA = { id: "in-sc", name: "Court", jurisdiction: "IN", level: "supreme" };

/** A case of an opinion with this text, and records for it. */
function decided(sourceId: string, jurisdiction: "US" | "IN", text: string): object[] {
  const facts = {
    clusterId: Number(sourceId),
    sourceId,
    name: `A v. B${sourceId}`,
    courtId: jurisdiction === "US" ? "scotus" : "in-sc",
    jurisdiction,
    dateFiled: `19${sourceId}-01-01`,
    citations: [`99${sourceId} U.S. 1`],
  };
  return [
    { kind: "case", case: facts },
    { kind: "opinion", caseSourceId: sourceId, opinion: { text } },
  ];
}

const { bytes, report } = await buildFromRecords([
  { kind: "court", court: COURT },
  { kind: "court", court: INDIA },
  ...decided("60", "US", "Under 91 U.S.C. § 7 tolls are posted. See 91 U.S.C. § 7(a); and 91 U.S.C. § 8."),
  ...decided("61", "US", "We followed 9960 U.S. 1. Section 7 of title 91 governs."),
  ...decided(
    "62",
    "US",
    "A state may not close landings, U.S. Const. amend. XIV, § 1. Section 3 of the Boats Act, 1951 is foreign.",
  ),
  ...decided("63", "US", "The Fourteenth Amendment does not reach harbors."),
  ...decided("70", "IN", "Section 3 of the Boats Act, 1951 was applied with Section 9 of the Boats Act, 1951."),
  ...decided("71", "IN", "Section 3 of the Boats Act, 1951 again; section 4 of the Canals Act; 91 U.S.C. § 7."),
  createCode("usc-91"),
  createSection("usc-91-7", "usc-91"),
  createSection("usc-91-8", "usc-91"),
  createSection("usc-91-9", "usc-91"),
  createCode("us-const", { corpusType: "CONSTITUTION", titleNumber: null }),
  createSection("us-const-14-1", "us-const", { citation: "U.S. Const. amend. XIV, § 1" }),
  createSection("us-const-14-2", "us-const", { citation: "U.S. Const. amend. XIV, § 2" }),
  createAct("boats", { title: "The Boats Act, 1951", year: 1951 }),
  createAct("canals-1951", { title: "The Canals Act, 1951", year: 1951 }),
  createAct("canals-1960", { title: "The Canals Act, 1960", year: 1960 }),
  createAct("never", { title: "The Never Act, 2001", year: 2001 }),
]);
const engine = await openEngine(bytes);
afterAll(() => engine.close());

it("stores all of it", () => {
  expect(report.refused).toEqual([]);
  expect(report.stored).toMatchObject({ cases: 6, codes: 2, sections: 5, acts: 4 });
});

describe("cases that cite a section", () => {
  it.each([
    [
      "usc-91-7",
      [
        [60, 2],
        [61, 1],
      ],
    ],
    ["usc-91-8", [[60, 1]]],
    ["usc-91-9", []],
    [
      "us-const-14-1",
      [
        [62, 1],
        [63, 1],
      ],
    ],
    ["us-const-14-2", [[63, 1]]],
  ])("%s, the most cited first", async (actId, expected) => {
    const { citedBy } = (await engine.statutes.section({ actId })).data;
    expect(citedBy.cases.map(({ clusterId, mentions }) => [clusterId, mentions])).toEqual(expected);
    expect(citedBy.total).toBe(expected.length);
  });
});

describe("Acts that cases cite", () => {
  it.each([
    ["boats", 2],
    ["canals-1951", 0],
    ["canals-1960", 0],
    ["never", 0],
  ])("%s: %i cases", async (actId, count) => {
    expect((await engine.acts.text({ actId })).data.citeCount).toBe(count);
  });

  it("are popular", async () => {
    const { results } = await engine.acts.list({ sort: "popular" });
    expect(results.map(({ actId }) => actId)).toEqual(["boats", "never", "canals-1960", "canals-1951"]);
  });
});
