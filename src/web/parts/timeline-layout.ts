import type { CaseNode } from "../../contract/case.ts";
import type { NetworkEdge } from "../../contract/network.ts";
import type { Treatment } from "../../law/treatment.ts";

/** A case at its place of the picture. */
export interface PlacedCase {
  readonly node: CaseNode;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly lane: number;
  readonly isSeed: boolean;
  /** How the case and the seed treat each other; null where neither cites the other. */
  readonly treatment: Treatment | null;
}

export interface Timeline {
  /** In the order of their dates. */
  readonly cases: readonly PlacedCase[];
  readonly years: readonly { readonly year: number; readonly x: number }[];
  readonly width: number;
  readonly height: number;
}

const LANE = 34;
const TOP = 30;
const SIDE = 20;
const LETTER = 6.7;
const DOT = 14;
const GAP = 18;
const LONGEST = 26;
const YEAR_ROOM = 52;

/** Severity decides which of several edges colours a case. */
const SEVERITY: readonly Treatment[] = ["negative", "positive", "neutral", "unknown"];

/** Places cases by their year from left to right, each label in the nearest lane to the middle that has room. */
export function timelineOf(
  seed: CaseNode,
  nodes: readonly CaseNode[],
  edges: readonly NetworkEdge[],
  width: number,
): Timeline {
  const all = [seed, ...nodes].sort((a, b) => compare(a.dateFiled, b.dateFiled) || a.clusterId - b.clusterId);
  const times = all.map(timeOf);
  const first = times[0]!;
  const last = Math.max(times.at(-1)!, first + 1);
  const lastLabel = Math.max(...all.slice(-3).map((node) => widthOf(labelOf(node))));
  const room = Math.max(120, width - 2 * SIDE - lastLabel);
  const xOf = (time: number) =>
    SIDE + room * (EVEN * rankOf(time, times) + (1 - EVEN) * ((time - first) / (last - first)));

  const lanes: Occupied[][] = [];
  const placed = new Map<CaseNode, { x: number; lane: number }>();
  // The seed first: it has the middle.
  for (const node of [seed, ...all.filter((one) => one !== seed)]) {
    const x = xOf(timeOf(node));
    const mine = { from: x - DOT, to: x + DOT + widthOf(labelOf(node)) + GAP };
    const lane = lanes.findIndex((taken) => taken.every(({ from, to }) => mine.to <= from || mine.from >= to));
    const chosen = lane < 0 ? lanes.push([]) - 1 : lane;
    lanes[chosen]!.push(mine);
    placed.set(node, { x, lane: chosen });
  }
  const above = Math.floor((lanes.length - 1) / 2);
  const cases = all.map((node) => {
    const { x, lane } = placed.get(node)!;
    return {
      node,
      label: labelOf(node),
      x,
      y: TOP + LANE / 2 + (above + outward(lane)) * LANE,
      lane: outward(lane),
      isSeed: node === seed,
      treatment: node === seed ? null : treatmentOf(node, seed, edges),
    };
  });
  return { cases, years: yearsBetween(first, last, xOf), width, height: TOP + lanes.length * LANE + 8 };
}

/** How far time bends towards giving every case the same room: a crowded decade is wider than an empty century. */
const EVEN = 0.6;

/** 0 to 1: how many of the times, in order, lie before; in proportion between two of them. */
function rankOf(time: number, times: readonly number[]): number {
  const after = times.findIndex((one) => one >= time);
  if (after < 0) return 1;
  if (after === 0) return 0;
  const [from, to] = [times[after - 1]!, times[after]!];
  return (after - 1 + (time - from) / (to - from)) / (times.length - 1);
}

interface Occupied {
  readonly from: number;
  readonly to: number;
}

/** 0, 1, 2, 3, 4 … as 0, 1, -1, 2, -2 …: lanes fill from the middle. */
function outward(lane: number): number {
  return lane % 2 === 1 ? (lane + 1) / 2 : 0 - lane / 2;
}

function treatmentOf(node: CaseNode, seed: CaseNode, edges: readonly NetworkEdge[]): Treatment | null {
  const direct = edges.filter((edge) => touches(edge, node) && touches(edge, seed));
  return SEVERITY.find((treatment) => direct.some((edge) => edge.treatment === treatment)) ?? null;
}

export function touches(edge: NetworkEdge, { clusterId }: CaseNode): boolean {
  return edge.sourceClusterId === clusterId || edge.targetClusterId === clusterId;
}

/** Round years, the roundest first, as many as have room. */
function yearsBetween(first: number, last: number, xOf: (time: number) => number) {
  const years: { year: number; x: number }[] = [];
  for (const step of [100, 50, 20, 10, 5, 2, 1]) {
    for (let year = Math.ceil(first / step) * step; year <= last; year += step) {
      const x = xOf(year);
      if (years.every((other) => Math.abs(other.x - x) >= YEAR_ROOM)) years.push({ year, x });
    }
  }
  return years;
}

function labelOf({ caseName }: CaseNode): string {
  return caseName.length > LONGEST ? `${caseName.slice(0, LONGEST - 1).trimEnd()}…` : caseName;
}

function widthOf(label: string): number {
  return label.length * LETTER;
}

/** The date as a year with a fraction. */
function timeOf({ dateFiled }: CaseNode): number {
  const [year = 0, month = 1, day = 1] = dateFiled.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 366;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
