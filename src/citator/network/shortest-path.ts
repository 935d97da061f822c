import type { EdgeDirection, Neighbours } from "../../store/citations/edges.ts";

/** What a path is searched in: neighbours by ordinal, in order of priority. */
export interface ShortestPathPorts {
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
}

/** Cases that one search may expand; paths among a million cases need far fewer. */
const MAX_EXPANDED_CASES = 20_000;

/**
 * Finds a shortest path of citations from one case to another: each case cites the next. Bidirectional breadth-first
 * search, the smaller frontier first; of equal paths the one whose cases are first in order of priority.
 * @returns ordinals from `from` to `to`, both included; `null` if there is no path
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
  /** Every ordinal reached, with the one before it on the path; -1 for the start. */
  readonly before: Map<number, number>;
}

function createFrontier(start: number): SearchFrontier {
  return { edge: [start], before: new Map([[start, -1]]) };
}

/** Returns the path from the start of a frontier to an ordinal. */
function tracePath({ before }: SearchFrontier, end: number): number[] {
  const back: number[] = [];
  for (let at = end; at >= 0; at = before.get(at)!) back.push(at);
  return back.reverse();
}
