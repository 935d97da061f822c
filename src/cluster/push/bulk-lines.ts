import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** A document to write. */
export interface PushedDocument {
  readonly index: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Packed rows. */
  readonly rows: string;
  /** Packed bytes in Base64, by field. */
  readonly packed?: Readonly<Record<string, string>>;
}

/** Number and checksum of some documents of one index. */
interface IndexTotal {
  readonly documents: number;
  readonly checksum: number;
  /** Number of those that were sent; the cluster had the others already. */
  readonly sent: number;
}

/** Number and checksum of the documents of each index. */
export type PushTotals = Readonly<Record<string, IndexTotal>>;

/** Requests are about this long, in characters: the cluster takes one while others are prepared. */
export const MAX_REQUEST_CHARS = 4_000_000;

/** A document as lines of a request. */
interface BulkLines {
  readonly text: string;
  /** Checksum of 24 bits, so that sums over many documents are exact. */
  readonly check: number;
  /** Hash of 52 bits: documents with the same one are the same. */
  readonly digest: number;
}

/** Returns the two lines of a bulk request that write a document. */
function toBulkLines({ index, id, fields, rows, packed }: PushedDocument): BulkLines {
  const contents = JSON.stringify({ ...fields, ...packed, rows });
  const check = crc32(contents) & 0xff_ffff;
  const hash = createHash("sha1").update(contents).digest();
  const digest = hash.readUIntBE(0, 6) * 16 + (hash[6]! >> 4);
  const action = `{"index":{"_index":"${index}","_id":${JSON.stringify(id)}}}`;
  return { text: `${action}\n${contents.slice(0, -1)},"check":${check},"digest":${digest}}\n`, check, digest };
}

const NOTHING: IndexTotal = { documents: 0, checksum: 0, sent: 0 };

/** Adds totals to others. */
export function addTotals(totals: PushTotals, more: PushTotals): PushTotals {
  const sum: Record<string, IndexTotal> = { ...totals };
  for (const [index, { documents, checksum, sent }] of Object.entries(more)) {
    const own = sum[index] ?? NOTHING;
    sum[index] = {
      documents: own.documents + documents,
      checksum: own.checksum + checksum,
      sent: own.sent + sent,
    };
  }
  return sum;
}

/** Documents that are collected to requests. */
export interface RequestBuilder {
  /**
   * Adds a document; returns a request if it is long enough.
   * @param known digest of the document of this id in the cluster: the same one is not sent again
   */
  add(document: PushedDocument, known?: number): string | null;
  /** Returns the last request; `null` if it is empty. */
  finish(): string | null;
  readTotals(): PushTotals;
}

/** Creates a builder of requests. */
export function createRequestBuilder(): RequestBuilder {
  const totals: Record<string, { documents: number; checksum: number; sent: number }> = {};
  let lines: string[] = [];
  let size = 0;

  function finish(): string | null {
    const body = lines.join("");
    lines = [];
    size = 0;
    return body === "" ? null : body;
  }

  return {
    add(document, known) {
      const { text, check, digest } = toBulkLines(document);
      const total = totals[document.index] ?? { ...NOTHING };
      totals[document.index] = total;
      total.documents++;
      total.checksum += check;
      if (digest === known) return null;
      total.sent++;
      lines.push(text);
      size += text.length;
      return size >= MAX_REQUEST_CHARS ? finish() : null;
    },
    finish,
    readTotals: () => structuredClone(totals),
  };
}
