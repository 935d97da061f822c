import type { LedgerFilter, LedgerLine, LedgerPage } from "../../credits/ledger-view.ts";
import type { Postgres } from "./open-postgres.ts";

interface LineRow {
  readonly id: string;
  readonly at: string;
  readonly account: string;
  readonly kind: LedgerLine["kind"];
  readonly operation: string;
  readonly amount: string;
  readonly balance: string;
}

const MATCHING_LINES = `
  FROM headnote.entry
  WHERE account = $1
    AND ($2::text IS NULL OR operation = $2)
    AND ($3::text IS NULL OR kind = $3)
    AND ($4::bigint IS NULL OR at >= $4)
    AND ($5::bigint IS NULL OR at < $5)`;

/** Returns what moved the credits of an account, newest first: `limit` lines after the first `offset`. */
export async function readLedgerPage(
  postgres: Postgres,
  account: string,
  { operation = undefined, kind = undefined, from = undefined, before = undefined }: LedgerFilter,
  offset: number,
  limit: number,
): Promise<LedgerPage> {
  const values = [account, operation ?? null, kind ?? null, from ?? null, before ?? null];
  const [count] = await postgres.query<{ readonly total: string }>(
    `SELECT count(*) AS total ${MATCHING_LINES}`,
    values,
  );
  const rows = await postgres.query<LineRow>(
    `SELECT id, at, account, kind, operation, amount, balance ${MATCHING_LINES} ORDER BY seq DESC LIMIT $6 OFFSET $7`,
    [...values, limit, offset],
  );
  return {
    total: Number(count!.total),
    lines: rows.map((row) => ({
      ...row,
      at: Number(row.at),
      amount: Number(row.amount),
      balance: Number(row.balance),
    })),
  };
}
