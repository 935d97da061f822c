import { readFileSync } from "node:fs";
import { type Ledger, toMillis } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { type ApiKey, hashKey } from "../../http/authenticator.ts";

/** A key of the server, and what its account may spend. */
export interface ServerKey {
  /** Names the account too, where that has no name of its own. */
  readonly name: string;
  /** The key itself, or else `hash`. */
  readonly secret?: string;
  /** SHA-256 of the key, 64 hexadecimal digits: then the key itself is kept nowhere. */
  readonly hash?: string;
  /** The account that pays; several keys may share one. */
  readonly account?: string;
  /** Credits that the key brings into its account when that is opened. */
  readonly credits: number;
}

/** The key of a server for which none is named: for tests and first steps, on this machine. */
export const DEVELOPMENT_KEY = { name: "dev", secret: "headnote-dev-key", credits: 100_000 } as const;

/** Keys as requests are checked against them. */
export function toApiKeys(keys: readonly ServerKey[]): Promise<ApiKey[]> {
  return Promise.all(
    keys.map(async ({ name, account = name, secret = "", hash }) => ({
      name,
      account,
      hash: hash ?? (await hashKey(secret)),
    })),
  );
}

/** Opens the accounts of keys that the ledger does not know yet, each with the credits that its keys bring. */
export async function openAccounts(ledger: Ledger, keys: readonly ServerKey[]): Promise<void> {
  const opening = new Map<string, number>();
  for (const { name, account = name, credits } of keys) {
    if (!ledger.hasAccount(account)) opening.set(account, (opening.get(account) ?? 0) + credits);
  }
  for (const [account, credits] of opening) {
    if (credits > 0) await ledger.grant(account, toMillis(credits), "opening balance");
  }
}

/**
 * Reads a file of keys: a JSON array of `{ name, hash, account?, credits? }`, as `headnote keys new` prints them.
 * @throws EngineError `validation_failed` where it cannot be read, or one of its rows is wrong
 */
export function readKeyFile(path: string): ServerKey[] {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new EngineError("validation_failed", `Cannot read the keys in ${path}: ${String(error)}.`, {}, error);
  }
  if (!Array.isArray(rows)) throw new EngineError("validation_failed", `${path} is not a JSON array of keys.`);
  return rows.map((row: Partial<Record<keyof ServerKey, unknown>> | null, at) => {
    const { name, hash, account = name, credits = 0 } = row ?? {};
    const isSound =
      isName(name) && isName(account) && typeof hash === "string" && /^[0-9a-f]{64}$/i.test(hash) && isCredits(credits);
    if (isSound) return { name, hash, account, credits };
    throw new EngineError(
      "validation_failed",
      `Key ${at + 1} of ${path} is not { name, hash, account?, credits? } with the 64 hexadecimal digits of a hash.`,
    );
  });
}

/** Makes a key that nobody can guess, 256 bits: the secret, to be handed over once, and the row to keep. */
export async function createKey(name: string, credits: number): Promise<{ secret: string; row: ServerKey }> {
  const secret = `hn_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url")}`;
  return { secret, row: { name, hash: await hashKey(secret), account: name, credits } };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 100;
}

function isCredits(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && Number.isSafeInteger(toMillis(value));
}
