import type { LedgerEntry } from "./ledger-entry.ts";
import { ANSWER_TTL_MS } from "./replay-cache.ts";

/** Milliseconds of history that a compaction keeps: 400 days, so that a statement always covers a year. */
export const HISTORY_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Yields fewer entries that mean the same: expired answers are dropped, and the entries before the kept history become one
 * entry per account that carries its balance forward.
 */
export async function* compactEntries(
  entries: AsyncIterable<LedgerEntry>,
  now: number,
  historyMs = HISTORY_MS,
): AsyncGenerator<LedgerEntry> {
  const carried = new Map<string, LedgerEntry>();
  let isOld = true;
  for await (const entry of entries) {
    // Entries are folded from the front only, whatever the clock said meanwhile: no sum over a beginning may change sign.
    if (isOld && now - entry.at >= Math.max(historyMs, ANSWER_TTL_MS)) {
      carryForward(carried, entry);
      continue;
    }
    if (isOld) yield* carried.values();
    isOld = false;
    const { answer, ...bare } = entry;
    if (answer === undefined || now - entry.at < ANSWER_TTL_MS) yield entry;
    else if (entry.kind !== "answer") yield bare;
  }
  if (isOld) yield* carried.values();
}

/**
 * Adds an entry to the one that carries its account's balance forward. That entry is kept if the balance is 0 too, because it
 * records that the account exists.
 */
export function carryForward(carried: Map<string, LedgerEntry>, { id, at, account, amount }: LedgerEntry): void {
  const sum = (carried.get(account)?.amount ?? 0) + amount;
  carried.set(account, { id, at, account, kind: "grant", operation: "balance carried forward", amount: sum });
}
