import type { QueryNode } from "../../src/query/ast.ts";
import { planQuery } from "../../src/query/plan.ts";
import { stem } from "../../src/query/stem.ts";
import { words } from "../../src/query/words.ts";
import { createIndexBuilder, type IndexedCase } from "../../src/search/build.ts";
import type { CaseFacts } from "../../src/search/facts.ts";
import type { CaseFilters } from "../../src/search/filters.ts";
import { createSearcher } from "../../src/search/search.ts";
import { memoryFile } from "../../src/store/corpus-file.ts";
import { createDatabase } from "../../src/store/database.ts";
import { POSTINGS_SCHEMA, postingReader, postingWriter } from "../../src/store/postings.ts";
import { loadSqlite } from "../../src/store/sqlite.ts";
import { nativeDatabase } from "./native-database.ts";

/** What one side took for a class of queries: milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
}

export interface SearchComparison {
  readonly cases: number;
  readonly words: number;
  /** Seconds and bytes of the whole index. */
  readonly built: { readonly seconds: number; readonly bytes: number };
  readonly peerBuilt: { readonly seconds: number; readonly bytes: number } | null;
  readonly classes: readonly { readonly name: string; readonly ours: Times; readonly peer: Times | null }[];
}

/** Compiled code is what is measured: JavaScript is compiled while it warms up, FTS5 was beforehand. */
const PASSES = ["warm", "warm", "warm", "warm", "measured"] as const;
const YEARS = { from: 1990, to: 1999 };

/**
 * Case search beside SQLite's own full-text search (FTS5 of better-sqlite3, native code) on the same words, in the same
 * process, query by query in turn. Both sides give the exact total and the best 20. FTS5 gets words that are split and
 * stemmed already, written as ASCII, so that the totals can be compared. Without the peer only ours is measured.
 * @throws Error where a total differs
 */
export async function compareSearch(cases: Iterable<IndexedCase>, queriesPerClass: number): Promise<SearchComparison> {
  const peer = openPeer();
  const ids = new Map<string, string>();
  const ascii = (word: string) => {
    const id = ids.get(word) ?? `w${ids.size.toString(36)}`;
    ids.set(word, id);
    return id;
  };
  const file = memoryFile();
  const database = createDatabase(await loadSqlite(), file);
  database.exec(POSTINGS_SCHEMA);
  const builder = createIndexBuilder(postingWriter(database));
  const frequencies = new Map<string, number>();
  const phrases: string[][] = [];
  let buildTime = 0;
  let peerTime = 0;
  let ordinal = 0;
  for (const one of cases) {
    buildTime += timed(() => builder.add(one));
    const name = words(one.title).map(({ word }) => word);
    const text = words(one.content).map(({ word }) => word);
    for (const root of new Set([...name, ...text].map(stem))) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
    if (text.length > 40) phrases.push(text.slice(30, 32 + (ordinal % 2)));
    // A word of its own between name and text: no phrase crosses it, as none does here.
    const all = [...name, "|", ...text];
    peerTime += timed(() =>
      peer?.add(
        all.map((word) => ascii(stem(word))).join(" "),
        all.map(ascii).join(" "),
        Number(one.dateFiled.slice(0, 4)),
      ),
    );
    ordinal++;
  }
  let summary = { words: 0, bytes: 0 };
  buildTime += timed(() => {
    summary = builder.finish();
  });
  peerTime += timed(() => peer?.finish());
  const searcher = createSearcher(postingReader(database), NO_FACTS);

  const classes = [];
  for (const sample of samples(frequencies, phrases, ordinal, queriesPerClass, ascii)) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (const pass of PASSES) {
      for (const { root, match, column } of sample.queries) {
        const query = { kind: "boolean", root } as const;
        let total = 0;
        const time = timed(() => {
          total = searcher.search({ plan: planQuery(query, searcher.statistics), filters: sample.filters }).total;
        });
        let peerTotal = total;
        const peerSearch = timed(() => {
          if (peer) peerTotal = peer.search(column, match, sample.filters !== undefined);
        });
        if (total !== peerTotal)
          throw new Error(`${sample.name}: ${JSON.stringify(root)} finds ${total}, FTS5 ${peerTotal}`);
        if (pass === "measured") {
          ours.push(time);
          theirs.push(peerSearch);
        }
      }
    }
    classes.push({ name: sample.name, ours: timesOf(ours), peer: peer && timesOf(theirs) });
  }
  return {
    cases: ordinal,
    words: summary.words,
    built: { seconds: buildTime / 1000, bytes: file.size },
    peerBuilt: peer && { seconds: peerTime / 1000, bytes: peer.bytes() },
    classes,
  };
}

interface Sample {
  readonly name: string;
  /** What is asked, as a query and as FTS5's own. */
  readonly queries: readonly { readonly root: QueryNode; readonly match: string; readonly column: "stems" | "words" }[];
  readonly filters?: CaseFilters;
}

function samples(
  frequencies: ReadonlyMap<string, number>,
  phrases: readonly (readonly string[])[],
  cases: number,
  count: number,
  ascii: (word: string) => string,
): Sample[] {
  // Words whose stem is the word itself: a query's word is stemmed, a stem must not be.
  const known = [...frequencies].filter(([root]) => stem(root) === root);
  const between = (low: number, high: number) =>
    known
      .filter(([, df]) => df >= low && df <= high)
      .map(([root]) => root)
      .sort();
  const rare = between(2, 20);
  const middle = between(Math.ceil(cases / 200), Math.ceil(cases / 20));
  const common = between(Math.ceil(cases / 4), cases);
  const nth = (list: readonly string[], i: number, step = 7919) => list[(i * step) % list.length]!;
  const word = (text: string): QueryNode => ({ kind: "word", word: text, span });
  const all = (operands: QueryNode[]): QueryNode => ({ kind: "and", operands, span });
  const make = (
    name: string,
    one: (i: number) => [QueryNode, string],
    extra: Partial<Sample> = {},
    column: "stems" | "words" = "stems",
  ): Sample => ({
    name,
    queries: Array.from({ length: count }, (_, i) => {
      const [root, match] = one(i);
      return { root, match, column };
    }),
    ...extra,
  });
  return [
    make("rare", (i) => [word(nth(rare, i)), ascii(nth(rare, i))]),
    make("common", (i) => [word(nth(common, i)), ascii(nth(common, i))]),
    make("AND", (i) => [
      all([word(nth(middle, i)), word(nth(common, i))]),
      `${ascii(nth(middle, i))} AND ${ascii(nth(common, i))}`,
    ]),
    make("OR of 3", (i) => {
      const three = [nth(middle, i), nth(middle, i, 104_729), nth(rare, i)];
      return [{ kind: "or", operands: three.map(word), span }, three.map(ascii).join(" OR ")];
    }),
    make("NOT", (i) => [
      all([word(nth(common, i)), { kind: "not", operand: word(nth(middle, i)), span }]),
      `${ascii(nth(common, i))} NOT ${ascii(nth(middle, i))}`,
    ]),
    make("filtered", (i) => [word(nth(middle, i)), ascii(nth(middle, i))], {
      filters: { yearFrom: YEARS.from, yearTo: YEARS.to },
    }),
    make(
      "phrase",
      (i) => {
        const phrase = phrases[(i * 7919) % phrases.length]!;
        return [{ kind: "phrase", words: phrase, span }, `"${phrase.map(ascii).join(" ")}"`];
      },
      {},
      "words",
    ),
  ];
}

const span = { start: 0, end: 0 };

interface Peer {
  add(stems: string, words: string, year: number): void;
  finish(): void;
  search(column: "stems" | "words", match: string, filtered: boolean): number;
  bytes(): number;
}

/** One FTS5 table of stems and one of words, without their contents, and a table of years. */
function openPeer(): Peer | null {
  const database = nativeDatabase();
  if (!database) return null;
  database.exec(`
    CREATE VIRTUAL TABLE stems USING fts5(text, content='', tokenize='unicode61');
    CREATE VIRTUAL TABLE words USING fts5(text, content='', tokenize='unicode61');
    CREATE TABLE cases (id INTEGER PRIMARY KEY, year INTEGER);
    BEGIN`);
  const insert = ["stems", "words"].map((table) =>
    database.prepare(`INSERT INTO ${table} (rowid, text) VALUES (?, ?)`),
  );
  const insertCase = database.prepare("INSERT INTO cases VALUES (?, ?)");
  const years = `AND cases.year BETWEEN ${YEARS.from} AND ${YEARS.to}`;
  const prepare = (table: string, isFiltered: boolean) => {
    const from = `FROM ${table}${isFiltered ? ` JOIN cases ON cases.id = ${table}.rowid` : ""}`;
    const where = `WHERE ${table} MATCH ? ${isFiltered ? years : ""}`;
    return {
      count: database.prepare(`SELECT count(*) AS n ${from} ${where}`),
      best: database.prepare(`SELECT ${table}.rowid, ${table}.rank ${from} ${where} ORDER BY ${table}.rank LIMIT 20`),
    };
  };
  const statements = {
    stems: { all: prepare("stems", false), filtered: prepare("stems", true) },
    words: { all: prepare("words", false), filtered: prepare("words", true) },
  };
  let id = 0;
  return {
    add(stems, texts, year) {
      id++;
      insert[0]!.run(id, stems);
      insert[1]!.run(id, texts);
      insertCase.run(id, year);
    },
    finish() {
      database.exec("COMMIT");
      database.exec("INSERT INTO stems (stems) VALUES ('optimize'); INSERT INTO words (words) VALUES ('optimize')");
    },
    search(column, match, filtered) {
      const { count, best } = statements[column][filtered ? "filtered" : "all"];
      best.all(match);
      return count.get(match).n;
    },
    bytes: () => database.pragma("page_count", { simple: true }) * database.pragma("page_size", { simple: true }),
  };
}

const NO_FACTS: CaseFacts = {
  casesNamed: () => [],
  casesCiting: () => [],
  casesCitedBy: () => [],
  courtIds: () => [],
  casesOfJudge: () => [],
  casesTreated: () => [],
};

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function timesOf(times: readonly number[]): Times {
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
