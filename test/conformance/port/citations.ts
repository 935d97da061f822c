import { describe, expect, it } from "vitest";
import { findShortestPath } from "../../../src/citator/network/shortest-path.ts";
import { findSimilarCases } from "../../../src/citator/network/similar-cases.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { decodeTreatment } from "../../../src/law/treatment.ts";
import { IDS } from "./case-ids.ts";

/** Describes what every corpus does with citations and the citation network. */
export function describeCitations(corpus: () => Corpus): void {
  describe("citations", () => {
    it("has every edge in both directions, with the same treatment", async () => {
      const { citations } = corpus();
      const cited = await citations.readEdges({ clusterIds: IDS, direction: "cited" });
      const citing = await citations.readEdges({ clusterIds: IDS, direction: "citing" });
      let edges = 0;
      for (const [at, { total, others, treatments, positions }] of cited.entries()) {
        expect(total).toBe(others.length);
        for (let i = 0; i < others.length; i++) {
          const back = citing[IDS.indexOf(others[i]!)]!;
          const place = Array.from(back.others).indexOf(IDS[at]!);
          expect([back.treatments[place], back.positions[place]]).toEqual([treatments[i], positions[i]]);
          edges++;
        }
      }
      expect(edges).toBeGreaterThan(3);
      expect(citing.reduce((sum, { total }) => sum + total, 0)).toBe(edges);
      const counts = (await corpus().cases.readCases(IDS)).map((one) => one!.citeCount);
      expect(citing.map(({ total }) => total)).toEqual(counts);
    });

    it("cuts edges to a limit and keeps their number", async () => {
      const [all] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const [one] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing", limit: 1 });
      expect(one!.total).toBe(all!.total);
      expect(Array.from(one!.others)).toEqual(Array.from(all!.others).slice(0, 1));
    });

    it("returns no edge, list or status for an unknown case", async () => {
      const { citations } = corpus();
      const [edges] = await citations.readEdges({ clusterIds: [999_999], direction: "cited" });
      expect([edges!.total, edges!.others.length]).toEqual([0, 0]);
      const page = { page: 1, pageSize: 10, order: "treatment", direction: "citing" } as const;
      expect(await citations.listEdges({ clusterId: 999_999, ...page })).toBeNull();
      expect(await citations.readNearest({ clusterId: 999_999, directions: [], limit: 5, topCiters: 5 })).toBeNull();
      expect(await citations.explainStatus(999_999, null)).toBeNull();
      expect(await findShortestPath(citations, 999_999, IDS[0]!)).toBeNull();
      expect(await findSimilarCases(citations, 999_999, 5)).toEqual([]);
      expect(await citations.countTreatments(999_999)).toEqual([]);
      expect(await citations.listUnresolved([999_999])).toEqual([[]]);
      expect(await citations.listExternalCiters([999_999])).toEqual([[]]);
      expect(await citations.readSnippets([{ citing: 999_999, position: 0 }])).toEqual([""]);
    });

    it("lists the edges that it reads, page by page, with their snippets", async () => {
      const { citations } = corpus();
      const [edges] = await citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const request = { clusterId: IDS[0]!, direction: "citing", order: "treatment", pageSize: 1 } as const;
      const rows = [];
      for (let page = 1; page <= edges!.total + 1; page++) {
        const list = await citations.listEdges({ ...request, page });
        expect(list!.total).toBe(edges!.total);
        rows.push(...list!.rows);
      }
      const kinds = new Map(Array.from(edges!.others, (id, at) => [id, decodeTreatment(edges!.treatments[at]!).kind]));
      expect(new Map(rows.map(({ clusterId, kind }) => [clusterId, kind]))).toEqual(kinds);
      const positions = Array.from(edges!.others, (citing, at) => ({ citing, position: edges!.positions[at]! }));
      const snippets = await citations.readSnippets(positions);
      expect(new Set(snippets)).toEqual(new Set(rows.map(({ snippet }) => snippet)));
      expect((await citations.listEdges({ ...request, page: 1, courtIds: [] }))!.total).toBe(0);
    });

    it("has the nearest neighbours among the edges, each once", async () => {
      const { citations } = corpus();
      const nearest = await citations.readNearest({
        clusterId: IDS[1]!,
        directions: ["cited", "citing"],
        limit: 3,
        topCiters: 5,
      });
      const lists = await Promise.all(
        (["cited", "citing"] as const).map((direction) => citations.readEdges({ clusterIds: [IDS[1]!], direction })),
      );
      const all = new Set(lists.flatMap(([edges]) => Array.from(edges!.others)));
      expect(nearest!.nearest).toHaveLength(Math.min(3, all.size));
      expect(nearest!.nearest.every((clusterId) => all.has(clusterId))).toBe(true);
      const citing = new Set(Array.from(lists[1]![0]!.others));
      expect(nearest!.topCiters.every((clusterId) => citing.has(clusterId))).toBe(true);
    });

    it("explains the status that the case has, by a treatment that it lists", async () => {
      const details = await corpus().cases.readDetails(IDS);
      for (const { clusterId, freshness } of details.map((one) => one!)) {
        const { detail, treatments } = (await corpus().citations.explainStatus(clusterId, null))!;
        expect(detail.status).toBe(freshness);
        expect(treatments.filter(({ decisive }) => decisive)).toHaveLength(detail.reason === null ? 0 : 1);
      }
      expect(details.some((one) => one!.freshness === "Overruled")).toBe(true);
    });

    it("finds a path each case of which cites the next", async () => {
      const { citations } = corpus();
      const path = (await findShortestPath(citations, IDS[5]!, IDS[0]!))!;
      expect([path[0], path.at(-1)]).toEqual([IDS[5], IDS[0]]);
      const edges = await citations.readEdges({ clusterIds: path.slice(0, -1), direction: "cited" });
      edges.forEach(({ others }, at) => {
        expect(Array.from(others)).toContain(path[at + 1]);
      });
    });

    it("counts every citing case in the history of treatments", async () => {
      const rows = await corpus().citations.countTreatments(IDS[0]!);
      const [edges] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const total = rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(edges!.total);
    });
  });
}
