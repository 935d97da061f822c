import { rejectOnAbort } from "../../async/reject-on-abort.ts";
import type { AccountLedger, Hold, LedgerEntry, PendingCapture } from "../../credits/ledger.ts";
import type { LedgerPage } from "../../credits/ledger-view.ts";
import type { AnsweredCall, IdempotencyLock } from "../../credits/replay-cache.ts";
import { EngineError, restoreError } from "../../errors.ts";
import { createBatch, type LedgerCall, type LedgerResult } from "./messages.ts";

/** The ledger of the main process, as a worker process uses it. */
export interface RemoteLedger extends AccountLedger {
  /** Throws `rate_limited`. */
  limitRate(account: string): Promise<void>;
  /** Receives the results of calls. */
  receive(results: readonly LedgerResult[]): void;
}

/** Creates a connection to a ledger. `send` sends calls to its process. */
export function createRemoteLedger(send: (calls: readonly LedgerCall[]) => void): RemoteLedger {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  const holdIds = new WeakMap<Hold, number>();
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

  async function beginCapture(hold: Hold, amount: number): Promise<PendingCapture> {
    const { id, result } = call<number>("beginCapture", takeHoldId(hold), amount);
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
    async authorise(account, amount, operation) {
      const { id, result } = call<void>("authorise", account, amount, operation);
      await result;
      const hold = { account, amount, operation };
      holdIds.set(hold, id);
      return hold;
    },
    async capture(hold, amount, answer) {
      if (answer === undefined) return call<number>("capture", takeHoldId(hold), amount).result;
      const pending = await beginCapture(hold, amount);
      await pending.commit(answer(pending.remaining));
      return pending.remaining;
    },
    beginCapture,
    release(hold) {
      if (holdIds.has(hold)) call("release", takeHoldId(hold)).result.catch(() => undefined);
    },
    statement: (...given) => call<LedgerPage>("statement", ...given).result,
    storeAnswer: (...given) => call<void>("storeAnswer", ...given).result,
    async runOnce(request, work, signal) {
      const lock = await acquire(request, signal);
      if ("body" in lock) return lock.body as Awaited<ReturnType<typeof work>>;
      try {
        const body = await work();
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
