import { rejectOnAbort } from "../async/reject-on-abort.ts";
import { createIdempotencyKeyError } from "./keyed-request.ts";
import type { KeyedRequest, LedgerEntry } from "./ledger-entry.ts";

/** Milliseconds for which an answer is kept: 24 hours. */
export const ANSWER_TTL_MS = 24 * 60 * 60 * 1000;

/** The right to work on a keyed request; no other call works on it until it ends. */
export interface IdempotencyLock {
  /** Thousandths of a credit that an earlier call debited before it was cut; absent if nothing was debited. */
  readonly paid?: number;
  /** Ends the lock: with the answer, with a debit alone, or, without an outcome, as if there had been no call. */
  end(outcome?: AnsweredCall | DebitedCall): void | Promise<void>;
}

/** A call that was answered. */
export interface AnsweredCall {
  readonly body: unknown;
}

/** A call that was debited and not answered. */
export interface DebitedCall {
  readonly paid: number;
}

/**
 * Keeps answers by account and key. The same request under a known key gets the stored answer; while the first call is
 * running, the second waits for it. Another request under that key is `validation_failed`. A call that fails leaves no
 * trace; one that was debited and cut runs again without a second debit.
 */
export interface ReplayCache {
  /** Returns the stored answer, or a lock; waits while another call has the lock. */
  acquire(request: KeyedRequest, signal?: AbortSignal): Promise<AnsweredCall | IdempotencyLock>;
  /** Restores the answer of an entry of an earlier run. */
  restore(entry: LedgerEntry): void;
  /** Runs `work` under the lock, or returns the stored answer. */
  runOnce<Body>(request: KeyedRequest, work: () => Promise<Body>, signal?: AbortSignal): Promise<Body>;
}

/** Creates an empty cache. `now` is in milliseconds. */
export function createReplayCache(now: () => number): ReplayCache {
  const records = new Map<string, ReplayRecord>();

  function isExpired(record: ReplayRecord): boolean {
    return record.state !== "running" && now() - record.at >= ANSWER_TTL_MS;
  }

  function findRecord(id: string): ReplayRecord | undefined {
    const record = records.get(id);
    return record === undefined || isExpired(record) ? undefined : record;
  }

  async function acquire(
    { account, key, hash }: KeyedRequest,
    signal?: AbortSignal,
  ): Promise<AnsweredCall | IdempotencyLock> {
    const id = toRecordId(account, key);
    let record = findRecord(id);
    for (; record !== undefined; record = findRecord(id)) {
      if (record.hash !== hash) {
        throw createIdempotencyKeyError("was already used with another request", "idempotency_key_reused");
      }
      if (record.state === "answered") return { body: structuredClone(record.body) };
      if (record.state === "paid") break;
      await (signal ? rejectOnAbort(record.ended, signal) : record.ended);
    }
    deleteWhile(records, isExpired);
    const { promise: ended, resolve } = createDeferred();
    records.delete(id);
    records.set(id, { state: "running", hash, ended });
    return {
      ...(record && { paid: record.paid }),
      end(outcome) {
        records.delete(id);
        if (outcome && "body" in outcome) {
          records.set(id, { state: "answered", hash, at: now(), body: structuredClone(outcome.body) });
        } else if (outcome) {
          records.set(id, { state: "paid", hash, at: record?.at ?? now(), paid: outcome.paid });
        }
        resolve();
      },
    };
  }

  return {
    acquire,

    restore({ account, at, amount, answer }) {
      if (answer === undefined || now() - at >= ANSWER_TTL_MS) return;
      const { key, hash, body } = answer;
      records.set(
        toRecordId(account, key),
        body === undefined ? { state: "paid", hash, at, paid: -amount } : { state: "answered", hash, at, body },
      );
    },

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
  };
}

/** Deletes the records at the front that meet the condition. Records are in the order of their calls. */
function deleteWhile(records: Map<string, ReplayRecord>, isOld: (record: ReplayRecord) => boolean): void {
  for (const [id, record] of records) {
    if (!isOld(record)) return;
    records.delete(id);
  }
}

type ReplayRecord =
  | { readonly state: "running"; readonly hash: string; readonly ended: Promise<void> }
  | { readonly state: "paid"; readonly hash: string; readonly at: number; readonly paid: number }
  | { readonly state: "answered"; readonly hash: string; readonly at: number; readonly body: unknown };

function createDeferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function toRecordId(account: string, key: string): string {
  return JSON.stringify([account, key]);
}
