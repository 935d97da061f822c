import { deflateRawSync, inflateRawSync } from "node:zlib";
import { ByteReader, ByteWriter } from "../../search/postings/bytes.ts";
import type { SqlValue } from "../../store/sqlite/row.ts";

/** Rows of tables of a corpus that are stored and read together, as one document. */
export interface RowGroup {
  /** `record=12`: what the rows are, and of what. */
  readonly id: string;
  readonly rows: readonly TableRow[];
}

/** A row of a table, in the order of its columns. */
export type TableRow = readonly [table: string, values: readonly SqlValue[]];

/** Shorter rows are not compressed one by one: the cluster compresses many of them together. */
const MIN_DEFLATED_CHARS = 8192;

/** Packs rows as text: JSON, and if it is long and not compressed already by raw deflate, in Base64. */
export function packRows(rows: readonly TableRow[]): string {
  const json = JSON.stringify(rows, replaceBytes);
  if (json.length < MIN_DEFLATED_CHARS || isMostlyBytes(rows, json.length)) return json;
  return deflateRawSync(json, { level: 4 }).toString("base64");
}

/** Blobs of a corpus are compressed. */
function isMostlyBytes(rows: readonly TableRow[], chars: number): boolean {
  let bytes = 0;
  for (const [, values] of rows) for (const value of values) if (value instanceof Uint8Array) bytes += value.length;
  return 2 * bytes > chars;
}

/** Unpacks rows that {@link packRows} packed. */
export function unpackRows(packed: string): TableRow[] {
  const json = packed.startsWith("[") ? packed : inflateRawSync(Buffer.from(packed, "base64")).toString("utf8");
  const rows = JSON.parse(json) as [string, Packed[]][];
  return rows.map(([table, values]) => [table, values.map(restoreBytes)]);
}

type Packed = SqlValue | { readonly base64: string };

function replaceBytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
}

function restoreBytes(value: Packed): SqlValue {
  const isBytes = typeof value === "object" && value !== null && "base64" in value;
  return isBytes ? new Uint8Array(Buffer.from((value as { base64: string }).base64, "base64")) : (value as SqlValue);
}

/** Kinds of values in packed bytes. */
const NULL = 0;
const COUNT = 1;
const NUMBER = 2;
const TEXT = 3;
const BYTES = 4;

const encoder = new TextEncoder();
// Rows are packed one after the other, by millions.
const writer = new ByteWriter(65_536);
const names = new Map<string, Uint8Array>();

function encodeName(table: string): Uint8Array {
  const known = names.get(table) ?? encoder.encode(table);
  names.set(table, known);
  return known;
}

const decoder = new TextDecoder();

/**
 * Packs rows as bytes, for those that consist of bytes mostly.
 *
 *     row     length and text of the table's name, number of values, values
 *     value   0 for null, 1 and a varint, 2 and eight bytes of a number, 3 or 4 and length and bytes of a text or blob
 */
export function encodeRows(rows: readonly TableRow[]): Uint8Array {
  const append = (bytes: Uint8Array) => {
    writer.writeVarint(bytes.length);
    writer.append(bytes);
  };
  writer.clear();
  for (const [table, values] of rows) {
    append(encodeName(table));
    writer.writeVarint(values.length);
    for (const value of values) {
      const kind = findValueKind(value);
      writer.writeVarint(kind);
      if (kind === COUNT) writer.writeVarint(value as number);
      else if (kind === NUMBER) writer.append(new Uint8Array(Float64Array.of(value as number).buffer));
      else if (kind === TEXT) append(encoder.encode(value as string));
      else if (kind === BYTES) append(value as Uint8Array);
    }
  }
  return writer.view().slice();
}

function findValueKind(value: SqlValue): number {
  if (value === null) return NULL;
  if (typeof value === "string") return TEXT;
  if (typeof value !== "number") return BYTES;
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0) ? COUNT : NUMBER;
}

/** Unpacks rows that {@link encodeRows} packed. Blobs are views of the bytes. */
export function decodeRows(bytes: Uint8Array): TableRow[] {
  const reader = new ByteReader(bytes);
  const rows: TableRow[] = [];
  while (reader.at < bytes.length) {
    const table = decoder.decode(reader.take(reader.readVarint()));
    const values: SqlValue[] = [];
    for (let left = reader.readVarint(); left > 0; left--) values.push(readValue(reader));
    rows.push([table, values]);
  }
  return rows;
}

function readValue(reader: ByteReader): SqlValue {
  switch (reader.readVarint()) {
    case NULL:
      return null;
    case COUNT:
      return reader.readVarint();
    case NUMBER:
      return new Float64Array(reader.take(8).slice().buffer)[0]!;
    case TEXT:
      return decoder.decode(reader.take(reader.readVarint()));
    default:
      return reader.take(reader.readVarint());
  }
}
