import type { EdgeDirection, Neighbours } from "../../store/citations/edges.ts";

/** What a line of cases is looked for in: neighbours by ordinal, in the order of choice. */
export interface ShortestPathPorts {
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
}

/** Cases that one search may look into; the closest lines of a million cases are found within far fewer. */
const MAX_EXPANDED_CASES = 20_000;

/**
 * A shortest line of citations from one case to another: each case cites the next. Searched from both ends, the smaller
 * front first; of equal lines the one whose cases come first in the order of choice.
 * @returns ordinals from `from` to `to`, both included; `null` where there is no such line
 */
export function findShortestPath({ neighbours }: ShortestPathPorts, from: number, to: number): number[] | null {
  if (from === to) return [from];
  const fronts = { cited: createFrontier(from), citing: createFrontier(to) };
  let expanded = 0;
  while (fronts.cited.edge.length > 0 && fronts.citing.edge.length > 0) {
    const direction = fronts.cited.edge.length <= fronts.citing.edge.length ? "cited" : "citing";
    const own = fronts[direction];
    const other = fronts[direction === "cited" ? "citing" : "cited"];
    const next: number[] = [];
    for (const ordinal of own.edge) {
      if (++expanded > MAX_EXPANDED_CASES) return null;
      for (const neighbour of neighbours(ordinal, direction).ordinals) {
        if (own.before.has(neighbour)) continue;
        own.before.set(neighbour, ordinal);
        if (other.before.has(neighbour))
          return [...tracePath(fronts.cited, neighbour), ...tracePath(fronts.citing, neighbour).reverse().slice(1)];
        next.push(neighbour);
      }
    }
    own.edge = next;
  }
  return null;
}

interface SearchFrontier {
  edge: readonly number[];
  /** Every ordinal that was reached, with the one it was reached from. */
  readonly before: Map<number, number>;
}

function createFrontier(start: number): SearchFrontier {
  return { edge: [start], before: new Map([[start, -1]]) };
}

/** From the front's start to an ordinal. */
function tracePath({ before }: SearchFrontier, end: number): number[] {
  const back: number[] = [];
  for (let at = end; at >= 0; at = before.get(at)!) back.push(at);
  return back.reverse();
}
