import { resolve } from "node:path";
import { createPartialFile, openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import type { NearNode, QueryNode, WordNode } from "../../../src/query/ast.ts";
import type { Plan } from "../../../src/query/plan/plan.ts";
import { createIndexBuilder } from "../../../src/search/build/index-builder.ts";
import { EMPTY_CASE_LOOKUP } from "../../../src/search/case-lookup.ts";
import type { CaseFilters } from "../../../src/search/filter-cases.ts";
import { createSearcher, type Searcher } from "../../../src/search/searcher.ts";
import { createCaseTextReader } from "../../../src/store/cases/case-text.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
} from "../../../src/store/postings/posting-tables.ts";
import { createDatabase, openDatabase } from "../../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../../src/store/sqlite/load-sqlite.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

/** The index alone, as its build leaves it. */
const INDEX = "headnote.sqlite";

/** Headnote's case search: it builds its index alone, and answers out of the whole corpus file on disk. */
export const headnote: SearchPeer = {
  name: "Headnote",
  package: null,
  setup: "answers out of the corpus file on disk, read in place; its build splits and stems the text itself",
  unsupported: {},
  maxCases: Number.POSITIVE_INFINITY,

  async build(folder) {
    const file = createPartialFile(resolve(folder, INDEX));
    const database = createDatabase(await loadSqlite(), file);
    database.exec(CASE_POSTING_TABLES);
    const builder = createIndexBuilder(createPostingWriter(database));
    return {
      add: ({ whole }) => builder.add(whole),
      async finish() {
        builder.finish();
        const { size } = file;
        database.close();
        await file.publish();
        return size;
      },
    };
  },

  async open(folder, path) {
    const database =
      path === null
        ? openDatabase(await loadSqlite(), openCorpusFile(resolve(folder, INDEX)))
        : (await openCorpus(openCorpusFile(path))).database;
    const searcher = createSearcher(createPostingReader(database), EMPTY_CASE_LOOKUP);
    const reader = createCaseTextReader(database);
    return {
      search(asked) {
        const { total, hits } = searcher.search(toRequest(asked, searcher));
        return { total, ids: hits.map(({ clusterId }) => clusterId) };
      },
      texts(asked) {
        const { hits } = searcher.search({ ...toRequest(asked, searcher), readText: reader.readSlice });
        return hits.reduce(
          (sum, { snippet, clusterId }) => sum + snippet.length + reader.readWhole(clusterId).length,
          0,
        );
      },
      close: () => database.close(),
    };
  },
};

function toRequest(asked: PeerQuery, searcher: Searcher): { plan: Plan; filters?: CaseFilters } {
  if (asked.kind === "natural") {
    return { plan: searcher.plan({ kind: "natural", text: "", words: asked.words, citations: [] }) };
  }
  const plan = searcher.plan({ kind: "boolean", root: toQueryNode(asked) });
  return asked.kind === "filtered" ? { plan, filters: { yearFrom: asked.from, yearTo: asked.to } } : { plan };
}

const span = { start: 0, end: 0 };
const createWordNode = (text: string): WordNode => ({ kind: "word", word: text, span });

function toQueryNode(asked: Exclude<PeerQuery, { kind: "natural" }>): QueryNode {
  switch (asked.kind) {
    case "all":
      return asked.words.length === 1
        ? createWordNode(asked.words[0]!)
        : { kind: "and", operands: asked.words.map(createWordNode), span };
    case "any":
      return { kind: "or", operands: asked.words.map(createWordNode), span };
    case "not":
      return {
        kind: "and",
        operands: [createWordNode(asked.word), { kind: "not", operand: createWordNode(asked.without), span }],
        span,
      };
    case "filtered":
      return createWordNode(asked.word);
    case "phrase":
      return { kind: "phrase", words: asked.words, span };
    case "prefix":
      return { kind: "prefix", prefix: asked.prefix, span };
    case "near": {
      const links: NearNode["links"] = [{ within: asked.within, ordered: false }];
      return { kind: "near", operands: asked.words.map(createWordNode), links, span };
    }
  }
}
