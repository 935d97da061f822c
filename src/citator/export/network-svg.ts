import type { NetworkEdge } from "../../contract/schemas/citations/network.ts";
import type { NetworkData } from "./drawn-network.ts";
import {
  DOT_RADIUS_PX,
  layoutNetwork,
  MARGIN,
  type NetworkLayout,
  type PlacedCase,
  ROW_HEIGHT_PX,
} from "./network-layout.ts";
import { TREATMENT_ORDER, TREATMENT_STROKES } from "./treatment-strokes.ts";
import { escapeXml, formatElement } from "./xml.ts";

const INK = "#1d2026";
const MUTED_INK = "#5b616b";
const BACKGROUND = "#ffffff";

/**
 * Renders a network as a self-contained SVG picture: time from left to right, treatment as colour and dashes, every case
 * a link to its page. A page that shows it can style it by its classes (`ground`, `year`, `edge`, `node`, `seed` and the
 * treatments) and find the parts of a case by `data-case`, `data-from` and `data-to`.
 * @param width in pixels; default 1200
 */
export function renderNetworkSvg(data: NetworkData, width?: number): string {
  return drawNetwork(data, layoutNetwork(data, width));
}

/** Draws a network at the positions of a layout. */
export function drawNetwork(data: NetworkData, { width, height, cases, years }: NetworkLayout): string {
  const places = new Map(cases.map((placed) => [placed.node.clusterId, placed]));
  const title = data.seed === null ? "An empty citation network" : `Citation network of ${data.seed.caseName}`;
  return formatElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      // Not "img": the links inside an image cannot be reached.
      role: "group",
      "aria-label": title,
      "font-family": "Georgia, 'Times New Roman', serif",
      "font-size": 12,
    },
    [
      formatElement("title", {}, escapeXml(title)),
      formatElement("rect", { class: "ground", width, height, fill: BACKGROUND }),
      drawLegend(),
      ...years.map((tick) => drawYearMark(tick, height)),
      formatElement(
        "g",
        { fill: "none" },
        data.edges.map((edge) => drawEdge(edge, places)),
      ),
      ...cases.map(drawCase),
    ],
  );
}

function drawLegend(): string {
  return formatElement(
    "g",
    { "font-size": 11 },
    TREATMENT_ORDER.map((treatment, at) => {
      const { colour, dashes } = TREATMENT_STROKES[treatment];
      const left = MARGIN.left + at * 100;
      const line = { x1: left, y1: 16, x2: left + 28, y2: 16 };
      return (
        formatElement("line", {
          class: treatment,
          ...line,
          stroke: colour,
          "stroke-width": 2,
          "stroke-dasharray": dashes,
        }) + formatElement("text", { class: "soft", x: left + 34, y: 20, fill: MUTED_INK }, treatment)
      );
    }),
  );
}

function drawYearMark({ year, x }: NetworkLayout["years"][number], height: number): string {
  return (
    formatElement("line", {
      class: "year",
      x1: x,
      y1: MARGIN.top - 12,
      x2: x,
      y2: height - MARGIN.bottom + 8,
      stroke: "#e3e5e9",
    }) +
    formatElement(
      "text",
      { class: "soft", x, y: MARGIN.top - 18, fill: MUTED_INK, "text-anchor": "middle", "font-size": 11 },
      String(year),
    )
  );
}

/** Draws a curve from the citing case to the cited one; the edges of the seed are thicker. */
function drawEdge(
  { sourceClusterId, targetClusterId, treatment, snippet }: NetworkEdge,
  places: ReadonlyMap<number, PlacedCase>,
): string {
  const from = places.get(sourceClusterId);
  const to = places.get(targetClusterId);
  if (from === undefined || to === undefined) return "";
  const { colour, dashes } = TREATMENT_STROKES[treatment];
  const ofSeed = from.isSeed || to.isSeed;
  const middle = (from.x + to.x) / 2;
  // Within one row a straight line would cross the names.
  const bow = from.y === to.y ? ROW_HEIGHT_PX * 0.7 : 0;
  return formatElement(
    "path",
    {
      class: `edge ${treatment}`,
      "data-from": sourceClusterId,
      "data-to": targetClusterId,
      d: `M${from.x} ${from.y} C${middle} ${from.y - bow} ${middle} ${to.y - bow} ${to.x} ${to.y}`,
      stroke: colour,
      "stroke-width": ofSeed ? 1.6 : 0.8,
      "stroke-opacity": ofSeed ? 0.75 : 0.35,
      "stroke-dasharray": dashes,
    },
    formatElement("title", {}, escapeXml(`${from.label} → ${to.label}: ${treatment}. ${snippet}`)),
  );
}

/** Draws a dot in the colour of the treatment, filled if the case and the seed cite each other, and the name. */
function drawCase({ node, label, x, y, isLeft, isSeed, treatment }: PlacedCase): string {
  const colour = isSeed ? INK : TREATMENT_STROKES[treatment ?? "unknown"].colour;
  const facts = [node.caseName, node.citation, node.dateFiled.slice(0, 4)].filter((part) => part !== "");
  const relation = isSeed ? "this case" : (treatment ?? "not directly cited");
  const mark = formatElement("circle", {
    cx: x,
    cy: y,
    r: isSeed ? DOT_RADIUS_PX + 1 : DOT_RADIUS_PX - 1,
    fill: isSeed || treatment !== null ? colour : BACKGROUND,
    stroke: colour,
    "stroke-width": 1.5,
  });
  const text = formatElement(
    "text",
    {
      x: isLeft ? x - 2 * DOT_RADIUS_PX : x + 2 * DOT_RADIUS_PX,
      y: y + 4,
      fill: INK,
      "text-anchor": isLeft ? "end" : "start",
      "font-weight": isSeed ? 700 : 400,
      // An outline in the background colour keeps a name legible on top of lines.
      stroke: BACKGROUND,
      "stroke-width": 4,
      "paint-order": "stroke",
    },
    escapeXml(label),
  );
  return formatElement(
    "a",
    {
      class: `node ${isSeed ? "seed" : (treatment ?? "farther")}`,
      href: node.absoluteUrl,
      "data-case": node.clusterId,
      "aria-label": [...facts, relation].join(", "),
    },
    [formatElement("title", {}, escapeXml(facts.join(", "))), mark, text],
  );
}
