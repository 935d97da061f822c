import { expect, it } from "vitest";
import { createMemoryDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";

const ROWS = 2_000;

it("plans a statement once, whatever values its parameters have", async () => {
  const database = createMemoryDatabase(await loadSqlite({}));
  database.exec(`CREATE TABLE cases (id INTEGER PRIMARY KEY, name);
    CREATE TABLE citation (id INTEGER, position INTEGER, text, PRIMARY KEY (id, position)) WITHOUT ROWID`);
  for (let id = 0; id < ROWS; id++) {
    database.prepare("INSERT INTO cases VALUES (?, 'A v. B')").run(id);
    database.prepare("INSERT INTO citation VALUES (?, 0, '1 F.2d 1')").run(id);
  }
  // Outside of a transaction most of the time of a statement is that of its locks.
  database.exec("BEGIN");
  const joined = database.prepare(
    "SELECT name, text FROM cases c LEFT JOIN citation n ON n.id = c.id AND position = 0 WHERE c.id = ?",
  );
  const name = database.prepare("SELECT name FROM cases WHERE id = ?");
  const citation = database.prepare("SELECT text FROM citation WHERE id = ? AND position = 0");
  const measure = (read: (id: number) => unknown) => {
    const since = performance.now();
    for (let id = 0; id < ROWS; id++) read(id);
    return performance.now() - since;
  };
  const compare = () => measure((id) => joined.get(id)) / measure((id) => [name.get(id), citation.get(id)]);
  const [median] = Array.from({ length: 15 }, compare)
    .sort((a, b) => a - b)
    .slice(7);
  expect(median).toBeLessThan(1.8);
  database.close();
});
