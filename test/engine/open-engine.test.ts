import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const { bytes, report } = await buildSmallCorpus();
const engine = await openEngine(bytes, { appUrl: "https://app.test" });
afterAll(() => engine.close());

it("stores every case", () => {
  expect(report.stored).toMatchObject({ cases: 8, courts: 3 });
  expect(report.refused).toEqual([]);
});

describe("resolve", () => {
  it.each([
    ["701 U.S. 10", 1001],
    ["701 US 10", 1001],
    ["951 S.Ct. 110", 1001],
    ["901 L.Ed.2d 20", 1001],
    ["Marlow v. Ferry Company, 701 U.S. 10, 12 (1951)", 1001],
    ["988 F.2d 1201 (9th Cir. 1985)", 1006],
    ["AIR 1964 SC 9001", 2001],
    ["A.I.R. 1964 S.C. 9001", 2001],
    ["(1979) 9 SCC 777", 2002],
    ["[1964] 9 S.C.R. 801", 2001],
  ])("resolves %s", async (citation, clusterId) => {
    const { data } = await engine.citations.resolve({ citation });
    expect(data.clusterId).toBe(clusterId);
    expect(data.absoluteUrl).toBe(`https://app.test/research/cases/${clusterId}`);
    expect(data.matched?.nameMismatch).toBeUndefined();
  });

  it("returns every parallel citation", async () => {
    const { data } = await engine.citations.resolve({ citation: "951 S. Ct. 110" });
    expect(data.citations).toEqual(["701 U.S. 10", "951 S. Ct. 110", "901 L. Ed. 2d 20"]);
  });

  it("returns all cases of one citation, the named case first", async () => {
    const { data } = await engine.citations.resolve({ citation: "Ellery v. Quick, 713 U.S. 901 (1981)" });
    expect(data.clusterId).toBe(1005);
    expect(data.ambiguous?.map((other) => other.clusterId)).toEqual([1004]);
  });

  it("reports a name that does not match the cited case", async () => {
    const { data } = await engine.citations.resolve({ citation: "Brandt v. Observatory, 705 U.S. 200 (1962)" });
    expect(data.clusterId).toBe(1002);
    expect(data.matched?.nameMismatch).toEqual({ given: "Brandt v. Observatory", found: "Pruitt v. Marsh Harbor" });
  });

  it("suggests near citations for a citation that the corpus does not contain", async () => {
    await expect(engine.citations.resolve({ citation: "701 U.S. 11" })).rejects.toMatchObject({
      code: "citation_not_found",
      details: { parsed: { volume: "701", reporter: "U.S.", page: "11" }, suggestions: ["701 U.S. 10"] },
    });
  });

  it("distinguishes a citation from other words", async () => {
    await expect(engine.citations.resolve({ citation: "the ferry case" })).rejects.toMatchObject({
      code: "citation_unrecognized",
    });
  });
});

describe("standing", () => {
  it.each([
    ["701 U.S. 10", "Overruled", 1003],
    ["705 U.S. 200", "Distinguished", 1003],
    ["AIR 1964 SC 9001", "Overruled", 2002],
    ["712 U.S. 55", "Good Law", null],
  ] as const)("%s is %s", async (citation, freshness, by) => {
    const { data } = await engine.citations.resolve({ citation });
    expect(data.freshness).toBe(freshness);
    expect(data.freshnessDetail.reason?.clusterId ?? null).toBe(by);
  });
});

describe("search of citations and names", () => {
  it.each([
    ["701 U.S. 10", 1001, "citation"],
    ["marlow v ferry company", 1001, "name"],
    ["Shanta Devi", 2002, "name"],
    ["motion to expedite", 1005, "keyword"],
  ])("finds the case that is meant by: %s", async (query, clusterId, by) => {
    const { data } = await engine.citations.search({ query });
    expect(data.results[0]).toMatchObject({ clusterId, matched: { by } });
    expect(data.total).toBeGreaterThanOrEqual(data.results.length);
  });

  it("finds nothing in a country without cases", async () => {
    const { data } = await engine.citations.search({ query: "ferry", countryCode: "FR" });
    expect(data).toEqual({ results: [], total: 0 });
  });
});

describe("case search", () => {
  it.each([
    ["ferry AND tolls", [1001, 1002]],
    ['"public way"', [1001]],
    ["harbor NOT lighthouse", [1002, 1006]],
    ["title:dunmore", [1004]],
    ["boat /3 warrant", [1006]],
  ] as [string, number[]][])("%s", async (query, expected) => {
    const { data, meta } = await engine.research.search({ query });
    expect(data.results.map((result) => Number(result.id)).sort()).toEqual(expected);
    expect(meta.total).toBe(expected.length);
  });
});

it("returns the citation network", async () => {
  const { data } = await engine.citations.network({ citation: "701 U.S. 10" });
  expect(data.seed?.clusterId).toBe(1001);
  expect(data.counts).toMatchObject({ cited: 0, citingBy: 2, total: 2, negative: 1, positive: 1 });
  expect(data.nodes.map((node) => node.clusterId).sort()).toEqual([1002, 1003, 1006]);
});

describe("research.explain", () => {
  it("returns the query, the total, and the directions of each result", async () => {
    const query = 'ferry AND ("wrongly decided" OR tolls)';
    const { data } = await engine.research.explain({ query });
    const { data: found, meta } = await engine.research.search({ query });
    expect(data.total).toBe(meta.total);
    expect(data.results.map(({ clusterId }) => String(clusterId))).toEqual(found.results.map(({ id }) => id));
    expect(data.terms.map(({ term }) => term).toSorted()).toEqual(['"wrongly decided"', "ferri", "toll"]);
    for (const { estimated, cases } of data.terms) expect(cases).toBeLessThanOrEqual(estimated);
    for (const { clusterId, satisfies } of data.results) {
      expect(satisfies?.length).toBeGreaterThan(0);
      for (const way of satisfies ?? []) {
        const { meta } = await engine.research.search({ query: data.paths![way]!.join(" AND ") });
        const alone = await engine.research.search({ query: data.paths![way]!.join(" AND "), pageSize: meta.total });
        expect(alone.data.results.map(({ id }) => id)).toContain(String(clusterId));
      }
    }
  });

  it.each(["ferry tolls harbors", "Marlow v. Ferry Company", "lighthouses AND harbors", "NOT ferry"])(
    "%s: the parts of a score make it up",
    async (query) => {
      const { data } = await engine.research.explain({ query });
      expect(data.results.length).toBeGreaterThan(0);
      for (const { score, parts } of data.results) {
        const relevance = 1 - (1 - parts.text) * (1 - parts.name) * (1 - parts.near);
        expect(score).toBeCloseTo(0.95 * relevance + 0.05 * parts.authority, 5);
      }
    },
  );
});
