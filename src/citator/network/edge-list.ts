import type { Neighbours } from "../../store/citations/edges.ts";
import { createExternalSorter } from "../../store/scratch/external-sorter.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import type { RecordCursor } from "../../store/scratch/spool.ts";
import type { CountedCaseAttributes } from "./case-attributes.ts";
import { compareByPriority } from "./compare-by-priority.ts";
import { GrowingUint32Array } from "./growing-uint32-array.ts";

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

/** The edges of one case at one of its ends: what it cites, or what cites it. */
interface EdgeGroup {
  /** Ordinals of the other ends, in the order in which the edges were added. */
  readonly others: GrowingUint32Array;
  readonly mentions: GrowingUint32Array;
  readonly positions: GrowingUint32Array;
  readonly kinds: GrowingUint32Array;
  readonly flags: GrowingUint32Array;
}

/** Bytes of an edge beside the end by which it is sorted: the other end, mentions, position, kind, flags. */
const EDGE_BYTES = 10;

/** All edges of a corpus, sorted by each of their ends in a scratch; 8 bytes per case are in memory. */
export class EdgeList {
  readonly #bySource;
  readonly #byTarget;
  readonly #citing: Uint32Array;
  readonly #cited: Uint32Array;
  readonly #edge = new Uint8Array(EDGE_BYTES);
  readonly #view = new DataView(this.#edge.buffer);
  #length = 0;

  /** @param cases number of ordinals */
  constructor(cases: number, scratch: Scratch) {
    this.#bySource = createExternalSorter(scratch);
    this.#byTarget = createExternalSorter(scratch);
    this.#citing = new Uint32Array(cases);
    this.#cited = new Uint32Array(cases);
  }

  get length(): number {
    return this.#length;
  }

  /** By ordinal, the number of edges that end in the case. */
  get citingCounts(): Uint32Array {
    return this.#citing;
  }

  /** By ordinal, the number of edges that begin in the case. */
  get citedCounts(): Uint32Array {
    return this.#cited;
  }

  push({ source, target, mentions, position, kind, flags }: StoredEdge): void {
    this.#length++;
    this.#cited[source]!++;
    this.#citing[target]!++;
    this.#view.setUint16(4, mentions, true);
    this.#view.setUint16(6, position, true);
    this.#view.setUint8(8, kind);
    this.#view.setUint8(9, flags);
    this.#view.setUint32(0, target, true);
    this.#bySource.add(source, this.#edge);
    this.#view.setUint32(0, source, true);
    this.#byTarget.add(target, this.#edge);
  }

  /**
   * Visits every case with what it cites and what cites it, each in order of priority, in ascending ordinal. Nothing may
   * be added afterwards. Yields between cases.
   * @param visitCited receives the ordinals that a case cites, in the order in which the edges were added
   */
  *visitCases(
    attributes: CountedCaseAttributes,
    visit: (ordinal: number, cited: Neighbours, citing: Neighbours) => void,
    visitCited: (ordinal: number, cited: GrowingUint32Array) => void,
  ): Generator<void> {
    const readCited = createGroupReader(this.#bySource.sort());
    const readCiting = createGroupReader(this.#byTarget.sort());
    for (let ordinal = 0; ordinal < attributes.count; ordinal++) {
      const cited = readCited(ordinal);
      visitCited(ordinal, cited.others);
      const neighbours = toNeighbours(cited, attributes);
      visit(ordinal, neighbours, toNeighbours(readCiting(ordinal), attributes));
      yield;
    }
    this.#bySource.close();
    this.#byTarget.close();
  }
}

/** Creates a reader of the edges of each case, which must be asked for in ascending ordinal. */
function createGroupReader(cursor: RecordCursor): (ordinal: number) => EdgeGroup {
  const group = {
    others: new GrowingUint32Array(),
    mentions: new GrowingUint32Array(),
    positions: new GrowingUint32Array(),
    kinds: new GrowingUint32Array(),
    flags: new GrowingUint32Array(),
  };
  let has = cursor.next();
  return (ordinal) => {
    for (const column of Object.values(group)) column.clear();
    for (; has && cursor.key === ordinal; has = cursor.next()) {
      const { bytes } = cursor;
      const view = new DataView(bytes.buffer, bytes.byteOffset, EDGE_BYTES);
      group.others.push(view.getUint32(0, true));
      group.mentions.push(view.getUint16(4, true));
      group.positions.push(view.getUint16(6, true));
      group.kinds.push(view.getUint8(8));
      group.flags.push(view.getUint8(9));
    }
    return group;
  };
}

function toNeighbours(group: EdgeGroup, attributes: CountedCaseAttributes): Neighbours {
  const { others, mentions, positions, kinds, flags } = group;
  const sorted = Array.from({ length: others.length }, (_, edge) => edge).sort((a, b) =>
    compareByPriority(attributes, kinds.at(a), others.at(a), kinds.at(b), others.at(b)),
  );
  return {
    length: sorted.length,
    ordinals: Uint32Array.from(sorted, (edge) => others.at(edge)),
    mentions: Uint16Array.from(sorted, (edge) => mentions.at(edge)),
    positions: Uint16Array.from(sorted, (edge) => positions.at(edge)),
    kinds: Uint8Array.from(sorted, (edge) => kinds.at(edge)),
    flags: Uint8Array.from(sorted, (edge) => flags.at(edge)),
  };
}
