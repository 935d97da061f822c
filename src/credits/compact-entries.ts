import type { LedgerEntry } from "./ledger-entry.ts";
import { ANSWER_TTL_MS } from "./replay-cache.ts";

/** How long a statement reaches back after a compaction: 400 days, so that a year can always be told. */
export const HISTORY_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Fewer entries that mean the same: answers that nobody can ask for any more are dropped, and what is older than the
 * history that is kept becomes one entry per account that carries its balance forward.
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
      carried.set(entry.account, carryForward(carried.get(entry.account), entry));
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

/** One entry that stands for two of an account, by their sum. Kept where the balance is 0 too: it tells that the account has been opened. */
export function carryForward(before: LedgerEntry | undefined, { id, at, account, amount }: LedgerEntry): LedgerEntry {
  const sum = (before?.amount ?? 0) + amount;
  return { id, at, account, kind: "grant", operation: "balance carried forward", amount: sum };
}
