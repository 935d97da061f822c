import { describe, expect, it } from "vitest";
import { createMemoryDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import { queryNumber, requireRow } from "../../../src/store/sqlite/query-row.ts";
import {
  type Row,
  readBlob,
  readJson,
  readNumber,
  readNumberOrNull,
  readText,
  readTextOrNull,
} from "../../../src/store/sqlite/row.ts";

const row: Row = ["a", 1, null, Uint8Array.of(7), "[1,2]"];
const unavailable = expect.objectContaining({ code: "corpus_unavailable" });

describe("the decoders of a row", () => {
  it("return values of the right type", () => {
    expect([readText(row, 0), readTextOrNull(row, 0), readTextOrNull(row, 2)]).toEqual(["a", "a", null]);
    expect([readNumber(row, 1), readNumberOrNull(row, 1), readNumberOrNull(row, 2)]).toEqual([1, 1, null]);
    expect(readBlob(row, 3)).toEqual(Uint8Array.of(7));
    expect(readJson(row, 4)).toEqual([1, 2]);
  });

  it.each([
    ["a number for a text", () => readText(row, 1)],
    ["null for a text", () => readText(row, 2)],
    ["a blob for a text or null", () => readTextOrNull(row, 3)],
    ["a text for a number", () => readNumber(row, 0)],
    ["a missing column for a number", () => readNumberOrNull(row, 9)],
    ["a text for a blob", () => readBlob(row, 0)],
    ["a text that is not JSON", () => readJson(row, 0)],
    ["a row that does not exist", () => requireRow(undefined)],
  ])("reject %s", (_, read) => {
    expect(read).toThrow(unavailable);
  });

  it("name the column and both types", () => {
    expect(() => readText(row, 3)).toThrow("column 3 of a row holds a blob instead of a text");
  });
});

it("queries a single number", async () => {
  const database = createMemoryDatabase(await loadSqlite());
  expect(queryNumber(database, "SELECT ? + 1", 41)).toBe(42);
  expect(() => queryNumber(database, "SELECT 'text'")).toThrow(unavailable);
  database.close();
});
