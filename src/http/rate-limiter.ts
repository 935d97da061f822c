import { EngineError } from "../errors.ts";

/** Limit of the calls of an account. */
export interface RateLimit {
  /** Calls per window; all of them may arrive at once. */
  readonly calls: number;
  /** Length of the window, in seconds. */
  readonly seconds: number;
}

/**
 * Creates a limiter with a bucket per account that refills steadily. `now` is in milliseconds.
 * @throws EngineError `rate_limited` if the bucket is empty
 */
export function createRateLimiter({ calls, seconds }: RateLimit, now: () => number): (account: string) => void {
  const buckets = new Map<string, { left: number; at: number }>();
  const perMs = calls / (seconds * 1000);

  return (account) => {
    const at = now();
    const last = buckets.get(account) ?? { left: calls, at };
    const left = Math.min(calls, last.left + (at - last.at) * perMs);
    buckets.set(account, { left: left >= 1 ? left - 1 : left, at });
    if (left >= 1) return;
    const retryAfter = Math.max(1, Math.ceil((1 - left) / perMs / 1000));
    throw new EngineError("rate_limited", `Too many calls. Try again in ${retryAfter} s.`, { retryAfter });
  };
}
