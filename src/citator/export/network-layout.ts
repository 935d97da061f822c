import type { CaseNode } from "../../contract/schemas/common/case.ts";
import type { Treatment } from "../../law/treatment.ts";
import { type NetworkData, toDrawnNetwork } from "./drawn-network.ts";
import { createTimeScale, listYearTicks } from "./time-scale.ts";
import { TREATMENT_ORDER } from "./treatment-strokes.ts";

/** The position of a case in the picture, in pixels. */
export interface PlacedCase {
  readonly node: CaseNode;
  readonly label: string;
  /** Position of its dot. */
  readonly x: number;
  readonly y: number;
  /** Whether its label is on the left of its dot, because it does not fit on the right. */
  readonly isLeft: boolean;
  readonly isSeed: boolean;
  /** The most severe treatment between the case and the seed; `null` if neither cites the other. */
  readonly treatment: Treatment | null;
}

/** The positions of all parts of a network, for drawing and for navigation by keyboard. */
export interface NetworkLayout {
  readonly width: number;
  readonly height: number;
  /** The seed first, then in the order of the network. */
  readonly cases: readonly PlacedCase[];
  readonly years: readonly { readonly year: number; readonly x: number }[];
}

/** Width of the picture. */
export const NETWORK_WIDTH_PX = 1200;
/** Space around the plot, in pixels. */
export const MARGIN = { left: 24, right: 24, top: 56, bottom: 32 };
/** Radius of the dot of a case. */
export const DOT_RADIUS_PX = 5;
/** Height of a row: enough to touch one name without its neighbour. */
export const ROW_HEIGHT_PX = 26;
/** Maximum average width of a character of a name. */
const CHAR_WIDTH_PX = 6.9;
const MAX_LABEL_CHARS = 34;

/**
 * Lays out a network: time runs from left to right, and every case is in the first row in which its name overlaps no
 * other. The seed has the first row to itself.
 * @param width in pixels; a wider picture has fewer rows
 */
export function layoutNetwork(data: NetworkData, width: number = NETWORK_WIDTH_PX): NetworkLayout {
  const { cases, edges } = toDrawnNetwork(data);
  const seed = data.seed?.clusterId;
  const dated = cases.map(({ dateFiled }) => parseYear(dateFiled));
  // A case without a date is drawn at the left.
  const oldest = Math.min(...dated.filter((year) => year > 0));
  const years = dated.map((year) => (year > 0 ? year : Number.isFinite(oldest) ? oldest : 0));
  const x = createTimeScale(Math.min(...years), Math.max(...years), MARGIN.left, width - MARGIN.right);
  /** Per row, the horizontal ranges in use. */
  const rows: { from: number; to: number }[][] = [];
  const placed = cases.map((node, at): PlacedCase => {
    const label = formatLabel(node);
    const dot = x(years[at]!);
    const length = label.length * CHAR_WIDTH_PX + 3 * DOT_RADIUS_PX;
    const isLeft = dot + length > width - MARGIN.right;
    const isSeed = node.clusterId === seed;
    const from = isLeft ? dot - length : dot - DOT_RADIUS_PX;
    const to = isLeft ? dot + DOT_RADIUS_PX : dot + length;
    const extent = isSeed ? { from: 0, to: width } : { from, to };
    let row = rows.findIndex((taken) => taken.every((other) => extent.to < other.from || extent.from > other.to));
    if (row < 0) row = rows.push([]) - 1;
    rows[row]!.push(extent);
    const direct = edges.filter(
      ({ sourceClusterId, targetClusterId }) =>
        (sourceClusterId === seed && targetClusterId === node.clusterId) ||
        (targetClusterId === seed && sourceClusterId === node.clusterId),
    );
    const treatment = TREATMENT_ORDER.find((one) => direct.some((edge) => edge.treatment === one)) ?? null;
    return { node, label, x: dot, y: MARGIN.top + (row + 0.5) * ROW_HEIGHT_PX, isLeft, isSeed, treatment };
  });
  const ticks = cases.length === 0 ? [] : listYearTicks(Math.min(...years), Math.max(...years));
  return {
    width,
    height: MARGIN.top + rows.length * ROW_HEIGHT_PX + MARGIN.bottom,
    cases: placed,
    years: ticks.map((year) => ({ year, x: x(year) })),
  };
}

function formatLabel({ caseName, dateFiled }: CaseNode): string {
  const characters = [...caseName];
  const name =
    characters.length > MAX_LABEL_CHARS
      ? `${characters
          .slice(0, MAX_LABEL_CHARS - 1)
          .join("")
          .trimEnd()}…`
      : caseName;
  return dateFiled === "" ? name : `${name} ${parseYear(dateFiled)}`;
}

function parseYear(date: string): number {
  return Number(date.slice(0, 4));
}
