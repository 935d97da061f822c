import { describe, expect, it } from "vitest";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { attachDatabase } from "../../../src/store/sqlite/attach-database.ts";
import { createDatabase, createMemoryDatabase, openDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";

const TABLES = "CREATE TABLE item (id INTEGER PRIMARY KEY, data BLOB NOT NULL)";
const sqlite = await loadSqlite();

/** The bytes of a database with so many items of a page each. */
function writeItems(count: number): Uint8Array {
  const file = createMemoryFile();
  const database = createDatabase(sqlite, file);
  database.exec(TABLES);
  const insert = database.prepare("INSERT INTO item VALUES (?, ?)");
  for (let id = 1; id <= count; id++) insert.run(id, new Uint8Array(16_000).fill(id));
  const bytes = file.read(0, file.size).slice();
  database.close();
  return bytes;
}

const toFile = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (offset: number, length: number) => bytes.subarray(offset, offset + length),
});

describe("a database that is attached to another", () => {
  it.each([false, true])("has its rows copied in a transaction; as a copy in memory: %s", (isCopy) => {
    const from = openDatabase(sqlite, toFile(writeItems(9)), isCopy);
    const to = createMemoryDatabase(sqlite);
    to.exec(TABLES);
    const copier = attachDatabase(from, to);
    to.transaction(() => {
      copier.copy("item", "id <= ?", 2);
      copier.copy("item", "id > 2 AND id NOT IN (SELECT value FROM json_each(?))", "[4,5]");
    });
    const rows = (database: typeof to) => database.prepare("SELECT id, data FROM item ORDER BY id").all();
    expect(rows(to)).toEqual(rows(from).filter(([id]) => id !== 4 && id !== 5));
  });

  it("tells why it cannot be read", () => {
    const file = toFile(writeItems(2000));
    let isLost = false;
    const read = (offset: number, length: number) => {
      if (isLost) throw new Error("the disk is gone");
      return file.read(offset, length);
    };
    const from = openDatabase(sqlite, { ...file, read });
    const to = createMemoryDatabase(sqlite);
    to.exec(TABLES);
    const copier = attachDatabase(from, to);
    isLost = true;
    expect(() => copier.copy("item")).toThrow("The corpus cannot be read: the disk is gone.");
  });
});
