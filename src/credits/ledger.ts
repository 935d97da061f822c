import { EngineError } from "../errors.ts";
import { type LedgerFilter, type LedgerPage, type LedgerView, openLedgerView } from "./ledger-view.ts";
import { type AnsweredCall, createReplayCache, type IdempotencyLock, type StoredAnswer } from "./replay-cache.ts";

/** Credits are counted in thousandths, as integers. */
export const MILLIS_PER_CREDIT = 1000;

/** The account of whoever owns the process: it can pay for everything and is never debited. */
export const LOCAL_ACCOUNT = "local";

/** Credits added; credits debited; the answer, of amount 0, to a call that was debited before its answer was complete. */
export type EntryKind = "grant" | "capture" | "answer";

/** One line of the ledger; never changed, never removed. An account's balance is the sum of its entries. */
export interface LedgerEntry {
  readonly id: string;
  /** Milliseconds by the ledger's clock. */
  readonly at: number;
  readonly account: string;
  readonly kind: EntryKind;
  /** The verb that was paid for, or why credits were granted. */
  readonly operation: string;
  /** Thousandths of a credit; negative for a capture. */
  readonly amount: number;
  /** The answer that was paid for, where the caller may ask for it again. */
  readonly answer?: StoredAnswer;
}

/** An entry that moves credits: a line of an account's statement. */
export type Movement = LedgerEntry & { readonly kind: Exclude<EntryKind, "answer"> };

/**
 * Where entries are kept. A store may replace its entries by fewer that mean the same, as a journal does when it is
 * compacted; nobody above it needs to know.
 */
export interface LedgerStore {
  /** All entries that are safe, in the order in which they were appended. */
  load(): AsyncIterable<LedgerEntry>;
  /**
   * Resolves when the entry is safe: it will be loaded after any crash from here on. Calls overlap, and entries that
   * wait together are best made safe together; they keep the order of the calls. Rejects only where the entry will
   * never be loaded; a store that cannot tell refuses everything that comes later.
   */
  append(entry: LedgerEntry): Promise<void>;
}

/** Credits set aside for a call that runs. Holds live in memory alone: after a crash they are gone, which releases them. */
export interface Hold {
  readonly account: string;
  readonly amount: number;
  readonly operation: string;
}

/** Accounts and what moves their credits. Amounts are thousandths of a credit. */
export interface Ledger {
  /** The sum of the account's entries; 0 for an account that has none. */
  balance(account: string): number;
  /** Whether the account has ever had an entry. */
  hasAccount(account: string): boolean;
  /** Adds credits; resolves when they are safe. */
  grant(account: string, amount: number, reason: string): Promise<LedgerEntry>;
  /** Sets `amount` aside. Throws `insufficient_credits` where balance less open holds does not cover it. */
  authorise(account: string, amount: number, operation: string): Hold;
  /**
   * Debits `amount`, at most what was held, and ends the hold; resolves when the debit is safe. `answer` is told the
   * balance that will remain, and what it returns is kept with the debit.
   */
  capture(hold: Hold, amount: number, answer?: (remaining: number) => StoredAnswer | undefined): Promise<void>;
  /** Ends the hold without a debit; a hold that has ended already is left alone. */
  release(hold: Hold): void;
  /** What moved the account's credits, newest first, `limit` lines behind the first `offset`. */
  statement(account: string, filter: LedgerFilter, offset: number, limit: number): Promise<LedgerPage>;
  /** Keeps the answer to a call that was debited before; resolves when it is safe. */
  storeAnswer(account: string, operation: string, answer: StoredAnswer): Promise<void>;
  /**
   * Runs `work` once per account and key, and gives its answer to whoever sends the same request again within 24 hours;
   * another request under the key is `validation_failed`. A `signal` ends the wait for another's turn.
   */
  runOnce<Body>(request: KeyedRequest, work: () => Promise<Body>, signal?: AbortSignal): Promise<Body>;
  /** The answer that is stored for a request, or a turn to work on it, for answers that come in pieces. */
  acquire(request: KeyedRequest, signal?: AbortSignal): Promise<AnsweredCall | IdempotencyLock>;
}

/** A request that may be sent again under its key; `hash` tells it from other requests. */
export interface KeyedRequest {
  readonly account: string;
  readonly key: string;
  readonly hash: string;
}

/** Where a ledger takes its times and ids from. */
export interface LedgerOptions {
  /** Milliseconds. */
  readonly now: () => number;
  /** Ids of entries; each different. */
  readonly newId: () => string;
}

/**
 * Opens a ledger over its entries.
 *
 * @example
 * ```ts
 * import { createMemoryLedgerStore, openEngine, openLedger } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const ledger = await openLedger(createMemoryLedgerStore(), { now: Date.now, newId: () => crypto.randomUUID() });
 * const engine = await openEngine(openStarterCorpus(), { ledger });
 * await engine.close();
 * ```
 */
export async function openLedger(store: LedgerStore, { now, newId }: LedgerOptions): Promise<Ledger> {
  const balances = new Map<string, number>();
  const held = new Map<string, number>();
  const open = new Set<Hold>();
  const replays = createReplayCache(now);
  /** Opened by the first statement; from then on it is told of every movement. */
  let view: Promise<LedgerView> | undefined;
  let news: Movement[] | undefined;

  for await (const entry of store.load()) {
    addAmount(balances, entry.account, entry.amount);
    replays.restore(entry);
  }

  const balance = (account: string) =>
    account === LOCAL_ACCOUNT ? Number.MAX_SAFE_INTEGER : (balances.get(account) ?? 0);

  const end = (hold: Hold) => open.delete(hold) && addAmount(held, hold.account, -hold.amount);

  async function append(entry: Omit<LedgerEntry, "id" | "at">): Promise<LedgerEntry> {
    const written = { id: newId(), at: now(), ...entry };
    await store.append(written);
    if (news && isMovement(written)) news.push(written);
    return written;
  }

  async function openView(): Promise<LedgerView> {
    news = [];
    const opened = await openLedgerView();
    const loaded = new Set<string>();
    let some: Movement[] = [];
    for await (const entry of store.load()) {
      if (!isMovement(entry)) continue;
      loaded.add(entry.id);
      some.push(entry);
      if (some.length < 1000) continue;
      opened.addLines(some);
      some = [];
    }
    opened.addLines(some);
    // What became safe meanwhile may have been loaded already.
    news = news.filter(({ id }) => !loaded.has(id));
    return opened;
  }

  return {
    balance,
    hasAccount: (account) => balances.has(account),

    async grant(account, amount, reason) {
      requireAmount(amount);
      if (account !== LOCAL_ACCOUNT) requireAmount(balance(account) + amount);
      const entry = await append({ account, kind: "grant", operation: reason, amount });
      addAmount(balances, account, amount);
      return entry;
    },

    authorise(account, amount, operation) {
      requireAmount(amount);
      const available = balance(account) - (account === LOCAL_ACCOUNT ? 0 : (held.get(account) ?? 0));
      if (available < amount) throw createInsufficientCreditsError(amount, available);
      const hold = { account, amount, operation };
      open.add(hold);
      addAmount(held, account, amount);
      return hold;
    },

    async capture(hold, amount, answer) {
      requireAmount(amount);
      if (!open.has(hold) || amount > hold.amount) throw new EngineError("internal", "More is debited than was held.");
      const { account, operation } = hold;
      const debit = account === LOCAL_ACCOUNT ? 0 : amount;
      // The debit counts from here on, so that nothing else can spend it while it is being written.
      end(hold);
      if (debit > 0) addAmount(balances, account, -debit);
      const kept = answer?.(balance(account));
      if (debit === 0 && kept === undefined) return;
      try {
        await append({ account, kind: "capture", operation, amount: 0 - debit, ...(kept && { answer: kept }) });
      } catch (cause) {
        if (debit > 0) addAmount(balances, account, debit);
        throw new EngineError("internal", "The debit could not be written.", {}, cause);
      }
    },

    release: (hold) => {
      end(hold);
    },

    async statement(account, filter, offset, limit) {
      view ??= openView();
      const opened = await view.catch((error) => {
        view = undefined;
        throw error;
      });
      opened.addLines(news!.splice(0));
      return opened.readPage(account, filter, offset, limit);
    },

    async storeAnswer(account, operation, answer) {
      await append({ account, kind: "answer", operation, amount: 0, answer });
    },

    runOnce: replays.once,
    acquire: replays.take,
  };
}

function isMovement(entry: LedgerEntry): entry is Movement {
  return entry.kind !== "answer";
}

/** Thousandths as credits. */
export function toCredits(amount: number): number {
  return amount / MILLIS_PER_CREDIT;
}

/** Credits as thousandths. */
export function toMillis(credits: number): number {
  return Math.round(credits * MILLIS_PER_CREDIT);
}

function createInsufficientCreditsError(required: number, available: number): EngineError {
  const creditsRequired = toCredits(required);
  const creditsRemaining = toCredits(available);
  return new EngineError(
    "insufficient_credits",
    `This call may cost ${creditsRequired} credits; ${creditsRemaining} are left.`,
    { creditsRequired, creditsRemaining },
  );
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new EngineError("internal", "An amount is a whole number of thousandths of a credit, not below zero.");
  }
}

function addAmount(sums: Map<string, number>, account: string, amount: number): void {
  sums.set(account, (sums.get(account) ?? 0) + amount);
}
