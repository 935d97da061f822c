import { type Ledger, toCredits, toMillis } from "../../credits/ledger.ts";
import type { ServerKey } from "./server-keys.ts";

/** Opens the accounts of keys that a ledger does not contain yet, each with the credits of its keys. */
export async function openAccounts(ledger: Ledger, keys: readonly ServerKey[]): Promise<void> {
  const openingCredits = new Map<string, number>();
  for (const { name, account = name, credits } of keys) {
    if (!ledger.hasAccount(account)) openingCredits.set(account, (openingCredits.get(account) ?? 0) + credits);
  }
  for (const [account, credits] of openingCredits) {
    if (credits > 0) await ledger.grant(account, toMillis(credits), "opening balance");
  }
}

/** Grants or debits as many credits as bring an account to a balance. */
export async function setBalance(ledger: Ledger, account: string, credits: number): Promise<void> {
  const difference = toMillis(credits) - ledger.balance(account);
  if (difference > 0) await ledger.grant(account, difference, "control");
  if (difference >= 0) return;
  await ledger.capture(ledger.authorise(account, -difference, "control"), -difference);
}

/** Returns the balance of each account, in credits. */
export function listBalances(ledger: Ledger, accounts: Iterable<string>): Record<string, number> {
  return Object.fromEntries([...accounts].map((account) => [account, toCredits(ledger.balance(account))]));
}
