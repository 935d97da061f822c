import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";
import { isMovement, type LedgerEntry, type LedgerStore, type Movement } from "./ledger-entry.ts";
import { type LedgerFilter, type LedgerPage, type LedgerView, openLedgerView } from "./ledger-view.ts";

/** Statements of a ledger, read from a view that is opened by the first of them. */
export interface LedgerStatements {
  /** Adds an entry that was appended to the store. */
  add(entry: LedgerEntry): void;
  /** Returns what moved the account's credits, newest first: `limit` lines after the first `offset`. */
  read(account: string, filter: LedgerFilter, offset: number, limit: number): Promise<LedgerPage>;
}

/** Lines that are inserted before other tasks run: a few milliseconds of work. */
const LINES_PER_SLICE = 250;
/** Movements after the last statement from which on the view is given up; the next statement reads the store again. */
const MAX_PENDING = 50_000;

/** Creates the statements of a store. */
export function createLedgerStatements(store: LedgerStore): LedgerStatements {
  let view: Promise<LedgerView> | undefined;
  /** Movements that the view does not have yet; undefined until a view is opened. */
  let pending: Movement[] | undefined;
  /** Statements are read one after another: each adds the movements before it, in slices. */
  let turns: Promise<unknown> = Promise.resolve();

  async function openView(): Promise<LedgerView> {
    pending = [];
    const opened = await openLedgerView();
    const loaded = await addStoredLines(opened, store);
    // Entries that became durable meanwhile may have been loaded already.
    pending = pending.filter(({ id }) => !loaded.has(id));
    return opened;
  }

  async function openCurrentView(): Promise<LedgerView> {
    view ??= openView();
    const opened = await view.catch((error: unknown) => {
      view = undefined;
      throw error;
    });
    for (let left = pending!.length; left > 0; left -= LINES_PER_SLICE) {
      opened.addLines(pending!.splice(0, Math.min(left, LINES_PER_SLICE)));
      await yieldToEventLoop();
    }
    return opened;
  }

  /** Gives the view up if too much has moved since the last statement: nobody may ask for one again. */
  async function closeIdleView(): Promise<void> {
    if (pending === undefined || pending.length < MAX_PENDING) return;
    const idle = view;
    view = undefined;
    pending = undefined;
    (await idle)?.close();
  }

  /** Runs work after the work before it; a failure ends only its own. */
  function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turns.then(work);
    turns = result.catch(() => undefined);
    return result;
  }

  return {
    add(entry) {
      if (pending === undefined || !isMovement(entry)) return;
      pending.push(entry);
      if (pending.length === MAX_PENDING) runInTurn(closeIdleView).catch(() => undefined);
    },
    read: (account, filter, offset, limit) =>
      runInTurn(async () => (await openCurrentView()).readPage(account, filter, offset, limit)),
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
    if (lines.length < LINES_PER_SLICE) continue;
    view.addLines(lines);
    lines = [];
    await yieldToEventLoop();
  }
  view.addLines(lines);
  return loaded;
}
