import type { AccountLedger, Hold, KeyedRequest, PendingCapture } from "../../credits/ledger.ts";
import type { StoredAnswer } from "../../credits/ledger-entry.ts";
import type { LedgerFilter } from "../../credits/ledger-view.ts";
import type { AnsweredCall, DebitedCall, IdempotencyLock } from "../../credits/replay-cache.ts";
import { EngineError } from "../../errors.ts";
import type { LedgerCall, LedgerResult } from "./messages.ts";

/** Answers the calls of one worker process to the ledger. */
export interface LedgerHost {
  call(call: LedgerCall): Promise<LedgerResult>;
  /** Releases what the worker held: it has ended. Its debits that were not written are taken back. */
  close(): void;
}

/** Creates a host. `limitRate` throws `rate_limited`. */
export function createLedgerHost(ledger: AccountLedger, limitRate?: (account: string) => void): LedgerHost {
  const holds = new Map<number, Hold>();
  const captures = new Map<number, PendingCapture>();
  const locks = new Map<number, IdempotencyLock>();
  const closed = new AbortController();

  async function beginCapture(id: number, hold: Hold, amount: number): Promise<number> {
    const pending = await ledger.beginCapture(hold, amount);
    if (closed.signal.aborted) await pending.cancel();
    else captures.set(id, pending);
    return pending.remaining;
  }

  const methods: Readonly<Record<string, (id: number, ...args: never[]) => unknown>> = {
    limitRate: (_, account: string) => limitRate?.(account),
    balance: (_, account: string) => ledger.balance(account),
    hasAccount: (_, account: string) => ledger.hasAccount(account),
    openAccount: (_, account: string, amount: number, reason: string) => ledger.openAccount(account, amount, reason),
    grant: (_, account: string, amount: number, reason: string) => ledger.grant(account, amount, reason),
    async authorise(id, account: string, amount: number, operation: string) {
      const hold = await ledger.authorise(account, amount, operation);
      if (closed.signal.aborted) await ledger.release(hold);
      else holds.set(id, hold);
    },
    capture: (_, hold: number, amount: number) => ledger.capture(take(holds, hold), amount),
    beginCapture: (id, hold: number, amount: number) => beginCapture(id, take(holds, hold), amount),
    async debit(_, account: string, amount: number, operation: string) {
      return ledger.capture(await ledger.authorise(account, amount, operation), amount);
    },
    async beginDebit(id, account: string, amount: number, operation: string) {
      return beginCapture(id, await ledger.authorise(account, amount, operation), amount);
    },
    commit: (_, capture: number, answer: StoredAnswer | undefined) => take(captures, capture).commit(answer),
    cancel: (_, capture: number) => take(captures, capture).cancel(),
    async release(_, hold: number) {
      const held = holds.get(hold);
      holds.delete(hold);
      if (held) await ledger.release(held);
    },
    statement: (_, account: string, filter: LedgerFilter, offset: number, limit: number) =>
      ledger.statement(account, filter, offset, limit),
    storeAnswer: (_, account: string, operation: string, answer: StoredAnswer) =>
      ledger.storeAnswer(account, operation, answer),
    async acquire(id, request: KeyedRequest) {
      const lock = await ledger.acquire(request, closed.signal);
      if ("body" in lock) return { body: lock.body };
      if (closed.signal.aborted) lock.end();
      else locks.set(id, lock);
      return { paid: lock.paid };
    },
    endLock: (_, lock: number, outcome: AnsweredCall | DebitedCall | undefined) => take(locks, lock).end(outcome),
  };

  return {
    async call([id, method, args]) {
      try {
        return [id, await methods[method]!(id, ...(args as never[]))];
      } catch (error) {
        const { code, message, details } =
          error instanceof EngineError ? error : new EngineError("internal", String(error));
        return [id, null, { code, message, details }];
      }
    },
    close() {
      closed.abort();
      for (const hold of holds.values()) void endQuietly(() => ledger.release(hold));
      for (const capture of captures.values()) void endQuietly(() => capture.cancel());
      for (const lock of locks.values()) void endQuietly(() => lock.end());
    },
  };
}

/** Ends something of a worker that has ended; nobody waits for the result. */
async function endQuietly(end: () => void | Promise<void>): Promise<void> {
  try {
    await end();
  } catch {
    // The ledger releases what is left when its lease ends.
  }
}

/** Removes and returns what an earlier call of the worker began. */
function take<Value>(values: Map<number, Value>, id: number): Value {
  const value = values.get(id);
  if (value === undefined) throw new EngineError("internal", "The ledger does not know this hold.");
  values.delete(id);
  return value;
}
