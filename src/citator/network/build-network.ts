import { DirectedGraph } from "graphology";
import { bfsFromNode } from "graphology-traversal/bfs.js";
import { decodeTreatment, type Treatment, type TreatmentKind } from "../../law/treatment.ts";
import type { EdgeColumns, EdgeDirection, EdgeReader } from "./edge-reader.ts";

/** Which cases around a case to return. */
export interface NetworkQuery {
  readonly clusterId: number;
  readonly direction: "outbound" | "inbound" | "both";
  /** Hops, 1 to 3. */
  readonly depth: number;
  /** Maximum number of nodes, without the seed. */
  readonly limit: number;
  /** Maximum number of new nodes per expanded node and direction after hop 1. Default 10. */
  readonly fanOut?: number;
}

/** A case of a network; `depth` is its distance from the seed in hops. */
export interface CaseNetworkNode {
  readonly clusterId: number;
  readonly depth: number;
}

/** An edge of a network: `sourceClusterId` cites `targetClusterId`; `direction` is the way in which it was followed. */
export interface CaseNetworkEdge {
  readonly sourceClusterId: number;
  readonly targetClusterId: number;
  readonly direction: EdgeDirection;
  readonly depth: number;
  readonly treatment: Treatment;
  readonly kind: TreatmentKind;
  readonly snippet: string;
}

/** Number of direct edges of the seed in the whole corpus. */
export interface CaseNetworkCounts {
  readonly cited: number;
  readonly citingBy: number;
  readonly total: number;
  readonly positive: number;
  readonly negative: number;
  readonly neutral: number;
  readonly unknown: number;
}

/** The cases around one case, and all edges among them. */
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
/** Share of the places for hop 1 if there are more hops. */
const FIRST_HOP_SHARE = 0.6;
const MAX_TOP_CITERS = 5;
const DIRECTIONS: Readonly<Record<NetworkQuery["direction"], readonly EdgeDirection[]>> = {
  outbound: ["cited"],
  inbound: ["citing"],
  both: ["cited", "citing"],
};
const BFS_MODES = { outbound: "outbound", inbound: "inbound", both: "directed" } as const;

/**
 * Builds the network of cases around one case; returns `null` if the corpus does not contain it. The network depends
 * on corpus and query only. Reads the edges of all cases of a hop with one request, or with a few if the limit is near.
 */
export async function buildNetwork(reader: EdgeReader, query: NetworkQuery): Promise<CaseNetwork | null> {
  const { clusterId: seed, limit } = query;
  const directions = DIRECTIONS[query.direction];
  const [nearest, cited, citing] = await Promise.all([
    reader.readNearest({ clusterId: seed, directions, limit, topCiters: MAX_TOP_CITERS }),
    reader.readEdges({ clusterIds: [seed], direction: "cited" }),
    reader.readEdges({ clusterIds: [seed], direction: "citing" }),
  ]);
  if (nearest === null) return null;
  const ofSeed = { cited: cited[0]!, citing: citing[0]! };
  const citedBy = new Map([[seed, ofSeed.cited]]);
  const kept = await selectNodes(reader, query, nearest.nearest, ofSeed, citedBy);
  const graph = await buildGraph(reader, kept, citedBy);
  const depths = new Map<number, number>();
  bfsFromNode(graph, String(seed), (node, _, depth) => void depths.set(Number(node), depth), {
    mode: BFS_MODES[query.direction],
  });
  return {
    seed,
    depth: query.depth,
    nodes: [...kept]
      .filter((clusterId) => clusterId !== seed)
      .map((clusterId) => ({ clusterId, depth: depths.get(clusterId)! }))
      .sort((a, b) => a.depth - b.depth),
    edges: await listEdges(reader, graph, depths, query),
    counts: countEdges(ofSeed.cited, ofSeed.citing),
    topCitedBy: nearest.topCiters,
  };
}

/** Neighbours of one case that a hop can choose from. */
const MAX_CHOICES = 128;
/** Minimum number of cases whose edges one request reads. */
const MIN_CASES_PER_REQUEST = 8;

/**
 * Selects the cases of a network breadth first, in the order in which they are chosen, the seed first.
 * @param citedBy receives the complete lists of cited cases that were read
 */
async function selectNodes(
  reader: EdgeReader,
  { clusterId: seed, direction, limit, depth, fanOut = DEFAULT_FAN_OUT }: NetworkQuery,
  nearest: readonly number[],
  ofSeed: Readonly<Record<EdgeDirection, EdgeColumns>>,
  citedBy: Map<number, EdgeColumns>,
): Promise<ReadonlySet<number>> {
  const directions = DIRECTIONS[direction];
  const share = depth > 1 ? Math.ceil(FIRST_HOP_SHARE * limit) : limit;
  const kept = new Set([seed]);
  let frontier: readonly number[] = nearest.slice(0, share);
  for (const clusterId of frontier) kept.add(clusterId);
  // A neighbour of the seed that found no place waits for one; a longer way does not lead to it.
  const waiting = depth > 1 ? collectOthers(directions.map((one) => ofSeed[one])) : new Set<number>();
  for (let hop = 2; hop <= depth && kept.size <= limit; hop++) {
    const next: number[] = [];
    for (let from = 0; from < frontier.length && kept.size <= limit; ) {
      const needed = Math.ceil((limit + 1 - kept.size) / fanOut);
      const expanded = frontier.slice(from, from + Math.max(MIN_CASES_PER_REQUEST, needed));
      from += expanded.length;
      const lists = await readChoices(reader, expanded, directions, citedBy);
      expanded.forEach((_, at) => {
        for (const ofDirection of lists) {
          const added = addNeighbours(ofDirection[at]!, fanOut, limit, kept, waiting);
          next.push(...added);
        }
      });
    }
    frontier = next;
  }
  for (const clusterId of nearest.slice(share)) {
    if (kept.size > limit) break;
    kept.add(clusterId);
  }
  return kept;
}

/** Reads the first edges of some cases: by direction, then by case. */
async function readChoices(
  reader: EdgeReader,
  clusterIds: readonly number[],
  directions: readonly EdgeDirection[],
  citedBy: Map<number, EdgeColumns>,
): Promise<EdgeColumns[][]> {
  const lists = await Promise.all(
    directions.map((direction) => reader.readEdges({ clusterIds, direction, limit: MAX_CHOICES })),
  );
  lists[directions.indexOf("cited")]?.forEach((edges, at) => {
    if (edges.total === edges.others.length) citedBy.set(clusterIds[at]!, edges);
  });
  return lists;
}

/** Adds the first new neighbours of a case, at most `fanOut`, and returns them. */
function addNeighbours(
  { others }: EdgeColumns,
  fanOut: number,
  limit: number,
  kept: Set<number>,
  waiting: ReadonlySet<number>,
): number[] {
  const added: number[] = [];
  for (let at = 0; at < others.length && added.length < fanOut && kept.size <= limit; at++) {
    const other = others[at]!;
    if (kept.has(other) || waiting.has(other)) continue;
    kept.add(other);
    added.push(other);
  }
  return added;
}

function collectOthers(lists: readonly EdgeColumns[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const { others } of lists) for (let at = 0; at < others.length; at++) all.add(others[at]!);
  return all;
}

interface EdgeAttributes {
  readonly treatment: number;
  readonly position: number;
}

type EdgeGraph = DirectedGraph<Record<string, never>, EdgeAttributes>;

/** Builds a graph of the kept cases with all edges among them. */
async function buildGraph(
  reader: EdgeReader,
  kept: ReadonlySet<number>,
  citedBy: Map<number, EdgeColumns>,
): Promise<EdgeGraph> {
  const missing = [...kept].filter((clusterId) => !citedBy.has(clusterId));
  const read = await reader.readEdges({ clusterIds: missing, direction: "cited" });
  missing.forEach((clusterId, at) => void citedBy.set(clusterId, read[at]!));
  const graph: EdgeGraph = new DirectedGraph();
  for (const clusterId of kept) graph.addNode(clusterId);
  for (const source of kept) {
    const { others, treatments, positions } = citedBy.get(source)!;
    for (let at = 0; at < others.length; at++) {
      if (!kept.has(others[at]!)) continue;
      graph.addEdge(source, others[at]!, { treatment: treatments[at]!, position: positions[at]! });
    }
  }
  return graph;
}

async function listEdges(
  reader: EdgeReader,
  graph: EdgeGraph,
  depths: ReadonlyMap<number, number>,
  query: NetworkQuery,
): Promise<CaseNetworkEdge[]> {
  const ends = graph.mapEdges((_, { treatment, position }, source, target) => ({
    citing: Number(source),
    cited: Number(target),
    treatment,
    position,
  }));
  const snippets = await reader.readSnippets(ends);
  return ends
    .map(({ citing, cited, treatment }, at): CaseNetworkEdge => {
      const from = depths.get(citing)!;
      const to = depths.get(cited)!;
      const outbound = query.direction === "outbound" || (query.direction === "both" && from <= to);
      const { label, kind } = decodeTreatment(treatment);
      return {
        sourceClusterId: citing,
        targetClusterId: cited,
        direction: outbound ? "cited" : "citing",
        // An edge between two cases of the last hop was found when that hop was complete.
        depth: Math.min(query.depth, (outbound ? from : to) + 1),
        treatment: label,
        kind,
        snippet: snippets[at]!,
      };
    })
    .sort(
      (a, b) => a.depth - b.depth || a.sourceClusterId - b.sourceClusterId || a.targetClusterId - b.targetClusterId,
    );
}

function countEdges(cited: EdgeColumns, citing: EdgeColumns): CaseNetworkCounts {
  const labels = { positive: 0, negative: 0, neutral: 0, unknown: 0 };
  for (const { treatments } of [cited, citing])
    for (let at = 0; at < treatments.length; at++) labels[decodeTreatment(treatments[at]!).label]++;
  return { cited: cited.total, citingBy: citing.total, total: cited.total + citing.total, ...labels };
}
