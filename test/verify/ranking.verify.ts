import { describe, expect, it } from "vitest";
import {
  askedByName,
  askedBySentence,
  type Judged,
  meanReciprocal,
  tellingWords,
} from "../../bench/peers/judged-sets.ts";
import { nativeDatabase } from "../../bench/peers/native-database.ts";
import { installPeers } from "../../bench/peers/packages.ts";
import { seeded } from "../../bench/peers/seeded.ts";
import { openCorpusFile } from "../../src/node/corpus-file.ts";
import { createIndexBuilder, type IndexedCase } from "../../src/search/build.ts";
import { NO_FACTS } from "../../src/search/facts.ts";
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
import { figure, rowsOf, sharedFile } from "./shared.ts";

const NAMES = 500;
const SENTENCES = 400;
const SEED = 5;

const real = realCorpus();

describe.skipIf(real === null)("the ranking of case search over all real cases", async () => {
  installPeers();
  const corpus = await openCorpus(openCorpusFile(real!.path));
  const texts = caseTextReader(corpus.database);
  const rows: StoredCase[] = [];
  eachCase(corpus.database, (row) => rows.push(row));
  const cases = rows.map((row) => asIndexed(row, texts.whole(row.clusterId)));
  const random = seeded(SEED);

  function asIndexed(row: StoredCase, content: string): IndexedCase {
    return { ...row, title: row.name, content, citeCount: standingOf(corpus.database, row.clusterId).citeCount };
  }

  it("finds a case by the names of its parties", async () => {
    const questions = askedByName(cases, NAMES, random);
    compare("known item by party names", cases, await indexOf(cases), questions, 0.98);
  });

  it("finds a case by the words of a distinctive sentence", async () => {
    const searcher = await indexOf(cases);
    const questions = askedBySentence(cases, searcher, SENTENCES, random);
    compare("known item by a distinctive sentence", cases, searcher, questions, 0.99);
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
      words: tellingWords(searcher, head, 8),
      right: new Set([i]),
    }));
    compare("known item by 8 words of its headnote", bare, searcher, questions, 0.98);
  });

  it("finds the case that a passage quotes", async () => {
    const path = sharedFile("eval/passages_in_quotes.jsonl");
    if (path === null) return;
    const indian = rows.filter(({ jurisdiction }) => jurisdiction === "IN");
    const ordinals = new Map(indian.map(({ sourceId }, ordinal) => [sourceId, ordinal]));
    const searcher = await indexOf(indian.map((row) => asIndexed(row, texts.whole(row.clusterId))));
    const asked = rowsOf<{ citing_doc: string; cited_doc: string; query_context: string }>(path).filter(
      ({ cited_doc }) => ordinals.has(cited_doc),
    );
    const ranks = asked.map(({ citing_doc, cited_doc, query_context }) => {
      const { hits } = searcher.similar({ text: query_context, except: ordinals.get(citing_doc), pageSize: 50 });
      return hits.findIndex(({ ordinal }) => ordinal === ordinals.get(cited_doc)) + 1;
    });
    const recall = ranks.filter((rank) => rank > 0 && rank <= 5).length / ranks.length;
    figure(`quoted case among ${indian.length}, recall at 5`, recall.toFixed(3), `>= .88 (plain BM25 .82)`);
    figure(`quoted case among ${indian.length}, MRR`, meanReciprocal(ranks).toFixed(3), ">= .74 (plain BM25 .67)");
    expect(recall).toBeGreaterThanOrEqual(0.889);
    expect(meanReciprocal(ranks)).toBeGreaterThanOrEqual(0.745);
  });
});

/** Both sides are asked for any of the words. */
function compare(
  name: string,
  cases: readonly IndexedCase[],
  searcher: Searcher,
  questions: readonly Judged[],
  least: number,
): void {
  const ranks = questions.map(({ words: asked, right }) => {
    const query = { kind: "natural", text: "", words: asked, citations: [] } as const;
    const { hits } = searcher.search({ plan: searcher.plan(query) });
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
function fts5(cases: readonly IndexedCase[], questions: readonly Judged[]): number | null {
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
