import { EngineError } from "../errors.ts";
import type { KeyedRequest, LedgerEntry } from "./ledger.ts";

/** An answer kept for a caller who sends the same request under the same key again. */
export interface StoredAnswer {
  readonly key: string;
  /** Tells the request from other requests. */
  readonly hash: string;
  /** The response body, a JSON value. */
  readonly body: unknown;
}

/** How long an answer is kept: 24 hours. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Remembers answers by account and key. The same request under a known key gets the stored answer; while the first is
 * still at work, it waits for it. Another request under that key is `validation_failed`. A call that fails leaves no trace.
 */
export function createReplays(now: () => number) {
  const records = new Map<string, Record>();

  function recall(id: string): Record | undefined {
    const record = records.get(id);
    if (record === undefined || record.state === "running" || now() - record.at < KEPT_MS) return record;
    records.delete(id);
    return undefined;
  }

  /** Records stand in the order of their calls, so the expired ones are at the front. */
  function forgetExpired(): void {
    for (const [id, record] of records) {
      if (record.state === "running" || now() - record.at < KEPT_MS) return;
      records.delete(id);
    }
  }

  return {
    /** Takes over an answer from an entry of an earlier run. */
    restore({ account, at, answer }: LedgerEntry): void {
      if (answer === undefined || now() - at >= KEPT_MS) return;
      records.set(idOf(account, answer.key), { state: "done", hash: answer.hash, at, body: answer.body });
    },

    async once<Body>({ account, key, hash }: KeyedRequest, work: () => Promise<Body>): Promise<Body> {
      const id = idOf(account, key);
      for (let record = recall(id); record !== undefined; record = recall(id)) {
        if (record.hash !== hash) throw otherRequest();
        if (record.state === "done") return structuredClone(record.body) as Body;
        await record.ended;
      }
      forgetExpired();
      const running = Promise.resolve().then(work);
      const ended = running.then(
        (body) => records.set(id, { state: "done", hash, at: now(), body: structuredClone(body) }),
        () => records.delete(id),
      );
      records.set(id, { state: "running", hash, ended });
      await ended;
      return running;
    },
  };
}

type Record =
  | { readonly state: "running"; readonly hash: string; readonly ended: Promise<unknown> }
  | { readonly state: "done"; readonly hash: string; readonly at: number; readonly body: unknown };

function idOf(account: string, key: string): string {
  return JSON.stringify([account, key]);
}

function otherRequest(): EngineError {
  const msg = "was already used with another request";
  return new EngineError("validation_failed", `Idempotency-Key: ${msg}.`, {
    issues: [{ loc: ["header", "Idempotency-Key"], msg, type: "idempotency_key_reused" }],
  });
}
