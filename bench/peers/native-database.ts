import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(import.meta.url);

/** The little of better-sqlite3's class that is used here. */
export interface NativeDatabase {
  exec(sql: string): void;
  pragma(sql: string, options: { simple: true }): number;
  prepare(sql: string): {
    run(...values: unknown[]): void;
    all(...values: unknown[]): unknown[];
    get(...values: unknown[]): { n: number };
  };
  close(): void;
}

const FOLDER = resolve(import.meta.dirname, "..");

/** Installs the peers of the benchmarks' own `package.json` where they are absent; says so where that fails. */
export function installPeers(): void {
  if (nativeDatabase()) return;
  // Its binary is compiled where none is to be had; the headers lie beside Node if anywhere.
  const prefix = resolve(process.execPath, "../..");
  const nodedir = existsSync(resolve(prefix, "include/node/node.h")) ? { npm_config_nodedir: prefix } : {};
  console.log("installing the native peers …");
  try {
    execFileSync("npm", ["install", "--no-package-lock"], {
      cwd: FOLDER,
      env: { ...process.env, ...nodedir },
      stdio: "ignore",
      timeout: 600_000,
      shell: process.platform === "win32",
    });
  } catch {
    // What matters is whether it opens.
  }
  if (!nativeDatabase()) console.log("better-sqlite3 could not be installed: its figures are skipped");
}

/** SQLite in native code, in memory; null where it is not installed. */
export function nativeDatabase(): NativeDatabase | null {
  try {
    return new (require("better-sqlite3") as new (path: string) => NativeDatabase)(":memory:");
  } catch {
    return null;
  }
}
