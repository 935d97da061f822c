import { DirectedGraph } from "graphology";
import { bfsFromNode } from "graphology-traversal/bfs.js";
import { decodeTreatment, type Treatment, type TreatmentKind } from "../../law/treatment.ts";
import type { EdgeDirection, Neighbours } from "../../store/citations/edges.ts";
import type { CountedCaseAttributes } from "./case-attributes.ts";
import { compareByPriority } from "./compare-by-priority.ts";

/** What a network is walked over: the corpus's adjacency, its snippets, its case facts. */
export interface NetworkPorts {
  readonly facts: CountedCaseAttributes;
  /** In the order of choice. */
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
  /** The first of them, where they are cheaper to read than all; at least as many as a request may keep. */
  firstNeighbours?(ordinal: number, direction: EdgeDirection): Neighbours;
  /** Snippets of a citing case's edges, by position. */
  windows(ordinal: number): readonly string[];
}

export interface NetworkQuery {
  readonly clusterId: number;
  readonly direction: "outbound" | "inbound" | "both";
  /** Hops, 1 to 3. */
  readonly depth: number;
  /** Greatest number of nodes, the seed not counted. */
  readonly limit: number;
  /** New nodes that an expanded node adds per direction below hop 1. Default 10. */
  readonly fanOut?: number;
}

export interface CaseNetworkNode {
  readonly clusterId: number;
  readonly depth: number;
}

/** `sourceClusterId` cites `targetClusterId`; `direction` is how the edge was reached. */
export interface CaseNetworkEdge {
  readonly sourceClusterId: number;
  readonly targetClusterId: number;
  readonly direction: EdgeDirection;
  readonly depth: number;
  readonly treatment: Treatment;
  readonly kind: TreatmentKind;
  readonly snippet: string;
}

/** The seed's direct edges in the whole corpus. */
export interface CaseNetworkCounts {
  readonly cited: number;
  readonly citingBy: number;
  readonly total: number;
  readonly positive: number;
  readonly negative: number;
  readonly neutral: number;
  readonly unknown: number;
}

export interface CaseNetwork {
  readonly seed: number;
  readonly depth: number;
  /** By depth, then in the order in which they were chosen. */
  readonly nodes: readonly CaseNetworkNode[];
  readonly edges: readonly CaseNetworkEdge[];
  readonly counts: CaseNetworkCounts;
  /** Cluster ids of the five direct citers that are cited most. */
  readonly topCitedBy: readonly number[];
}

const DEFAULT_FAN_OUT = 10;
/** Part of the places that hop 1 may take while deeper hops want some. */
const FIRST_HOP_SHARE = 0.6;
const MAX_TOP_CITERS = 5;
const DIRECTIONS: Readonly<Record<NetworkQuery["direction"], readonly EdgeDirection[]>> = {
  outbound: ["cited"],
  inbound: ["citing"],
  both: ["cited", "citing"],
};
const BFS_MODES = { outbound: "outbound", inbound: "inbound", both: "directed" } as const;

/** The cases around one case, or `null` where the corpus does not hold it. Same corpus and query, same result. */
export function buildNetwork(given: NetworkPorts, query: NetworkQuery): CaseNetwork | null {
  const ports = memoizeNeighbours(given);
  const seed = ports.facts.ordinal(query.clusterId);
  if (seed < 0) return null;
  const kept = selectNodes(ports, seed, query);
  const graph = buildGraph(ports, kept);
  const depths = new Map<number, number>();
  bfsFromNode(graph, String(seed), (node, _, depth) => void depths.set(Number(node), depth), {
    mode: BFS_MODES[query.direction],
  });
  const inbound = ports.neighbours(seed, "citing");
  return {
    seed: query.clusterId,
    depth: query.depth,
    nodes: [...kept]
      .filter((ordinal) => ordinal !== seed)
      .map((ordinal) => ({ clusterId: ports.facts.clusterId(ordinal), depth: depths.get(ordinal)! }))
      .sort((a, b) => a.depth - b.depth),
    edges: listEdges(ports, graph, depths, query),
    counts: countEdges(ports.neighbours(seed, "cited"), inbound),
    topCitedBy: findTopCiters(ports.facts, inbound),
  };
}

/** Every list of neighbours is read once per request. */
function memoizeNeighbours(ports: NetworkPorts): NetworkPorts {
  const read = { cited: new Map<number, Neighbours>(), citing: new Map<number, Neighbours>() };
  return {
    ...ports,
    neighbours(ordinal, direction) {
      let found = read[direction].get(ordinal);
      if (found === undefined) {
        found = ports.neighbours(ordinal, direction);
        read[direction].set(ordinal, found);
      }
      return found;
    },
  };
}

/** Breadth first over the adjacency; the kept ordinals in the order in which they were chosen, the seed first. */
function selectNodes(ports: NetworkPorts, seed: number, query: NetworkQuery): Set<number> {
  const { limit, depth, fanOut = DEFAULT_FAN_OUT } = query;
  const directions = DIRECTIONS[query.direction];
  const lists = directions.map((direction) => ports.neighbours(seed, direction));
  const near = mergeByPriority(ports.facts, lists, limit);
  const share = depth > 1 ? Math.ceil(FIRST_HOP_SHARE * limit) : limit;
  const first = ports.firstNeighbours ?? ports.neighbours;
  const kept = new Set([seed]);
  let frontier = near.slice(0, share);
  for (const ordinal of frontier) kept.add(ordinal);
  // A neighbour of the seed that found no place waits for one; it is not taken through a longer way.
  const waiting = new Uint8Array(depth > 1 ? ports.facts.count : 0);
  for (const { ordinals } of lists) for (const ordinal of ordinals) waiting[ordinal] = 1;
  for (let hop = 2; hop <= depth && kept.size <= limit; hop++) {
    const next: number[] = [];
    for (const ordinal of frontier) {
      for (const direction of directions) {
        let added = 0;
        for (const neighbour of first(ordinal, direction).ordinals) {
          if (added === fanOut || kept.size > limit) break;
          if (kept.has(neighbour) || waiting[neighbour] === 1) continue;
          kept.add(neighbour);
          next.push(neighbour);
          added++;
        }
      }
    }
    frontier = next;
  }
  for (const ordinal of near.slice(share)) {
    if (kept.size > limit) break;
    kept.add(ordinal);
  }
  return kept;
}

/** The first of the seed's neighbours, of all directions in one order of choice, each once, by its gravest edge. */
function mergeByPriority(facts: CountedCaseAttributes, lists: readonly Neighbours[], limit: number): number[] {
  const places = lists.map(() => 0);
  const merged = new Set<number>();
  while (merged.size < limit) {
    let best = -1;
    lists.forEach((list, at) => {
      if (places[at]! < list.length && (best < 0 || hasPriority(facts, list, places[at]!, lists[best]!, places[best]!)))
        best = at;
    });
    if (best < 0) break;
    merged.add(lists[best]!.ordinals[places[best]!++]!);
  }
  return [...merged];
}

function hasPriority(facts: CountedCaseAttributes, a: Neighbours, i: number, b: Neighbours, j: number): boolean {
  return compareByPriority(facts, a.kinds[i]!, a.ordinals[i]!, b.kinds[j]!, b.ordinals[j]!) < 0;
}

interface EdgeAttributes {
  readonly kind: number;
  readonly position: number;
}

/** A graph of the kept cases with all edges that the corpus has among them. */
function buildGraph(
  ports: NetworkPorts,
  kept: ReadonlySet<number>,
): DirectedGraph<Record<string, never>, EdgeAttributes> {
  const graph = new DirectedGraph<Record<string, never>, EdgeAttributes>();
  for (const ordinal of kept) graph.addNode(ordinal);
  for (const source of kept) {
    const { length, ordinals, kinds, positions } = ports.neighbours(source, "cited");
    for (let at = 0; at < length; at++) {
      if (kept.has(ordinals[at]!)) graph.addEdge(source, ordinals[at]!, { kind: kinds[at]!, position: positions[at]! });
    }
  }
  return graph;
}

function listEdges(
  { facts, windows }: NetworkPorts,
  graph: DirectedGraph<Record<string, never>, EdgeAttributes>,
  depths: ReadonlyMap<number, number>,
  query: NetworkQuery,
): CaseNetworkEdge[] {
  const texts = new Map<string, readonly string[]>();
  const edges = graph.mapEdges((_, { kind, position }, source, target): CaseNetworkEdge => {
    let window = texts.get(source);
    if (window === undefined) {
      window = windows(Number(source));
      texts.set(source, window);
    }
    const from = depths.get(Number(source))!;
    const to = depths.get(Number(target))!;
    const outbound = query.direction === "outbound" || (query.direction === "both" && from <= to);
    const row = decodeTreatment(kind);
    return {
      sourceClusterId: facts.clusterId(Number(source)),
      targetClusterId: facts.clusterId(Number(target)),
      direction: outbound ? "cited" : "citing",
      // An edge between two cases of the last hop was found when that hop was closed.
      depth: Math.min(query.depth, (outbound ? from : to) + 1),
      treatment: row.label,
      kind: row.kind,
      snippet: window[position] ?? "",
    };
  });
  return edges.sort(
    (a, b) => a.depth - b.depth || a.sourceClusterId - b.sourceClusterId || a.targetClusterId - b.targetClusterId,
  );
}

function countEdges(cited: Neighbours, citing: Neighbours): CaseNetworkCounts {
  const labels = { positive: 0, negative: 0, neutral: 0, unknown: 0 };
  for (const { kinds } of [cited, citing]) for (const kind of kinds) labels[decodeTreatment(kind).label]++;
  return { cited: cited.length, citingBy: citing.length, total: cited.length + citing.length, ...labels };
}

function findTopCiters(facts: CountedCaseAttributes, citing: Neighbours): number[] {
  const top: number[] = [];
  for (const ordinal of citing.ordinals) {
    let place = top.length;
    while (place > 0 && isCitedMore(facts, ordinal, top[place - 1]!)) place--;
    if (place === MAX_TOP_CITERS) continue;
    top.splice(place, 0, ordinal);
    top.length = Math.min(top.length, MAX_TOP_CITERS);
  }
  return top.map((ordinal) => facts.clusterId(ordinal));
}

function isCitedMore(facts: CountedCaseAttributes, a: number, b: number): boolean {
  return facts.citeCount(a) - facts.citeCount(b) > 0 || (facts.citeCount(a) === facts.citeCount(b) && a < b);
}
