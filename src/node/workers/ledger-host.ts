import type { Hold, KeyedRequest, Ledger, PendingCapture } from "../../credits/ledger.ts";
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
export function createLedgerHost(ledger: Ledger, limitRate?: (account: string) => void): LedgerHost {
  const holds = new Map<number, Hold>();
  const captures = new Map<number, PendingCapture>();
  const locks = new Map<number, IdempotencyLock>();
  const closed = new AbortController();

  const methods: Readonly<Record<string, (id: number, ...args: never[]) => unknown>> = {
    limitRate: (_, account: string) => limitRate?.(account),
    balance: (_, account: string) => ledger.balance(account),
    authorise(id, account: string, amount: number, operation: string) {
      holds.set(id, ledger.authorise(account, amount, operation));
    },
    capture: (_, hold: number, amount: number) => ledger.capture(take(holds, hold), amount),
    beginCapture(id, hold: number, amount: number) {
      const pending = ledger.beginCapture(take(holds, hold), amount);
      captures.set(id, pending);
      return pending.remaining;
    },
    commit: (_, capture: number, answer: StoredAnswer | undefined) => take(captures, capture).commit(answer),
    release(_, hold: number) {
      const held = holds.get(hold);
      if (held) ledger.release(held);
      holds.delete(hold);
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
      for (const hold of holds.values()) ledger.release(hold);
      for (const capture of captures.values()) capture.cancel();
      for (const lock of locks.values()) lock.end();
    },
  };
}

/** Removes and returns what an earlier call of the worker began. */
function take<Value>(values: Map<number, Value>, id: number): Value {
  const value = values.get(id);
  if (value === undefined) throw new EngineError("internal", "The ledger does not know this hold.");
  values.delete(id);
  return value;
}
