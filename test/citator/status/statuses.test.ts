import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { determineStatus } from "../../../src/citator/status/determine-status.ts";
import type { PrecedentDecision } from "../../../src/citator/status/precedent-decision.ts";
import type { CitingTreatment } from "../../../src/citator/status/weigh-treatments.ts";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { TREATMENT_KINDS, type TreatmentKind, toTreatmentClass, toTreatmentLabel } from "../../../src/law/treatment.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { DIRECT_TREATMENT } from "../../support/citator/direct-treatment.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const engines: Engine[] = [];
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

async function readStatuses(cases: typeof SMALL_CASES): Promise<string> {
  const { bytes } = await buildSmallCorpus(cases);
  const engine = await openEngine(bytes);
  engines.push(engine);
  const ids = SMALL_CASES.map((small) => String(small.case.clusterId)).sort();
  const records = [];
  for (const caseId of ids) {
    const { data } = await engine.citations.case({ caseId });
    const { data: citing } = await engine.citations.citedBy({ caseId });
    records.push([caseId, data.freshness, data.freshnessDetail, data.citeCount, citing]);
  }
  return JSON.stringify(records);
}

describe("the status of a case in a built corpus", () => {
  it("does not depend on the order of the input", async () => {
    const forwards = await readStatuses(SMALL_CASES);
    expect(await readStatuses([...SMALL_CASES].reverse())).toBe(forwards);
    expect(await readStatuses([...SMALL_CASES.slice(3), ...SMALL_CASES.slice(0, 3)])).toBe(forwards);
  });
});

const decision = (clusterId: number, year: number): PrecedentDecision => ({
  clusterId,
  name: `Case ${clusterId}`,
  citation: "",
  courtId: "scotus",
  level: "supreme",
  jurisdiction: "US",
  dateFiled: `${year}-01-01`,
  datePrecision: "year",
  bench: null,
});
const citing = fc.record({
  id: fc.integer({ min: 2, max: 99 }),
  year: fc.integer({ min: 1901, max: 2000 }),
  kind: fc.constantFrom(...TREATMENT_KINDS),
  partial: fc.boolean(),
});
type Citing = { id: number; year: number; kind: TreatmentKind; partial: boolean };

function judge(edges: readonly Citing[]) {
  return determineStatus({
    decision: decision(1, 1900),
    citing: edges.map(
      ({ id, year, kind, partial }): CitingTreatment => ({
        citing: decision(id, year),
        kind,
        ...DIRECT_TREATMENT,
        partial,
        snippet: "",
      }),
    ),
    citingDates: edges.map(({ year }) => `${year}-01-01`),
    external: [],
    findFall: () => null,
  });
}

describe("determineStatus", () => {
  it("returns the same status after more treatments that are not negative", () => {
    assertProperty(
      fc.property(fc.array(citing, { maxLength: 12 }), fc.array(citing, { maxLength: 12 }), (edges, more) => {
        const harmless = more.filter(({ kind }) => !(toTreatmentLabel(kind) === "negative"));
        const before = judge(edges);
        const after = judge([...edges, ...harmless]);
        expect(after.status).toBe(before.status);
        expect(after.reason).toEqual(before.reason);
        if (edges.some(({ kind }) => toTreatmentClass(kind) === "overruling")) expect(after.status).toBe("Overruled");
      }),
      { seed: 5 },
    );
  });

  it("does not depend on the order of edges of different years", () => {
    assertProperty(
      fc.property(fc.uniqueArray(citing, { maxLength: 12, selector: ({ year }) => year }), (edges) => {
        expect(judge([...edges].reverse())).toEqual(judge(edges));
      }),
      { seed: 6 },
    );
  });
});
