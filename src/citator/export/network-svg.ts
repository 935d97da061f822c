import type { CaseNode } from "../../contract/case.ts";
import type { NetworkEdge } from "../../contract/network.ts";
import { TREATMENT_ORDER, TREATMENT_STROKES } from "./colours.ts";
import { drawn, type NetworkData } from "./drawn.ts";
import { decadesBetween, timeScale } from "./time-scale.ts";
import { element, escapeXml } from "./xml.ts";

/** A case's place in the picture, in pixels. */
export interface PlacedCase {
  readonly node: CaseNode;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** A network laid out: for the picture, and for whoever draws one of their own. */
export interface NetworkLayout {
  readonly width: number;
  readonly height: number;
  readonly cases: readonly PlacedCase[];
  readonly years: readonly { readonly year: number; readonly x: number }[];
}

const WIDTH = 1200;
const MARGIN = { left: 24, right: 24, top: 56, bottom: 32 };
const LANE = 22;
const CHARACTER = 6.9;
const LONGEST_LABEL = 34;
const DOT = 5;

/**
 * Lays a network out: time runs from left to right, and every case has a row in which its name runs into no other's.
 * The seed has the first row; the others follow as they were chosen.
 */
export function layOutNetwork(data: NetworkData): NetworkLayout {
  const { cases } = drawn(data);
  const years = cases.map(({ dateFiled }) => yearOf(dateFiled));
  const x = timeScale(Math.min(...years), Math.max(...years), MARGIN.left, WIDTH - MARGIN.right);
  /** Per row, the stretches that are taken. */
  const rows: { from: number; to: number }[][] = [];
  const placed = cases.map((node, at): PlacedCase => {
    const label = labelOf(node);
    const dot = x(years[at]!);
    const length = label.length * CHARACTER + 3 * DOT;
    const from = dot + length > WIDTH - MARGIN.right ? dot - length : dot - DOT;
    // The seed has a row to itself.
    const stretch =
      at === 0 ? { from: 0, to: WIDTH } : { from: Math.min(from, dot - DOT), to: Math.max(from + length, dot + DOT) };
    let row = rows.findIndex((taken) => taken.every((other) => stretch.to < other.from || stretch.from > other.to));
    if (row < 0) row = rows.push([]) - 1;
    rows[row]!.push(stretch);
    return { node, label, x: dot, y: MARGIN.top + (row + 0.5) * LANE };
  });
  const ticks = cases.length === 0 ? [] : decadesBetween(Math.min(...years), Math.max(...years));
  return {
    width: WIDTH,
    height: MARGIN.top + rows.length * LANE + MARGIN.bottom,
    cases: placed,
    years: ticks.map((year) => ({ year, x: x(year) })),
  };
}

/**
 * A network as an SVG picture that needs no page around it: time from left to right, treatment as colour and dashes,
 * every case a link to its page.
 */
export function networkSvg(data: NetworkData): string {
  const layout = layOutNetwork(data);
  const { width, height, cases, years } = layout;
  const places = new Map(cases.map((placed) => [placed.node.clusterId, placed]));
  const title = data.seed === null ? "An empty citation network" : `Citation network of ${data.seed.caseName}`;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-label": title,
      "font-family": "Georgia, 'Times New Roman', serif",
      "font-size": 12,
    },
    [
      element("title", {}, escapeXml(title)),
      element("rect", { width, height, fill: "#ffffff" }),
      legend(),
      ...years.map((tick) => yearMark(tick, height)),
      element(
        "g",
        { fill: "none" },
        data.edges.map((edge) => edgePath(edge, places, data.seed?.clusterId)),
      ),
      ...cases.map((placed) => caseMark(placed, placed.node.clusterId === data.seed?.clusterId, width)),
    ],
  );
}

function legend(): string {
  return element(
    "g",
    { "font-size": 11 },
    TREATMENT_ORDER.map((treatment, at) => {
      const { colour, dashes } = TREATMENT_STROKES[treatment];
      const left = MARGIN.left + at * 100;
      return (
        element("line", {
          x1: left,
          y1: 16,
          x2: left + 28,
          y2: 16,
          stroke: colour,
          "stroke-width": 2,
          "stroke-dasharray": dashes,
        }) + element("text", { x: left + 34, y: 20, fill: "#30343b" }, treatment)
      );
    }),
  );
}

function yearMark({ year, x }: NetworkLayout["years"][number], height: number): string {
  return (
    element("line", { x1: x, y1: MARGIN.top - 12, x2: x, y2: height - MARGIN.bottom + 8, stroke: "#e3e5e9" }) +
    element("text", { x, y: MARGIN.top - 18, fill: "#5b616b", "text-anchor": "middle", "font-size": 11 }, String(year))
  );
}

/** A curve from the citing case to the cited one; those of the seed are drawn stronger. */
function edgePath(
  { sourceClusterId, targetClusterId, treatment, snippet }: NetworkEdge,
  places: ReadonlyMap<number, PlacedCase>,
  seed: number | undefined,
): string {
  const from = places.get(sourceClusterId);
  const to = places.get(targetClusterId);
  if (from === undefined || to === undefined) return "";
  const { colour, dashes } = TREATMENT_STROKES[treatment];
  const ofSeed = sourceClusterId === seed || targetClusterId === seed;
  const middle = (from.x + to.x) / 2;
  // Within one row a line would strike the names out: it bows above them.
  const bow = from.y === to.y ? LANE * 0.8 : 0;
  return element(
    "path",
    {
      d: `M${from.x} ${from.y} C${middle} ${from.y - bow} ${middle} ${to.y - bow} ${to.x} ${to.y}`,
      stroke: colour,
      "stroke-width": ofSeed ? 1.6 : 0.8,
      "stroke-opacity": ofSeed ? 0.75 : 0.35,
      "stroke-dasharray": dashes,
    },
    element("title", {}, escapeXml(`${from.label} → ${to.label}: ${treatment}. ${snippet}`)),
  );
}

function caseMark({ node, label, x, y }: PlacedCase, isSeed: boolean, width: number): string {
  const atLeft = x + label.length * CHARACTER + 3 * DOT > width - MARGIN.right;
  const mark = element("circle", {
    cx: x,
    cy: y,
    r: isSeed ? DOT + 1 : DOT - 1,
    fill: isSeed ? "#1d2026" : "#ffffff",
    stroke: "#1d2026",
    "stroke-width": 1.5,
  });
  const text = element(
    "text",
    {
      x: atLeft ? x - 2 * DOT : x + 2 * DOT,
      y: y + 4,
      fill: "#1d2026",
      "text-anchor": atLeft ? "end" : "start",
      "font-weight": isSeed ? 700 : 400,
      // A pale edge keeps a name legible where lines run under it.
      stroke: "#ffffff",
      "stroke-width": 4,
      "paint-order": "stroke",
    },
    escapeXml(label),
  );
  const title = element(
    "title",
    {},
    escapeXml([node.caseName, node.citation, node.dateFiled].filter((part) => part !== "").join(", ")),
  );
  return element("a", { href: node.absoluteUrl }, [title, mark, text]);
}

function labelOf({ caseName, dateFiled }: CaseNode): string {
  const characters = [...caseName];
  const name =
    characters.length > LONGEST_LABEL
      ? `${characters
          .slice(0, LONGEST_LABEL - 1)
          .join("")
          .trimEnd()}…`
      : caseName;
  return `${name} ${yearOf(dateFiled)}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
