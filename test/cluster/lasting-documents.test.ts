import { describe, expect, it } from "vitest";
import { attachRow, type CasePlaces, detachRow } from "../../src/cluster/rows/lasting-rows.ts";
import type { TableRow } from "../../src/cluster/rows/row-group.ts";
import { createWordNumbers, findNumberExceptions } from "../../src/cluster/words/word-numbers.ts";
import { EDGE_TABLES, type Neighbours, readNeighbours, writeNeighbours } from "../../src/store/citations/edges.ts";
import { createMemoryDatabase } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";

/** Places of three cases, one of whose cluster ids is above 2^32. */
function createPlaces(ids: readonly number[], authority = 0.25): CasePlaces {
  return {
    toOrdinal: (clusterId) => ids.indexOf(clusterId),
    toClusterId: (ordinal) => ids[ordinal],
    toAuthority: () => authority,
  };
}

const BEFORE = createPlaces([12, 4_960_946_527_889_829, 5_000_000_000_000_001]);
const AFTER = createPlaces([3, 12, 4_960_946_527_889_829, 5_000_000_000_000_001], 0.5);

describe("a row of a case in the cluster", () => {
  it("is the same when other cases change the places of all", async () => {
    const database = createMemoryDatabase(await loadSqlite());
    database.exec(EDGE_TABLES);
    const neighbours: Neighbours = {
      length: 2,
      ordinals: Uint32Array.of(2, 0),
      mentions: Uint16Array.of(1, 300),
      positions: Uint16Array.of(4, 5),
      kinds: Uint8Array.of(6, 7),
      flags: Uint8Array.of(8, 9),
    };
    writeNeighbours(database, 1, neighbours, { ...neighbours, length: 0 });
    const row: TableRow = ["edge", database.prepare("SELECT * FROM edge").get()!];
    const stored = detachRow(row, BEFORE);
    expect(attachRow(stored, BEFORE)).toEqual(row);

    database.exec("DELETE FROM edge");
    writeNeighbours(database, 2, { ...neighbours, ordinals: Uint32Array.of(3, 1) }, { ...neighbours, length: 0 });
    const moved: TableRow = ["edge", database.prepare("SELECT * FROM edge").get()!];
    expect(detachRow(moved, AFTER)).toEqual(stored);
    expect(attachRow(stored, AFTER)).toEqual(moved);
    expect([...readNeighbours(database, 2, "cited").ordinals]).toEqual([3, 1]);
  });

  it("leaves out the authority, which every case changes", () => {
    const stored = detachRow(["standing", [12, 3, 0.75, "Good Law", "null"]], BEFORE);
    expect(stored).toEqual(["standing", [12, 3, 0, "Good Law", "null"]]);
    expect(attachRow(stored, AFTER)).toEqual(["standing", [12, 3, 0.5, "Good Law", "null"]]);
  });

  it("remains as it is in tables that name no place", () => {
    const row: TableRow = ["citation", ["us/347/483", 12, 0, "347 U.S. 483"]];
    expect(detachRow(row, BEFORE)).toEqual(row);
    expect(attachRow(row, AFTER)).toEqual(row);
  });
});

describe("the number of a word in the cluster", () => {
  it("follows from the word, whatever other words there are", () => {
    const words = ["ferry", "toll", "न्याय", "a", ""];
    const few = createWordNumbers(findNumberExceptions(words.slice(0, 1)));
    const all = createWordNumbers(findNumberExceptions(words));
    expect(all.find("ferry")).toBe(few.find("ferry"));
    expect(new Set(words.map(all.find)).size).toBe(words.length);
  });

  it("is different for each of 200,000 words, although hashes of 30 bits collide", () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word${at.toString(36)}`);
    const exceptions = findNumberExceptions(words);
    const { find } = createWordNumbers(exceptions);
    expect(Object.keys(exceptions).length).toBeGreaterThan(0);
    expect(Object.keys(exceptions).length).toBeLessThan(60);
    expect(new Set(words.map(find)).size).toBe(words.length);
  });

  it("is not that of a property of every object", () => {
    const { find } = createWordNumbers(JSON.parse(JSON.stringify(findNumberExceptions(["constructor"]))));
    expect(typeof find("constructor")).toBe("number");
    expect(typeof find("toString")).toBe("number");
  });
});
