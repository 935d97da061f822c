import { gzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readParquet } from "../../../src/ingest/readers/parquet/read-parquet.ts";
import { listEntries, type SourceEntry } from "../../../src/ingest/source.ts";
import { collectItems } from "../../support/collect-items.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";
import { type ParquetLayout, writeParquet } from "../../support/ingest/write-parquet.ts";

const COLUMNS = { id: "int", text: "text", names: "texts", parts: { structs: ["kind", "words"] } } as const;
const ROWS = Array.from({ length: 400 }, (_, id) => ({
  id,
  text: `${id} `.repeat(200),
  names: id % 3 === 0 ? [] : [`a${id}`, `b${id}`],
  parts: [{ kind: "lead", words: `w${id}` }],
}));

async function open(bytes: Uint8Array, canSlice: boolean): Promise<SourceEntry> {
  const [entry] = await listEntries(createMemorySource({ "a.parquet": bytes }));
  return canSlice ? { ...entry!, slice: async (start, end) => bytes.slice(start, end) } : entry!;
}

async function read(bytes: Uint8Array, wanted: readonly string[], canSlice = true, windowBytes?: number) {
  const found = await collectItems(readParquet(await open(bytes, canSlice), wanted, {}, windowBytes));
  return {
    columns: found.filter((item) => "read" in item),
    rows: found.filter((item) => "row" in item),
    broken: found.filter((item) => "broken" in item),
  };
}

describe("readParquet", () => {
  const layouts: readonly [string, ParquetLayout][] = [
    ["one row group with an index of pages", { rowGroupSize: 400, pageSize: 2000 }],
    ["one row group without an index of pages", { rowGroupSize: 400, pageSize: 2000, offsetIndex: false }],
    ["many row groups", { rowGroupSize: 7 }],
    ["gzip", { codec: "GZIP", compressors: { GZIP: (input) => gzipSync(input) } }],
    ["Snappy", { codec: "SNAPPY" }],
  ];

  it.each(layouts)("reads every row of a file with %s", async (_, layout) => {
    const { rows } = await read(writeParquet(COLUMNS, ROWS, layout), ["id", "text", "names", "parts"]);
    expect(rows).toEqual(ROWS.map((values, i) => ({ row: i + 1, values })));
  });

  it.each(layouts)("reads every row in many parts of a file with %s", async (_, layout) => {
    const { rows } = await read(writeParquet(COLUMNS, ROWS, layout), ["id", "text", "names", "parts"], true, 5000);
    expect(rows).toEqual(ROWS.map((values, i) => ({ row: i + 1, values })));
  });

  it("reads a file of a source that cannot read from the middle", async () => {
    const { rows } = await read(writeParquet(COLUMNS, ROWS), ["id"], false);
    expect(rows.map(({ values }) => values.id)).toEqual(ROWS.map(({ id }) => id));
  });

  it("reads only the wanted columns, and lists the others", async () => {
    const { columns, rows } = await read(writeParquet(COLUMNS, ROWS.slice(0, 1)), ["id", "absent"]);
    expect(columns).toEqual([{ read: ["id"], others: ["text", "names", "parts"] }]);
    expect(rows).toEqual([{ row: 1, values: { id: 0 } }]);
  });

  it("reports the rows of a damaged row group, and reads the others", async () => {
    const bytes = writeParquet({ text: "text" }, ROWS.slice(0, 30), { rowGroupSize: 10, codec: "SNAPPY" });
    bytes.fill(0xff, 4, 60);
    const { rows, broken } = await read(bytes, ["text"]);
    expect(broken).toEqual([{ rows: "rows 1 to 10", broken: expect.stringContaining("cannot be decoded") }]);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, i) => i + 11));
  });

  it("refuses a file of another kind", async () => {
    await expect(read(new Uint8Array(100), ["id"])).rejects.toThrow("a.parquet: it is damaged or not a Parquet file.");
  });

  it("reads dates as YYYY-MM-DD, and large integers as texts", async () => {
    const bytes = writeParquet({ day: "date", big: "int" }, [{ day: "1999-12-31", big: 2n ** 60n }]);
    const { rows } = await read(bytes, ["day", "big"]);
    expect(rows[0]!.values).toEqual({ day: "1999-12-31", big: "1152921504606846976" });
  });
});
