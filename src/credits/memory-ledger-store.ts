import { carryForward } from "./compact-entries.ts";
import type { LedgerEntry, LedgerStore, StoredAnswer } from "./ledger-entry.ts";
import { MAX_KEPT_CHARS } from "./replay-cache.ts";

/** Number of entries that a store in memory keeps. */
export interface MemoryLedgerStoreOptions {
  /**
   * Entries that are kept as they are; older ones become one per account that carries its balance forward. Default
   * 5,000.
   */
  readonly maxEntries?: number;
  /** Greatest length of all answers that are kept, as JSON; of older ones only the debit is. Default 32 Mi. */
  readonly maxAnswerChars?: number;
}

interface KeptAnswer {
  readonly entry: LedgerEntry & { answer: StoredAnswer };
  readonly chars: number;
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
  { maxEntries: mostKept = 5000, maxAnswerChars = MAX_KEPT_CHARS }: MemoryLedgerStoreOptions = {},
): LedgerStore {
  let kept = [...entries];
  const answers: KeptAnswer[] = [];
  let keptChars = 0;

  /** Keeps the answer of an entry, and forgets the oldest ones beyond the limit. */
  function keepAnswer(entry: LedgerEntry): LedgerEntry {
    const { answer } = entry;
    if (answer?.body === undefined) return entry;
    const copy = { ...entry, answer };
    const chars = JSON.stringify(answer.body).length;
    answers.push({ entry: copy, chars });
    keptChars += chars;
    while (keptChars > maxAnswerChars) {
      const oldest = answers.shift()!;
      keptChars -= oldest.chars;
      const { key, hash } = oldest.entry.answer;
      oldest.entry.answer = { key, hash };
    }
    return copy;
  }

  let most = mostKept * 1.2;
  return {
    async *load() {
      yield* kept;
    },
    async append(entry) {
      kept.push(keepAnswer(entry));
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
