import { carryForward } from "./compact-entries.ts";
import type { LedgerEntry, LedgerStore } from "./ledger-entry.ts";

/** Number of entries that a store in memory keeps. */
export interface MemoryLedgerStoreOptions {
  /**
   * Entries that are kept as they are; older ones become one per account that carries its balance forward. Default
   * 5,000.
   */
  readonly maxEntries?: number;
}

/**
 * Creates a store that keeps entries in memory, in bounded number, until the process ends.
 *
 * @example
 * ```ts
 * import { createMemoryLedgerStore, openLedger } from "headnote";
 *
 * const ledger = await openLedger(createMemoryLedgerStore(), { now: Date.now, newId: () => crypto.randomUUID() });
 * console.log(ledger.balance("alice")); // 0
 * ```
 */
export function createMemoryLedgerStore(
  entries: readonly LedgerEntry[] = [],
  { maxEntries: mostKept = 5000 }: MemoryLedgerStoreOptions = {},
): LedgerStore {
  let kept = [...entries];
  let most = mostKept * 1.2;
  return {
    async *load() {
      yield* kept;
    },
    async append(entry) {
      kept.push(entry);
      if (kept.length <= most) return;
      kept = foldOldEntries(kept, mostKept);
      // Not again at the next entry: folding reads them all.
      most = kept.length + mostKept * 0.2;
    },
  };
}

function foldOldEntries(entries: readonly LedgerEntry[], mostKept: number): LedgerEntry[] {
  const old = entries.slice(0, -mostKept);
  const carried = new Map<string, LedgerEntry>();
  for (const entry of old) carryForward(carried, entry);
  return [...carried.values(), ...entries.slice(-mostKept)];
}
