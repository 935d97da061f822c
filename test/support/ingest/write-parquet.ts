import type { SchemaElement } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";

/** A column of a sample: a text, an integer, a truth value, a date, a list of texts, or a list of structures of texts. */
export type ColumnType = "text" | "int" | "bool" | "date" | "texts" | { readonly structs: readonly string[] };

/** How a sample file is laid out. */
export interface ParquetLayout {
  readonly rowGroupSize?: number;
  readonly pageSize?: number;
  /** Whether pages are indexed. Default true. */
  readonly offsetIndex?: boolean;
  /** Compression. Default none. */
  readonly codec?: "UNCOMPRESSED" | "SNAPPY" | "GZIP" | "ZSTD";
  readonly compressors?: Readonly<Record<string, (input: Uint8Array) => Uint8Array>>;
}

/** Writes rows as a Parquet file with columns of the given types; a missing member is null. */
export function writeParquet(
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly Readonly<Record<string, unknown>>[],
  { rowGroupSize, pageSize, offsetIndex = true, codec = "UNCOMPRESSED", compressors }: ParquetLayout = {},
): Uint8Array {
  const schema: SchemaElement[] = [{ name: "root", num_children: Object.keys(columns).length }];
  for (const [name, type] of Object.entries(columns)) schema.push(...toSchema(name, type));
  const columnData = Object.entries(columns).map(([name, type]) => ({
    name,
    data: rows.map((row) => toStored(row[name], type)),
    offsetIndex,
  }));
  const options = {
    ...(rowGroupSize && { rowGroupSize }),
    ...(pageSize && { pageSize }),
    ...(compressors && { compressors }),
  };
  return new Uint8Array(parquetWriteBuffer({ columnData, schema, codec, ...options }));
}

const TEXT = { type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" } as const;

function toSchema(name: string, type: ColumnType): SchemaElement[] {
  if (type === "text") return [{ name, ...TEXT }];
  if (type === "int") return [{ name, type: "INT64", repetition_type: "OPTIONAL" }];
  if (type === "bool") return [{ name, type: "BOOLEAN", repetition_type: "OPTIONAL" }];
  if (type === "date") return [{ name, type: "INT32", converted_type: "DATE", repetition_type: "OPTIONAL" }];
  const list: SchemaElement[] = [
    { name, num_children: 1, converted_type: "LIST", repetition_type: "OPTIONAL" },
    { name: "list", num_children: 1, repetition_type: "REPEATED" },
  ];
  if (type === "texts") return [...list, { name: "element", ...TEXT }];
  const members = type.structs.map((member) => ({ name: member, ...TEXT }));
  return [...list, { name: "element", num_children: members.length, repetition_type: "OPTIONAL" }, ...members];
}

function toStored(value: unknown, type: ColumnType): unknown {
  if (value === undefined || value === null) return null;
  if (type === "int") return BigInt(value as number);
  return type === "date" ? new Date(`${String(value)}T00:00:00Z`) : value;
}
