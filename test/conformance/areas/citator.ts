import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeCitator(engine: EngineOfTest): void {
  describeNetwork(engine);
  describeStatusExplanation(engine);
  describeCitationHistory(engine);
}

function describeNetwork(engine: EngineOfTest): void {
  describe("citations.network", () => {
    it("runs from citing to cited, both ways from the seed", async () => {
      const body = await engine().citations.network({ citation: "705 U.S. 200", depth: 1 });
      const { data, meta } = expectShape("citations.network", body);
      expect(data.seed).toMatchObject({ clusterId: 1002, caseName: "Pruitt v. Marsh Harbor" });
      expect(data.nodes.map(({ clusterId }) => clusterId).toSorted()).toEqual([1001, 1003, 1006]);
      const direct = data.edges.filter((edge) => [edge.sourceClusterId, edge.targetClusterId].includes(1002));
      expect(
        direct.map((edge) => [edge.sourceClusterId, edge.targetClusterId, edge.direction, edge.depth]).toSorted(),
      ).toEqual([
        [1002, 1001, "cited", 1],
        [1003, 1002, "citing", 1],
        [1006, 1002, "citing", 1],
      ]);
      expect(data.counts).toMatchObject({ cited: 1, citingBy: 2, total: 3 });
      const { positive, negative, neutral, unknown } = data.counts;
      expect(positive + negative + neutral + unknown).toBe(3);
      expect(data.topCitedBy.map(({ clusterId }) => clusterId).toSorted()).toEqual([1003, 1006]);
      expect(meta.creditsConsumed).toBe(10);
    });

    it.each([
      ["outbound", [1001]],
      ["inbound", [1003, 1006]],
    ] as const)("walks %s edges only", async (direction, nodes) => {
      const { data } = await engine().citations.network({ clusterId: 1002, depth: 1, direction });
      expect(data.nodes.map(({ clusterId }) => clusterId).toSorted()).toEqual(nodes);
      expect(data.counts.total).toBe(3);
    });

    it("returns at most as many nodes as the limit", async () => {
      const { data, meta } = await engine().citations.network({ clusterId: 1002, limit: 1 });
      expect(data.nodes).toHaveLength(1);
      expect(meta.creditsConsumed).toBe(25);
    });

    it("returns every citation of Indian cases", async () => {
      const body = await engine().citations.network({ citation: "(1979) 9 SCC 777", countryCode: "IN", depth: 1 });
      const { data } = expectShape("citations.network", body);
      expect(new Set(data.seed?.citations)).toEqual(new Set(["(1979) 9 SCC 777", "AIR 1979 SC 9450"]));
      expect(data.nodes).toMatchObject([{ clusterId: 2001, citations: expect.any(Array) }]);
    });

    it("is empty and free for a country without a corpus", async () => {
      const body = await engine().citations.network({ citation: "701 U.S. 10", countryCode: "FR" });
      const { data, meta } = expectShape("citations.network", body);
      expect(data).toMatchObject({ seed: null, nodes: [], edges: [], topCitedBy: [], counts: { total: 0 } });
      expect(meta.creditsConsumed).toBe(0);
    });

    it("does not find a citation in the other country", async () => {
      const call = engine().citations.network({ citation: "701 U.S. 10", countryCode: "IN" });
      expect(await captureError(call)).toMatchObject({ code: "citation_not_found" });
    });
  });
}

function describeStatusExplanation(engine: EngineOfTest): void {
  describe("citations.explain", () => {
    it("weighs every later treatment", async () => {
      const { data, meta } = expectShape("citations.explain", await engine().citations.explain({ caseId: "1001" }));
      expect(data.status).toBe("Overruled");
      expect(data.sentence).toBe("Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55.");
      expect(data.reasons).toMatchObject([
        { clusterId: 1003, treatment: "overruled", countsAs: "ends", decisive: true, discounted: null },
      ]);
      expect(data.reasons[0]?.snippet).toContain("overrule");
      expect(meta.creditsConsumed).toBe(1);
    });

    it.each([
      ["2001", "1970-01-01", "Good Law", "No citing decision is in this corpus."],
      ["1001", "1979-12-31", "Good Law", "No negative treatment found in 1 citing decision to 1962-06-11."],
      ["1001", "1980-01-22", "Overruled", "Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55."],
    ])("determines the status of case %s as of %s", async (caseId, asOf, status, sentence) => {
      const { data } = await engine().citations.explain({ caseId, asOf });
      expect(data).toMatchObject({ asOf, status, sentence });
    });

    it("refuses a day before the decision", async () => {
      const call = engine().citations.explain({ caseId: "1001", asOf: "1950-01-01" });
      expect(await captureError(call)).toMatchObject({ code: "validation_failed" });
    });
  });
}

function describeCitationHistory(engine: EngineOfTest): void {
  describe("citations.path, similar, relyingOn and history", () => {
    it.each([
      ["1006", "1001", [1006, 1002, 1001]],
      ["1001", "1006", [1001, 1002, 1006]],
      ["1003", "1001", [1003, 1001]],
      ["1001", "1001", [1001]],
      ["1001", "2001", []],
    ])("finds the path from case %s to case %s", async (caseId, to, line) => {
      const { data } = expectShape("citations.path", await engine().citations.path({ caseId, to }));
      expect(data.found).toBe(line.length > 0);
      expect(data.cases.map(({ clusterId }) => clusterId)).toEqual(line);
      expect(data.steps).toHaveLength(Math.max(0, line.length - 1));
    });

    it("finds cases that are cited together", async () => {
      const { data } = expectShape("citations.similar", await engine().citations.similar({ caseId: "1001" }));
      expect(data.results).toMatchObject([{ clusterId: 1002, citedTogether: 1, citeTogether: 0 }]);
    });

    it("lists who relies on a case, and who did so after it was overruled", async () => {
      const body = expectShape("citations.relyingOn", await engine().citations.relyingOn({ caseId: "1001" }));
      expect(body.data).toMatchObject({ status: "Overruled", overruledOn: "1980-01-22", total: 1 });
      expect(body.data.results).toMatchObject([{ clusterId: 1002, treatment: "positive", afterwards: false }]);
    });

    it("counts treatments by year and court level", async () => {
      const { data } = expectShape("citations.history", await engine().citations.history({ caseId: "1001" }));
      expect(data.rows).toEqual([
        { year: 1962, level: "supreme", positive: 1, negative: 0, neutral: 0, unknown: 0 },
        { year: 1980, level: "supreme", positive: 0, negative: 1, neutral: 0, unknown: 0 },
      ]);
    });
  });
}
