import initSqlJs, { type SqlJsStatic } from "sql.js";
import { holdEventLoop } from "../../async/hold-event-loop.ts";
import { EngineError } from "../../errors.ts";

/** Location of the SQLite WebAssembly module. Not needed in Node, with Vite, or next to a shipped bundle. */
export interface SqliteOptions {
  /** The bytes of the module. */
  readonly wasmBinary?: ArrayBuffer;
  /** Address of `sql-wasm-browser.wasm`. */
  readonly wasmUrl?: string;
  /** Returns the address of a file of sql.js; `folder` is the default of sql.js. */
  readonly locateFile?: (file: string, folder: string) => string;
}

let sqliteModule: Promise<SqlJsStatic> | undefined;

/** Loads SQLite, compiled once per process: the module has no state except the open databases. */
export function loadSqlite({ wasmUrl, ...options }: SqliteOptions = {}): Promise<SqlJsStatic> {
  const locateFile = options.locateFile ?? (wasmUrl === undefined ? locateModule : () => wasmUrl);
  sqliteModule ??= holdEventLoop(initSqlJs({ ...options, locateFile })).catch((error: unknown) => {
    sqliteModule = undefined;
    throw new EngineError("internal", `SQLite could not be loaded; say where ${BROWSER_MODULE} is.`, {}, error);
  });
  return sqliteModule;
}

/**
 * The file that sql.js's build for browsers loads. The package has a copy next to the script of this module: bundlers
 * recognise the address, copy the file and replace the name. The address has no `../`, which is equivalent for bundlers
 * and browsers, so that the project's own bundles can take the file from its installation.
 */
const BROWSER_MODULE = "sql-wasm-browser.wasm";

function locateModule(file: string, folder: string): string {
  if (file !== BROWSER_MODULE) return folder + file;
  return new URL("sql-wasm-browser.wasm", import.meta.url).href;
}
