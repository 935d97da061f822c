import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { buildNetwork, type CaseNetwork, type NetworkQuery } from "../../../src/citator/network/build-network.ts";
import type { CaseAttributes, CitatorCaseAttributes } from "../../../src/citator/network/case-attributes.ts";
import { listCitedCases, listCitingCases } from "../../../src/citator/network/citing-list.ts";
import { createEdgeWriter, packEdges } from "../../../src/citator/network/edge-writer.ts";
import { createStoredEdgeReader } from "../../../src/citator/network/stored-edge-reader.ts";
import type { CaseEdges, Edge } from "../../../src/citator/treatment/edges/edge.ts";
import { compareSeverity, decodeTreatment, TREATMENT_KINDS } from "../../../src/law/treatment.ts";
import { insertCaseStatus } from "../../../src/store/cases/case-status.ts";
import { insertCase } from "../../../src/store/cases/cases.ts";
import { insertCourt } from "../../../src/store/cases/courts.ts";
import {
  EDGE_TABLES,
  readEdgeNotes,
  readEdgeWindows,
  readFirstNeighbours,
  readNeighbours,
} from "../../../src/store/citations/edges.ts";
import { createCorpusDatabase } from "../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import type { Database } from "../../../src/store/sqlite/database.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { DIRECT_TREATMENT } from "../../support/citator/direct-treatment.ts";
import { readCaseAttributes } from "../../support/corpora/read-case-attributes.ts";
import { createRandom } from "../../support/seeded-random.ts";

const CASES = 400;
const COURTS = ["scotus", "ca9", "cand", "cal"] as const;
const LEVELS = ["supreme", "appellate", "trial", "state_supreme"] as const;

const idOf = (n: number) => 1000 + n * 7;
const dateOf = (n: number) => `${1800 + Math.floor(n / 2)}-0${1 + (n % 9)}-01`;

/** Generates readings: case n cites older ones; case 0 is a hub that nearly all cite. */
function readings(): Map<number, CaseEdges> {
  const next = createRandom(7);
  const all = new Map<number, CaseEdges>();
  for (let n = 1; n < CASES; n++) {
    const targets = new Set<number>(next() < 0.9 ? [0] : []);
    for (let k = 0; k < 5; k++) targets.add(Math.floor(next() * n));
    const edges = Array.from(targets, (target): Edge => {
      const kind = TREATMENT_KINDS[Math.floor(next() ** 0.3 * TREATMENT_KINDS.length)]!;
      return {
        citing: idOf(n),
        cited: idOf(target),
        mentions: Array.from({ length: 1 + Math.floor(next() * 4) }, (_, at) => ({
          opinion: 0,
          start: at * 10,
          end: at * 10 + 5,
          section: "lead" as const,
          pinCite: null,
        })),
        kind,
        ...DIRECT_TREATMENT,
        snippet: `${n} cites ${target}`,
      };
    });
    all.set(n, { edges, unresolved: n % 10 === 0 ? [`${n} U.S. ${n}`] : [] });
  }
  return all;
}

let database: Database;
let facts: CitatorCaseAttributes;
const written = readings();

beforeAll(async () => {
  database = await createCorpusDatabase(createMemoryFile(), [EDGE_TABLES]);
  COURTS.forEach((id, at) => {
    insertCourt(database, { id, name: id, citationString: "", jurisdiction: "US", level: LEVELS[at]! });
  });
  for (let n = 0; n < CASES; n++) {
    insertCase(database, {
      clusterId: idOf(n),
      name: `Case ${n}`,
      nameFull: "",
      courtId: COURTS[n % COURTS.length]!,
      jurisdiction: "US",
      dateFiled: dateOf(n),
      datePrecision: "day",
      docketNumber: "",
      judges: [],
      namespace: "test",
      sourceId: String(n),
    });
  }
  const plain: CaseAttributes = runWhole(readCaseAttributes(database));
  const writer = createEdgeWriter(database, plain);
  for (const [n, reading] of written) writer.add(idOf(n), packEdges(reading));
  const { citeCounts, authority } = runWhole(writer.finish());
  citeCounts.forEach((citeCount, n) => {
    insertCaseStatus(database, idOf(n), {
      citeCount,
      authority: authority[n]!,
      freshness: "Good Law",
      detailJson: "null",
    });
  });
  facts = runWhole(readCaseAttributes(database));
});
afterAll(() => database.close());

const ports = () => ({
  facts,
  neighbours: (ordinal: number, direction: "cited" | "citing") => readNeighbours(database, ordinal, direction),
  firstNeighbours: (ordinal: number, direction: "cited" | "citing") =>
    readFirstNeighbours(database, ordinal, direction),
  windows: (ordinal: number) => readEdgeWindows(database, ordinal),
  notes: (ordinal: number) => readEdgeNotes(database, ordinal),
});
const reader = () => createStoredEdgeReader(database, () => facts);
const walk = async (query: Partial<NetworkQuery> & { clusterId: number }): Promise<CaseNetwork> =>
  (await buildNetwork(reader(), { direction: "both", depth: 2, limit: 50, ...query }))!;

describe("the stored edges", () => {
  it("contain the written edges in both directions", () => {
    let edges = 0;
    for (const [n, reading] of written) {
      const cited = readNeighbours(database, n, "cited");
      edges += cited.length;
      const byPosition = Array.from(cited.positions).sort((a, b) => a - b);
      expect(byPosition).toEqual(reading.edges.map((_, position) => position));
      for (let at = 0; at < cited.length; at++) {
        const edge = reading.edges[cited.positions[at]!]!;
        expect(facts.clusterId(cited.ordinals[at]!)).toBe(edge.cited);
        expect(cited.mentions[at]).toBe(edge.mentions.length);
        expect(decodeTreatment(cited.kinds[at]!).kind).toBe(edge.kind);
        expect(readEdgeWindows(database, n)[cited.positions[at]!]).toBe(edge.snippet);
        const back = readNeighbours(database, cited.ordinals[at]!, "citing");
        expect(Array.from(back.ordinals)).toContain(n);
      }
    }
    const inbound = Array.from({ length: CASES }, (_, n) => readNeighbours(database, n, "citing").length);
    expect(inbound.reduce((a, b) => a + b)).toBe(edges);
    expect(inbound).toEqual(Array.from({ length: CASES }, (_, n) => facts.citeCount(n)));
  });

  it("contain the mentions and the unresolved citations", () => {
    const notes = readEdgeNotes(database, 20);
    expect(notes.unresolved).toEqual(["20 U.S. 20"]);
    expect(notes.mentions[0]![0]).toEqual([0, 0, 5, "lead", null]);
  });
});

describe("buildNetwork", () => {
  const query = fc.record({
    clusterId: fc.integer({ min: 0, max: CASES - 1 }).map(idOf),
    direction: fc.constantFrom("outbound" as const, "inbound" as const, "both" as const),
    depth: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 100 }),
    fanOut: fc.integer({ min: 1, max: 12 }),
  });

  it("keeps within limit and depth and returns every edge among the kept cases, for any query", async () => {
    await assertProperty(
      fc.asyncProperty(query, async (asked) => {
        const found = await walk(asked);
        const kept = new Map(found.nodes.map((node) => [node.clusterId, node.depth]));
        expect(found.nodes.length).toBeLessThanOrEqual(asked.limit);
        expect(kept.size).toBe(found.nodes.length);
        expect(kept.has(asked.clusterId)).toBe(false);
        kept.set(asked.clusterId, 0);
        // Every node has an edge in the right direction from a node one hop nearer.
        for (const [id, depth] of kept) {
          expect(depth).toBeLessThanOrEqual(asked.depth);
          if (depth === 0) continue;
          const way = found.edges.some(
            ({ sourceClusterId: from, targetClusterId: to }) =>
              (asked.direction !== "inbound" && to === id && kept.get(from) === depth - 1) ||
              (asked.direction !== "outbound" && from === id && kept.get(to) === depth - 1),
          );
          expect(way).toBe(true);
        }
        // All corpus edges among the kept cases, each once, none else.
        let among = 0;
        for (const [n, reading] of written) {
          if (kept.has(idOf(n))) among += reading.edges.filter((edge) => kept.has(edge.cited)).length;
        }
        expect(found.edges.length).toBe(among);
        for (const edge of found.edges) {
          expect(edge.depth).toBeGreaterThanOrEqual(1);
          expect(edge.depth).toBeLessThanOrEqual(asked.depth);
          expect(edge.snippet).toBe(`${(edge.sourceClusterId - 1000) / 7} cites ${(edge.targetClusterId - 1000) / 7}`);
        }
        expect(await walk(asked)).toEqual(found);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it("counts the seed's edges in the whole corpus at any limit", async () => {
    const { counts } = await walk({ clusterId: idOf(0), limit: 1 });
    expect(counts.citingBy).toBe(facts.citeCount(0));
    expect(counts.total).toBe(counts.cited + counts.citingBy);
    expect(counts.positive + counts.negative + counts.neutral + counts.unknown).toBe(counts.total);
  });

  it("chooses the most severe treatments first", async () => {
    const { nodes, edges } = await walk({ clusterId: idOf(0), depth: 1, limit: 10 });
    const direct = nodes.map(
      (node) => edges.find((e) => e.sourceClusterId === node.clusterId && e.targetClusterId === idOf(0))!,
    );
    expect(direct.every((edge) => edge.treatment === "negative")).toBe(true);
  });

  it("reserves places for the second hop, and returns unused ones to the first", async () => {
    const shared = await walk({ clusterId: idOf(0), direction: "inbound", depth: 2, limit: 50, fanOut: 10 });
    // Nearly every case cites the hub, so few second-hop cases exist that do not: hop 1 takes their places back.
    expect(shared.nodes).toHaveLength(50);
    const deep = await walk({ clusterId: idOf(CASES - 1), direction: "outbound", depth: 3, limit: 8 });
    expect(deep.nodes.filter((node) => node.depth === 1).length).toBeLessThanOrEqual(5);
    expect(deep.nodes).toHaveLength(8);
  });

  it("returns the five most cited of the direct citers", async () => {
    const { topCitedBy } = await walk({ clusterId: idOf(0) });
    const citers = [...written]
      .filter(([, reading]) => reading.edges.some((edge) => edge.cited === idOf(0)))
      .map(([n]) => n);
    citers.sort((a, b) => facts.citeCount(b) - facts.citeCount(a) || a - b);
    expect(topCitedBy).toEqual(citers.slice(0, 5).map(idOf));
  });

  it("returns null for a case that the corpus does not contain", async () => {
    expect(await buildNetwork(reader(), { clusterId: 1, direction: "both", depth: 1, limit: 5 })).toBeNull();
  });
});

describe("listCitedCases and listCitingCases", () => {
  const page = { page: 1, pageSize: 100 };

  it("list what a case cites in order of appearance, with the unresolved citations", () => {
    const found = listCitedCases(ports(), { clusterId: idOf(20), sort: "appearance", ...page })!;
    expect(found.results.map((row) => row.snippet)).toEqual(written.get(20)!.edges.map((edge) => edge.snippet));
    expect(found.unresolved).toEqual(["20 U.S. 20"]);
  });

  it("page through citing cases by severity, each once", () => {
    const { total } = listCitingCases(ports(), { clusterId: idOf(0), sort: "treatment", page: 1, pageSize: 1 })!;
    expect(total).toBe(facts.citeCount(0));
    const rows = [];
    for (let at = 1; (at - 1) * 50 < total; at++)
      rows.push(
        ...listCitingCases(ports(), { clusterId: idOf(0), sort: "treatment", page: at, pageSize: 50 })!.results,
      );
    expect(new Set(rows.map((row) => row.clusterId)).size).toBe(total);
    const kinds = rows.map((row) => row.kind);
    expect(kinds).toEqual([...kinds].sort(compareSeverity));
    expect(
      listCitingCases(ports(), { clusterId: idOf(0), sort: "treatment", page: 99, pageSize: 50 })!.results,
    ).toEqual([]);
  });

  it.each([
    ["label", { treatment: "negative" as const }, (row: Row) => row.treatment === "negative"],
    ["kind", { treatment: "followed" as const }, (row: Row) => row.kind === "followed"],
    ["court", { courts: new Set(["cand"]) }, (row: Row) => facts.courtId(facts.ordinal(row.clusterId)) === "cand"],
    [
      "dates",
      { dateFrom: "1850-01-01", dateTo: "1899-12-31" },
      (row: Row) => /^18[5-9]/.test(facts.dateFiled(facts.ordinal(row.clusterId))),
    ],
    ["mentions", { minDepth: 3 }, (row: Row) => row.depthOfTreatment >= 3],
    ["country", { jurisdiction: "IN" as const }, () => false],
  ])("filter by %s", (_, filter, passes) => {
    const all = listCitingCases(ports(), { clusterId: idOf(0), sort: "treatment", page: 1, pageSize: 1000 })!.results;
    const some = listCitingCases(ports(), {
      clusterId: idOf(0),
      sort: "treatment",
      page: 1,
      pageSize: 1000,
      ...filter,
    })!;
    expect(some.results).toEqual(all.filter(passes));
    expect(some.total).toBe(some.results.length);
  });
});
type Row = NonNullable<ReturnType<typeof listCitingCases>>["results"][number];
