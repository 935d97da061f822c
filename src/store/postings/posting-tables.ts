import type { Database } from "../sqlite/database.ts";

/** Whose words an index holds; its tables' names begin so. Cases are `posting`. */
export type PostingSpace = "posting" | "section_posting" | "act_posting";

/**
 * The tables of a search index. Keys are compared by code point (SQLite's BINARY over UTF-8). Pages are sized so that
 * four rows of `posting_page` fill one SQLite page of 16 KiB without an overflow page.
 */
export function buildPostingTables(space: PostingSpace): string {
  return `
CREATE TABLE ${space}_term (id INTEGER PRIMARY KEY, first TEXT NOT NULL UNIQUE, data BLOB NOT NULL);
CREATE TABLE ${space}_word (id INTEGER PRIMARY KEY, first TEXT NOT NULL UNIQUE, data BLOB NOT NULL);
CREATE TABLE ${space}_page (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE ${space}_layout (ordinal INTEGER PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE ${space}_column (name TEXT PRIMARY KEY, data BLOB NOT NULL);
`;
}

/** The tables of the index of cases. */
export const CASE_POSTING_TABLES = buildPostingTables("posting");

/** Most bytes of one page or block; four of them and their headers fit a 16 KiB SQLite page. */
export const MAX_POSTING_PAGE_BYTES = 4032;

/** What search reads: named blocks of bytes. What is in them is the index's own affair. */
export interface PostingReader {
  /** The block of the vocabulary that would hold `stem`: the last one whose first stem is not after it. */
  findTermBlock(stem: string): Uint8Array | undefined;
  /** Blocks of the vocabulary, from the one that would hold `from` on; `visit` stops them by returning `false`. */
  visitTermBlocks(from: string, visit: (block: Uint8Array) => boolean): void;
  /** Blocks of the sorted words, from the one that would hold `from` on; `visit` stops them by returning `false`. */
  visitWordBlocks(from: string, visit: (block: Uint8Array) => boolean): void;
  readPage(n: number): Uint8Array | undefined;
  /** Where the words, sentences and paragraphs of a case begin. */
  readLayout(ordinal: number): Uint8Array | undefined;
  /** A column of facts about every case, as little-endian numbers. */
  readColumn(name: string): Uint8Array | undefined;
}

/** What a build writes. Blocks come in ascending order of their first key, pages and layouts from 0 on. */
export interface PostingWriter {
  addTermBlock(firstStem: string, block: Uint8Array): void;
  addWordBlock(firstWord: string, block: Uint8Array): void;
  addPage(block: Uint8Array): void;
  addLayout(ordinal: number, block: Uint8Array): void;
  /** Replaces the column where it is there already. */
  putColumn(name: string, bytes: Uint8Array): void;
}

export function createPostingReader(database: Database, space: PostingSpace = "posting"): PostingReader {
  const terms = createSortedBlocks(database, `${space}_term`);
  const words = createSortedBlocks(database, `${space}_word`);
  const pages = database.openBlobTable(`${space}_page`);
  const layouts = database.openBlobTable(`${space}_layout`);
  const columns = database.openBlobTable(`${space}_column`);
  const column = database.prepare(`SELECT rowid FROM ${space}_column WHERE name = ?`);
  return {
    findTermBlock: terms.get,
    visitTermBlocks: terms.each,
    visitWordBlocks: words.each,
    readPage: pages.getBlob,
    readLayout: layouts.getBlob,
    readColumn(name) {
      const row = column.get(name);
      return row && columns.getBlob(row[0] as number);
    },
  };
}

/** Blocks that lie in the order of their first keys, numbered from 1. */
function createSortedBlocks(database: Database, table: string) {
  const last = database.prepare(`SELECT id FROM ${table} WHERE first <= ? ORDER BY first DESC LIMIT 1`);
  const blocks = database.openBlobTable(table);
  const numberOf = (key: string) => last.get(key)?.[0] as number | undefined;
  return {
    get(key: string): Uint8Array | undefined {
      const number = numberOf(key);
      return number === undefined ? undefined : blocks.getBlob(number);
    },
    each(from: string, visit: (block: Uint8Array) => boolean): void {
      for (let number = numberOf(from) ?? 1; ; number++) {
        const block = blocks.getBlob(number);
        if (!block || !visit(block)) return;
      }
    },
  };
}

export function createPostingWriter(database: Database, space: PostingSpace = "posting"): PostingWriter {
  const term = database.prepare(`INSERT INTO ${space}_term (first, data) VALUES (?, ?)`);
  const word = database.prepare(`INSERT INTO ${space}_word (first, data) VALUES (?, ?)`);
  const page = database.prepare(`INSERT INTO ${space}_page (id, data) VALUES (?, ?)`);
  const layout = database.prepare(`INSERT INTO ${space}_layout (ordinal, data) VALUES (?, ?)`);
  const column = database.prepare(`INSERT OR REPLACE INTO ${space}_column (name, data) VALUES (?, ?)`);
  let pageCount = 0;
  return {
    addTermBlock: (firstStem, block) => term.run(firstStem, block),
    addWordBlock: (firstWord, block) => word.run(firstWord, block),
    addPage: (block) => page.run(pageCount++, block),
    addLayout: (ordinal, block) => layout.run(ordinal, block),
    putColumn: (name, bytes) => column.run(name, bytes),
  };
}
