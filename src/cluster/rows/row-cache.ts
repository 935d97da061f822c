import type { SqlValue } from "../../store/sqlite/row.ts";
import { MissingRows } from "./missing-rows.ts";
import type { TableRow } from "./row-group.ts";

/** Rows of one table whose last column is a blob, by id. */
export interface CachedBlob {
  readonly blob: Uint8Array;
  readonly number: number;
}

/** Groups of rows that were read from the cluster. */
export interface RowCache {
  /** Approximate size of what it holds, in bytes. */
  readonly bytes: number;
  /** @throws MissingRows with those of the groups that it does not hold, unless they are collected */
  require(groups: readonly string[]): void;
  /**
   * Runs a computation that continues without rows that are missing; returns which are. Its result is worth nothing if
   * any are.
   */
  collect<T>(work: () => T): { readonly result: T; readonly missing: readonly string[] };
  has(group: string): boolean;
  add(group: string, rows: readonly TableRow[]): void;
  getBlob(table: string, id: number): CachedBlob | undefined;
  clusterOfOpinion(opinion: number): number | undefined;
}

/** Tables of one row whose bytes are about all cases, or all words. */
export const AUTHORITY = "authority";
export const WORD_NUMBERS = "word_numbers";

/** Tables that are read by the number of a row only, outside of SQLite. */
const BLOB_TABLES: ReadonlySet<string> = new Set([
  "text_block",
  "posting_layout",
  "posting_term",
  "posting_word",
  "posting_column",
  "section_posting_term",
  "section_posting_word",
  "section_posting_page",
  "section_posting_layout",
  "section_posting_column",
  "act_posting_term",
  "act_posting_word",
  "act_posting_page",
  "act_posting_layout",
  "act_posting_column",
  "words",
  "section_citers",
  "act_citers",
  AUTHORITY,
  WORD_NUMBERS,
]);

/** Groups without which a computation can go on: nothing is remembered of them. */
const COLLECTED = /^(?:record|edges|more_edges|edge_texts|citation|name_word|name_key|rulings)=/;

/** Prefix of the table of a row whose blob is apart: it is in SQLite, for statements that look for its number. */
export const LISTED = "listed:";

/** Groups that are forgotten when there are too many: texts and words, nearly all that is read of a corpus. */
const FORGOTTEN = /^(?:words|text)=/;
const MAX_FORGOTTEN_BYTES = 256 * 1024 * 1024;

/** Options of {@link createRowCache}. */
export interface RowCacheOptions {
  /** Bytes of texts and words that are held; those that were not asked for longest are forgotten. Default 256 MiB. */
  readonly maxBytes?: number;
  /** Returns a row as the corpus contains it. Default: as the cluster stores it. */
  readonly attach?: (row: TableRow) => TableRow;
}

/** A group that can be forgotten. */
interface ForgottenGroup {
  readonly bytes: number;
  readonly blobs: readonly (readonly [table: string, id: number])[];
}

/**
 * Creates an empty cache.
 * @param insert inserts rows of other tables, unless they are there
 */
export function createRowCache(
  insert: (rows: readonly TableRow[]) => void,
  { maxBytes = MAX_FORGOTTEN_BYTES, attach = (row) => row }: RowCacheOptions = {},
): RowCache {
  const held = new Set<string>();
  /** Groups that can be forgotten, the one that was asked for last at the end. */
  const recent = new Map<string, ForgottenGroup>();
  let recentBytes = 0;
  const blobs = new Map<string, Map<number, CachedBlob>>();
  const opinions = new Map<number, number>();
  let bytes = 0;
  let collected: string[] | null = null;

  /** Returns whether a group is held, which is then the last one to be forgotten. */
  function hold(group: string): boolean {
    if (!held.has(group)) return false;
    const own = recent.get(group);
    if (own === undefined) return true;
    recent.delete(group);
    recent.set(group, own);
    return true;
  }

  function forgetOldest(): void {
    for (const [group, own] of recent) {
      if (recentBytes <= maxBytes) return;
      recent.delete(group);
      held.delete(group);
      for (const [table, id] of own.blobs) blobs.get(table)?.delete(id);
      recentBytes -= own.bytes;
      bytes -= own.bytes;
    }
  }

  function addBlob(table: string, values: readonly SqlValue[]): void {
    const rows = blobs.get(table) ?? new Map<number, CachedBlob>();
    blobs.set(table, rows);
    rows.set(Number(values[0]), { blob: values.at(-1) as Uint8Array, number: Number(values.at(-2)) });
  }

  return {
    get bytes() {
      return bytes;
    },
    has: hold,
    require(groups) {
      const missing = groups.filter((group) => !hold(group));
      if (missing.length === 0) return;
      if (collected === null || !missing.every((group) => COLLECTED.test(group))) throw new MissingRows(missing);
      collected.push(...missing);
    },
    collect(work) {
      const before = collected;
      const own: string[] = [];
      collected = own;
      try {
        return { result: work(), missing: own };
      } catch (error) {
        // What follows from missing rows is no error.
        if (own.length === 0) throw error;
        throw new MissingRows(error instanceof MissingRows ? [...own, ...error.groups] : own);
      } finally {
        collected = before;
      }
    },
    add(group, stored) {
      if (held.has(group)) return;
      const rows = stored.map(attach);
      held.add(group);
      const before = bytes;
      const others: TableRow[] = [];
      for (const row of rows) {
        const [table, values] = row;
        const isListed = table.startsWith(LISTED);
        for (const value of values) bytes += typeof value === "number" || value === null ? 8 : value.length + 40;
        if (BLOB_TABLES.has(table)) addBlob(table, values);
        else others.push(isListed ? [table.slice(LISTED.length), values] : row);
        if (table === "opinion") opinions.set(Number(values[1]), Number(values[0]));
      }
      insert(others);
      if (!FORGOTTEN.test(group)) return;
      const own = rows.map(([table, values]) => [table, Number(values[0])] as const);
      recent.set(group, { bytes: bytes - before, blobs: own });
      recentBytes += bytes - before;
      forgetOldest();
    },
    getBlob: (table, id) => blobs.get(table)?.get(id),
    clusterOfOpinion: (opinion) => opinions.get(opinion),
  };
}
