import type { CaseNode } from "../../contract/case.ts";
import type { Treatment } from "../../law/treatment.ts";
import { TREATMENT_ORDER } from "./colours.ts";
import { drawn, type NetworkData } from "./drawn.ts";
import { decadesBetween, timeScale } from "./time-scale.ts";

/** A case's place in the picture, in pixels. */
export interface PlacedCase {
  readonly node: CaseNode;
  readonly label: string;
  /** Where its dot is. */
  readonly x: number;
  readonly y: number;
  /** Whether its label stands on the left of its dot, for want of room on the right. */
  readonly isLeft: boolean;
  readonly isSeed: boolean;
  /** The gravest treatment between the case and the seed; null where neither cites the other. */
  readonly treatment: Treatment | null;
}

/** A network laid out: for the picture, and for whoever moves about in it. */
export interface NetworkLayout {
  readonly width: number;
  readonly height: number;
  /** The seed first, then as they were chosen. */
  readonly cases: readonly PlacedCase[];
  readonly years: readonly { readonly year: number; readonly x: number }[];
}

/** Pixels. */
export const NETWORK_WIDTH = 1200;
export const MARGIN = { left: 24, right: 24, top: 56, bottom: 32 };
export const DOT = 5;
/** So high that neighbouring names can be told apart by a finger. */
export const LANE = 26;
/** What a letter takes of a line at most, on the average of a name. */
const CHARACTER = 6.9;
const LONGEST_LABEL = 34;

/**
 * Lays a network out: time runs from left to right, and every case has a row in which its name runs into no other's.
 * The seed has the first row; the others follow as they were chosen.
 * @param width pixels; the wider, the fewer rows
 */
export function layOutNetwork(data: NetworkData, width: number = NETWORK_WIDTH): NetworkLayout {
  const { cases, edges } = drawn(data);
  const seed = data.seed?.clusterId;
  const years = cases.map(({ dateFiled }) => yearOf(dateFiled));
  const x = timeScale(Math.min(...years), Math.max(...years), MARGIN.left, width - MARGIN.right);
  /** Per row, the stretches that are taken. */
  const rows: { from: number; to: number }[][] = [];
  const placed = cases.map((node, at): PlacedCase => {
    const label = labelOf(node);
    const dot = x(years[at]!);
    const length = label.length * CHARACTER + 3 * DOT;
    const isLeft = dot + length > width - MARGIN.right;
    const isSeed = node.clusterId === seed;
    const from = isLeft ? dot - length : dot - DOT;
    const to = isLeft ? dot + DOT : dot + length;
    // The seed has a row to itself.
    const stretch = isSeed ? { from: 0, to: width } : { from, to };
    let row = rows.findIndex((taken) => taken.every((other) => stretch.to < other.from || stretch.from > other.to));
    if (row < 0) row = rows.push([]) - 1;
    rows[row]!.push(stretch);
    const direct = edges.filter(
      ({ sourceClusterId, targetClusterId }) =>
        (sourceClusterId === seed && targetClusterId === node.clusterId) ||
        (targetClusterId === seed && sourceClusterId === node.clusterId),
    );
    const treatment = TREATMENT_ORDER.find((one) => direct.some((edge) => edge.treatment === one)) ?? null;
    return { node, label, x: dot, y: MARGIN.top + (row + 0.5) * LANE, isLeft, isSeed, treatment };
  });
  const ticks = cases.length === 0 ? [] : decadesBetween(Math.min(...years), Math.max(...years));
  return {
    width,
    height: MARGIN.top + rows.length * LANE + MARGIN.bottom,
    cases: placed,
    years: ticks.map((year) => ({ year, x: x(year) })),
  };
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
