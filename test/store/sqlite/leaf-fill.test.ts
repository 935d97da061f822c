import { expect, it } from "vitest";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { createDatabase } from "../../../src/store/sqlite/database.ts";
import { createLeafFill } from "../../../src/store/sqlite/leaf-fill.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import { queryNumber } from "../../../src/store/sqlite/query-row.ts";
import { createRandom } from "../../support/seeded-random.ts";

it.each([
  { rows: "short rows", most: 90, least: 0, step: 1 },
  { rows: "rows of a quarter of a page", most: 5000, least: 3000, step: 2 },
  { rows: "rows with large ids", most: 3000, least: 1, step: 131_071 },
])("says of $rows whether SQLite begins a page", async ({ most, least, step }) => {
  const database = createDatabase(await loadSqlite(), createMemoryFile());
  database.exec("CREATE TABLE block (id INTEGER PRIMARY KEY, flags INTEGER NOT NULL, data BLOB NOT NULL)");
  const insert = database.prepare("INSERT INTO block VALUES (?, ?, ?)");
  const random = createRandom(most);
  const fill = createLeafFill();
  let pages = queryNumber(database, "PRAGMA page_count");
  for (let at = 1, bytes = 0; bytes < 600_000; at++) {
    const number = Math.floor(random() * 4);
    const length = least + Math.floor(random() * (most - least));
    const fits = fill.fits(at * step, number, length);
    fill.add(at * step, number, length);
    insert.run(at * step, number, new Uint8Array(length));
    const now = queryNumber(database, "PRAGMA page_count");
    expect(now === pages).toBe(fits);
    pages = now;
    bytes += length + 8;
  }
  database.close();
});

it.each([16_330, 16_349, 17_000, 40_000])("counts what a row of %i bytes leaves of a page", async (length) => {
  const database = createDatabase(await loadSqlite(), createMemoryFile());
  database.exec("CREATE TABLE block (id INTEGER PRIMARY KEY, flags INTEGER NOT NULL, data BLOB NOT NULL)");
  const insert = database.prepare("INSERT INTO block VALUES (?, 2, ?)");
  const fill = createLeafFill();
  fill.add(1, 2, length);
  insert.run(1, new Uint8Array(length));
  const room = fill.measureRoom(2, 2);
  const before = queryNumber(database, "PRAGMA page_count");
  if (room > 0) insert.run(2, new Uint8Array(room));
  expect(queryNumber(database, "PRAGMA page_count")).toBe(before);
  insert.run(3, new Uint8Array(1));
  expect(queryNumber(database, "PRAGMA page_count")).toBeGreaterThan(before);
  database.close();
});
