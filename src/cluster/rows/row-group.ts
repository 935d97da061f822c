import { deflateRawSync, inflateRawSync } from "node:zlib";
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
const MIN_DEFLATED_CHARS = 2048;

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
