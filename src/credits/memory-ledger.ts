import type { LedgerEntry, LedgerStore } from "./ledger.ts";

/** A ledger's entries in memory; they end with the process. */
export function memoryLedger(entries: readonly LedgerEntry[] = []): LedgerStore {
  const kept = [...entries];
  return {
    async *load() {
      yield* kept;
    },
    async append(entry) {
      kept.push(entry);
    },
  };
}
