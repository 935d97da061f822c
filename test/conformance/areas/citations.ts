import { describe, expect, it } from "vitest";
import type { EngineError } from "../../../src/errors.ts";
import { captureError } from "../../support/capture-error.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeCitations(engine: EngineOfTest): void {
  describeResolve(engine);
  describeCitationSearch(engine);
  describeCase(engine);
  describeCitingReferences(engine);
  describeCheck(engine);
  describeCitationExport(engine);
}

function describeResolve(engine: EngineOfTest): void {
  describe("citations.resolve", () => {
    it.each(SMALL_CASES.filter((small) => small.case.clusterId !== 1004 && small.case.clusterId !== 1005))(
      "finds $case.name by each of its citations",
      async ({ case: facts }) => {
        for (const citation of facts.citations) {
          const body = expectShape("citations.resolve", await engine().citations.resolve({ citation }));
          expect(body.data).toMatchObject({
            clusterId: facts.clusterId,
            caseName: facts.name,
            courtId: facts.courtId,
            jurisdiction: facts.jurisdiction,
            dateFiled: facts.dateFiled,
            year: Number(facts.dateFiled.slice(0, 4)),
            bench: facts.judges,
            docketNumber: facts.docketNumber,
          });
          expect(new Set(body.data.citations)).toEqual(new Set(facts.citations));
          expect(body.data.absoluteUrl).toMatch(new RegExp(`/research/cases/${facts.clusterId}$`));
          expect(body.data.ambiguous ?? []).toEqual([]);
          expect(body.meta.creditsConsumed).toBe(1);
        }
      },
    );

    it.each([
      ["odd spacing and case", "  701  u.s.  10 "],
      ["a case name, a pin cite and a year", "Marlow v. Ferry Company, 701 U.S. 10, 12 (1951)"],
    ])("finds a case by a citation with %s", async (_, citation) => {
      const { data } = await engine().citations.resolve({ citation });
      expect(data.clusterId).toBe(1001);
      expect(data.matched?.nameMismatch).toBeUndefined();
    });

    it("returns both names if they disagree", async () => {
      const { data } = await engine().citations.resolve({ citation: "Zebedee v. Quartermain, 701 U.S. 10 (1951)" });
      expect(data.clusterId).toBe(1001);
      expect(data.matched?.nameMismatch).toEqual({
        given: "Zebedee v. Quartermain",
        found: "Marlow v. Ferry Company",
      });
    });

    it("returns every case that one citation names", async () => {
      const { data } = expectShape("citations.resolve", await engine().citations.resolve({ citation: "713 U.S. 901" }));
      const all = [data.clusterId, ...(data.ambiguous ?? []).map(({ clusterId }) => clusterId)];
      expect(all.toSorted()).toEqual([1004, 1005]);
    });

    it.each([
      [1001, "Overruled"],
      [1002, "Distinguished"],
      [1003, "Good Law"],
      [2001, "Overruled"],
    ])("returns the status of case %i: %s", async (clusterId, freshness) => {
      const { data } = await engine().citations.case({ caseId: String(clusterId) });
      expect([data.freshness, data.freshnessDetail.status]).toEqual([freshness, freshness]);
    });

    it("returns the parsed citation in the error if the corpus does not contain it", async () => {
      const error = await captureError(engine().citations.resolve({ citation: "701 U.S. 11" }));
      expect(error).toMatchObject({ code: "citation_not_found", details: { parsed: expect.any(Object) } });
      expect(error.details.suggestions?.length).toBeLessThanOrEqual(5);
    });

    it("suggests the case of a misspelt name", async () => {
      const error = await captureError(engine().citations.resolve({ citation: "Okafor v Lighthose Trust" }));
      expect(error).toMatchObject({ code: "citation_unrecognized" });
      expect((error as EngineError).details.suggestions).toEqual([
        expect.stringMatching(/^Okafor v\. Lighthouse Trust, \d/),
      ]);
    });

    it("refuses text that is no citation", async () => {
      expect(await captureError(engine().citations.resolve({ citation: "no such thing" }))).toMatchObject({
        code: "citation_unrecognized",
      });
    });
  });
}

function describeCitationSearch(engine: EngineOfTest): void {
  describe("citations.search", () => {
    it("finds cases by name and by citation", async () => {
      const byName = expectShape("citations.search", await engine().citations.search({ query: "Lighthouse Trust" }));
      expect(byName.data.results[0]?.clusterId).toBe(1003);
      const byCitation = await engine().citations.search({ query: "712 U.S. 55" });
      expect(byCitation.data.results[0]?.clusterId).toBe(1003);
    });

    it("counts the cases beyond the limit", async () => {
      const { data } = await engine().citations.search({ query: "713 U.S. 901", limit: 1 });
      expect(data.results).toHaveLength(1);
      expect(data.total).toBeGreaterThanOrEqual(2);
    });

    it("returns an empty list if nothing matches", async () => {
      const { data } = await engine().citations.search({ query: "Xylophonist Quuxberg" });
      expect(data).toEqual({ results: [], total: 0 });
    });
  });
}

function describeCase(engine: EngineOfTest): void {
  describe("citations.case", () => {
    it.each(SMALL_CASES)("returns $case.name with its text", async ({ case: facts, opinions }) => {
      const body = await engine().citations.case({ caseId: String(facts.clusterId) });
      const { data } = expectShape("citations.case", body);
      expect(data.caseName).toBe(facts.name);
      expect(data.opinions.map(({ kind, text }) => [kind, text])).toEqual(
        opinions.map(({ kind, text }) => [kind, text]),
      );
    });

    it.each(["9", "9".repeat(16)])("returns case_not_found for case %s", async (caseId) => {
      expect(await captureError(engine().citations.case({ caseId }))).toMatchObject({ code: "case_not_found" });
      expect(await captureError(engine().citations.citedBy({ caseId }))).toMatchObject({ code: "case_not_found" });
      expect(await captureError(engine().citations.citationsOf({ caseId }))).toMatchObject({ code: "case_not_found" });
    });
  });
}

function describeCitingReferences(engine: EngineOfTest): void {
  describe("citations.citedBy and citationsOf", () => {
    it("lists the worst treatment first", async () => {
      const { data, meta } = expectShape("citations.citedBy", await engine().citations.citedBy({ caseId: "1001" }));
      expect(data.clusterId).toBe(1001);
      expect(data.results.map(({ clusterId }) => clusterId)).toEqual([1003, 1002]);
      expect(data.results[0]).toMatchObject({ treatment: "negative", citation: "712 U.S. 55" });
      expect(data.results[0]?.depthOfTreatment).toBeGreaterThanOrEqual(2);
      expect(data.total).toBe(2);
      expect(meta.creditsConsumed).toBe(2);
    });

    it("lists cited cases in order of appearance", async () => {
      const { data } = expectShape("citations.citationsOf", await engine().citations.citationsOf({ caseId: "1003" }));
      expect(data.results.map(({ clusterId }) => clusterId)).toEqual([1001, 1002]);
      expect(data.unresolved).toEqual([]);
    });

    it("filters citing cases and returns them page by page", async () => {
      const second = await engine().citations.citedBy({ caseId: "1001", page: 2, pageSize: 1 });
      expect(second.data.results.map(({ clusterId }) => clusterId)).toEqual([1002]);
      expect(second.data.total).toBe(2);
      const negative = await engine().citations.citedBy({ caseId: "1001", treatment: "negative" });
      expect(negative.data.results.map(({ clusterId }) => clusterId)).toEqual([1003]);
      expect(negative.data.total).toBe(1);
    });

    it("returns an empty list for a case that nobody cites", async () => {
      const { data } = await engine().citations.citedBy({ caseId: "1006" });
      expect(data).toMatchObject({ total: 0, results: [] });
    });
  });
}

function describeCheck(engine: EngineOfTest): void {
  describe("citations.check", () => {
    it("returns the table of authorities of a text and its faults", async () => {
      const text =
        "“We hold that a ferry is a public way.” Marlow v. Ferry Company, 701 U.S. 10, 12 (1951). Doe v. Poe, 1200 F.3d 1 (2001).";
      const { data, meta } = expectShape("citations.check", await engine().citations.check({ text }));
      expect(data.citations).toMatchObject([
        { raw: "701 U.S. 10", status: "found", clusterId: 1001, nameMismatch: null },
        { status: "cannot_exist", clusterId: null },
      ]);
      expect(data.authorities).toMatchObject([{ name: "Doe v. Poe" }, { clusterId: 1001, freshness: "Overruled" }]);
      expect(data.quotations).toMatchObject([{ citation: 0, clusterId: 1001, status: "exact" }]);
      expect(data.findings.map(({ rule }) => rule)).toEqual(["overruled", "cannot_exist"]);
      expect(meta.creditsConsumed).toBe(5);
    });

    it("returns empty lists for a text without citations", async () => {
      const { data } = await engine().citations.check({ text: "Nothing is cited here." });
      expect(data).toMatchObject({ citations: [], authorities: [], quotations: [], findings: [] });
      expect(await captureError(engine().citations.check({ text: "" }))).toMatchObject({ code: "validation_failed" });
    });
  });
}

function describeCitationExport(engine: EngineOfTest): void {
  describe("citations.export and styles", () => {
    it.each([
      [{ caseId: "1001" }, "Marlow v. Ferry Co., 701 U.S. 10 (1951)"],
      [{ caseId: "1001", style: "oscola" }, "Marlow v Ferry Company 701 US 10 (1951)"],
      [{ caseId: "1001", pin: "12" }, "Marlow v. Ferry Co., 701 U.S. 10, 12 (1951)"],
      [{ caseId: "1001", format: "html" }, "<i>Marlow v. Ferry Co.</i>, 701 U.S. 10 (1951)"],
      [{ caseId: "2002", style: "ili" }, "Shanta Devi v. Union of India, AIR 1979 SC 9450"],
    ] as const)("formats a citation for %j", async (request, citation) => {
      const { data, meta } = expectShape("citations.export", await engine().citations.export(request));
      expect(data).toMatchObject({ clusterId: Number(request.caseId), citation });
      expect(meta.creditsConsumed).toBe(1);
    });

    it.each([
      ["bibtex", "@misc{"],
      ["ris", "TY  - CASE"],
      ["csl-json", '"type": "legal_case"'],
    ] as const)("exports a citation as %s", async (format, part) => {
      const { data } = await engine().citations.export({ caseId: "1001", format });
      expect(data.citation).toContain(part);
    });

    it("lists its styles and refuses others", async () => {
      const { data, meta } = expectShape("citations.styles", await engine().citations.styles());
      expect(data.total).toBeGreaterThanOrEqual(100);
      expect(data.styles.map(({ id }) => id)).toContain("bluebook");
      expect(meta.creditsConsumed).toBe(0);
      const wrong = engine().citations.export({ caseId: "1001", style: "crayon" });
      expect(await captureError(wrong)).toMatchObject({ code: "validation_failed" });
      expect(await captureError(engine().citations.export({ caseId: "9" }))).toMatchObject({ code: "case_not_found" });
    });
  });
}
