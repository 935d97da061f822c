import { describe, expect, it } from "vitest";
import { MissingRows } from "../../src/cluster/rows/missing-rows.ts";
import { createRowCache } from "../../src/cluster/rows/row-cache.ts";
import { packRows, type TableRow, unpackRows } from "../../src/cluster/rows/row-group.ts";

const SIZE = 1000;
const toWords = (id: number): TableRow[] => [["words", [id, new Uint8Array(SIZE)]]];

describe("the rows that a server of a cluster holds", () => {
  it("forgets the texts and words that were not asked for longest", () => {
    const cache = createRowCache(() => undefined, { maxBytes: 3.5 * SIZE });
    for (const id of [1, 2, 3]) cache.add(`words=${id}`, toWords(id));
    cache.require(["words=1"]);
    cache.add("words=4", toWords(4));
    expect([1, 2, 3, 4].map((id) => cache.has(`words=${id}`))).toEqual([true, false, true, true]);
    expect(cache.getBlob("words", 2)).toBeUndefined();
    expect(cache.bytes).toBeLessThanOrEqual(3.5 * SIZE);
    expect(() => cache.require(["words=2"])).toThrow(MissingRows);
  });

  it("keeps records and columns, however many there are", () => {
    const kept: TableRow[] = [];
    const cache = createRowCache((rows) => void kept.push(...rows), { maxBytes: 1 });
    for (const id of [1, 2, 3]) cache.add(`record=${id}`, [["standing", [id, "a".repeat(SIZE)]]]);
    expect([1, 2, 3].every((id) => cache.has(`record=${id}`))).toBe(true);
    expect(kept).toHaveLength(3);
  });
});

describe("rows as text", () => {
  it.each([
    ["short rows", [["court", ["ca1", null, 3]]]],
    ["long rows", [["court", ["word ".repeat(2000)]]]],
    ["blobs", [["words", [7, Uint8Array.from({ length: 5000 }, (_, at) => (at * 73) % 251)]]]],
  ] as [string, TableRow[]][])("are the same after packing: %s", (_, rows) => {
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });

  it("are compressed only where that saves something", () => {
    expect(packRows([["court", ["ca1"]]])).toBe('[["court",["ca1"]]]');
    expect(packRows([["court", ["word ".repeat(2000)]]]).length).toBeLessThan(300);
  });
});
