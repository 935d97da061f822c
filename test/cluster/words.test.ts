import { describe, expect, it } from "vitest";
import { decodeRows, encodeRows, packRows, type TableRow, unpackRows } from "../../src/cluster/rows/row-group.ts";
import { findNeeds } from "../../src/cluster/rows/statement-needs.ts";
import { decodeWordDocument, encodeWordDocument } from "../../src/cluster/words/word-document.ts";
import { toToken, toTypedName } from "../../src/cluster/words/word-tokens.ts";

describe("the words of a case in a cluster", () => {
  it("keep the positions of every word", () => {
    const document = decodeWordDocument(encodeWordDocument([7, 3, -1, 7, 900, 3, 7]));
    expect([...document.findPositions(7)]).toEqual([0, 3, 6]);
    expect([...document.findPositions(3)]).toEqual([1, 5]);
    expect([...document.findPositions(900)]).toEqual([4]);
    expect([...document.findPositions(8)]).toEqual([]);
  });

  it("may be none", () => {
    expect([...decodeWordDocument(encodeWordDocument([])).findPositions(0)]).toEqual([]);
  });

  it("are tokens as they are, unless they are too long for the cluster", () => {
    expect(toToken("habeas")).toBe("habeas");
    const [a, b] = [toToken(`${"x".repeat(5000)}a`), toToken(`${"x".repeat(5000)}b`)];
    expect(a).not.toBe(b);
    expect(a.length).toBeLessThan(256);
  });

  it("of a name are typed without the word between its parties", () => {
    expect(toTypedName(["marlow", "v", "ferry"])).toBe("marlow ferry");
  });
});

describe("rows in a cluster", () => {
  it("are packed with their texts, numbers, nulls and bytes", () => {
    const rows: TableRow[] = [
      ["cases", [1, "Marlow v. Ferry — ₹", null, 0.5]],
      ["edge", [2, Uint8Array.of(0, 255, 7)]],
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });

  it("are packed as bytes with every kind of value", () => {
    const rows: TableRow[] = [
      ["words", [7, null, -3, 0.25, 2 ** 52 + 1, "Marlow — ₹", new Uint8Array(70_000).fill(9)]],
      ["edge", []],
    ];
    expect(decodeRows(encodeRows(rows))).toEqual(rows);
    expect(decodeRows(encodeRows([]))).toEqual([]);
  });

  it("are named by the statement that reads them", () => {
    const owners = {
      clusterOfOrdinal: (ordinal: number) => 100 + ordinal,
      clusterOfOpinion: () => 5,
      nameWord: () => undefined,
    };
    const needs = (sql: string, ...values: (string | number)[]) => findNeeds(sql)(values, owners);
    expect(needs("SELECT text FROM citation WHERE cluster_id = ? ORDER BY position", 3)).toEqual(["record=3"]);
    expect(needs("SELECT cited FROM edge WHERE ordinal = ?", 3)).toEqual(["edges=103"]);
    expect(needs("SELECT pages_json FROM opinion_marks WHERE id = ?", 9)).toEqual(["record=5"]);
    expect(needs("SELECT start, data FROM law_text WHERE id BETWEEN ? AND ?", 1, 2)).toEqual([
      "law_text=1",
      "law_text=2",
    ]);
  });

  it("are never all cases of a corpus", () => {
    expect(() => findNeeds("SELECT name FROM cases ORDER BY cluster_id")).toThrow(/does not answer/);
  });
});
