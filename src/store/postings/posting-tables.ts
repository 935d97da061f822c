import type { Database } from "../sqlite/database.ts";
import { readNumber } from "../sqlite/row.ts";

/**
 * The prefix of the tables of an index; the index of cases is `posting`. A union file contains in `renamed_posting` the
 * cases that have another name in the union than in their part.
 */
export type PostingSpace = "posting" | "section_posting" | "act_posting" | "renamed_posting";

/**
 * Builds the DDL of a search index. Keys are compared by code point (SQLite's BINARY over UTF-8). Pages are sized so that
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

/** Maximum size of a page or block, in bytes; four of them and their headers fit a 16 KiB SQLite page. */
export const MAX_POSTING_PAGE_BYTES = 4032;

/** Reads the blocks of bytes of a search index, whose format belongs to search. */
export interface PostingReader {
  /** Finds the block of the vocabulary that would contain `stem`: the last one whose first stem is not after it. */
  findTermBlock(stem: string): Uint8Array | undefined;
  /** Visits blocks of the vocabulary, from the one that would contain `from` on, until `visit` returns `false`. */
  visitTermBlocks(from: string, visit: (block: Uint8Array) => boolean): void;
  /** Visits blocks of the sorted words, from the one that would contain `from` on, until `visit` returns `false`. */
  visitWordBlocks(from: string, visit: (block: Uint8Array) => boolean): void;
  /** Reads a page of posting lists, from 0 on; it is valid until the next call. */
  readPage(n: number): Uint8Array | undefined;
  /** Reads where the words, sentences and paragraphs of a case begin. */
  readLayout(ordinal: number): Uint8Array | undefined;
  /** Reads a column of attributes of every case, as little-endian numbers. */
  readColumn(name: string): Uint8Array | undefined;
}

/** Writes a search index: blocks in ascending order of their first key, pages and layouts from 0 on. */
export interface PostingWriter {
  addTermBlock(firstStem: string, block: Uint8Array): void;
  addWordBlock(firstWord: string, block: Uint8Array): void;
  addPage(block: Uint8Array): void;
  addLayout(ordinal: number, block: Uint8Array): void;
  /** Inserts or replaces a column. */
  putColumn(name: string, bytes: Uint8Array): void;
}

/** Creates a reader of a search index of a corpus. */
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
    readPage: (n) => pages.viewRow(n)?.blob,
    readLayout: layouts.getBlob,
    readColumn(name) {
      const row = column.get(name);
      return row && columns.getBlob(readNumber(row, 0));
    },
  };
}

/** Reads blocks that are stored in the order of their first keys, numbered from 1. */
function createSortedBlocks(database: Database, table: string) {
  const last = database.prepare(`SELECT id FROM ${table} WHERE first <= ? ORDER BY first DESC LIMIT 1`);
  const blocks = database.openBlobTable(table);
  const findNumber = (key: string) => {
    const row = last.get(key);
    return row && readNumber(row, 0);
  };
  return {
    get(key: string): Uint8Array | undefined {
      const number = findNumber(key);
      return number === undefined ? undefined : blocks.getBlob(number);
    },
    each(from: string, visit: (block: Uint8Array) => boolean): void {
      for (let number = findNumber(from) ?? 1; ; number++) {
        const block = blocks.getBlob(number);
        if (!block || !visit(block)) return;
      }
    },
  };
}

/** Creates a writer of a search index of a corpus. */
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
