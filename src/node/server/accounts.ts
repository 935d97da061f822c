import { type AccountLedger, toCredits, toMillis } from "../../credits/ledger.ts";
import type { ServerKey } from "./server-keys.ts";

/** Opens the accounts of keys that a ledger does not contain yet, each with the credits of its keys. */
export async function openAccounts(ledger: AccountLedger, keys: readonly ServerKey[]): Promise<void> {
  const openingCredits = new Map<string, number>();
  for (const { name, account = name, credits } of keys) {
    openingCredits.set(account, (openingCredits.get(account) ?? 0) + credits);
  }
  for (const [account, credits] of openingCredits) {
    if (credits > 0) await ledger.openAccount(account, toMillis(credits), "opening balance");
  }
}

/** Grants or debits as many credits as bring an account to a balance. */
export async function setBalance(ledger: AccountLedger, account: string, credits: number): Promise<void> {
  const difference = toMillis(credits) - (await ledger.balance(account));
  if (difference > 0) await ledger.grant(account, difference, "control");
  if (difference >= 0) return;
  await ledger.capture(await ledger.authorise(account, -difference, "control"), -difference);
}

/** Returns the balance of each account, in credits. */
export async function listBalances(ledger: AccountLedger, accounts: Iterable<string>): Promise<Record<string, number>> {
  const balances: Record<string, number> = {};
  for (const account of accounts) balances[account] = toCredits(await ledger.balance(account));
  return balances;
}
