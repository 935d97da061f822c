import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { Freshness } from "../law/treatment.ts";
import type { PostingReader, PostingWriter } from "../store/postings.ts";
import { utf8, utf8Text } from "./postings/code-points.ts";

/** In the order of the numbers that stand for them. */
export const JURISDICTIONS: readonly Jurisdiction[] = ["US", "IN"];
export const FRESHNESS: readonly Freshness[] = ["Good Law", "Distinguished", "Questioned", "Overruled"];

/** What filters and ranking need to know of every case, by ordinal: cases count from 0 in ascending cluster id. */
export interface CaseColumns {
  readonly count: number;
  readonly clusterIds: Float64Array;
  /** Words of the case name, and of the judgment. */
  readonly nameWords: Uint32Array;
  readonly textWords: Uint32Array;
  /** The day as the number YYYYMMDD; 0 where it is not known. */
  readonly dates: Uint32Array;
  /** Indices into {@link courtIds}. */
  readonly courts: Uint16Array;
  readonly courtIds: readonly string[];
  /** Indices into {@link JURISDICTIONS}. */
  readonly jurisdictions: Uint8Array;
  readonly citeCounts: Uint32Array;
  /** Indices into {@link FRESHNESS}. */
  readonly freshness: Uint8Array;
}

/** Facts that are only known once the citations between cases are: they may be written after the index is finished. */
export interface StandingColumns {
  readonly citeCounts: Uint32Array;
  readonly freshness: Uint8Array;
}

/** Reads each column when it is first asked for. */
export function openColumns(postings: PostingReader): CaseColumns {
  const read = new Map<string, unknown>();
  function once<T>(name: string, decode: (bytes: Uint8Array) => T): T {
    let value = read.get(name) as T | undefined;
    if (value === undefined) {
      value = decode(postings.column(name) ?? new Uint8Array(0));
      read.set(name, value);
    }
    return value;
  }
  return {
    get count() {
      return this.jurisdictions.length;
    },
    get clusterIds() {
      return once("cluster_id", (bytes) => new Float64Array(copyOf(bytes)));
    },
    get nameWords() {
      return once("name_words", (bytes) => new Uint32Array(copyOf(bytes)));
    },
    get textWords() {
      return once("text_words", (bytes) => new Uint32Array(copyOf(bytes)));
    },
    get dates() {
      return once("date", (bytes) => new Uint32Array(copyOf(bytes)));
    },
    get courts() {
      return once("court", (bytes) => new Uint16Array(copyOf(bytes)));
    },
    get courtIds() {
      return once("court_ids", (bytes) => (bytes.length === 0 ? [] : (JSON.parse(utf8Text(bytes)) as string[])));
    },
    get jurisdictions() {
      return once("jurisdiction", (bytes) => new Uint8Array(copyOf(bytes)));
    },
    get citeCounts() {
      return once("cite_count", (bytes) => new Uint32Array(copyOf(bytes)));
    },
    get freshness() {
      return once("freshness", (bytes) => new Uint8Array(copyOf(bytes)));
    },
  };
}

export function writeColumns(postings: PostingWriter, columns: Omit<CaseColumns, "count">): void {
  postings.putColumn("cluster_id", bytesOf(columns.clusterIds));
  postings.putColumn("name_words", bytesOf(columns.nameWords));
  postings.putColumn("text_words", bytesOf(columns.textWords));
  postings.putColumn("date", bytesOf(columns.dates));
  postings.putColumn("court", bytesOf(columns.courts));
  postings.putColumn("court_ids", utf8(JSON.stringify(columns.courtIds)));
  postings.putColumn("jurisdiction", bytesOf(columns.jurisdictions));
  writeStanding(postings, columns);
}

/** Replaces cite counts and freshness; indexed by ordinal, freshness as indices into {@link FRESHNESS}. */
export function writeStanding(postings: PostingWriter, standing: StandingColumns): void {
  postings.putColumn("cite_count", bytesOf(standing.citeCounts));
  postings.putColumn("freshness", bytesOf(standing.freshness));
}

// Typed arrays are little-endian on every platform that runs this; their own buffer keeps them aligned.
function copyOf(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer;
}

function bytesOf(column: Float64Array | Uint32Array | Uint16Array | Uint8Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}
