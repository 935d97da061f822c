import { beforeEach, describe, expect, it } from "vitest";
import { runWhole } from "../../../src/async/run-whole.ts";
import { createCitationBatch } from "../../../src/ingest/intake/citation-batch.ts";
import { CASE_TABLES } from "../../../src/store/schema.ts";
import { createMemoryDatabase, type Database } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";

const cite = (key: string, position = 0) => ({ key, text: `text of ${key}`, position });

let database: Database;
beforeEach(async () => {
  database = createMemoryDatabase(await loadSqlite());
  database.exec(CASE_TABLES);
});

const listStored = () => database.prepare("SELECT key, cluster_id, position, text FROM citation ORDER BY key").all();

describe("a batch of citations", () => {
  it("holds citations until they are written", () => {
    const batch = createCitationBatch();
    batch.add(7, 1, [cite("us/2/1"), cite("us/1/9", 1)]);
    batch.add(8, 2, [cite("é/1/1")]);
    expect(listStored()).toEqual([]);
    runWhole(batch.write(database));
    expect(listStored()).toEqual([
      ["us/1/9", 1, 1, "text of us/1/9"],
      ["us/2/1", 1, 0, "text of us/2/1"],
      ["é/1/1", 2, 0, "text of é/1/1"],
    ]);
    expect(batch.state).toBeNull();
  });

  it("keeps a byte order mark at the beginning of a text", () => {
    const batch = createCitationBatch();
    batch.add(1, 1, [cite("\uFEFFus/1/1")]);
    batch.add(2, 2, [cite("us/1/1")]);
    runWhole(batch.write(database));
    // A text that is read loses it, so that the bytes are compared.
    const bytes = database.prepare("SELECT hex(key) FROM citation ORDER BY key").all();
    expect(bytes).toEqual([["75732F312F31"], ["EFBBBF75732F312F31"]]);
  });

  it("inserts in the order of the table", () => {
    const batch = createCitationBatch();
    const keys = Array.from({ length: 3000 }, (_, n) => `f2d/${(n * 7919) % 3000}/${n % 7}`);
    keys.forEach((key, n) => void batch.add(n + 1, n + 1, [cite(key)]));
    const order: unknown[] = [];
    const recorded: Database = {
      ...database,
      prepare: () => ({
        get: () => undefined,
        all: () => [],
        each() {},
        run: (...values) => void order.push(values[0]),
      }),
    };
    runWhole(batch.write(recorded));
    expect(order).toEqual([...keys].sort());
  });

  it("knows the records that another process must read again, from the first held one on", () => {
    const batch = createCitationBatch();
    batch.passOver(3);
    expect(batch.state).toBeNull();
    batch.add(4, 1, [cite("us/1/1")]);
    batch.passOver(5);
    batch.add(6, 2, []);
    expect(batch.state).toEqual({ since: 4, passed: [5] });
  });

  it("is full when the records that were passed over are many", () => {
    const batch = createCitationBatch();
    batch.add(1, 1, [cite("us/1/1")]);
    for (let record = 2; !batch.isFull; record++) batch.passOver(record);
    expect(batch.state!.passed.length).toBeLessThan(100_000);
    runWhole(batch.write(database));
    expect(batch.isFull).toBe(false);
  });
});
