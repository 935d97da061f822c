import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import {
  CASE_POSTING_TABLES,
  createPostingReader,
  createPostingWriter,
  type PostingReader,
  type PostingWriter,
} from "../../src/store/postings/posting-tables.ts";
import { createDatabase } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";

const sqlite = await loadSqlite();

/** Opens empty posting tables in memory. */
export function openPostingStore(): { readonly writer: PostingWriter; readonly reader: PostingReader } {
  const database = createDatabase(sqlite, createMemoryFile());
  database.exec(CASE_POSTING_TABLES);
  return { writer: createPostingWriter(database), reader: createPostingReader(database) };
}
