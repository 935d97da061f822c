import { loadPeerModule } from "./packages.ts";

/** The little of better-sqlite3's class that is used here. */
export interface NativeDatabase {
  exec(sql: string): void;
  pragma(sql: string, options: { simple: true }): number;
  prepare(sql: string): NativeStatement;
  close(): void;
}

export interface NativeStatement {
  run(...values: unknown[]): void;
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): { n: number };
}

/** SQLite in native code, in memory or in a file; null where it is not installed. */
export function openNativeDatabase(path = ":memory:"): NativeDatabase | null {
  try {
    const Database = loadPeerModule<new (path: string) => NativeDatabase>("better-sqlite3");
    return new Database(path);
  } catch {
    return null;
  }
}
