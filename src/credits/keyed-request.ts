import { EngineError } from "../errors.ts";
import { hashSha256 } from "./hash-sha256.ts";
import type { KeyedRequest } from "./ledger-entry.ts";

/**
 * Returns a validated request under its caller's key.
 * @throws EngineError `validation_failed` for a key that is empty or too long
 */
export async function toKeyedRequest(
  account: string,
  key: string,
  name: string,
  request: unknown,
): Promise<KeyedRequest> {
  requireKey(key);
  return { account, key, hash: await hashSha256(JSON.stringify([name, request])) };
}

const MAX_KEY_CHARS = 255;

function requireKey(key: string): void {
  if (key.length > 0 && key.length <= MAX_KEY_CHARS) return;
  throw createIdempotencyKeyError(`must have 1 to ${MAX_KEY_CHARS} characters`, "string_length");
}

/** Creates the error for a key that cannot be used. */
export function createIdempotencyKeyError(msg: string, type: string): EngineError {
  return new EngineError("validation_failed", `Idempotency-Key: ${msg}.`, {
    issues: [{ loc: ["header", "Idempotency-Key"], msg, type }],
  });
}
