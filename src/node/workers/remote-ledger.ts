import { rejectOnAbort } from "../../async/reject-on-abort.ts";
import type { AccountLedger, Hold, LedgerEntry, PendingCapture } from "../../credits/ledger.ts";
import type { LedgerPage } from "../../credits/ledger-view.ts";
import type { AnsweredCall, IdempotencyLock } from "../../credits/replay-cache.ts";
import { EngineError, restoreError } from "../../errors.ts";
import { createKnownBalances } from "./known-balances.ts";
import { createBatch, type LedgerCall, type LedgerResult } from "./messages.ts";

/** The ledger of the main process, as a worker process uses it. */
export interface RemoteLedger extends AccountLedger {
  /** Throws `rate_limited`. */
  limitRate(account: string): Promise<void>;
  /** Receives the results of calls. */
  receive(results: readonly LedgerResult[]): void;
}

/**
 * Creates a connection to a ledger. An account that was just known to have a hundred times the price of a call sets nothing
 * aside there: its debit is one message instead of two, and the ledger still refuses it if the credits are gone by then.
 * @param send sends calls to its process
 * @param now returns milliseconds
 */
export function createRemoteLedger(
  send: (calls: readonly LedgerCall[]) => void,
  now: () => number = () => performance.now(),
): RemoteLedger {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  const holdIds = new WeakMap<Hold, number>();
  const balances = createKnownBalances(now);
  const enqueue = createBatch(send);
  let lastId = 0;

  function call<Value>(method: string, ...args: readonly unknown[]): { id: number; result: Promise<Value> } {
    const id = ++lastId;
    const result = new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    });
    enqueue([id, method, args]);
    return { id, result };
  }

  function takeHoldId(hold: Hold): number {
    const id = holdIds.get(hold);
    if (id === undefined) throw new EngineError("internal", "This hold has ended.");
    holdIds.delete(hold);
    return id;
  }

  /** Calls a method that ends a hold and returns the balance, or the one that does both without a hold of the ledger. */
  function callForHold(method: "capture" | "beginCapture", hold: Hold, amount: number) {
    const { account, operation } = hold;
    const called = balances.end(hold)
      ? call<number>(method === "capture" ? "debit" : "beginDebit", account, amount, operation)
      : call<number>(method, takeHoldId(hold), amount);
    const learn = (remaining: number) => balances.learn(account, remaining);
    called.result.then(learn, () => balances.forget(account));
    return called;
  }

  async function beginCapture(hold: Hold, amount: number): Promise<PendingCapture> {
    const { id, result } = callForHold("beginCapture", hold, amount);
    return {
      remaining: await result,
      commit: (answer) => call<void>("commit", id, answer).result,
      cancel: () => call<void>("cancel", id).result,
    };
  }

  async function acquire(...[request, signal]: Parameters<AccountLedger["acquire"]>) {
    const { id, result } = call<AnsweredCall | { readonly paid?: number }>("acquire", request);
    const end: IdempotencyLock["end"] = (outcome) => {
      call("endLock", id, outcome).result.catch(() => undefined);
    };
    // A caller who left before its turn came must not keep the key.
    const got = await (signal ? rejectOnAbort(result, signal) : result).catch((error: unknown) => {
      void result.then(
        (late) => "body" in late || end(),
        () => undefined,
      );
      throw error;
    });
    return "body" in got ? got : { ...(got.paid !== undefined && { paid: got.paid }), end };
  }

  return {
    acquire,
    limitRate: (account) => call<void>("limitRate", account).result,
    balance: (account) => call<number>("balance", account).result,
    hasAccount: (account) => call<boolean>("hasAccount", account).result,
    openAccount: (...given) => call<void>("openAccount", ...given).result,
    grant: (...given) => call<LedgerEntry>("grant", ...given).result,
    authorise(account, amount, operation) {
      const hold = { account, amount, operation };
      if (balances.begin(hold)) return hold;
      const { id, result } = call<void>("authorise", account, amount, operation);
      return result.then(() => {
        holdIds.set(hold, id);
        return hold;
      });
    },
    async capture(hold, amount, answer) {
      if (answer === undefined) return callForHold("capture", hold, amount).result;
      const pending = await beginCapture(hold, amount);
      await pending.commit(answer(pending.remaining));
      return pending.remaining;
    },
    beginCapture,
    release(hold) {
      balances.end(hold);
      if (holdIds.has(hold)) call("release", takeHoldId(hold)).result.catch(() => undefined);
    },
    statement: (...given) => call<LedgerPage>("statement", ...given).result,
    storeAnswer: (...given) => call<void>("storeAnswer", ...given).result,
    async runOnce(request, work, signal) {
      const lock = await acquire(request, signal);
      if ("body" in lock) return lock.body as Awaited<ReturnType<typeof work>>;
      try {
        const body = await work(lock.paid);
        lock.end({ body });
        return body;
      } catch (error) {
        lock.end();
        throw error;
      }
    },
    receive(results) {
      for (const [id, value, error] of results) {
        const { resolve, reject } = waiting.get(id) ?? {};
        waiting.delete(id);
        if (error === undefined) resolve?.(value);
        else reject?.(restoreError(error, "The ledger failed."));
      }
    },
  };
}
