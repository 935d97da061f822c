import { rejectOnAbort } from "../async/reject-on-abort.ts";
import { EngineError } from "../errors.ts";
import type { KeyedRequest, LedgerEntry } from "./ledger.ts";

/** An answer kept for a caller who sends the same request under the same key again. */
export interface StoredAnswer {
  readonly key: string;
  /** Tells the request from other requests. */
  readonly hash: string;
  /**
   * The response body, a JSON value. Absent where a stream was paid for and its answer is not complete yet; it is kept
   * with a later entry.
   */
  readonly body?: unknown;
}

/** How long an answer is kept: 24 hours. */
export const ANSWER_TTL_MS = 24 * 60 * 60 * 1000;

/** The right to work on a keyed request; nobody else works on it until it ends. */
export interface IdempotencyLock {
  /** Thousandths of a credit that an earlier turn debited before it was cut; absent where nothing was. */
  readonly paid?: number;
  /** Ends the turn: with its answer, with a debit alone, or, without an outcome, as if it had never been. */
  end(outcome?: AnsweredCall | DebitedCall): void;
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
 * Remembers answers by account and key. The same request under a known key gets the stored answer; while the first is
 * still at work, it waits for it. Another request under that key is `validation_failed`. A call that fails leaves no
 * trace; one that was debited and cut is worked on again without a second debit.
 */
export function createReplayCache(now: () => number) {
  const recordsById = new Map<string, ReplayRecord>();

  function recall(id: string): ReplayRecord | undefined {
    const record = recordsById.get(id);
    if (record === undefined || !isExpired(record)) return record;
    recordsById.delete(id);
    return undefined;
  }

  /** Records stand in the order of their calls, so the expired ones are at the front. */
  function forgetExpired(): void {
    for (const [id, record] of recordsById) {
      if (!isExpired(record)) return;
      recordsById.delete(id);
    }
  }

  function isExpired(record: ReplayRecord): boolean {
    return record.state !== "running" && now() - record.at >= ANSWER_TTL_MS;
  }

  /** The stored answer, or else a turn; waits while another has it. */
  async function take(
    { account, key, hash }: KeyedRequest,
    signal?: AbortSignal,
  ): Promise<AnsweredCall | IdempotencyLock> {
    const id = toRecordId(account, key);
    let record = recall(id);
    for (; record !== undefined; record = recall(id)) {
      if (record.hash !== hash) throw createKeyReuseError();
      if (record.state === "answered") return { body: structuredClone(record.body) };
      if (record.state === "paid") break;
      await (signal ? rejectOnAbort(record.ended, signal) : record.ended);
    }
    forgetExpired();
    const { promise: ended, resolve } = createDeferred();
    recordsById.set(id, { state: "running", hash, ended });
    return {
      ...(record && { paid: record.paid }),
      end(outcome) {
        recordsById.delete(id);
        if (outcome && "body" in outcome) {
          recordsById.set(id, { state: "answered", hash, at: now(), body: structuredClone(outcome.body) });
        } else if (outcome) {
          recordsById.set(id, { state: "paid", hash, at: record?.at ?? now(), paid: outcome.paid });
        }
        resolve();
      },
    };
  }

  return {
    take,

    /** Takes over an answer from an entry of an earlier run. */
    restore({ account, at, amount, answer }: LedgerEntry): void {
      if (answer === undefined || now() - at >= ANSWER_TTL_MS) return;
      const { key, hash, body } = answer;
      const record: ReplayRecord =
        body === undefined ? { state: "paid", hash, at, paid: -amount } : { state: "answered", hash, at, body };
      recordsById.set(toRecordId(account, key), record);
    },

    async once<Body>(request: KeyedRequest, work: () => Promise<Body>, signal?: AbortSignal): Promise<Body> {
      const turn = await take(request, signal);
      if ("body" in turn) return turn.body as Body;
      try {
        const body = await work();
        turn.end({ body });
        return body;
      } catch (error) {
        turn.end();
        throw error;
      }
    },
  };
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

function createKeyReuseError(): EngineError {
  const msg = "was already used with another request";
  return new EngineError("validation_failed", `Idempotency-Key: ${msg}.`, {
    issues: [{ loc: ["header", "Idempotency-Key"], msg, type: "idempotency_key_reused" }],
  });
}
