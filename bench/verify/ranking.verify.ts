import { describe, expect, it } from "vitest";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { createIndexBuilder } from "../../src/search/build/index-builder.ts";
import type { IndexedCase } from "../../src/search/build/indexed-case.ts";
import { EMPTY_CASE_LOOKUP } from "../../src/search/case-lookup.ts";
import { createSearcher, type Searcher } from "../../src/search/searcher.ts";
import { readCaseStatus } from "../../src/store/cases/case-status.ts";
import { createCaseTextReader } from "../../src/store/cases/case-text.ts";
import { type StoredCase, visitCases } from "../../src/store/cases/cases.ts";
import { isPartOfCaseText, OPINION_SEPARATOR } from "../../src/store/cases/opinions.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
} from "../../src/store/postings/posting-tables.ts";
import { createDatabase } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";
import { openRealCorpus } from "../../test/support/corpora/real-corpus.ts";
import { readJsonLines } from "../../test/support/json-lines.ts";
import { reportFigure } from "../../test/support/report-figure.ts";
import { createRandom } from "../../test/support/seeded-random.ts";
import { findSharedFile } from "../../test/support/shared-data.ts";
import {
  computeMrr,
  createNameQueries,
  createSentenceQueries,
  findSignificantWords,
  type JudgedQuery,
} from "../peers/judged-sets.ts";
import { openNativeDatabase } from "../peers/native-database.ts";
import { installPeers } from "../peers/packages.ts";

const NAMES = 500;
const SENTENCES = 400;
const SEED = 5;

const real = openRealCorpus();

describe.skipIf(real === null)("the ranking of case search over all real cases", async () => {
  installPeers();
  const corpus = await openCorpus(openCorpusFile(real!.path));
  const texts = createCaseTextReader(corpus.database);
  const rows: StoredCase[] = [];
  visitCases(corpus.database, (row) => rows.push(row));
  const cases = rows.map((row) => asIndexed(row, texts.readWhole(row.clusterId)));
  const random = createRandom(SEED);

  function asIndexed(row: StoredCase, content: string): IndexedCase {
    return { ...row, title: row.name, content, citeCount: readCaseStatus(corpus.database, row.clusterId).citeCount };
  }

  it("finds a case by the names of its parties", async () => {
    const questions = createNameQueries(cases, NAMES, random);
    compare("known item by party names", cases, await indexOf(cases), questions, 0.98);
  });

  it("finds a case by the words of a distinctive sentence", async () => {
    const searcher = await indexOf(cases);
    const questions = createSentenceQueries(cases, searcher, SENTENCES, random);
    compare("known item by a distinctive sentence", cases, searcher, questions, 0.99);
  });

  it("finds a case by its reporter's headnote, which is not in the index", async () => {
    const heads = new Map<number, string>();
    const bare = rows.map((row, i) => {
      const opinions = corpus.opinions.listByCase(row.clusterId).filter(isPartOfCaseText);
      const textOf = (wanted: boolean) =>
        opinions
          .filter(({ kind }) => (kind === "headnote") === wanted)
          .map(corpus.opinions.readText)
          .join(OPINION_SEPARATOR);
      const head = textOf(true);
      const rest = textOf(false);
      if (head.length > 400 && rest.length > 2000) heads.set(i, head);
      return asIndexed(row, rest);
    });
    const searcher = await indexOf(bare);
    const questions = Array.from(heads, ([i, head]) => ({
      words: findSignificantWords(searcher, head, 8),
      relevant: new Set([i]),
    }));
    compare("known item by 8 words of its headnote", bare, searcher, questions, 0.98);
  });

  it("finds the case that a passage quotes", async () => {
    const path = findSharedFile("eval/passages_in_quotes.jsonl");
    if (path === null) return;
    const indian = rows.filter(({ jurisdiction }) => jurisdiction === "IN");
    const ordinals = new Map(indian.map(({ sourceId }, ordinal) => [sourceId, ordinal]));
    const searcher = await indexOf(indian.map((row) => asIndexed(row, texts.readWhole(row.clusterId))));
    const asked = readJsonLines<{ citing_doc: string; cited_doc: string; query_context: string }>(path).filter(
      ({ cited_doc }) => ordinals.has(cited_doc),
    );
    const ranks = asked.map(({ citing_doc, cited_doc, query_context }) => {
      const { hits } = searcher.findSimilar({
        text: query_context,
        exceptOrdinal: ordinals.get(citing_doc),
        pageSize: 50,
      });
      return hits.findIndex(({ ordinal }) => ordinal === ordinals.get(cited_doc)) + 1;
    });
    const recall = ranks.filter((rank) => rank > 0 && rank <= 5).length / ranks.length;
    reportFigure(`quoted case among ${indian.length}, recall at 5`, recall.toFixed(3), `>= .88 (plain BM25 .82)`);
    reportFigure(`quoted case among ${indian.length}, MRR`, computeMrr(ranks).toFixed(3), ">= .74 (plain BM25 .67)");
    expect(recall).toBeGreaterThanOrEqual(0.889);
    expect(computeMrr(ranks)).toBeGreaterThanOrEqual(0.745);
  });
});

/** Both sides are asked for any of the words. */
function compare(
  name: string,
  cases: readonly IndexedCase[],
  searcher: Searcher,
  questions: readonly JudgedQuery[],
  least: number,
): void {
  const ranks = questions.map(({ words: asked, relevant: right }) => {
    const query = { kind: "natural", text: "", words: asked, citations: [] } as const;
    const { hits } = searcher.search({ plan: searcher.plan(query) });
    return hits.findIndex(({ ordinal }) => right.has(ordinal)) + 1;
  });
  const ours = computeMrr(ranks);
  const theirs = fts5(cases, questions);
  reportFigure(
    `${name} (${questions.length}), MRR`,
    ours.toFixed(3),
    `>= ${least}; FTS5, porter: ${theirs?.toFixed(3) ?? "skipped"}`,
  );
  expect.soft(ours).toBeGreaterThanOrEqual(least);
  if (theirs !== null) expect.soft(ours).toBeGreaterThan(theirs);
}

/** SQLite's own full-text search, ranked by its bm25; null where it is not installed. */
function fts5(cases: readonly IndexedCase[], questions: readonly JudgedQuery[]): number | null {
  const database = openNativeDatabase();
  if (!database) return null;
  database.exec("CREATE VIRTUAL TABLE cases USING fts5(text, content='', tokenize='porter unicode61'); BEGIN");
  const insert = database.prepare("INSERT INTO cases (rowid, text) VALUES (?, ?)");
  for (const [i, { title, content }] of cases.entries()) insert.run(i + 1, `${title}\n${content}`);
  database.exec("COMMIT");
  const search = database.prepare("SELECT rowid FROM cases WHERE cases MATCH ? ORDER BY bm25(cases) LIMIT 20");
  const ranks = questions.map(({ words: asked, relevant: right }) => {
    const match = [...new Set(asked)].map((word) => `"${word}"`).join(" OR ");
    const found = search.all(match) as { rowid: number }[];
    return found.findIndex(({ rowid }) => right.has(rowid - 1)) + 1;
  });
  database.close();
  return computeMrr(ranks);
}

async function indexOf(cases: readonly IndexedCase[]): Promise<Searcher> {
  const database = createDatabase(await loadSqlite(), createMemoryFile());
  database.exec(CASE_POSTING_TABLES);
  const builder = createIndexBuilder(createPostingWriter(database));
  for (const one of cases) builder.add(one);
  builder.finish();
  return createSearcher(createPostingReader(database), EMPTY_CASE_LOOKUP);
}
