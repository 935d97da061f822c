import {
  type EdgeDirection,
  MAX_FIRST_NEIGHBOURS,
  type Neighbours,
  readEdgeWindows,
  readFirstNeighbours,
  readNeighbours,
} from "../../store/citations/edges.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CitatorCaseAttributes } from "./case-attributes.ts";
import { compareByPriority } from "./compare-by-priority.ts";
import type { EdgeColumns, EdgeReader, NearestCases, NearestRequest, SnippetRequest } from "./edge-reader.ts";

/**
 * Reads edges from the database of a corpus.
 * @param readAttributes returns the attributes of every case; called on first use
 */
export function createStoredEdgeReader(database: Database, readAttributes: () => CitatorCaseAttributes): EdgeReader {
  return {
    async readEdges({ clusterIds, direction, limit }) {
      const attributes = readAttributes();
      return clusterIds.map((clusterId) => {
        const ordinal = attributes.ordinal(clusterId);
        return ordinal < 0 ? NO_EDGES : readColumns(database, attributes, ordinal, direction, limit);
      });
    },
    readSnippets: async (edges) => readSnippets(database, readAttributes(), edges),
    readNearest: async (request) => readNearest(database, readAttributes(), request),
  };
}

const NO_EDGES: EdgeColumns = { total: 0, others: [], treatments: [], mentions: [], positions: [], flags: [] };

function readColumns(
  database: Database,
  attributes: CitatorCaseAttributes,
  ordinal: number,
  direction: EdgeDirection,
  limit = Number.POSITIVE_INFINITY,
): EdgeColumns {
  const first = readFirstNeighbours(database, ordinal, direction);
  const isWhole = first.length < MAX_FIRST_NEIGHBOURS;
  // The rest of a much cited case is read only if the request needs it: its size is the number of citing cases.
  if (isWhole || limit > MAX_FIRST_NEIGHBOURS || direction === "cited") {
    const all = isWhole ? first : readNeighbours(database, ordinal, direction);
    return toColumns(attributes, all, all.length, limit);
  }
  return toColumns(attributes, first, attributes.citeCount(ordinal), limit);
}

function toColumns(
  attributes: CitatorCaseAttributes,
  { length, ordinals, kinds, mentions, positions, flags }: Neighbours,
  total: number,
  limit: number,
): EdgeColumns {
  const count = Math.min(length, limit);
  const others = new Array<number>(count);
  for (let at = 0; at < count; at++) others[at] = attributes.clusterId(ordinals[at]!);
  if (count === length) return { total, others, treatments: kinds, mentions, positions, flags };
  return {
    total,
    others,
    treatments: kinds.subarray(0, count),
    mentions: mentions.subarray(0, count),
    positions: positions.subarray(0, count),
    flags: flags.subarray(0, count),
  };
}

function readSnippets(
  database: Database,
  attributes: CitatorCaseAttributes,
  edges: readonly SnippetRequest[],
): string[] {
  const windows = new Map<number, readonly string[]>();
  return edges.map(({ citing, position }) => {
    let ofCase = windows.get(citing);
    if (ofCase === undefined) {
      const ordinal = attributes.ordinal(citing);
      ofCase = ordinal < 0 ? [] : readEdgeWindows(database, ordinal);
      windows.set(citing, ofCase);
    }
    return ofCase[position] ?? "";
  });
}

function readNearest(
  database: Database,
  attributes: CitatorCaseAttributes,
  { clusterId, directions, limit, topCiters }: NearestRequest,
): NearestCases | null {
  const ordinal = attributes.ordinal(clusterId);
  if (ordinal < 0) return null;
  const lists = directions.map((direction) =>
    limit <= MAX_FIRST_NEIGHBOURS
      ? readFirstNeighbours(database, ordinal, direction)
      : readNeighbours(database, ordinal, direction),
  );
  const toIds = (ordinals: readonly number[]) => ordinals.map((other) => attributes.clusterId(other));
  const citing = topCiters > 0 ? readNeighbours(database, ordinal, "citing") : null;
  return {
    nearest: toIds(mergeByPriority(attributes, lists, limit)),
    topCiters: citing === null ? [] : toIds(findTopCiters(attributes, citing, topCiters)),
  };
}

/** Returns the first neighbours of all lists in one order of priority, each once, by its most severe edge. */
function mergeByPriority(attributes: CitatorCaseAttributes, lists: readonly Neighbours[], limit: number): number[] {
  const places = lists.map(() => 0);
  const merged = new Set<number>();
  while (merged.size < limit) {
    let best = -1;
    lists.forEach((list, at) => {
      if (
        places[at]! < list.length &&
        (best < 0 || hasPriority(attributes, list, places[at]!, lists[best]!, places[best]!))
      )
        best = at;
    });
    if (best < 0) break;
    merged.add(lists[best]!.ordinals[places[best]!++]!);
  }
  return [...merged];
}

function hasPriority(attributes: CitatorCaseAttributes, a: Neighbours, i: number, b: Neighbours, j: number): boolean {
  return compareByPriority(attributes, a.kinds[i]!, a.ordinals[i]!, b.kinds[j]!, b.ordinals[j]!) < 0;
}

function findTopCiters(attributes: CitatorCaseAttributes, citing: Neighbours, limit: number): number[] {
  const top: number[] = [];
  for (const ordinal of citing.ordinals) {
    let place = top.length;
    while (place > 0 && isCitedMore(attributes, ordinal, top[place - 1]!)) place--;
    if (place === limit) continue;
    top.splice(place, 0, ordinal);
    top.length = Math.min(top.length, limit);
  }
  return top;
}

function isCitedMore(attributes: CitatorCaseAttributes, a: number, b: number): boolean {
  const difference = attributes.citeCount(a) - attributes.citeCount(b);
  return difference > 0 || (difference === 0 && a < b);
}
