import { runWhole } from "../../async/run-whole.ts";

/** The ends of an edge, as ordinals. */
export type EdgeEnds = readonly [citing: number, cited: number];

const DAMPING = 0.85;
/** Average change per case and iteration below which the ranks have converged. */
const TOLERANCE = 1e-9;
const MAX_ITERATIONS = 1000;

/** The cited cases by citing case: those of a case lie from `starts[ordinal]` to `starts[ordinal + 1]`. */
export interface OutboundEdges {
  readonly starts: Uint32Array;
  readonly cited: Uint32Array;
}

/**
 * Computes the authority of every case: its PageRank in the citation network (Page, Brin, Motwani, Winograd, 1999;
 * damping 0.85), times the number of cases, so that 1 is the average; six decimals. Uses typed arrays because a graph of
 * objects would exceed the memory of a build.
 * @param edges may contain an edge repeatedly; it counts once
 * @returns by ordinal
 */
export function computePageRank(count: number, edges: readonly EdgeEnds[]): Float64Array {
  const numbers = new Uint32Array(count);
  for (const [citing] of edges) numbers[citing]!++;
  const builder = createOutboundEdges(numbers);
  const lists = Array.from({ length: count }, (): number[] => []);
  for (const [citing, cited] of edges) lists[citing]!.push(cited);
  for (const [citing, list] of lists.entries()) builder.add(citing, list);
  return runWhole(rankCases(count, builder.finish()));
}

/** Collects outbound edges, case by case. */
export interface OutboundEdgesBuilder {
  /** Adds what a case cites; ordinals must ascend from call to call. */
  add(ordinal: number, cited: Iterable<number>): void;
  finish(): OutboundEdges;
}

/**
 * Creates a builder of outbound edges: 8 bytes per case and 4 per edge.
 * @param counts by ordinal, at least the number of edges that begin in the case
 */
export function createOutboundEdges(counts: Uint32Array): OutboundEdgesBuilder {
  const starts = new Uint32Array(counts.length + 1);
  const targets = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  /** By ordinal, one more than the case that was last seen to cite it. */
  let seenBy = new Uint32Array(counts.length);
  let end = 0;
  let next = 0;
  return {
    add(ordinal, cited) {
      while (next <= ordinal) starts[next++] = end;
      for (const target of cited) {
        if (seenBy[target] === ordinal + 1) continue;
        seenBy[target] = ordinal + 1;
        targets[end++] = target;
      }
    },
    finish() {
      while (next < starts.length) starts[next++] = end;
      // The ranks need the memory.
      seenBy = new Uint32Array(0);
      return { starts, cited: targets.subarray(0, end) };
    },
  };
}

/** Computes the ranks of {@link computePageRank} of edges that are grouped already. Yields between iterations. */
export function* rankCases(count: number, { starts, cited }: OutboundEdges): Generator<void, Float64Array> {
  let ranks = new Float64Array(count).fill(1);
  let next = new Float64Array(count);
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    next.fill(0);
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
    [ranks, next] = [next, ranks];
    if (change < count * TOLERANCE) break;
    yield;
  }
  for (let ordinal = 0; ordinal < count; ordinal++) ranks[ordinal] = Number(ranks[ordinal]!.toFixed(6));
  return ranks;
}
