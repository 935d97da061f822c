import { hashSha256 } from "../credits/hash-sha256.ts";
import { EngineError } from "../errors.ts";

/** A key that callers may present. The key itself is not stored. */
export interface ApiKey {
  /** Its name for people. */
  readonly name: string;
  /** SHA-256 of the key, 64 hexadecimal digits: see {@link hashKey}. */
  readonly hash: string;
  /** The account that pays for its calls. */
  readonly account: string;
}

/**
 * Returns the hash under which a key is stored.
 *
 * @example
 * ```ts
 * import { hashKey } from "headnote/http";
 *
 * console.log((await hashKey("secret")).length); // 64
 * ```
 */
export function hashKey(key: string): Promise<string> {
  return hashSha256(key);
}

/**
 * Creates a function that returns the key of an `Authorization` header.
 * @throws EngineError `missing_credentials`, `invalid_credentials`
 */
export function createAuthenticator(keys: readonly ApiKey[]): (header: string | undefined) => Promise<ApiKey> {
  const known = keys.map((key) => ({ key, hash: key.hash.toLowerCase() }));
  for (const { key, hash } of known) {
    if (!/^[0-9a-f]{64}$/.test(hash)) {
      throw new EngineError("validation_failed", `The hash of key ${key.name} is not 64 hexadecimal digits.`);
    }
  }

  return async (header) => {
    if (header === undefined || header.trim() === "") {
      throw new EngineError("missing_credentials", "Send a key: Authorization: Bearer <API_KEY>.");
    }
    const presented = /^bearer +(\S+)$/i.exec(header.trim())?.[1];
    const hash = await hashSha256(presented ?? "");
    // Every key is compared, to the end, so that the duration reveals nothing.
    const match = known.filter((candidate) => isEqualInConstantTime(candidate.hash, hash))[0];
    if (presented === undefined || match === undefined) {
      throw new EngineError("invalid_credentials", "This key is not known here.");
    }
    return match.key;
  };
}

/** Compares two texts of the same length in a time that does not depend on where they differ. */
function isEqualInConstantTime(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}
