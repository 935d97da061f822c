import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
  type PostingReader,
  type PostingWriter,
} from "../../src/store/postings/posting-tables.ts";
import { createDatabase, type Database } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";

const sqlite = await loadSqlite();

let last: Database | undefined;

/** Opens empty posting tables in memory, and closes those of the call before: thousands of them do not fit the memory. */
export function openPostingStore(): { readonly writer: PostingWriter; readonly reader: PostingReader } {
  last?.close();
  const database = createDatabase(sqlite, createMemoryFile());
  last = database;
  database.exec(CASE_POSTING_TABLES);
  return { writer: createPostingWriter(database), reader: createPostingReader(database) };
}
