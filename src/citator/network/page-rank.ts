/** The ends of an edge, as ordinals. */
export type EdgeEnds = readonly [citing: number, cited: number];

const DAMPING = 0.85;
/** Average change per case and iteration below which the ranks have converged. */
const TOLERANCE = 1e-9;
const MAX_ITERATIONS = 1000;

/**
 * Computes the authority of every case: its PageRank in the citation network (Page, Brin, Motwani, Winograd, 1999;
 * damping 0.85), times the number of cases, so that 1 is the average; six decimals. Uses typed arrays because a graph of
 * objects would exceed the memory of a build.
 * @returns by ordinal
 */
export function computePageRank(count: number, edges: Iterable<EdgeEnds>): Float64Array {
  const { starts, cited } = groupOutboundEdges(count, edges);
  let ranks = new Float64Array(count).fill(1);
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    const next = new Float64Array(count);
    let dangling = 0;
    for (let ordinal = 0; ordinal < count; ordinal++) {
      const from = starts[ordinal]!;
      const to = starts[ordinal + 1]!;
      if (from === to) dangling += ranks[ordinal]!;
      const share = (DAMPING * ranks[ordinal]!) / (to - from);
      for (let at = from; at < to; at++) next[cited[at]!]! += share;
    }
    const everyone = 1 - DAMPING + (DAMPING * dangling) / count;
    let change = 0;
    for (let ordinal = 0; ordinal < count; ordinal++) {
      next[ordinal]! += everyone;
      change += Math.abs(next[ordinal]! - ranks[ordinal]!);
    }
    ranks = next;
    if (change < count * TOLERANCE) break;
  }
  return ranks.map((rank) => Number(rank.toFixed(6)));
}

/** Groups the cited cases by citing case, each once: those of a case lie from `starts[ordinal]` to `starts[ordinal + 1]`. */
function groupOutboundEdges(count: number, edges: Iterable<EdgeEnds>): { starts: Uint32Array; cited: Uint32Array } {
  const lists = Array.from({ length: count }, () => new Set<number>());
  for (const [citing, cited] of edges) lists[citing]!.add(cited);
  const starts = new Uint32Array(count + 1);
  for (let ordinal = 0; ordinal < count; ordinal++) starts[ordinal + 1] = starts[ordinal]! + lists[ordinal]!.size;
  const cited = new Uint32Array(starts[count]!);
  for (let ordinal = 0; ordinal < count; ordinal++) cited.set([...lists[ordinal]!], starts[ordinal]);
  return { starts, cited };
}
