import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numbers } from "../../bench/peers/generated-corpus.ts";
import { installPeers, nativeDatabase } from "../../bench/peers/native-database.ts";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import { planQuery } from "../../src/query/plan.ts";
import { stem } from "../../src/query/stem.ts";
import { words } from "../../src/query/words.ts";
import { createIndexBuilder, type IndexedCase } from "../../src/search/build.ts";
import type { CaseFacts } from "../../src/search/facts.ts";
import { createSearcher, type Searcher } from "../../src/search/search.ts";
import { caseTextReader } from "../../src/store/case-text.ts";
import { eachCase, type StoredCase } from "../../src/store/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { memoryFile } from "../../src/store/corpus-file.ts";
import { createDatabase } from "../../src/store/database.ts";
import { isContent, OPINION_SEPARATOR } from "../../src/store/opinions.ts";
import { POSTINGS_SCHEMA, postingReader, postingWriter } from "../../src/store/postings.ts";
import { loadSqlite } from "../../src/store/sqlite.ts";
import { standingOf } from "../../src/store/standing.ts";
import { realCorpus } from "./real-corpus.ts";
import { figure, sharedFile } from "./shared.ts";

const NAMES = 500;
const SENTENCES = 400;
const SEED = 5;

const real = realCorpus();

/** What is asked, and the cases that answer it. */
interface Question {
  readonly words: readonly string[];
  readonly right: ReadonlySet<number>;
}

describe.skipIf(real === null)("the ranking of case search over all real cases", async () => {
  installPeers();
  const corpus = await openCorpus(openCorpusFile(real!.path));
  const texts = caseTextReader(corpus.database);
  const rows: StoredCase[] = [];
  eachCase(corpus.database, (row) => rows.push(row));
  const cases = rows.map((row) => asIndexed(row, texts.whole(row.clusterId)));
  const random = numbers(SEED);
  const some = (count: number, from: readonly number[]) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)]!);

  function asIndexed(row: StoredCase, content: string): IndexedCase {
    return { ...row, title: row.name, content, citeCount: standingOf(corpus.database, row.clusterId).citeCount };
  }

  it("finds a case by the names of its parties", async () => {
    const byName = new Map<string, Set<number>>();
    const nameOf = ({ title }: IndexedCase) => wordsOf(title).join(" ");
    for (const [i, one] of cases.entries()) byName.set(nameOf(one), (byName.get(nameOf(one)) ?? new Set()).add(i));
    const named = [...cases.keys()].filter((i) => / vs?\.? /.test(cases[i]!.title));
    const questions = some(NAMES, named).map((i) => ({
      words: wordsOf(cases[i]!.title),
      right: byName.get(nameOf(cases[i]!))!,
    }));
    compare("known item by party names", cases, await indexOf(cases), questions, 0.97);
  });

  it("finds a case by the words of a distinctive sentence", async () => {
    const searcher = await indexOf(cases);
    const long = [...cases.keys()].filter((i) => cases[i]!.content.length > 4000);
    const questions = some(SENTENCES, long).flatMap((i) => {
      const sentence = distinctiveSentence(searcher, cases[i]!.content);
      return sentence.length === 0 ? [] : [{ words: sentence, right: new Set([i]) }];
    });
    compare("known item by a distinctive sentence", cases, searcher, questions, 0.95);
  });

  it("finds a case by its reporter's headnote, which is not in the index", async () => {
    const heads = new Map<number, string>();
    const bare = rows.map((row, i) => {
      const opinions = corpus.opinions.ofCase(row.clusterId).filter(isContent);
      const textOf = (wanted: boolean) =>
        opinions
          .filter(({ kind }) => (kind === "headnote") === wanted)
          .map(corpus.opinions.text)
          .join(OPINION_SEPARATOR);
      const head = textOf(true);
      const rest = textOf(false);
      if (head.length > 400 && rest.length > 2000) heads.set(i, head);
      return asIndexed(row, rest);
    });
    const searcher = await indexOf(bare);
    const questions = Array.from(heads, ([i, head]) => ({
      words: highest(searcher, head, 8),
      right: new Set([i]),
    }));
    compare("known item by 8 words of its headnote", bare, searcher, questions, 0.8);
  });

  it("finds the case that a passage quotes", async () => {
    const path = sharedFile("eval/passages_in_quotes.jsonl");
    if (path === null) return;
    const indian = rows.filter(({ jurisdiction }) => jurisdiction === "IN");
    const ordinals = new Map(indian.map(({ sourceId }, ordinal) => [sourceId, ordinal]));
    const searcher = await indexOf(indian.map((row) => asIndexed(row, texts.whole(row.clusterId))));
    const asked = readFileSync(path, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { citing_doc: string; cited_doc: string; query_context: string })
      .filter(({ cited_doc }) => ordinals.has(cited_doc));
    const ranks = asked.map(({ citing_doc, cited_doc, query_context }) => {
      const { hits } = searcher.similar({ text: query_context, except: ordinals.get(citing_doc), pageSize: 50 });
      return hits.findIndex(({ ordinal }) => ordinal === ordinals.get(cited_doc)) + 1;
    });
    const recall = ranks.filter((rank) => rank > 0 && rank <= 5).length / ranks.length;
    figure(`quoted case among ${indian.length}, recall at 5`, recall.toFixed(3), `>= .87 (plain BM25 .82)`);
    figure(`quoted case among ${indian.length}, MRR`, meanReciprocal(ranks).toFixed(3), ">= .74 (plain BM25 .67)");
    expect(recall).toBeGreaterThanOrEqual(0.87);
    expect(meanReciprocal(ranks)).toBeGreaterThanOrEqual(0.74);
  });

  /** The sentence of the rarest words, among twelve places of a judgment. */
  function distinctiveSentence(searcher: Searcher, text: string): string[] {
    let best: string[] = [];
    let most = 0;
    for (let place = 0; place < 12; place++) {
      const at = Math.floor(random() * (text.length - 1000));
      const sentence = wordsOf(/[.]\s+([A-Z][^.?!"]{60,220})[.]\s/.exec(text.slice(at, at + 1000))?.[1] ?? "");
      if (sentence.length < 10) continue;
      const rarity = sentence.reduce((sum, word) => sum + idf(searcher, word), 0) / sentence.length;
      if (rarity <= most) continue;
      most = rarity;
      best = sentence;
    }
    return best;
  }
});

/** Both sides are asked for any of the words. */
function compare(
  name: string,
  cases: readonly IndexedCase[],
  searcher: Searcher,
  questions: readonly Question[],
  least: number,
): void {
  const ranks = questions.map(({ words: asked, right }) => {
    const query = { kind: "natural", text: "", words: asked, citations: [] } as const;
    const { hits } = searcher.search({ plan: planQuery(query, searcher.statistics) });
    return hits.findIndex(({ ordinal }) => right.has(ordinal)) + 1;
  });
  const ours = meanReciprocal(ranks);
  const theirs = fts5(cases, questions);
  figure(
    `${name} (${questions.length}), MRR`,
    ours.toFixed(3),
    `>= ${least}; FTS5, porter: ${theirs?.toFixed(3) ?? "skipped"}`,
  );
  expect.soft(ours).toBeGreaterThanOrEqual(least);
  if (theirs !== null) expect.soft(ours).toBeGreaterThan(theirs);
}

/** SQLite's own full-text search, ranked by its bm25; null where it is not installed. */
function fts5(cases: readonly IndexedCase[], questions: readonly Question[]): number | null {
  const database = nativeDatabase();
  if (!database) return null;
  database.exec("CREATE VIRTUAL TABLE cases USING fts5(text, content='', tokenize='porter unicode61'); BEGIN");
  const insert = database.prepare("INSERT INTO cases (rowid, text) VALUES (?, ?)");
  for (const [i, { title, content }] of cases.entries()) insert.run(i + 1, `${title}\n${content}`);
  database.exec("COMMIT");
  const search = database.prepare("SELECT rowid FROM cases WHERE cases MATCH ? ORDER BY bm25(cases) LIMIT 20");
  const ranks = questions.map(({ words: asked, right }) => {
    const match = [...new Set(asked)].map((word) => `"${word}"`).join(" OR ");
    const found = search.all(match) as { rowid: number }[];
    return found.findIndex(({ rowid }) => right.has(rowid - 1)) + 1;
  });
  database.close();
  return meanReciprocal(ranks);
}

async function indexOf(cases: readonly IndexedCase[]): Promise<Searcher> {
  const database = createDatabase(await loadSqlite(), memoryFile());
  database.exec(POSTINGS_SCHEMA);
  const builder = createIndexBuilder(postingWriter(database));
  for (const one of cases) builder.add(one);
  builder.finish();
  return createSearcher(postingReader(database), NO_FACTS);
}

/** The words of a text that are worth most: often in it, rare elsewhere, known to the index. */
function highest(searcher: Searcher, text: string, count: number): string[] {
  const counts = new Map<string, { word: string; times: number }>();
  for (const word of wordsOf(text)) {
    const known = counts.get(stem(word)) ?? { word, times: 0 };
    known.times++;
    counts.set(stem(word), known);
  }
  return Array.from(counts.values(), ({ word, times }) => ({ word, worth: times * idf(searcher, word) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ word }) => word);
}

function idf({ statistics, index }: Searcher, word: string): number {
  const cases = statistics.documentFrequency({ kind: "term", match: "stem", text: stem(word), field: "any" });
  return cases === 0 ? 0 : Math.log(index.columns.count / cases);
}

function wordsOf(text: string): string[] {
  return words(text).map(({ word }) => word);
}

/** Ranks from 1; 0 is not found. */
function meanReciprocal(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
}

const NO_FACTS: CaseFacts = {
  casesNamed: () => [],
  casesCiting: () => [],
  casesCitedBy: () => [],
  courtIds: () => [],
  casesOfJudge: () => [],
  casesTreated: () => [],
};
