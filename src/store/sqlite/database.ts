import type { Database as SqlDatabase, SqlJsStatic } from "sql.js";
import { EngineError } from "../../errors.ts";
import { type Codec, javascriptCodec } from "../file/codec.ts";
import { type CorpusFile, openCorpusBytes, type WritableCorpusFile } from "../file/corpus-file.ts";
import { type BlobTable, createBlobTable, openFileBlobTable } from "./blob-table.ts";
import { createMemfsContents, type IoFailure } from "./memfs-contents.ts";
import { createStatement, type PreparedStatement } from "./prepared-statement.ts";
import { createReadGuard, type ReadGuard, toUnavailableError } from "./read-guard.ts";
import { readBlob, readNumber } from "./row.ts";

/** Large pages waste little space after compressed blocks and postings of a few kilobytes. */
export const SQLITE_PAGE_BYTES = 16_384;
const SQLITE_CACHE_KIB = 8192;
// Nobody else writes: without the lock SQLite checks for a journal and for changes before every statement, which takes
// twenty times as long as reading a row.
const READ_SETTINGS = `PRAGMA query_only = 1; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${SQLITE_CACHE_KIB}; PRAGMA temp_store = MEMORY`;

/** An open SQLite database over a corpus file. Statements are compiled when they are first run, and kept. */
export interface Database {
  /** Whether the file is read in place or as a copy in memory. */
  readonly access: "in-place" | "copy";
  /** The codec of the file, for compressed rows. */
  readonly codec: Codec;
  /** The databases that contain the texts and postings of a union of corpora; absent for one corpus. */
  readonly parts?: readonly Database[];
  prepare(sql: string): PreparedStatement;
  /**
   * Opens the rows of a table by their integer key, with a cache of its own; nothing is read before the first row.
   */
  openBlobTable(table: string): BlobTable;
  /** Runs one or several statements without results. */
  exec(sql: string): void;
  /** Runs `work` in one transaction; rolls back if it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens the database of a corpus for reading.
 * @param forceCopy read the whole file into memory first, which also happens if in-place access fails
 * @throws EngineError `corpus_unavailable` if the file cannot be read
 */
export function openDatabase(sqlite: SqlJsStatic, file: CorpusFile, forceCopy = false): Database {
  const failure: IoFailure = { error: undefined };
  if (!forceCopy) {
    const inPlace = tryInPlace(sqlite, file, failure, true, READ_SETTINGS);
    if (inPlace) return inPlace;
    if (failure.error) throw toUnavailableError(failure.error);
  }
  const bytes = file.read(0, file.size);
  const inMemory = { ...openCorpusBytes(bytes), codec: file.codec, close: () => file.close?.() };
  const copy = new SqliteDatabase(new sqlite.Database(bytes), "copy", failure, inMemory, true);
  copy.exec("PRAGMA query_only = 1; PRAGMA locking_mode = EXCLUSIVE");
  return copy;
}

/**
 * Creates an empty database that is written through to `file`, which is closed with it.
 * @param cacheKib memory for pages; a large file whose pages are written in any order needs more than the usual
 */
export function createDatabase(sqlite: SqlJsStatic, file: WritableCorpusFile, cacheKib = SQLITE_CACHE_KIB): Database {
  const seed = new sqlite.Database();
  seed.run(`PRAGMA page_size = ${SQLITE_PAGE_BYTES}; CREATE TABLE seed (x); DROP TABLE seed`);
  file.write(0, seed.export());
  seed.close();
  const failure: IoFailure = { error: undefined };
  const database = tryInPlace(sqlite, file, failure, false, formatWriteSettings(cacheKib));
  if (!database)
    throw new EngineError("internal", "This build of sql.js cannot write a corpus in place.", {}, failure.error);
  return database;
}

/**
 * Opens the database of an unfinished corpus to continue writing it.
 * @throws EngineError `corpus_unavailable` if it cannot be read
 */
export function reopenDatabase(sqlite: SqlJsStatic, file: WritableCorpusFile, cacheKib = SQLITE_CACHE_KIB): Database {
  const failure: IoFailure = { error: undefined };
  const database = tryInPlace(sqlite, file, failure, false, formatWriteSettings(cacheKib));
  if (!database) throw toUnavailableError(failure.error);
  return database;
}

function formatWriteSettings(cacheKib: number): string {
  // No journal: a build is written to a separate file and renamed, so a crash leaves nothing that is opened later.
  return `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${cacheKib}; PRAGMA temp_store = MEMORY`;
}

/** Creates an empty database in memory. */
export function createMemoryDatabase(sqlite: SqlJsStatic): Database {
  return new SqliteDatabase(new sqlite.Database(), "copy", { error: undefined });
}

function tryInPlace(
  sqlite: SqlJsStatic,
  file: CorpusFile,
  failure: IoFailure,
  isFinal: boolean,
  settings: string,
): Database | null {
  let database: SqlDatabase | undefined;
  try {
    // The constructor is typed for an array of numbers, but only passes the value to MEMFS.
    database = new sqlite.Database(createMemfsContents(file, failure) as unknown as Uint8Array);
    // Setting the size of the cache reads the schema, so this fails if the file cannot be read in place.
    database.exec(settings);
    return new SqliteDatabase(database, "in-place", failure, file, isFinal);
  } catch {
    database?.close();
    return null;
  }
}

/** A database of sql.js with its statements, which are compiled once. */
class SqliteDatabase implements Database {
  readonly access: Database["access"];
  readonly codec: Codec;
  readonly #database: SqlDatabase;
  readonly #guard: ReadGuard;
  readonly #file: CorpusFile | undefined;
  /** Whether the file is no longer written, so that its pages may be read directly. */
  readonly #isFinal: boolean;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(
    database: SqlDatabase,
    access: Database["access"],
    failure: IoFailure,
    file?: CorpusFile,
    isFinal = false,
  ) {
    this.access = access;
    this.codec = file?.codec ?? javascriptCodec;
    this.#database = database;
    this.#guard = createReadGuard(failure);
    this.#file = file;
    this.#isFinal = isFinal;
  }

  prepare(sql: string): PreparedStatement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = createStatement(() => this.#database.prepare(keepPlan(sql)), this.#guard);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  openBlobTable(name: string): BlobTable {
    return this.#file && this.#isFinal ? this.#openFileTable(this.#file, name) : this.#openSqlTable(name);
  }

  exec(sql: string): void {
    this.#guard(() => void this.#database.exec(sql));
  }

  transaction<T>(work: () => T): T {
    this.exec("BEGIN");
    try {
      const result = work();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      this.exec("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
    this.#file?.close?.();
  }

  #openSqlTable(name: string): BlobTable {
    const select = this.prepare(`SELECT * FROM ${name} WHERE rowid = ?`);
    return createBlobTable((id) => {
      const row = select.get(id);
      return row && { blob: readBlob(row, row.length - 1), number: Number(row[row.length - 2]) };
    });
  }

  #openFileTable(file: CorpusFile, name: string): BlobTable {
    const root = this.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?");
    const guard = this.#guard;
    let opened: BlobTable | undefined;
    const open = () => (opened ??= openFileBlobTable(file, readNumber(root.get(name) ?? [], 0)));
    return createBlobTable(
      (id) => guard(() => open().getRow(id)),
      (id) => guard(() => open().viewRow(id)),
    );
  }
}

/**
 * Puts a unary plus before each parameter that a statement compares. If SQLite has looked at the value of a parameter to
 * plan a statement, as it does for one with ORDER BY or a join, it plans it again for each new value, which takes five
 * times as long as finding a row. It never looks behind a plus, which changes no value and hinders no index.
 */
function keepPlan(sql: string): string {
  return sql.replace(/(?<=[=<>] )\?/g, "+?");
}
