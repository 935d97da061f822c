import type { EdgeDirection } from "../../store/citations/edges.ts";

export type { EdgeDirection };

/** A request for the edges of a set of cases. */
export interface EdgesRequest {
  readonly clusterIds: readonly number[];
  /** `cited`: the cases that each case cites; `citing`: the cases that cite it. */
  readonly direction: EdgeDirection;
  /** Maximum number of edges per case, the first in order of priority. Default: all. */
  readonly limit?: number;
}

/**
 * The edges of one case in one direction, column by column, in order of priority: severity of the treatment, level of
 * the other court, number of its citing cases, newest date, lowest id.
 */
export interface EdgeColumns {
  /** Number of edges in the corpus; the columns are shorter if the request limits them. */
  readonly total: number;
  /** Cluster ids of the cases at the other end. */
  readonly others: ArrayLike<number>;
  /** Codes of treatments, see `src/law/treatment.ts`. */
  readonly treatments: ArrayLike<number>;
  /** Number of mentions of the cited in the citing case, at most 65,535. */
  readonly mentions: ArrayLike<number>;
  /** Index of the edge among all edges of the citing case, in the order of first mention; identifies its snippet. */
  readonly positions: ArrayLike<number>;
  /** Sums of flags of the store. */
  readonly flags: ArrayLike<number>;
}

/** The snippet of an edge: the citing case, and the position of the edge in it. */
export interface SnippetRequest {
  readonly citing: number;
  readonly position: number;
}

/** A request for the nearest neighbours of one case. */
export interface NearestRequest {
  readonly clusterId: number;
  readonly directions: readonly EdgeDirection[];
  /** Maximum number of neighbours: each once, in order of priority across all directions. */
  readonly limit: number;
  /** Maximum number of the citing cases that are cited most. */
  readonly topCiters: number;
}

/** Cluster ids of the nearest neighbours of a case, and of its most cited citing cases. */
export interface NearestCases {
  readonly nearest: readonly number[];
  readonly topCiters: readonly number[];
}

/** Reads the edges between cases. Results of batches come in the order of the request, one per item. */
export interface EdgeReader {
  /** Returns the edges of each case; none for an id that the corpus does not contain. */
  readEdges(request: EdgesRequest): Promise<EdgeColumns[]>;
  /** Returns the words around the first mention of each edge; empty for an unknown edge. */
  readSnippets(edges: readonly SnippetRequest[]): Promise<string[]>;
  /** Returns `null` if the corpus does not contain the case. */
  readNearest(request: NearestRequest): Promise<NearestCases | null>;
}
