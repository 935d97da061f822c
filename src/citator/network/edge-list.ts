import type { Neighbours } from "../../store/citations/edges.ts";
import type { CountedCaseAttributes } from "./case-attributes.ts";
import { compareByPriority } from "./compare-by-priority.ts";
import { GrowingUint32Array } from "./growing-uint32-array.ts";
import type { EdgeEnds } from "./page-rank.ts";

/** One edge, ready to be stored. */
export interface StoredEdge {
  /** Ordinals. */
  readonly source: number;
  readonly target: number;
  /** At most 65,535. */
  readonly mentions: number;
  /** Index among the edges of the source, at most 65,535. */
  readonly position: number;
  /** Code of the treatment. */
  readonly kind: number;
  /** `EDGE_FLAGS`, added up. */
  readonly flags: number;
}

/** All edges of a corpus in memory, 16 bytes each. */
export class EdgeList {
  readonly #sources = new GrowingUint32Array();
  readonly #targets = new GrowingUint32Array();
  /** Mentions in the upper 16 bits, position in the lower. */
  readonly #places = new GrowingUint32Array();
  /** Kind in the second byte, flags in the lowest. */
  readonly #marks = new GrowingUint32Array();

  get length(): number {
    return this.#sources.length;
  }

  push({ source, target, mentions, position, kind, flags }: StoredEdge): void {
    this.#sources.push(source);
    this.#targets.push(target);
    this.#places.push((mentions << 16) | position);
    this.#marks.push((kind << 8) | flags);
  }

  /** Yields the ends of every edge, in the order in which they were added. */
  *ends(): Iterable<EdgeEnds> {
    for (let edge = 0; edge < this.length; edge++) yield [this.#sources.at(edge), this.#targets.at(edge)];
  }

  /** Returns the number of edges that end in each case, by ordinal. */
  countCiting(cases: number): Uint32Array {
    const counts = new Uint32Array(cases);
    for (let edge = 0; edge < this.length; edge++) counts[this.#targets.at(edge)]!++;
    return counts;
  }

  /** Groups the edges by source; returns a function from a source to what it cites, in order of priority. */
  groupBySource(attributes: CountedCaseAttributes): (ordinal: number) => Neighbours {
    const group = groupByEnd(this.#sources, attributes.count);
    return (ordinal) => this.#toNeighbours(group(ordinal), this.#targets, attributes);
  }

  /** Groups the edges by target; returns a function from a target to what cites it, in order of priority. */
  groupByTarget(attributes: CountedCaseAttributes): (ordinal: number) => Neighbours {
    const group = groupByEnd(this.#targets, attributes.count);
    return (ordinal) => this.#toNeighbours(group(ordinal), this.#sources, attributes);
  }

  #toNeighbours(edges: Uint32Array, others: GrowingUint32Array, attributes: CountedCaseAttributes): Neighbours {
    const places = this.#places;
    const marks = this.#marks;
    const sorted = Array.from(edges).sort((a, b) =>
      compareByPriority(attributes, marks.at(a) >> 8, others.at(a), marks.at(b) >> 8, others.at(b)),
    );
    return {
      length: sorted.length,
      ordinals: Uint32Array.from(sorted, (edge) => others.at(edge)),
      mentions: Uint16Array.from(sorted, (edge) => places.at(edge) >>> 16),
      positions: Uint16Array.from(sorted, (edge) => places.at(edge) & 0xffff),
      kinds: Uint8Array.from(sorted, (edge) => marks.at(edge) >> 8),
      flags: Uint8Array.from(sorted, (edge) => marks.at(edge) & 0xff),
    };
  }
}

/** Groups edge numbers by one of their ends: a counting sort. */
function groupByEnd(ends: GrowingUint32Array, count: number): (ordinal: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let edge = 0; edge < ends.length; edge++) starts[ends.at(edge) + 1]!++;
  for (let ordinal = 0; ordinal < count; ordinal++) starts[ordinal + 1]! += starts[ordinal]!;
  const next = starts.slice();
  const edges = new Uint32Array(ends.length);
  for (let edge = 0; edge < ends.length; edge++) edges[next[ends.at(edge)]!++] = edge;
  return (ordinal) => edges.subarray(starts[ordinal]!, starts[ordinal + 1]!);
}
