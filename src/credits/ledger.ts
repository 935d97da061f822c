import { EngineError } from "../errors.ts";
import type { KeyedRequest, LedgerEntry, LedgerStore, StoredAnswer } from "./ledger-entry.ts";
import { createLedgerStatements } from "./ledger-statements.ts";
import type { LedgerFilter, LedgerPage } from "./ledger-view.ts";
import { type AnsweredCall, createReplayCache, type IdempotencyLock, type ReplayCache } from "./replay-cache.ts";

export type { EntryKind, KeyedRequest, LedgerEntry, LedgerStore } from "./ledger-entry.ts";

/** Credits are counted in thousandths, as integers. */
export const MILLIS_PER_CREDIT = 1000;

/** The account of the process's owner: it can pay for everything and is never debited. */
export const LOCAL_ACCOUNT = "local";

/** Credits set aside for a call that runs. */
export interface Hold {
  readonly account: string;
  readonly amount: number;
  readonly operation: string;
}

/**
 * Accounts and what moves their credits, wherever they are kept. Amounts are thousandths of a credit. A ledger in memory
 * answers some methods at once; one of another process, or one that several servers share, answers them later.
 */
export interface AccountLedger {
  /** The sum of the account's entries; 0 for an account that has none. */
  balance(account: string): number | Promise<number>;
  /** Whether the account has ever had an entry. */
  hasAccount(account: string): boolean | Promise<boolean>;
  /** Opens an account with a first grant, unless it exists; resolves when that is durable. */
  openAccount(account: string, amount: number, reason: string): Promise<void>;
  /** Adds credits; resolves when they are durable. @throws EngineError `ledger_unavailable` if they cannot be written */
  grant(account: string, amount: number, reason: string): Promise<LedgerEntry>;
  /**
   * Sets `amount` aside.
   * @throws EngineError `insufficient_credits` if the balance less open holds does not cover it
   */
  authorise(account: string, amount: number, operation: string): Hold | Promise<Hold>;
  /**
   * Debits `amount`, at most what was held, and ends the hold; resolves when the debit is durable. `answer` receives the
   * remaining balance, and what it returns is stored with the debit. Returns the remaining balance.
   * @throws EngineError `ledger_unavailable` if the debit cannot be written; nothing is debited then
   */
  capture(hold: Hold, amount: number, answer?: (remaining: number) => StoredAnswer | undefined): Promise<number>;
  /** Debits as `capture` does, in two steps: the debit counts at once, and is durable after `commit`. */
  beginCapture(hold: Hold, amount: number): PendingCapture | Promise<PendingCapture>;
  /** Ends the hold without a debit; a hold that has ended is left alone. */
  release(hold: Hold): void | Promise<void>;
  /** Returns what moved the account's credits, newest first: `limit` lines after the first `offset`. */
  statement(account: string, filter: LedgerFilter, offset: number, limit: number): Promise<LedgerPage>;
  /** Stores the answer to a call that was debited before; resolves when it is durable. */
  storeAnswer(account: string, operation: string, answer: StoredAnswer): Promise<void>;
  /**
   * Runs `work` once per account and key; the same request within 24 hours gets the same answer, and another request under
   * the key is `validation_failed`. A `signal` ends the wait for a call that is still running. `work` runs again if its
   * answer is not kept any more; it receives what was `paid` for the first one, and must not debit that again.
   */
  runOnce<Body>(request: KeyedRequest, work: (paid?: number) => Promise<Body>, signal?: AbortSignal): Promise<Body>;
  /** Returns the answer that is stored for a request, or a lock to work on it, for answers that are streamed. */
  acquire(request: KeyedRequest, signal?: AbortSignal): Promise<AnsweredCall | IdempotencyLock>;
}

/** A debit that counts and is not durable yet. */
export interface PendingCapture {
  /** The balance after it. */
  readonly remaining: number;
  /** Writes it, with the answer that is stored under an idempotency key. */
  commit(answer?: StoredAnswer): Promise<void>;
  /** Takes it back. */
  cancel(): void | Promise<void>;
}

/** The ledger of one process: balances and holds are in memory, so that a crash releases its holds. */
export interface Ledger extends AccountLedger {
  balance(account: string): number;
  hasAccount(account: string): boolean;
  authorise(account: string, amount: number, operation: string): Hold;
  beginCapture(hold: Hold, amount: number): PendingCapture;
  release(hold: Hold): void;
}

/** Where a ledger takes its times and ids from. */
export interface LedgerOptions {
  /** Milliseconds. */
  readonly now: () => number;
  /** Ids of entries; each different. */
  readonly newId: () => string;
  /** Greatest length of all answers under idempotency keys that are kept in memory, as JSON. Default 32 Mi. */
  readonly maxAnswerChars?: number;
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
export async function openLedger(store: LedgerStore, { now, newId, maxAnswerChars }: LedgerOptions): Promise<Ledger> {
  const balances = new Map<string, number>();
  const replays = createReplayCache(now, maxAnswerChars);
  const statements = createLedgerStatements(store);
  for await (const entry of store.load()) {
    addAmount(balances, entry.account, entry.amount);
    replays.restore(entry);
  }

  async function append(entry: Omit<LedgerEntry, "id" | "at">): Promise<LedgerEntry> {
    const written = { id: newId(), at: now(), ...entry };
    try {
      await store.append(written);
    } catch (cause) {
      throw new EngineError("ledger_unavailable", "The ledger cannot be written. Nothing was debited.", {}, cause);
    }
    statements.add(written);
    return written;
  }

  return createLedger(balances, { append, replays, statement: statements.read });
}

interface LedgerServices extends Pick<Ledger, "statement"> {
  readonly append: (entry: Omit<LedgerEntry, "id" | "at">) => Promise<LedgerEntry>;
  readonly replays: ReplayCache;
}

/** Creates a ledger over balances, which it keeps up to date. */
function createLedger(balances: Map<string, number>, { append, replays, statement }: LedgerServices): Ledger {
  const held = new Map<string, number>();
  const open = new Set<Hold>();

  const balance = (account: string) =>
    account === LOCAL_ACCOUNT ? Number.MAX_SAFE_INTEGER : (balances.get(account) ?? 0);

  function release(hold: Hold): void {
    if (open.delete(hold)) addAmount(held, hold.account, -hold.amount);
  }

  async function grant(account: string, amount: number, reason: string): Promise<LedgerEntry> {
    requireAmount(amount);
    if (account !== LOCAL_ACCOUNT) requireAmount(balance(account) + amount);
    const entry = await append({ account, kind: "grant", operation: reason, amount });
    addAmount(balances, account, amount);
    return entry;
  }

  return {
    balance,
    hasAccount: (account) => balances.has(account),
    release,
    statement,
    runOnce: replays.runOnce,
    acquire: replays.acquire,

    grant,

    async openAccount(account, amount, reason) {
      if (!balances.has(account)) await grant(account, amount, reason);
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
      const pending = beginCapture(hold, amount);
      await pending.commit(answer?.(pending.remaining));
      return pending.remaining;
    },

    beginCapture,

    async storeAnswer(account, operation, answer) {
      await append({ account, kind: "answer", operation, amount: 0, answer });
    },
  };

  function beginCapture(hold: Hold, amount: number): PendingCapture {
    requireAmount(amount);
    if (!open.has(hold) || amount > hold.amount) {
      throw new EngineError("internal", "More is debited than was held.");
    }
    const { account, operation } = hold;
    const debit = account === LOCAL_ACCOUNT ? 0 : amount;
    // The debit counts before it is written, so that nothing else can spend it meanwhile.
    release(hold);
    if (debit > 0) addAmount(balances, account, -debit);
    const cancel = () => {
      if (debit > 0) addAmount(balances, account, debit);
    };
    const commit = async (kept?: StoredAnswer) => {
      if (debit === 0 && kept === undefined) return;
      try {
        await append({ account, kind: "capture", operation, amount: 0 - debit, ...(kept && { answer: kept }) });
        if (kept) replays.noteDebit(account, kept.key, debit);
      } catch (error) {
        cancel();
        throw error;
      }
    };
    return { remaining: balance(account), commit, cancel };
  }
}

/** Returns thousandths of a credit as credits. */
export function toCredits(amount: number): number {
  return amount / MILLIS_PER_CREDIT;
}

/** Returns credits as thousandths of a credit. */
export function toMillis(credits: number): number {
  return Math.round(credits * MILLIS_PER_CREDIT);
}

/** Returns the error for a call that its account cannot pay. Amounts are thousandths of a credit. */
export function createInsufficientCreditsError(required: number, available: number): EngineError {
  const creditsRequired = toCredits(required);
  const creditsRemaining = toCredits(available);
  return new EngineError(
    "insufficient_credits",
    `This call may cost ${creditsRequired} credits; ${creditsRemaining} are left.`,
    { creditsRequired, creditsRemaining },
  );
}

/** Throws EngineError `internal` unless an amount is a whole number of thousandths, not below zero. */
export function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new EngineError("internal", "An amount is a whole number of thousandths of a credit, not below zero.");
  }
}

function addAmount(sums: Map<string, number>, account: string, amount: number): void {
  sums.set(account, (sums.get(account) ?? 0) + amount);
}
