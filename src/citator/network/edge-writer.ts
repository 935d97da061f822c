import type { CourtLevel } from "../../law/court.ts";
import type { TreatmentClass } from "../../law/treatment.ts";
import { decodeTreatment, MIN_DECISIVE_CONFIDENCE, toTreatmentCode } from "../../law/treatment.ts";
import type { EdgeTexts, Neighbours } from "../../store/citations/edges.ts";
import { EDGE_FLAGS, insertEdgeTexts, writeEdgeTexts, writeNeighbours } from "../../store/citations/edges.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CaseEdges, Edge } from "../treatment/edges/edge.ts";
import { computePageRank, type EdgeEnds } from "./page-rank.ts";

/** What the order of choice asks of every case, by ordinal: its place among all cluster ids in ascending order. */
export interface CaseAttributes {
  readonly count: number;
  clusterId(ordinal: number): number;
  /** The ordinal of a cluster id, or -1. */
  ordinal(clusterId: number): number;
  level(ordinal: number): CourtLevel;
  /** `YYYY-MM-DD`. */
  dateFiled(ordinal: number): string;
}

/** Case facts with the number of citing cases, which is known once all edges are. */
export interface CountedCaseAttributes extends CaseAttributes {
  citeCount(ordinal: number): number;
}

/** What an earlier corpus has of a citing case's edges. */
export interface PreviousEdges {
  /** Cluster ids, index by index with the edges. */
  readonly cited: readonly number[];
  readonly edges: Neighbours;
  /** `null` where the case cites nothing. */
  readonly texts: EdgeTexts | null;
}

/** Takes the readings of citing cases, in any order, and writes the corpus's edges. */
export interface EdgeWriter {
  add(citing: number, reading: CaseEdges): void;
  /** Takes the edges of a case as an earlier corpus has them, where reading its opinions again would give the same. */
  carry(citing: number, earlier: PreviousEdges): void;
  /** Writes the adjacency; call once. */
  finish(): CitationMetrics;
  readonly edges: number;
}

/** What the edges make of each case, by ordinal. */
export interface CitationMetrics {
  /** Citing cases. */
  readonly citeCounts: Uint32Array;
  /** See {@link computePageRank}. */
  readonly authority: Float64Array;
}

export function createEdgeWriter(database: Database, facts: CaseAttributes): EdgeWriter {
  const sources = createGrowingUint32Array();
  const targets = createGrowingUint32Array();
  /** mentions, position: 16 bits each. */
  const mentionCounts = createGrowingUint32Array();
  /** kind, flags: 8 bits each. */
  const marks = createGrowingUint32Array();
  function* ends(): Iterable<EdgeEnds> {
    for (let edge = 0; edge < sources.length; edge++) yield [sources.at(edge), targets.at(edge)];
  }

  return {
    get edges() {
      return sources.length;
    },
    add(citing, { edges, unresolved }) {
      if (edges.length === 0 && unresolved.length === 0) return;
      const source = facts.ordinal(citing);
      edges.forEach((edge, position) => {
        sources.push(source);
        targets.push(facts.ordinal(edge.cited));
        mentionCounts.push((Math.min(edge.mentions.length, 0xffff) << 16) | Math.min(position, 0xffff));
        marks.push((toTreatmentCode(edge.kind) << 8) | toEdgeFlags(edge));
      });
      writeEdgeTexts(
        database,
        source,
        edges.map((edge) => edge.snippet),
        {
          mentions: edges.map((edge) =>
            edge.mentions.map(({ opinion, start, end, section, pinCite }) => [opinion, start, end, section, pinCite]),
          ),
          actors: edges.map((edge) => edge.actor),
          confidence: edges.map((edge) => edge.confidence),
          unresolved,
        },
      );
    },
    carry(citing, { cited, edges, texts }) {
      if (texts === null) return;
      const source = facts.ordinal(citing);
      cited.forEach((clusterId, at) => {
        sources.push(source);
        targets.push(facts.ordinal(clusterId));
        mentionCounts.push((edges.mentions[at]! << 16) | edges.positions[at]!);
        marks.push((edges.kinds[at]! << 8) | edges.flags[at]!);
      });
      insertEdgeTexts(database, source, texts);
    },
    finish() {
      const citeCounts = new Uint32Array(facts.count);
      for (let edge = 0; edge < sources.length; edge++) citeCounts[targets.at(edge)]!++;
      const counted = { ...facts, citeCount: (ordinal: number) => citeCounts[ordinal]! };
      const outbound = groupEdgesByEnd(sources, facts.count);
      const inbound = groupEdgesByEnd(targets, facts.count);
      const side = (edges: Uint32Array, ends: GrowingUint32Array): Neighbours =>
        buildNeighbours(edges, ends, mentionCounts, marks, counted);
      for (let ordinal = 0; ordinal < facts.count; ordinal++) {
        writeNeighbours(database, ordinal, side(outbound(ordinal), targets), side(inbound(ordinal), sources));
      }
      return { citeCounts, authority: computePageRank(facts.count, ends()) };
    },
  };
}

function toEdgeFlags(edge: Edge): number {
  return (
    (edge.dissent ? EDGE_FLAGS.dissent : 0) |
    (edge.counsel ? EDGE_FLAGS.counsel : 0) |
    (edge.wrongOrder ? EDGE_FLAGS.wrongOrder : 0) |
    (edge.confidence < MIN_DECISIVE_CONFIDENCE ? EDGE_FLAGS.lowConfidence : 0) |
    (edge.partial ? EDGE_FLAGS.partial : 0) |
    (edge.reported ? EDGE_FLAGS.reported : 0)
  );
}

function buildNeighbours(
  edges: Uint32Array,
  ends: GrowingUint32Array,
  places: GrowingUint32Array,
  marks: GrowingUint32Array,
  facts: CountedCaseAttributes,
): Neighbours {
  const sorted = Array.from(edges).sort((a, b) =>
    compareByPriority(facts, marks.at(a) >> 8, ends.at(a), marks.at(b) >> 8, ends.at(b)),
  );
  return {
    length: sorted.length,
    ordinals: Uint32Array.from(sorted, (edge) => ends.at(edge)),
    mentions: Uint16Array.from(sorted, (edge) => places.at(edge) >>> 16),
    positions: Uint16Array.from(sorted, (edge) => places.at(edge) & 0xffff),
    kinds: Uint8Array.from(sorted, (edge) => marks.at(edge) >> 8),
    flags: Uint8Array.from(sorted, (edge) => marks.at(edge) & 0xff),
  };
}

const CLASS_PRIORITIES: Readonly<Record<TreatmentClass, number>> = {
  overruling: 0,
  questioning: 1,
  distinguishing: 2,
  positive: 3,
  neutral: 4,
  unknown: 5,
};
const LEVEL_PRIORITIES: Readonly<Record<CourtLevel, number>> = {
  supreme: 0,
  state_supreme: 1,
  high: 2,
  appellate: 3,
  special: 4,
  trial: 5,
  unknown: 6,
};

/** The order of choice: treatment class, court level, citing cases and date (most and newest first), cluster id. */
export function compareByPriority(
  facts: CountedCaseAttributes,
  kindA: number,
  a: number,
  kindB: number,
  b: number,
): number {
  const order =
    CLASS_PRIORITIES[decodeTreatment(kindA).class] - CLASS_PRIORITIES[decodeTreatment(kindB).class] ||
    LEVEL_PRIORITIES[facts.level(a)] - LEVEL_PRIORITIES[facts.level(b)] ||
    facts.citeCount(b) - facts.citeCount(a);
  if (order !== 0) return order;
  const dateA = facts.dateFiled(a);
  const dateB = facts.dateFiled(b);
  if (dateA !== dateB) return dateA < dateB ? 1 : -1;
  return a - b;
}

/** A list of 32-bit numbers that grows; a tenth of the memory of an array of objects. */
interface GrowingUint32Array {
  readonly length: number;
  at(index: number): number;
  push(value: number): void;
}

function createGrowingUint32Array(): GrowingUint32Array {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    at: (index) => values[index]!,
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
  };
}

/** Edge numbers by one of their ends: a counting sort. */
function groupEdgesByEnd(ends: GrowingUint32Array, count: number): (ordinal: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let edge = 0; edge < ends.length; edge++) starts[ends.at(edge) + 1]!++;
  for (let ordinal = 0; ordinal < count; ordinal++) starts[ordinal + 1]! += starts[ordinal]!;
  const next = starts.slice();
  const edges = new Uint32Array(ends.length);
  for (let edge = 0; edge < ends.length; edge++) edges[next[ends.at(edge)]!++] = edge;
  return (ordinal) => edges.subarray(starts[ordinal]!, starts[ordinal + 1]!);
}
