import type { OperationName } from "../contract/operations.ts";
import { EngineError } from "../errors.ts";
import { sha256 } from "./digest.ts";
import type { KeyedRequest } from "./ledger.ts";

/** A read request under its caller's key. Throws `validation_failed` for a key that is empty or too long. */
export async function keyedRequest(
  account: string,
  key: string,
  name: OperationName,
  request: unknown,
): Promise<KeyedRequest> {
  requireKey(key);
  return { account, key, hash: await sha256(JSON.stringify([name, request])) };
}

const LONGEST_KEY = 255;

function requireKey(key: string): void {
  if (key.length > 0 && key.length <= LONGEST_KEY) return;
  const msg = `must have 1 to ${LONGEST_KEY} characters`;
  throw new EngineError("validation_failed", `Idempotency-Key: ${msg}.`, {
    issues: [{ loc: ["header", "Idempotency-Key"], msg, type: "string_length" }],
  });
}
