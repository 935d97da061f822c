import { createMemoryDatabase } from "../store/sqlite/database.ts";
import { loadSqlite } from "../store/sqlite/load-sqlite.ts";
import type { Row } from "../store/sqlite/row.ts";

/** Reason of a movement of credits. Amounts are thousandths of a credit. */
export interface LedgerLine {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly account: string;
  readonly kind: "grant" | "capture";
  readonly operation: string;
  readonly amount: number;
}

/** Conditions on the lines of an account; all of them must hold. */
export interface LedgerFilter {
  readonly operation?: string;
  readonly kind?: LedgerLine["kind"];
  /** Milliseconds, included. */
  readonly from?: number;
  /** Milliseconds, not included. */
  readonly before?: number;
}

/** Lines newest first, each with the account's balance after it. */
export interface LedgerPage {
  /** Number of lines that meet the filter. */
  readonly total: number;
  readonly lines: readonly (LedgerLine & { readonly balance: number })[];
}

/** A ledger that can be queried. */
export interface LedgerView {
  /** Appends lines. */
  addLines(lines: readonly LedgerLine[]): void;
  /** Returns `limit` lines after the first `offset`. */
  readPage(account: string, filter: LedgerFilter, offset: number, limit: number): LedgerPage;
  /** Frees its memory. Must be the last call. */
  close(): void;
}

/** Opens an empty view: a separate database in memory, never in a corpus. */
export async function openLedgerView(): Promise<LedgerView> {
  const database = createMemoryDatabase(await loadSqlite());
  database.exec(LINE_TABLE);
  const balances = new Map<string, number>();
  return {
    addLines(lines) {
      database.transaction(() => {
        const insert = database.prepare(INSERT_LINE);
        for (const { id, at, account, kind, operation, amount } of lines) {
          const balance = (balances.get(account) ?? 0) + amount;
          balances.set(account, balance);
          insert.run(id, at, account, kind, operation, amount, balance);
        }
      });
    },
    readPage(account, { operation = null, kind = null, from = null, before = null }, offset, limit) {
      const values = [account, operation, operation, kind, kind, from, from, before, before];
      const [total] = database.prepare(`SELECT count(*) ${MATCHING_LINES}`).get(...values)!;
      const rows = database.prepare(`SELECT ${COLUMNS} ${MATCHING_LINES} ${PAGE_CLAUSE}`).all(...values, limit, offset);
      return { total: Number(total), lines: rows.map(decodeLine) };
    },
    close: () => database.close(),
  };
}

const LINE_TABLE = `
  CREATE TABLE line (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    at REAL NOT NULL,
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    operation TEXT NOT NULL,
    amount INTEGER NOT NULL,
    balance INTEGER NOT NULL
  );
  CREATE INDEX line_by_account ON line (account, seq)`;

const COLUMNS = "id, at, account, kind, operation, amount, balance";

const INSERT_LINE = `INSERT INTO line (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`;

const MATCHING_LINES = `
  FROM line
  WHERE account = ?
    AND (? IS NULL OR operation = ?)
    AND (? IS NULL OR kind = ?)
    AND (? IS NULL OR at >= ?)
    AND (? IS NULL OR at < ?)`;

const PAGE_CLAUSE = "ORDER BY seq DESC LIMIT ? OFFSET ?";

function decodeLine([id, at, account, kind, operation, amount, balance]: Row): LedgerPage["lines"][number] {
  return {
    id: String(id),
    at: Number(at),
    account: String(account),
    kind: kind === "grant" ? "grant" : "capture",
    operation: String(operation),
    amount: Number(amount),
    balance: Number(balance),
  };
}
