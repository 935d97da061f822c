/**
 * How fast is case search, and how large is its index, beside SQLite's own full-text search (FTS5 of better-sqlite3,
 * native code) on the same words, in the same process?
 *
 *     npm run bench -- search [corpus file] [queries per class]
 *
 * Without a corpus it makes 20,000 judgments of skewed words from a seed. Both sides give the exact total and the best
 * 20. FTS5 gets words that are split and stemmed already, written as ASCII, so that the totals can be compared, and they
 * are: a difference ends the run.
 */
import { openCorpusFile } from "../src/node/corpus-file.ts";
import type { QueryNode } from "../src/query/ast.ts";
import { planQuery } from "../src/query/plan.ts";
import { stem } from "../src/query/stem.ts";
import { words } from "../src/query/words.ts";
import { createIndexBuilder, type IndexedCase } from "../src/search/build.ts";
import type { CaseFacts } from "../src/search/facts.ts";
import type { CaseFilters } from "../src/search/filters.ts";
import { createSearcher } from "../src/search/search.ts";
import { eachCase } from "../src/store/cases.ts";
import { openCorpus } from "../src/store/corpus.ts";
import { memoryFile } from "../src/store/corpus-file.ts";
import { createDatabase } from "../src/store/database.ts";
import { OPINION_SEPARATOR } from "../src/store/opinions.ts";
import { POSTINGS_SCHEMA, postingReader, postingWriter } from "../src/store/postings.ts";
import { loadSqlite } from "../src/store/sqlite.ts";
import { nativeDatabase } from "./peers.ts";

const GENERATED_CASES = 20_000;
const GENERATED_WORDS = 250;
/** Compiled code is what is measured: JavaScript is compiled while it warms up, FTS5 was beforehand. */
const PASSES = ["warm", "warm", "warm", "warm", "measured"] as const;
const YEARS = { from: 1990, to: 1999 };

interface Sample {
  readonly name: string;
  /** What is asked, as a query and as FTS5's own. */
  readonly queries: readonly { readonly root: QueryNode; readonly match: string; readonly column: "stems" | "words" }[];
  readonly filters?: CaseFilters;
}

async function run(cases: Iterable<IndexedCase>, count: number): Promise<void> {
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

  console.log(`${ordinal} cases, ${summary.words} words`);
  console.log(`index    ${row(`${(buildTime / 1000).toFixed(1)} s`, peer && `${(peerTime / 1000).toFixed(1)} s`)}`);
  console.log(
    `bytes    ${row(`${file.size} (${(file.size / summary.words).toFixed(2)} a word)`, peer && `${peer.bytes()} (${(peer.bytes() / summary.words).toFixed(2)} a word)`)}`,
  );
  console.log(
    `${"class".padEnd(10)}${"median ms".padStart(10)}${"p95".padStart(9)}${"FTS5".padStart(10)}${"p95".padStart(9)}${"ratio".padStart(8)}`,
  );
  for (const sample of samples(frequencies, phrases, ordinal, count, ascii)) {
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
    const [mine, others] = [quantile(ours, 0.5), quantile(theirs, 0.5)];
    const figures = [mine, quantile(ours, 0.95)].map((ms) => ms.toFixed(3).padStart(9)).join("");
    const peerFigures = [others, quantile(theirs, 0.95)].map((ms) => ms.toFixed(3).padStart(9)).join(" ");
    console.log(
      `${sample.name.padEnd(11)}${figures} ${peer ? `${peerFigures}${(others / mine).toFixed(1).padStart(7)}x` : "  skipped"}`,
    );
  }
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
  if (!database) {
    console.log("peer skipped: better-sqlite3 is not installed in bench/");
    return null;
  }
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

/** Zipf's law over 40,000 made-up words, every case of its own length and year. */
function* generatedCases(): Generator<IndexedCase> {
  let state = 2463534242;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  const syllables = "ba co du fe gi ha jo ku la me ni po ra su ti vo we za".split(" ");
  const name = (n: number) => {
    let word = "";
    for (let rest = n + 18; rest > 0; rest = Math.floor(rest / 18)) word += syllables[rest % 18];
    return word;
  };
  const word = () => name(Math.floor(40_000 ** random() - 1));
  for (let id = 1; id <= GENERATED_CASES; id++) {
    const length = 50 + Math.floor(random() * 2 * (GENERATED_WORDS - 50));
    yield {
      clusterId: id,
      title: `${word()} v. ${word()}`,
      content: Array.from({ length }, word).join(" "),
      dateFiled: `${1950 + Math.floor(random() * 70)}-01-01`,
      courtId: "scotus",
      jurisdiction: "US",
    };
  }
}

async function corpusCases(file: string): Promise<IndexedCase[]> {
  const corpus = await openCorpus(openCorpusFile(file));
  const cases: IndexedCase[] = [];
  eachCase(corpus.database, (row) => {
    const content = corpus.opinions
      .ofCase(row.clusterId)
      .map((opinion) => corpus.opinions.text(opinion))
      .join(OPINION_SEPARATOR);
    cases.push({ ...row, title: row.name, content });
  });
  corpus.close();
  return cases;
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

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function row(mine: string, others: string | null | undefined | false): string {
  return `${mine.padEnd(28)} FTS5 ${others || "skipped"}`;
}

const [path, perClass = "100"] = process.argv.slice(2).filter((argument) => argument !== "search");
await run(path && path !== "-" ? await corpusCases(path) : generatedCases(), Number(perClass));
