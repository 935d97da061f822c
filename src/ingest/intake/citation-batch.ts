import { sortInSlices } from "../../async/sort-in-slices.ts";
import { insertCitation, type StoredCitation } from "../../store/citations/case-citations.ts";
import type { Database } from "../../store/sqlite/database.ts";

/**
 * Citations that are not stored yet. The table of citations is ordered by key and cases come in another order, so that
 * every citation of a large corpus would read a page that is no longer in memory. Of a sorted batch those of one page
 * follow each other.
 */
export interface CitationBatch {
  /** Whether the batch should be written. */
  readonly isFull: boolean;
  /** What another process needs to hold the same citations when it reads the records again; null if none is held. */
  readonly state: CitationBatchState | null;
  /** Holds the citations of a new case. @param record number of its record in the input */
  add(record: number, clusterId: number, citations: readonly StoredCitation[]): void;
  /** Remembers that the case of a record was not stored as a new one. */
  passOver(record: number): void;
  /** Inserts the citations in order of key. Yields often. */
  write(database: Database): Generator<void>;
}

/** The records of one input whose citations are held. */
export interface CitationBatchState {
  /** Number of the first one. */
  readonly since: number;
  /** Numbers of the records of cases from then on that were not stored as new cases. */
  readonly passed: readonly number[];
}

/** Citations of a batch: 40 MiB. */
const MAX_CITATIONS = 2 ** 19;
const MAX_BYTES = 2 ** 25;
/** Records of a batch whose cases were not new; they are part of every checkpoint. */
const MAX_PASSED = 2 ** 14;
const INITIAL_CITATIONS = 1024;
/** UTF-8 bytes per UTF-16 code unit, at most. */
const MAX_UNIT_BYTES = 3;

const encoder = new TextEncoder();
// A text may begin with U+FEFF, which is part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Creates an empty batch. */
export function createCitationBatch(): CitationBatch {
  let bytes = new Uint8Array(INITIAL_CITATIONS * 32);
  let clusterIds = new Float64Array(INITIAL_CITATIONS);
  let positions = new Uint32Array(INITIAL_CITATIONS);
  /** Where the key of each citation ends in `bytes`, and where its text ends, which follows. */
  let keyEnds = new Uint32Array(INITIAL_CITATIONS);
  let textEnds = new Uint32Array(INITIAL_CITATIONS);
  let count = 0;
  let filled = 0;
  let since: number | null = null;
  let passed: number[] = [];

  const startOf = (citation: number) => (citation === 0 ? 0 : textEnds[citation - 1]!);

  function append(text: string): number {
    const room = filled + text.length * MAX_UNIT_BYTES;
    if (room > bytes.length) bytes = grow(bytes, new Uint8Array(Math.max(room, 2 * bytes.length)));
    filled += encoder.encodeInto(text, bytes.subarray(filled)).written;
    return filled;
  }

  function compareKeys(a: number, b: number): number {
    const aStart = startOf(a);
    const bStart = startOf(b);
    const aLength = keyEnds[a]! - aStart;
    const bLength = keyEnds[b]! - bStart;
    for (let at = 0; at < aLength && at < bLength; at++) {
      const difference = bytes[aStart + at]! - bytes[bStart + at]!;
      if (difference !== 0) return difference;
    }
    return aLength - bLength || clusterIds[a]! - clusterIds[b]! || positions[a]! - positions[b]!;
  }

  return {
    get isFull() {
      return count >= MAX_CITATIONS || filled >= MAX_BYTES || passed.length >= MAX_PASSED;
    },
    get state() {
      return since === null ? null : { since, passed };
    },
    add(record, clusterId, citations) {
      since ??= record;
      for (const { key, text, position } of citations) {
        if (count === clusterIds.length) {
          clusterIds = grow(clusterIds, new Float64Array(2 * count));
          positions = grow(positions, new Uint32Array(2 * count));
          keyEnds = grow(keyEnds, new Uint32Array(2 * count));
          textEnds = grow(textEnds, new Uint32Array(2 * count));
        }
        clusterIds[count] = clusterId;
        positions[count] = position;
        keyEnds[count] = append(key);
        textEnds[count++] = append(text);
      }
    },
    passOver(record) {
      if (since !== null) passed.push(record);
    },
    *write(database) {
      const order = yield* sortInSlices(
        Array.from({ length: count }, (_, citation) => citation),
        compareKeys,
      );
      for (const citation of order) {
        insertCitation(database, clusterIds[citation]!, {
          key: decoder.decode(bytes.subarray(startOf(citation), keyEnds[citation])),
          text: decoder.decode(bytes.subarray(keyEnds[citation]!, textEnds[citation])),
          position: positions[citation]!,
        });
        yield;
      }
      count = filled = 0;
      since = null;
      passed = [];
    },
  };
}

function grow<Numbers extends Uint8Array | Uint32Array | Float64Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers as never);
  return larger;
}
