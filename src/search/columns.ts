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
  /** The same of all cases. */
  readonly allNameWords: number;
  readonly allTextWords: number;
  /** The day as the number YYYYMMDD; 0 where it is not known. */
  readonly dates: Uint32Array;
  /** Indices into {@link courtIds}. */
  readonly courts: Uint16Array;
  readonly courtIds: readonly string[];
  /** Indices into {@link JURISDICTIONS}. */
  readonly jurisdictions: Uint8Array;
  readonly citeCounts: Uint32Array;
  /** Of the case cited most. */
  readonly mostCited: number;
  /** Indices into {@link FRESHNESS}. */
  readonly freshness: Uint8Array;
}

/** Those that the others follow from. */
export type GivenColumns = Omit<CaseColumns, "count" | "allNameWords" | "allTextWords" | "mostCited">;

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
      return once("cluster_id", (bytes) => numbers(Float64Array, bytes));
    },
    get nameWords() {
      return once("name_words", (bytes) => numbers(Uint32Array, bytes));
    },
    get textWords() {
      return once("text_words", (bytes) => numbers(Uint32Array, bytes));
    },
    get allNameWords() {
      return once("word_totals", (bytes) => numbers(Float64Array, bytes))[0] ?? 0;
    },
    get allTextWords() {
      return once("word_totals", (bytes) => numbers(Float64Array, bytes))[1] ?? 0;
    },
    get dates() {
      return once("date", (bytes) => numbers(Uint32Array, bytes));
    },
    get courts() {
      return once("court", (bytes) => numbers(Uint16Array, bytes));
    },
    get courtIds() {
      return once("court_ids", (bytes) => (bytes.length === 0 ? [] : (JSON.parse(utf8Text(bytes)) as string[])));
    },
    get jurisdictions() {
      return once("jurisdiction", (bytes) => numbers(Uint8Array, bytes));
    },
    get citeCounts() {
      return once("cite_count", (bytes) => numbers(Uint32Array, bytes));
    },
    get mostCited() {
      return once("most_cited", (bytes) => numbers(Uint32Array, bytes))[0] ?? 0;
    },
    get freshness() {
      return once("freshness", (bytes) => numbers(Uint8Array, bytes));
    },
  };
}

export function writeColumns(postings: PostingWriter, columns: GivenColumns): void {
  postings.putColumn("cluster_id", bytesOf(columns.clusterIds));
  postings.putColumn("name_words", bytesOf(columns.nameWords));
  postings.putColumn("text_words", bytesOf(columns.textWords));
  postings.putColumn("word_totals", bytesOf(Float64Array.of(sum(columns.nameWords), sum(columns.textWords))));
  postings.putColumn("date", bytesOf(columns.dates));
  postings.putColumn("court", bytesOf(columns.courts));
  postings.putColumn("court_ids", utf8(JSON.stringify(columns.courtIds)));
  postings.putColumn("jurisdiction", bytesOf(columns.jurisdictions));
  writeStanding(postings, columns);
}

/** Replaces cite counts and freshness; indexed by ordinal, freshness as indices into {@link FRESHNESS}. */
export function writeStanding(postings: PostingWriter, standing: StandingColumns): void {
  postings.putColumn("cite_count", bytesOf(standing.citeCounts));
  const mostCited = standing.citeCounts.reduce((most, count) => Math.max(most, count), 0);
  postings.putColumn("most_cited", bytesOf(Uint32Array.of(mostCited)));
  postings.putColumn("freshness", bytesOf(standing.freshness));
}

interface Numbers<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, from: number, length: number): T;
}

/** Typed arrays are little-endian on every platform that runs this. They cannot lie across their own units. */
function numbers<T>(kind: Numbers<T>, bytes: Uint8Array): T {
  const aligned = bytes.byteOffset % kind.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new kind(aligned.buffer, aligned.byteOffset, bytes.length / kind.BYTES_PER_ELEMENT);
}

function sum(counts: Uint32Array): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i]!;
  return all;
}

function bytesOf(column: Float64Array | Uint32Array | Uint16Array | Uint8Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}
