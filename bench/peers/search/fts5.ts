import { resolve } from "node:path";
import { type NativeDatabase, type NativeStatement, openNativeDatabase } from "../native-database.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";
import { formatFromClause, formatMatch, selectTable } from "./sqlite-match.ts";

/** Pages that SQLite may keep in memory: as many as it uses, so that it reads none twice. */
const CACHE = "PRAGMA cache_size = -1048576";

/** One FTS5 table of stems and one of words, the texts beside them, and a table of years. */
export const fts5: SearchPeer = {
  name: "SQLite FTS5, native",
  package: "better-sqlite3",
  setup:
    "better-sqlite3 in native code, a database on disk with all of its pages cached once they are read, name weighted 2",
  unsupported: {},
  maxCases: Number.POSITIVE_INFINITY,

  build(folder) {
    const database = openConnection(resolve(folder, "fts5.sqlite"));
    database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, text TEXT);
      CREATE TABLE cases (id INTEGER PRIMARY KEY, year INTEGER);
      CREATE VIRTUAL TABLE stems USING fts5(name, text, content='texts', content_rowid='id', tokenize='unicode61');
      CREATE VIRTUAL TABLE words USING fts5(name, text, content='texts', content_rowid='id', tokenize='unicode61');
      INSERT INTO stems (stems, rank) VALUES ('rank', 'bm25(2.0, 1.0)');
      INSERT INTO words (words, rank) VALUES ('rank', 'bm25(2.0, 1.0)');
      BEGIN`);
    const insertText = database.prepare("INSERT INTO texts VALUES (?, ?, ?)");
    const insertCase = database.prepare("INSERT INTO cases VALUES (?, ?)");
    const [insertStems, insertWords] = ["stems", "words"].map((table) =>
      database.prepare(`INSERT INTO ${table} (rowid, name, text) VALUES (?, ?, ?)`),
    );
    return {
      keep: ({ id, words }) => insertText.run(id, words.name, words.text),
      add({ id, year, stems, words }) {
        insertStems!.run(id, stems.name, stems.text);
        insertWords!.run(id, words.name, words.text);
        insertCase.run(id, year);
      },
      finish() {
        database.exec("COMMIT");
        database.exec("INSERT INTO stems (stems) VALUES ('optimize'); INSERT INTO words (words) VALUES ('optimize')");
        const bytes = database.prepare("SELECT sum(pgsize) AS n FROM dbstat WHERE name <> 'texts'").get().n;
        database.close();
        return bytes;
      },
    };
  },

  open(folder) {
    const database = openConnection(resolve(folder, "fts5.sqlite"));
    const counts = new Map<string, NativeStatement>();
    const bests = new Map<string, NativeStatement>();
    const prepared = (known: Map<string, NativeStatement>, asked: PeerQuery, select: string, rest: string) => {
      const key = `${selectTable(asked)} ${asked.kind === "filtered"} ${select}`;
      let statement = known.get(key);
      if (!statement) {
        statement = database.prepare(`SELECT ${select} ${formatFromClause(asked, "rowid")} ${rest}`);
        known.set(key, statement);
      }
      return statement;
    };
    const ordered = (asked: PeerQuery) => `ORDER BY ${selectTable(asked)}.rank LIMIT 20`;
    const valuesOf = (asked: PeerQuery) =>
      asked.kind === "filtered"
        ? [formatMatch(asked, formatNear), asked.from, asked.to]
        : [formatMatch(asked, formatNear)];
    return {
      search(asked) {
        const table = selectTable(asked);
        const best = prepared(bests, asked, `${table}.rowid AS id`, ordered(asked)).all(...valuesOf(asked));
        const { n: total } = prepared(counts, asked, "count(*) AS n", "").get(...valuesOf(asked));
        return { total, ids: (best as { id: number }[]).map(({ id }) => id) };
      },
      texts(asked) {
        const table = selectTable(asked);
        // A stem has the position of its word, so that both tables mark the words of the text.
        const select = `snippet(${table}, 1, '<mark>', '</mark>', '…', 48) AS snippet, ${table}.text AS text`;
        const rows = prepared(bests, asked, select, ordered(asked)).all(...valuesOf(asked));
        prepared(counts, asked, "count(*) AS n", "").get(...valuesOf(asked));
        return (rows as { snippet: string; text: string }[]).reduce(
          (sum, { snippet, text }) => sum + snippet.length + text.length,
          0,
        );
      },
      close: () => database.close(),
    };
  },
};

function openConnection(path: string): NativeDatabase {
  const database = openNativeDatabase(path);
  if (!database) throw new Error("better-sqlite3 is not installed");
  database.exec(CACHE);
  return database;
}

/** FTS5 counts the words between. */
function formatNear([a, b]: readonly [string, string], within: number): string {
  return `NEAR(${a} ${b}, ${within - 1})`;
}
