import { isMovement, type LedgerEntry, type LedgerStore, type Movement } from "./ledger-entry.ts";
import { type LedgerFilter, type LedgerPage, type LedgerView, openLedgerView } from "./ledger-view.ts";

/** Statements of a ledger, read from a view that is opened by the first of them. */
export interface LedgerStatements {
  /** Adds an entry that was appended to the store. */
  add(entry: LedgerEntry): void;
  /** Returns what moved the account's credits, newest first: `limit` lines after the first `offset`. */
  read(account: string, filter: LedgerFilter, offset: number, limit: number): Promise<LedgerPage>;
}

const LINES_PER_INSERT = 1000;

/** Creates the statements of a store. */
export function createLedgerStatements(store: LedgerStore): LedgerStatements {
  let view: Promise<LedgerView> | undefined;
  /** Movements that the view does not have yet; undefined until a view is opened. */
  let pending: Movement[] | undefined;

  async function openView(): Promise<LedgerView> {
    pending = [];
    const opened = await openLedgerView();
    const loaded = await addStoredLines(opened, store);
    // Entries that became durable meanwhile may have been loaded already.
    pending = pending.filter(({ id }) => !loaded.has(id));
    return opened;
  }

  return {
    add(entry) {
      if (pending && isMovement(entry)) pending.push(entry);
    },
    async read(account, filter, offset, limit) {
      view ??= openView();
      const opened = await view.catch((error: unknown) => {
        view = undefined;
        throw error;
      });
      opened.addLines(pending?.splice(0) ?? []);
      return opened.readPage(account, filter, offset, limit);
    },
  };
}

/** Adds all movements of a store to a view and returns their ids. */
async function addStoredLines(view: LedgerView, store: LedgerStore): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  let lines: Movement[] = [];
  for await (const entry of store.load()) {
    if (!isMovement(entry)) continue;
    loaded.add(entry.id);
    lines.push(entry);
    if (lines.length < LINES_PER_INSERT) continue;
    view.addLines(lines);
    lines = [];
  }
  view.addLines(lines);
  return loaded;
}
