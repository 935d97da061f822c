import type { PoolClient } from "pg";
import { createIdempotencyKeyError } from "../../credits/keyed-request.ts";
import type { KeyedRequest, StoredAnswer } from "../../credits/ledger-entry.ts";
import { ANSWER_TTL_MS, type AnsweredCall, type IdempotencyLock } from "../../credits/replay-cache.ts";
import { EngineError } from "../../errors.ts";
import type { LeaseKeeper } from "./leases.ts";
import type { Postgres } from "./open-postgres.ts";

/** Answers by account and idempotency key, in PostgreSQL: a lock is a lease, as of a hold. */
export interface ReplayLocks {
  /** Returns the stored answer, or a lock; waits while another call, on any server, has the lock. */
  acquire(request: KeyedRequest, signal?: AbortSignal): Promise<AnsweredCall | IdempotencyLock>;
  /** Stores an answer, or a debit alone, in the transaction that debits. `paid` is `null` if nothing is debited. */
  store(client: PoolClient, account: string, answer: StoredAnswer, paid: number | null): Promise<void>;
  /** Runs `work` under the lock, or returns the stored answer. */
  runOnce<Body>(request: KeyedRequest, work: (paid?: number) => Promise<Body>, signal?: AbortSignal): Promise<Body>;
}

interface ReplayRow {
  readonly hash: string;
  readonly at: string;
  readonly lock: string | null;
  readonly paid: string | null;
  readonly body: unknown;
}

/** Takes the lock of a key that is new, too old, debited and cut, or locked by a server that no longer renews it. */
const formatTakeLock = (leaseEnd: string) => `
  INSERT INTO headnote.replay AS r (account, key, hash, at, lock, server, lease_end)
  VALUES ($1, $2, $3, $4, $5, $6, ${leaseEnd})
  ON CONFLICT (account, key) DO UPDATE SET
    hash = $3, at = CASE WHEN r.at <= $7 OR r.paid IS NULL THEN $4 ELSE r.at END,
    lock = $5, server = $6, lease_end = ${leaseEnd},
    paid = CASE WHEN r.at <= $7 THEN NULL ELSE r.paid END, body = NULL
  WHERE (r.lock IS NULL OR r.lock = $5 OR r.lease_end < now())
    AND (r.at <= $7 OR (r.hash = $3 AND r.body IS NULL))
  RETURNING hash, at, lock, paid, body`;

/** Deletes some answers that are too old to be replayed. */
const DELETE_OLD = `
  DELETE FROM headnote.replay WHERE (account, key) IN
    (SELECT account, key FROM headnote.replay WHERE at <= $1 AND lock IS NULL ORDER BY at LIMIT 20)`;

/** Milliseconds between looks at a call that is running. */
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 250;

/** Creates the locks of one server. */
export function createReplayLocks(
  postgres: Postgres,
  server: string,
  leases: LeaseKeeper,
  { now, newId }: { readonly now: () => number; readonly newId: () => string },
): ReplayLocks {
  const takeSql = formatTakeLock(leases.leaseEnd);
  /** By account and key: the lock of a call that runs on this server. */
  const held = new Map<string, string>();

  async function tryAcquire(request: KeyedRequest): Promise<AnsweredCall | IdempotencyLock | null> {
    const { account, key, hash } = request;
    const lock = newId();
    const oldest = now() - ANSWER_TTL_MS;
    const [own] = await postgres.query<ReplayRow>(takeSql, [account, key, hash, now(), lock, server, oldest]);
    if (own) {
      leases.add(1);
      held.set(toId(account, key), lock);
      return createLock(request, lock, own.paid === null ? null : Number(own.paid));
    }
    const sql = "SELECT hash, at, lock, paid, body FROM headnote.replay WHERE account = $1 AND key = $2";
    const [row] = await postgres.query<ReplayRow>(sql, [account, key]);
    if (row === undefined || Number(row.at) <= oldest) return null;
    if (row.hash !== hash)
      throw createIdempotencyKeyError("was already used with another request", "idempotency_key_reused");
    return row.body === null ? null : { body: row.body };
  }

  function createLock({ account, key }: KeyedRequest, lock: string, paid: number | null): IdempotencyLock {
    const own = [account, key, lock];
    return {
      ...(paid !== null && { paid }),
      async end() {
        leases.add(-1);
        if (held.get(toId(account, key)) === lock) held.delete(toId(account, key));
        // What was debited or answered was stored in the transaction of the debit; nothing else leaves a trace.
        await postgres.query(
          "DELETE FROM headnote.replay WHERE account = $1 AND key = $2 AND lock = $3 AND paid IS NULL AND body IS NULL",
          own,
        );
        await postgres.query(
          "UPDATE headnote.replay SET lock = NULL, server = NULL WHERE account = $1 AND key = $2 AND lock = $3",
          own,
        );
        if (Math.random() < 0.01) await postgres.query(DELETE_OLD, [now() - ANSWER_TTL_MS]);
      },
    };
  }

  async function acquire(request: KeyedRequest, signal?: AbortSignal): Promise<AnsweredCall | IdempotencyLock> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, 1.5 * pause)) {
      signal?.throwIfAborted();
      const found = await tryAcquire(request);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }

  return {
    acquire,

    async store(client, account, { key, body }, paid) {
      const values = [
        account,
        key,
        held.get(toId(account, key)),
        paid,
        body === undefined ? null : JSON.stringify(body),
      ];
      const { rowCount } = await client.query(
        `UPDATE headnote.replay SET paid = coalesce($4, paid), body = $5
         WHERE account = $1 AND key = $2 AND lock = $3`,
        values,
      );
      // Another server took the call over while this one did not renew its lease: its debit counts, this one is undone.
      if (rowCount === 0) throw new EngineError("internal", "Another server has answered this call.");
    },

    async runOnce(request, work, signal) {
      const lock = await acquire(request, signal);
      if ("body" in lock) return lock.body as Awaited<ReturnType<typeof work>>;
      try {
        return await work(lock.paid);
      } finally {
        await lock.end();
      }
    },
  };
}

function toId(account: string, key: string): string {
  return JSON.stringify([account, key]);
}
