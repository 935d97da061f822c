import { readFileSync } from "node:fs";
import { toMillis } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { type ApiKey, hashKey } from "../../http/authenticator.ts";
import { createUnreadableFileError } from "../files/file-errors.ts";

/** A key of the server, and the credits of its account. */
export interface ServerKey {
  /** Name of the key, and of its account unless `account` names that. */
  readonly name: string;
  /** The key itself; alternative to `hash`. */
  readonly secret?: string;
  /** SHA-256 of the key, 64 hexadecimal digits, so that the key itself is not stored. */
  readonly hash?: string;
  /** The account that pays; several keys may share one. */
  readonly account?: string;
  /** Credits that the account receives for this key when it is opened. */
  readonly credits: number;
}

/** The key of a test server that is started without keys. Everyone knows it: `headnote serve` creates one instead. */
export const DEVELOPMENT_KEY = { name: "dev", secret: "headnote-dev-key", credits: 100_000 } as const;

/** Returns keys in the form that authentication uses, with hashes instead of secrets. */
export function toApiKeys(keys: readonly ServerKey[]): Promise<ApiKey[]> {
  return Promise.all(
    keys.map(async ({ name, account = name, secret = "", hash }) => ({
      name,
      account,
      hash: hash ?? (await hashKey(secret)),
    })),
  );
}

/**
 * Reads a file of keys: a JSON array of `{ name, hash, account?, credits? }`, as `headnote keys new` prints them.
 * @throws EngineError `validation_failed` if it cannot be read or a row is invalid
 */
export function readKeyFile(path: string): ServerKey[] {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw createUnreadableFileError(path, cause);
  }
  if (!Array.isArray(rows)) throw createUnreadableFileError(path, undefined, "it is not a JSON array of keys");
  return rows.map((row: Partial<Record<keyof ServerKey, unknown>> | null, index) => {
    const { name, hash, account = name, credits = 0 } = row ?? {};
    const isValid =
      isName(name) && isName(account) && typeof hash === "string" && /^[0-9a-f]{64}$/i.test(hash) && isCredits(credits);
    if (isValid) return { name, hash, account, credits };
    throw new EngineError(
      "validation_failed",
      `Key ${index + 1} of ${path} is not { name, hash, account?, credits? } with a hash of 64 hexadecimal digits. Create one: headnote keys new NAME.`,
    );
  });
}

/** Returns a random secret of 256 bits. */
export function createSecret(): string {
  return `hn_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url")}`;
}

/** Creates a random key of 256 bits. Returns its secret, which is not stored, and the row for a keys file. */
export async function createKey(name: string, credits: number): Promise<{ secret: string; row: ServerKey }> {
  const secret = createSecret();
  return { secret, row: { name, hash: await hashKey(secret), account: name, credits } };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 100;
}

function isCredits(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && Number.isSafeInteger(toMillis(value));
}
