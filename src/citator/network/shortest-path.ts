import type { EdgeDirection, EdgeReader } from "./edge-reader.ts";

/** Cases that one search may expand; paths among a million cases need far fewer. */
const MAX_EXPANDED_CASES = 20_000;
/**
 * Cases whose edges one request reads. A level with more takes several, because the path may be found before its end; each
 * request of a level reads twice as many as the one before it.
 */
const MIN_CASES_PER_READ = 4;
const MAX_CASES_PER_READ = 64;

/**
 * Finds a shortest path of citations from one case to another: each case cites the next. Bidirectional breadth-first
 * search, the smaller frontier first; of equal paths the one whose cases are first in order of priority.
 * @returns cluster ids from `from` to `to`, both included; `null` if there is no path
 */
export async function findShortestPath(
  reader: Pick<EdgeReader, "readEdges">,
  from: number,
  to: number,
): Promise<number[] | null> {
  if (from === to) return [from];
  const search = { cited: createFrontier(from), citing: createFrontier(to) };
  let expanded = 0;
  while (search.cited.level.length > 0 && search.citing.level.length > 0) {
    const direction = search.cited.level.length <= search.citing.level.length ? "cited" : "citing";
    const own = search[direction];
    const { level } = own;
    own.level = [];
    for (
      let start = 0, count = MIN_CASES_PER_READ;
      start < level.length;
      count = Math.min(2 * count, MAX_CASES_PER_READ)
    ) {
      const clusterIds = level.slice(start, start + count);
      start += count;
      const read = await reader.readEdges({ clusterIds, direction });
      for (const [at, { others }] of read.entries()) {
        if (++expanded > MAX_EXPANDED_CASES) return null;
        const meeting = expandCase(search, direction, clusterIds[at]!, others);
        if (meeting !== null) return joinPaths(search, meeting);
      }
    }
  }
  return null;
}

/** One end of a bidirectional search. */
interface SearchFrontier {
  /** The cases that were reached last. */
  level: number[];
  /** Every case reached, with the one before it on the path; `null` for the start. */
  readonly before: Map<number, number | null>;
}

/** The frontier of each direction in which edges are followed. */
type PathSearch = Readonly<Record<EdgeDirection, SearchFrontier>>;

function createFrontier(start: number): SearchFrontier {
  return { level: [start], before: new Map([[start, null]]) };
}

/** Adds the neighbours of a case to a frontier; returns the first that the other frontier has reached, or `null`. */
function expandCase(
  search: PathSearch,
  direction: EdgeDirection,
  clusterId: number,
  neighbours: ArrayLike<number>,
): number | null {
  const own = search[direction];
  const other = search[direction === "cited" ? "citing" : "cited"];
  for (let at = 0; at < neighbours.length; at++) {
    const neighbour = neighbours[at]!;
    if (own.before.has(neighbour)) continue;
    own.before.set(neighbour, clusterId);
    if (other.before.has(neighbour)) return neighbour;
    own.level.push(neighbour);
  }
  return null;
}

function joinPaths({ cited, citing }: PathSearch, meeting: number): number[] {
  return [...tracePath(cited, meeting).reverse(), ...tracePath(citing, meeting).slice(1)];
}

/** Returns the path from a case back to the start of a frontier. */
function tracePath({ before }: SearchFrontier, end: number): number[] {
  const path: number[] = [];
  for (let at: number | null = end; at !== null; at = before.get(at) ?? null) path.push(at);
  return path;
}
