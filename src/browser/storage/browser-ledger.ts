import { type Ledger, type LedgerEntry, type LedgerStore, openLedger, toMillis } from "../../credits/ledger.ts";
import { type BrowserDatabase, openBrowserDatabase } from "./browser-database.ts";

const PAGE_ENTRIES = 500;

/**
 * Opens the ledger of this origin. Grants each account of `credits` that is new its opening balance, in credits.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openBrowserLedger } from "headnote/browser";
 *
 * const ledger = await openBrowserLedger({ alice: 100 });
 * const engine = await openEngine(await (await fetch("/starter.sqlite")).arrayBuffer(), { ledger });
 * ```
 */
export async function openBrowserLedger(credits: Readonly<Record<string, number>>): Promise<Ledger> {
  const store = createIndexedDbLedger(await openBrowserDatabase());
  const ledger = await openLedger(store, { now: Date.now, newId: () => crypto.randomUUID() });
  for (const [account, amount] of Object.entries(credits)) {
    if (!ledger.hasAccount(account)) await ledger.grant(account, toMillis(amount), "opening balance");
  }
  return ledger;
}

/**
 * Creates a ledger store in IndexedDB. An acknowledged entry survives a crash of the browser.
 *
 * @example
 * ```ts
 * import { openLedger } from "headnote";
 * import { createIndexedDbLedger, openBrowserDatabase } from "headnote/browser";
 *
 * const store = createIndexedDbLedger(await openBrowserDatabase());
 * const ledger = await openLedger(store, { now: Date.now, newId: () => crypto.randomUUID() });
 * ```
 */
export function createIndexedDbLedger(database: BrowserDatabase): LedgerStore {
  return {
    // Reads in pages, because a transaction ends while the caller awaits something else.
    async *load() {
      for (let after = 0; ; ) {
        const range = IDBKeyRange.lowerBound(after, true);
        const [keys, entries] = await readPage(database, range);
        yield* entries;
        if (keys.length < PAGE_ENTRIES) return;
        after = keys.at(-1)!;
      }
    },

    async append(entry) {
      const transaction = database.transaction("ledger", "readwrite", { durability: "strict" });
      await Promise.all([transaction.store.add(entry), transaction.done]);
    },
  };
}

async function readPage(database: BrowserDatabase, range: IDBKeyRange): Promise<[number[], LedgerEntry[]]> {
  const { store } = database.transaction("ledger");
  return Promise.all([store.getAllKeys(range, PAGE_ENTRIES), store.getAll(range, PAGE_ENTRIES)]);
}
