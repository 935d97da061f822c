import { MIN_DECISIVE_CONFIDENCE, toTreatmentCode } from "../../law/treatment.ts";
import type { EdgeTexts } from "../../store/citations/edges.ts";
import { EDGE_FLAGS, insertEdgeTexts, packEdgeTexts, writeNeighbours } from "../../store/citations/edges.ts";
import { createMemoryScratch } from "../../store/scratch/scratch.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CaseEdges, Edge } from "../treatment/edges/edge.ts";
import type { CaseAttributes } from "./case-attributes.ts";
import { EdgeList } from "./edge-list.ts";
import { createOutboundEdges, rankCases } from "./page-rank.ts";

/** The edges of a citing case as they are stored. */
export interface PackedEdges {
  /** Cluster ids, index by index with the edges. */
  readonly cited: readonly number[];
  readonly edges: { readonly [Column in "mentions" | "positions" | "kinds" | "flags"]: ArrayLike<number> };
  /** `null` if the case cites nothing. */
  readonly texts: EdgeTexts | null;
}

/** Receives the edges of citing cases, in any order, and writes them to a corpus. */
export interface EdgeWriter {
  /** Number of edges received. */
  readonly edges: number;
  add(citing: number, edges: PackedEdges): void;
  /**
   * Writes the adjacency of all cases. May be called once, after all edges. Yields between cases, so that the caller can
   * yield to the event loop.
   */
  finish(): Generator<void, CitationMetrics>;
}

/** Facts about each case that the edges determine, by ordinal. */
export interface CitationMetrics {
  /** Number of citing cases. */
  readonly citeCounts: Uint32Array;
  /** See `computePageRank`. */
  readonly authority: Float64Array;
}

const MAX_UINT16 = 0xffff;

/** Creates a writer; texts are written at once, the adjacency by `finish`; until then the edges are in a scratch. */
export function createEdgeWriter(
  database: Database,
  attributes: CaseAttributes,
  scratch = createMemoryScratch(),
): EdgeWriter {
  const list = new EdgeList(attributes.count, scratch);
  return {
    get edges() {
      return list.length;
    },
    add(citing, { cited, edges, texts }) {
      if (texts === null) return;
      const source = attributes.ordinal(citing);
      cited.forEach((clusterId, at) => {
        list.push({
          source,
          target: attributes.ordinal(clusterId),
          mentions: edges.mentions[at]!,
          position: edges.positions[at]!,
          kind: edges.kinds[at]!,
          flags: edges.flags[at]!,
        });
      });
      insertEdgeTexts(database, source, texts);
    },
    finish: () => writeAdjacency(database, attributes, list),
  };
}

function* writeAdjacency(
  database: Database,
  attributes: CaseAttributes,
  list: EdgeList,
): Generator<void, CitationMetrics> {
  const { citingCounts: citeCounts, citedCounts } = list;
  const counted = { ...attributes, citeCount: (ordinal: number) => citeCounts[ordinal]! };
  const outbound = createOutboundEdges(citedCounts);
  yield* list.visitCases(
    counted,
    (ordinal, cited, citing) => writeNeighbours(database, ordinal, cited, citing),
    (ordinal, cited) => outbound.add(ordinal, cited.view()),
  );
  return { citeCounts, authority: yield* rankCases(attributes.count, outbound.finish()) };
}

/** Packs the edges of a citing case. */
export function packEdges({ edges, unresolved }: CaseEdges): PackedEdges {
  return {
    cited: edges.map(({ cited }) => cited),
    edges: {
      mentions: edges.map(({ mentions }) => Math.min(mentions.length, MAX_UINT16)),
      positions: edges.map((_, position) => Math.min(position, MAX_UINT16)),
      kinds: edges.map(({ kind }) => toTreatmentCode(kind)),
      flags: edges.map(toEdgeFlags),
    },
    texts: edges.length === 0 && unresolved.length === 0 ? null : packTexts(edges, unresolved),
  };
}

function packTexts(edges: readonly Edge[], unresolved: CaseEdges["unresolved"]): EdgeTexts {
  const snippets = edges.map((edge) => edge.snippet);
  return packEdgeTexts(snippets, {
    mentions: edges.map((edge) =>
      edge.mentions.map(({ opinion, start, end, section, pinCite }) => [opinion, start, end, section, pinCite]),
    ),
    actors: edges.map((edge) => edge.actor),
    confidence: edges.map((edge) => edge.confidence),
    unresolved,
  });
}

const NAMED_AMENDMENT = /(?:[a-z]|\d(?:st|nd|rd|th)) Amendment\b/;

function toEdgeFlags(edge: Edge): number {
  return (
    (edge.dissent ? EDGE_FLAGS.dissent : 0) |
    (edge.counsel ? EDGE_FLAGS.counsel : 0) |
    (edge.wrongOrder ? EDGE_FLAGS.wrongOrder : 0) |
    (edge.confidence < MIN_DECISIVE_CONFIDENCE ? EDGE_FLAGS.lowConfidence : 0) |
    (edge.partial ? EDGE_FLAGS.partial : 0) |
    (edge.reported ? EDGE_FLAGS.reported : 0) |
    (NAMED_AMENDMENT.test(edge.snippet) ? EDGE_FLAGS.legislation : 0)
  );
}
