import { DirectedGraph } from "graphology";
import pagerank from "graphology-metrics/centrality/pagerank.js";

/** Ends of an edge, by ordinal. */
export type Ends = readonly [citing: number, cited: number];

/**
 * The authority of every case: its PageRank in the citation network (Page, Brin, Motwani, Winograd, 1999; damping 0.85),
 * times the number of cases, so that 1 is the average; six decimals.
 * @returns by ordinal
 */
export function authorityOf(count: number, edges: Iterable<Ends>): Float64Array {
  const authority = new Float64Array(count);
  if (count === 0) return authority;
  const graph = new DirectedGraph();
  for (let ordinal = 0; ordinal < count; ordinal++) graph.addNode(ordinal);
  for (const [citing, cited] of edges) graph.mergeDirectedEdge(citing, cited);
  const ranks = pagerank(graph, { getEdgeWeight: null, tolerance: 1e-9, maxIterations: 1000 });
  for (let ordinal = 0; ordinal < count; ordinal++) authority[ordinal] = Number((ranks[ordinal]! * count).toFixed(6));
  return authority;
}
