import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import type { NetworkData } from "../../../src/citator/export/drawn-network.ts";
import { exportNetwork, NETWORK_FORMATS, type NetworkFormat } from "../../../src/citator/export/export-network.ts";
import { renderHistorySvg } from "../../../src/citator/export/history-svg.ts";
import { layoutNetwork } from "../../../src/citator/export/network-layout.ts";
import { assertProperty } from "../../support/assert-property.ts";

const FORMATS = Object.keys(NETWORK_FORMATS) as NetworkFormat[];
const XML_FORMATS = FORMATS.filter((format) => format !== "dot" && format !== "json");

function node(clusterId: number, caseName: string, year: number) {
  return {
    clusterId,
    caseName,
    citation: `${clusterId} U.S. 1`,
    dateFiled: `${year}-05-17`,
    datePrecision: "day" as const,
    citeCount: 3,
    absoluteUrl: `/research/cases/${clusterId}`,
  };
}

function network(names: readonly string[], snippet = "We follow it."): NetworkData {
  const [seed, ...nodes] = names.map((name, at) => node(at + 1, name, 1900 + ((at * 37) % 120)));
  return {
    seed: seed ?? null,
    depth: 1,
    nodes,
    edges: nodes.map(({ clusterId }) => ({
      sourceClusterId: clusterId,
      targetClusterId: 1,
      direction: "citing",
      depth: 1,
      treatment: (["negative", "positive", "neutral", "unknown"] as const)[clusterId % 4]!,
      treatmentKind: (["overruled", "followed", "referred", "cited"] as const)[clusterId % 4]!,
      snippet,
    })),
    counts: { cited: 0, citingBy: nodes.length, total: nodes.length, positive: 0, negative: 0, neutral: 0, unknown: 0 },
    topCitedBy: [],
  };
}

/** The elements of a document by name, counted; every one that is opened is closed by its own name. */
function elementsOf(xml: string): Map<string, number> {
  const counts = new Map<string, number>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        open.push(name);
      },
      onclosetag: (name, implied) => {
        expect(open.pop()).toBe(name);
        expect(implied && !/\/>/.test(xml)).toBe(false);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return counts;
}

describe("exportNetwork", () => {
  const three = network(
    ["Brown v. Board of Education", "Cooper v. Aaron", 'A & B <script> "x" \\'],
    'said "no" & <left>',
  );

  it.each([
    ["gexf", { node: 3, edge: 2 }],
    ["graphml", { node: 3, edge: 2 }],
    ["svg", { circle: 3, path: 2, a: 3 }],
  ] as const)("writes every case and every edge as %s, without markup from names or snippets", (format, expected) => {
    const counts = elementsOf(exportNetwork(three, format));
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, counts.get(name)]))).toEqual(expected);
    expect(counts.has("script")).toBe(false);
  });

  it("quotes characters that have a meaning in DOT", () => {
    const dot = exportNetwork(three, "dot");
    expect(dot).toContain('3 [label="A & B <script> \\"x\\" \\\\\\n3 U.S. 1, 1974", URL="/research/cases/3"];');
    expect(dot.match(/ -> /g)).toHaveLength(2);
  });

  it("writes JSON that parses to the same network", () => {
    expect(JSON.parse(exportNetwork(three, "json"))).toEqual(three);
  });

  it.each(FORMATS)("writes an empty network as %s", (format) => {
    const empty: NetworkData = { ...network([]), seed: null };
    expect(exportNetwork(empty, format)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("writes well-formed XML for any names and snippets", () => {
    assertProperty(
      fc.property(
        fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }),
        fc.string({ unit: "binary" }),
        (names, snippet) => {
          for (const format of XML_FORMATS) elementsOf(exportNetwork(network(names, snippet), format));
        },
      ),
    );
  });
});

describe("the SVG pictures", () => {
  it.each([
    ["70 cases", 70, 1200],
    ["100 cases in a narrow picture", 100, 860],
    ["100 cases in a wide one", 100, 4000],
    ["one case", 0, 1200],
  ])("keep every name of %s inside the picture and clear of the others", (_, others, wide) => {
    const names = Array.from({ length: others + 1 }, (_, at) => `A rather long name of a party ${at} v. Somebody Else`);
    const { cases, width, height, years } = layoutNetwork(network(names), wide);
    expect(width).toBe(wide);
    const boxes = cases.map(({ label, x, y, isLeft }) => {
      const length = label.length * 6.9 + 10;
      return isLeft ? { from: x - length, to: x, y } : { from: x, to: x + length, y };
    });
    for (const [at, box] of boxes.entries()) {
      expect(Math.min(box.from, width - box.to, box.y, height - box.y)).toBeGreaterThanOrEqual(0);
      for (const other of boxes.slice(at + 1)) {
        expect(Math.abs(box.y - other.y) >= 24 || box.to <= other.from || other.to <= box.from).toBe(true);
      }
    }
    for (const [at, { x }] of years.entries()) if (at > 0) expect(x - years[at - 1]!.x).toBeGreaterThan(40);
  });

  it("identify the case of every link and line, and the treatment between each case and the seed", () => {
    const data = network(["Brown v. Board", "Cooper v. Aaron", "A & B", "C v. D"]);
    const svg = exportNetwork({ ...data, edges: data.edges.slice(0, 2) }, "svg");
    const cases = [...svg.matchAll(/<a class="node ([a-z]+)" href="([^"]+)" data-case="(\d+)" aria-label="([^"]+)"/g)];
    expect(cases.map(([, ...parts]) => parts)).toEqual([
      ["seed", "/research/cases/1", "1", "Brown v. Board, 1 U.S. 1, 1900, this case"],
      ["neutral", "/research/cases/2", "2", "Cooper v. Aaron, 2 U.S. 1, 1937, neutral"],
      ["unknown", "/research/cases/3", "3", "A &amp; B, 3 U.S. 1, 1974, unknown"],
      ["farther", "/research/cases/4", "4", "C v. D, 4 U.S. 1, 2011, not directly cited"],
    ]);
    expect(
      [...svg.matchAll(/class="edge (\w+)" data-from="(\d+)" data-to="(\d+)"/g)].map(([, ...parts]) => parts),
    ).toEqual([
      ["neutral", "2", "1"],
      ["unknown", "3", "1"],
    ]);
  });

  it("show the more severe of two treatments between a case and the seed", () => {
    const data = network(["Brown v. Board", "Cooper v. Aaron"]);
    const both = (["positive", "negative", "unknown"] as const).map((treatment) => ({ ...data.edges[0]!, treatment }));
    expect(layoutNetwork({ ...data, edges: both }).cases.map(({ treatment, isSeed }) => [treatment, isSeed])).toEqual([
      [null, true],
      ["negative", false],
    ]);
  });

  it("have a bar for every year, level and treatment of a history", () => {
    const rows = [
      { year: 1960, level: "supreme", positive: 2, negative: 0, neutral: 1, unknown: 0 },
      { year: 1980, level: "appellate", positive: 0, negative: 3, neutral: 0, unknown: 0 },
    ];
    const svg = renderHistorySvg({ clusterId: 1, caseName: "Roe & Co", rows });
    const counts = elementsOf(svg);
    // Three bars, four squares of the legend, and the ground.
    expect(counts.get("rect")).toBe(8);
    expect(svg).toContain("1980, appellate: 3 negative");
    const history = { clusterId: 1, caseName: "Roe & Co", rows };
    const lineOf = (asOf: string) => Number(/class="day" x1="([\d.]+)"/.exec(renderHistorySvg(history, { asOf }))?.[1]);
    expect(lineOf("1970-06-30")).toBeGreaterThan(lineOf("1961-01-01"));
    expect([lineOf("1950-01-01"), lineOf("1999-01-01")]).toEqual([Number.NaN, Number.NaN]);
    expect(renderHistorySvg({ clusterId: 1, caseName: "Nobody", rows: [] })).not.toMatch(/NaN|Infinity/);
  });
});
