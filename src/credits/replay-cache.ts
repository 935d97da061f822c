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
  /** Notes what a call debits that is running under its key. */
  noteDebit(account: string, key: string, amount: number): void;
  /** Runs `work` under the lock, or returns the stored answer. `paid` is what an earlier call under the key debited. */
  runOnce<Body>(request: KeyedRequest, work: (paid?: number) => Promise<Body>, signal?: AbortSignal): Promise<Body>;
}

/** Greatest length of all answers that are kept in memory, as JSON. */
export const MAX_KEPT_CHARS = 2 ** 25;

/**
 * Creates an empty cache. Of the answers, the latest are kept whose JSON is together at most so long; a call whose answer is
 * gone runs again without a second debit.
 * @param now returns milliseconds
 */
export function createReplayCache(now: () => number, maxChars = MAX_KEPT_CHARS): ReplayCache {
  const records = new Map<string, ReplayRecord>();
  /** The answered records, oldest first. */
  const answered = new Set<string>();
  let keptChars = 0;

  function remove(id: string): void {
    const record = records.get(id);
    records.delete(id);
    if (record?.state !== "answered") return;
    answered.delete(id);
    keptChars -= record.json.length;
  }

  function keepAnswer(id: string, { body, ...answer }: Omit<PaidRecord, "state"> & AnsweredCall): void {
    const json = JSON.stringify(body) ?? "null";
    remove(id);
    records.set(id, { state: "answered", ...answer, json });
    answered.add(id);
    keptChars += json.length;
    for (const oldest of answered) {
      if (keptChars <= maxChars) return;
      const { hash, at, paid, json: dropped } = records.get(oldest) as AnsweredRecord;
      answered.delete(oldest);
      keptChars -= dropped.length;
      records.set(oldest, { state: "paid", hash, at, paid });
    }
  }

  function isExpired(record: ReplayRecord): boolean {
    return record.state !== "running" && now() - record.at >= ANSWER_TTL_MS;
  }

  function findRecord(id: string): ReplayRecord | undefined {
    const record = records.get(id);
    return record === undefined || isExpired(record) ? undefined : record;
  }

  /** Removes the records at the front that are expired. Records are in the order of their calls. */
  function removeExpired(): void {
    for (const [id, record] of records) {
      if (!isExpired(record)) return;
      remove(id);
    }
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
      if (record.state === "answered") return { body: JSON.parse(record.json) };
      if (record.state === "paid") break;
      await (signal ? rejectOnAbort(record.ended, signal) : record.ended);
    }
    removeExpired();
    const { promise: ended, resolve } = createDeferred();
    remove(id);
    const running: RunningRecord = { state: "running", hash, ended, paid: record?.paid ?? 0 };
    records.set(id, running);
    return {
      ...(record && { paid: record.paid }),
      end(outcome) {
        records.delete(id);
        if (outcome && "body" in outcome) {
          keepAnswer(id, { hash, at: now(), paid: running.paid, body: outcome.body });
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
      const id = toRecordId(account, key);
      const before = records.get(id);
      // The answer of a stream is an entry of its own, after that of its debit.
      const paid = amount === 0 && before && before.state !== "running" ? before.paid : 0 - amount;
      if (body !== undefined) keepAnswer(id, { hash, at, paid, body });
      else {
        remove(id);
        records.set(id, { state: "paid", hash, at, paid });
      }
    },

    noteDebit(account, key, amount) {
      const record = records.get(toRecordId(account, key));
      if (record?.state === "running") record.paid = amount;
    },

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
  };
}

type ReplayRecord = RunningRecord | PaidRecord | AnsweredRecord;

interface RunningRecord {
  readonly state: "running";
  readonly hash: string;
  readonly ended: Promise<void>;
  /** Thousandths of a credit that calls under the key debited. */
  paid: number;
}

interface PaidRecord {
  readonly state: "paid";
  readonly hash: string;
  readonly at: number;
  readonly paid: number;
}

interface AnsweredRecord extends Omit<PaidRecord, "state"> {
  readonly state: "answered";
  /** The answer. */
  readonly json: string;
}

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
