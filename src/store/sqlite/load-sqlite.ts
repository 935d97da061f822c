import initSqlJs, { type SqlJsStatic } from "sql.js";
import { EngineError } from "../../errors.ts";

/** Where the SQLite WebAssembly module comes from. Nothing need be said in Node, with Vite, or beside a shipped bundle. */
export interface SqliteOptions {
  /** The bytes of the module. */
  readonly wasmBinary?: ArrayBuffer;
  /** Address of `sql-wasm-browser.wasm`. */
  readonly wasmUrl?: string;
  /** Gives the address of a file of sql.js; `folder` is where sql.js itself would look. */
  readonly locateFile?: (file: string, folder: string) => string;
}

let sqliteModule: Promise<SqlJsStatic> | undefined;

/** SQLite, compiled once per process: the module has no state of its own but the databases that are open. */
export function loadSqlite({ wasmUrl, ...options }: SqliteOptions = {}): Promise<SqlJsStatic> {
  const locateFile = options.locateFile ?? (wasmUrl === undefined ? locateModule : () => wasmUrl);
  sqliteModule ??= initSqlJs({ ...options, locateFile }).catch((error: unknown) => {
    sqliteModule = undefined;
    throw new EngineError("internal", `SQLite could not be loaded; say where ${BROWSER_MODULE} is.`, {}, error);
  });
  return sqliteModule;
}

/**
 * sql.js's build for browsers asks for this file. The package has a copy beside this script: bundlers see the address,
 * copy the module and write its new name. It stands here without `../`, which means the same to them and to browsers, so
 * that the project's own bundles can take it from where it is installed.
 */
const BROWSER_MODULE = "sql-wasm-browser.wasm";

function locateModule(file: string, folder: string): string {
  if (file !== BROWSER_MODULE) return folder + file;
  return new URL("sql-wasm-browser.wasm", import.meta.url).href;
}
