import initSqlJs, { type SqlJsStatic } from "sql.js";

/** Where the SQLite WebAssembly module comes from; without it sql.js looks beside its own script. */
export interface SqliteOptions {
  /** The bytes of `sql-wasm.wasm`. */
  readonly wasmBinary?: ArrayBuffer;
  /** Gives the address of a file of sql.js (`sql-wasm.wasm`). */
  readonly locateFile?: (file: string) => string;
}

let loaded: Promise<SqlJsStatic> | undefined;

/** SQLite, compiled once per process: the module has no state of its own but the databases that are open. */
export function loadSqlite(options: SqliteOptions = {}): Promise<SqlJsStatic> {
  loaded ??= initSqlJs({ ...options }).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
