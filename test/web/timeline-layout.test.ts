import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaseNode } from "../../src/contract/case.ts";
import type { NetworkEdge } from "../../src/contract/network.ts";
import { timelineOf } from "../../src/web/parts/timeline-layout.ts";

const node = (clusterId: number, dateFiled: string, caseName = `Case ${clusterId} v. State`): CaseNode => ({
  clusterId,
  caseName,
  citation: "",
  dateFiled,
  citeCount: 0,
  absoluteUrl: "",
});
const edge = (source: number, target: number, treatment: NetworkEdge["treatment"]): NetworkEdge => ({
  sourceClusterId: source,
  targetClusterId: target,
  direction: "cited",
  depth: 1,
  treatment,
  snippet: "",
});

const someNodes = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 1793, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    id: fc.integer({ min: 2, max: 9999 }),
  }),
  { minLength: 0, maxLength: 100, selector: ({ id }) => id },
);

describe("the picture of a network", () => {
  it("keeps cases in the order of their dates, on the picture, and apart from each other", () => {
    fc.assert(
      fc.property(someNodes, fc.integer({ min: 400, max: 3000 }), (made, width) => {
        const seed = node(1, "1950-06-01");
        const nodes = made.map(({ year, month, id }) => node(id, `${year}-${String(month).padStart(2, "0")}-01`));
        const { cases, height } = timelineOf(seed, nodes, [], width);
        expect(cases).toHaveLength(nodes.length + 1);
        for (const [at, placed] of cases.entries()) {
          expect(placed.x).toBeGreaterThanOrEqual(cases[at - 1]?.x ?? 0);
          expect(placed.y).toBeGreaterThan(0);
          expect(placed.y).toBeLessThan(height);
          const inLane = cases.filter((other) => other !== placed && other.lane === placed.lane);
          for (const other of inLane) expect(Math.abs(other.x - placed.x)).toBeGreaterThan(placed.label.length);
        }
      }),
    );
  });

  it("gives the seed the middle, and every case the treatment between it and the seed", () => {
    const { cases } = timelineOf(
      node(1, "1954-05-17"),
      [node(2, "1896-05-18"), node(3, "1955-05-31"), node(4, "1960-01-01")],
      [edge(1, 2, "negative"), edge(3, 1, "positive"), edge(3, 1, "neutral"), edge(4, 3, "negative")],
      1000,
    );
    expect(cases.map(({ node: { clusterId }, treatment, isSeed }) => [clusterId, treatment, isSeed])).toEqual([
      [2, "negative", false],
      [1, null, true],
      [3, "positive", false],
      [4, null, false],
    ]);
    expect(cases[1]!.lane).toBe(0);
  });

  it("marks round years, the roundest first", () => {
    const { years } = timelineOf(node(1, "1793-01-01"), [node(2, "2020-01-01")], [], 600);
    expect(years.map(({ year }) => year)).toEqual(expect.arrayContaining([1800, 1900, 2000]));
    for (const [at, { x }] of years.entries())
      for (const other of years.slice(at + 1)) expect(Math.abs(other.x - x)).toBeGreaterThanOrEqual(52);
  });
});
