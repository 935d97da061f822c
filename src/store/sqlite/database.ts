import type { BindParams, Database as SqlDatabase, SqlJsStatic, Statement as SqlStatement } from "sql.js";
import { EngineError } from "../../errors.ts";
import { type Codec, javascriptCodec } from "../file/codec.ts";
import { type CorpusFile, openCorpusBytes, type WritableCorpusFile } from "../file/corpus-file.ts";
import { type BlobTable, createBlobTable, openFileBlobTable } from "./blob-table.ts";
import { createMemfsContents, type IoFailure } from "./memfs-contents.ts";
import { type Row, readBlob, readNumber, type SqlValue } from "./row.ts";

// Large pages waste little space after compressed blocks and postings of a few kilobytes.
const SQLITE_PAGE_BYTES = 16_384;
const SQLITE_CACHE_KIB = 8192;

/** A prepared statement; values are always bound. */
export interface PreparedStatement {
  /** The first row, or `undefined`. */
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** Calls `visit` with every row; stop early by returning `false`. */
  each(visit: (row: Row) => unknown, ...values: SqlValue[]): void;
  run(...values: SqlValue[]): void;
}

/** An open SQLite database over a corpus file. Statements are compiled when they are first run, and kept. */
export interface Database {
  /** Whether the file is read in place or as a copy in memory. */
  readonly access: "in-place" | "copy";
  /** The codec of the file, for compressed rows. */
  readonly codec: Codec;
  prepare(sql: string): PreparedStatement;
  /**
   * Opens the rows of a table by their integer key; nothing is read before the first row.
   * @param cachedShare the share of the file that is cached, if that is more than usual
   */
  openBlobTable(table: string, cachedShare?: number): BlobTable;
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
    const inPlace = tryInPlace(sqlite, file, failure, true);
    if (inPlace) {
      // Nobody else writes: without this SQLite checks for a journal and for changes before every statement, which takes
      // twenty times as long as reading a row.
      inPlace.exec(
        `PRAGMA query_only = 1; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${SQLITE_CACHE_KIB}; PRAGMA temp_store = MEMORY`,
      );
      return inPlace;
    }
    if (failure.error) throw toUnavailableError(failure.error);
  }
  const bytes = file.read(0, file.size);
  const inMemory = { ...openCorpusBytes(bytes), codec: file.codec, close: () => file.close?.() };
  const copy = wrapDatabase(new sqlite.Database(bytes), "copy", failure, inMemory, true);
  copy.exec("PRAGMA query_only = 1; PRAGMA locking_mode = EXCLUSIVE");
  return copy;
}

/** Creates an empty database that is written through to `file`, which is closed with it. */
export function createDatabase(sqlite: SqlJsStatic, file: WritableCorpusFile): Database {
  const seed = new sqlite.Database();
  seed.run(`PRAGMA page_size = ${SQLITE_PAGE_BYTES}; CREATE TABLE seed (x); DROP TABLE seed`);
  file.write(0, seed.export());
  seed.close();
  const failure: IoFailure = { error: undefined };
  const database = tryInPlace(sqlite, file, failure, false);
  if (!database)
    throw new EngineError("internal", "This build of sql.js cannot write a corpus in place.", {}, failure.error);
  // No journal: a build is written to a separate file and renamed, so a crash leaves nothing that is opened later.
  database.exec(
    `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${SQLITE_CACHE_KIB}; PRAGMA temp_store = MEMORY`,
  );
  return database;
}

/** Creates an empty database in memory. */
export function createMemoryDatabase(sqlite: SqlJsStatic): Database {
  return wrapDatabase(new sqlite.Database(), "copy", { error: undefined });
}

function tryInPlace(sqlite: SqlJsStatic, file: CorpusFile, failure: IoFailure, isFinal: boolean): Database | null {
  let database: SqlDatabase | undefined;
  try {
    // The constructor is typed for an array of numbers, but only passes the value to MEMFS.
    database = new sqlite.Database(createMemfsContents(file, failure) as unknown as Uint8Array);
    database.exec("SELECT count(*) FROM sqlite_schema");
    return wrapDatabase(database, "in-place", failure, file, isFinal);
  } catch {
    database?.close();
    return null;
  }
}

/** @param isFinal whether the file is no longer written, so that its pages may be read directly */
function wrapDatabase(
  database: SqlDatabase,
  access: Database["access"],
  failure: IoFailure,
  file?: CorpusFile,
  isFinal = false,
): Database {
  const statements = new Map<string, PreparedStatement>();
  const tables = new Map<string, BlobTable>();

  // After a failed read no later result is reliable, whatever SQLite reports.
  function guarded<T>(work: () => T): T {
    try {
      const result = work();
      if (failure.error === undefined) return result;
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw toUnavailableError(failure.error ?? error);
    }
    throw toUnavailableError(failure.error);
  }

  function openTable(self: Database, table: string, cachedShare?: number): BlobTable {
    if (!file || !isFinal) {
      const select = self.prepare(`SELECT * FROM ${table} WHERE rowid = ?`);
      return createBlobTable((id) => {
        const row = select.get(id);
        return row && { blob: readBlob(row, row.length - 1), number: Number(row[row.length - 2]) };
      });
    }
    const root = self.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?");
    let pages: BlobTable | undefined;
    return createBlobTable((id) =>
      guarded(() => {
        pages ??= openFileBlobTable(file, readNumber(root.get(table) ?? [], 0), cachedShare);
        return pages.getRow(id);
      }),
    );
  }

  return {
    access,
    codec: file?.codec ?? javascriptCodec,
    openBlobTable(name, cachedShare) {
      let table = tables.get(name);
      if (!table) {
        table = openTable(this, name, cachedShare);
        tables.set(name, table);
      }
      return table;
    },
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = wrapStatement(() => database.prepare(sql), guarded);
        statements.set(sql, statement);
      }
      return statement;
    },
    exec: (sql) => guarded(() => void database.exec(sql)),
    transaction(work) {
      this.exec("BEGIN");
      try {
        const result = work();
        this.exec("COMMIT");
        return result;
      } catch (error) {
        this.exec("ROLLBACK");
        throw error;
      }
    },
    close() {
      statements.clear();
      database.close();
      file?.close?.();
    },
  };
}

/** Wraps a statement that is compiled when it is first run: most of the statements of a corpus never are. */
function wrapStatement(compile: () => SqlStatement, guarded: <T>(work: () => T) => T): PreparedStatement {
  let compiled: SqlStatement | undefined;
  function each(visit: (row: Row) => unknown, values: SqlValue[]): void {
    guarded(() => {
      compiled ??= compile();
      const statement = compiled;
      statement.bind(values as BindParams);
      try {
        while (statement.step()) if (visit(statement.get()) === false) break;
      } finally {
        statement.reset();
      }
    });
  }
  return {
    get(...values) {
      let first: Row | undefined;
      each((row) => {
        first = row;
        return false;
      }, values);
      return first;
    },
    all(...values) {
      const rows: Row[] = [];
      each((row) => void rows.push(row), values);
      return rows;
    },
    each: (visit, ...values) => each(visit, values),
    run: (...values) => each(() => undefined, values),
  };
}

function toUnavailableError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineError("corpus_unavailable", `The corpus cannot be read: ${reason}.`, {}, error);
}
