import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { decodeUtf8, encodeUtf8 } from "../../text/code-points.ts";
import type { PostingReader, PostingWriter } from "./posting-tables.ts";

/** Jurisdictions by the code that is stored for them. */
export const JURISDICTIONS_BY_CODE: readonly Jurisdiction[] = ["US", "IN", "CA", "GB"];

/** Attributes of every case for filters, ranking and the citator, by ordinal: its index in ascending order of cluster id. */
export interface CaseColumns {
  readonly count: number;
  readonly clusterIds: Float64Array;
  /** Number of words of the case name, and of the judgment. */
  readonly nameWords: Uint32Array;
  readonly textWords: Uint32Array;
  /** The sums of these over all cases. */
  readonly allNameWords: number;
  readonly allTextWords: number;
  /** The date of decision as the number YYYYMMDD; 0 if it is not known. */
  readonly dates: Uint32Array;
  /** Indices into {@link courtIds}. */
  readonly courts: Uint16Array;
  readonly courtIds: readonly string[];
  /** Indices into {@link JURISDICTIONS_BY_CODE}. */
  readonly jurisdictions: Uint8Array;
  readonly citeCounts: Uint32Array;
  /** Cite count of the most cited case. */
  readonly mostCited: number;
  /** Codes of freshness labels, see `decodeFreshness`. */
  readonly freshness: Uint8Array;
}

/** Converts a date, `YYYY-MM-DD`, into a number of the column `dates`; 0 if it is not a date. */
export function parseDay(date: string): number {
  return Number(date.replaceAll("-", "")) || 0;
}

/** Formats a number of the column `dates` as `YYYY-MM-DD`; empty for 0. */
export function formatDay(day: number): string {
  if (day === 0) return "";
  const digits = String(day).padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** The columns that are stored; the others are derived from them. */
export type StoredCaseColumns = Omit<CaseColumns, "count" | "allNameWords" | "allTextWords" | "mostCited">;

/** Columns that are known only after the citations between cases: they may be written after the index is finished. */
export interface StatusColumns {
  readonly citeCounts: Uint32Array;
  readonly freshness: Uint8Array;
}

/** Opens the columns of an index; each is read on first use. */
export function openCaseColumns(postings: PostingReader): CaseColumns {
  const read = new Map<string, unknown>();
  function readOnce<T>(name: string, decode: (bytes: Uint8Array) => T): T {
    let value = read.get(name) as T | undefined;
    if (value === undefined) {
      value = decode(postings.readColumn(name) ?? new Uint8Array(0));
      read.set(name, value);
    }
    return value;
  }
  return {
    get count() {
      return this.jurisdictions.length;
    },
    get clusterIds() {
      return readOnce("cluster_id", (bytes) => toTypedArray(Float64Array, bytes));
    },
    get nameWords() {
      return readOnce("name_words", (bytes) => toTypedArray(Uint32Array, bytes));
    },
    get textWords() {
      return readOnce("text_words", (bytes) => toTypedArray(Uint32Array, bytes));
    },
    get allNameWords() {
      return readOnce("word_totals", (bytes) => toTypedArray(Float64Array, bytes))[0] ?? 0;
    },
    get allTextWords() {
      return readOnce("word_totals", (bytes) => toTypedArray(Float64Array, bytes))[1] ?? 0;
    },
    get dates() {
      return readOnce("date", (bytes) => toTypedArray(Uint32Array, bytes));
    },
    get courts() {
      return readOnce("court", (bytes) => toTypedArray(Uint16Array, bytes));
    },
    get courtIds() {
      return readOnce("court_ids", (bytes) => (bytes.length === 0 ? [] : (JSON.parse(decodeUtf8(bytes)) as string[])));
    },
    get jurisdictions() {
      return readOnce("jurisdiction", (bytes) => toTypedArray(Uint8Array, bytes));
    },
    get citeCounts() {
      return readOnce("cite_count", (bytes) => toTypedArray(Uint32Array, bytes));
    },
    get mostCited() {
      return readOnce("most_cited", (bytes) => toTypedArray(Uint32Array, bytes))[0] ?? 0;
    },
    get freshness() {
      return readOnce("freshness", (bytes) => toTypedArray(Uint8Array, bytes));
    },
  };
}

/** Writes all columns of an index. */
export function writeCaseColumns(postings: PostingWriter, columns: StoredCaseColumns): void {
  postings.putColumn("cluster_id", toBytes(columns.clusterIds));
  postings.putColumn("name_words", toBytes(columns.nameWords));
  postings.putColumn("text_words", toBytes(columns.textWords));
  postings.putColumn("word_totals", toBytes(Float64Array.of(sum(columns.nameWords), sum(columns.textWords))));
  postings.putColumn("date", toBytes(columns.dates));
  postings.putColumn("court", toBytes(columns.courts));
  postings.putColumn("court_ids", encodeUtf8(JSON.stringify(columns.courtIds)));
  postings.putColumn("jurisdiction", toBytes(columns.jurisdictions));
  writeStatusColumns(postings, columns);
}

/** Replaces cite counts and freshness; indexed by ordinal, freshness as codes, see `toFreshnessCode`. */
export function writeStatusColumns(postings: PostingWriter, status: StatusColumns): void {
  postings.putColumn("cite_count", toBytes(status.citeCounts));
  const mostCited = status.citeCounts.reduce((most, count) => Math.max(most, count), 0);
  postings.putColumn("most_cited", toBytes(Uint32Array.of(mostCited)));
  postings.putColumn("freshness", toBytes(status.freshness));
}

interface TypedArrayConstructor<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, from: number, length: number): T;
}

/** Views bytes as numbers. Typed arrays are little-endian on every platform that runs this, and must be aligned. */
function toTypedArray<T>(kind: TypedArrayConstructor<T>, bytes: Uint8Array): T {
  const aligned = bytes.byteOffset % kind.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new kind(aligned.buffer, aligned.byteOffset, bytes.length / kind.BYTES_PER_ELEMENT);
}

function sum(counts: Uint32Array): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i]!;
  return all;
}

function toBytes(column: Float64Array | Uint32Array | Uint16Array | Uint8Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}
