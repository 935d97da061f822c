import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Database as SqlDatabase, Statement } from "sql.js";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";
import { formatFromClause, formatMatch, selectTable } from "./sqlite-match.ts";

/** The same tables as for FTS5, in sql.js as npm has it: its build holds FTS3 and FTS4, and no FTS5. */
export const fts4: SearchPeer = {
  name: "sql.js FTS4",
  package: "sql.js",
  setup: "SQLite in WebAssembly with the FTS4 of its own build (it has no FTS5), wholly in memory",
  unsupported: { natural: "FTS4 has no ranking: it gives the first 20, not the best" },
  maxCases: 20_000,

  async build(folder) {
    const database: SqlDatabase = new (await loadSqlite()).Database();
    database.exec(`
      CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, text TEXT);
      CREATE TABLE cases (id INTEGER PRIMARY KEY, year INTEGER);
      CREATE VIRTUAL TABLE stems USING fts4(content="texts", name, text);
      CREATE VIRTUAL TABLE words USING fts4(content="texts", name, text);
      BEGIN`);
    const insertText = database.prepare("INSERT INTO texts VALUES (?, ?, ?)");
    const insertCase = database.prepare("INSERT INTO cases VALUES (?, ?)");
    const [insertStems, insertWords] = ["stems", "words"].map((table) =>
      database.prepare(`INSERT INTO ${table} (docid, name, text) VALUES (?, ?, ?)`),
    );
    return {
      keep: ({ id, words }) => insertText.run([id, words.name, words.text]),
      add({ id, year, stems, words }) {
        insertStems!.run([id, stems.name, stems.text]);
        insertWords!.run([id, words.name, words.text]);
        insertCase.run([id, year]);
      },
      finish() {
        database.exec("COMMIT");
        database.exec("INSERT INTO stems (stems) VALUES ('optimize'); INSERT INTO words (words) VALUES ('optimize')");
        const size = () =>
          Number(
            database.exec("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")[0]!.values[0]![0],
          );
        const free = () =>
          Number(
            database.exec("SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size")[0]!
              .values[0]![0],
          );
        writeFileSync(resolve(folder, "fts4.sqlite"), database.export());
        database.exec("DROP TABLE texts");
        const bytes = size() - free();
        database.close();
        return bytes;
      },
    };
  },

  async open(folder) {
    const { Database } = await loadSqlite();
    const database: SqlDatabase = new Database(readFileSync(resolve(folder, "fts4.sqlite")));
    const statements = new Map<string, Statement>();
    const rowsOf = (asked: PeerQuery, select: string, rest: string): unknown[][] => {
      const sql = `SELECT ${select} ${formatFromClause(asked, "docid")} ${rest}`;
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      const match = formatMatch(asked, formatNear);
      statement.bind(asked.kind === "filtered" ? [match, asked.from, asked.to] : [match]);
      const rows: unknown[][] = [];
      while (statement.step()) rows.push(statement.get());
      statement.reset();
      return rows;
    };
    const total = (asked: PeerQuery) => Number(rowsOf(asked, "count(*)", "")[0]![0]);
    return {
      search(asked) {
        const ids = rowsOf(asked, `${selectTable(asked)}.docid`, "LIMIT 20").map(([id]) => Number(id));
        return { total: total(asked), ids };
      },
      texts(asked) {
        const table = selectTable(asked);
        const select = `snippet(${table}, '<mark>', '</mark>', '…', 1, 48), ${table}.text`;
        const rows = rowsOf(asked, select, "LIMIT 20");
        total(asked);
        return rows.reduce((sum, [snippet, text]) => sum + String(snippet).length + String(text).length, 0);
      },
      close: () => database.close(),
    };
  },
};

/** FTS4 counts the words between. */
function formatNear([a, b]: readonly [string, string], within: number): string {
  return `${a} NEAR/${within - 1} ${b}`;
}
