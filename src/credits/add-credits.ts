import { EngineError } from "../errors.ts";
import { type AccountLedger, toCredits, toMillis } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { listPrices, type PriceOptions } from "./prices.ts";

/**
 * Adds purchased credits; resolves when they are durable.
 * @throws EngineError `validation_failed` if the price list does not allow a purchase of that size, or for more than three
 * decimals
 *
 * @example
 * ```ts
 * import { addCredits, createMemoryLedgerStore, openLedger } from "headnote";
 *
 * const ledger = await openLedger(createMemoryLedgerStore(), { now: Date.now, newId: () => crypto.randomUUID() });
 * await addCredits(ledger, "alice", 1000);
 * console.log(ledger.balance("alice") > 0); // true
 * ```
 */
export async function addCredits(
  ledger: AccountLedger,
  account: string,
  credits: number,
  prices: PriceOptions = {},
): Promise<LedgerEntry> {
  const { minCredits, maxCredits } = listPrices(prices);
  if (!(credits >= minCredits && credits <= maxCredits)) {
    throw createRefusal(`must be ${minCredits} to ${maxCredits}`, "range");
  }
  if (toCredits(toMillis(credits)) !== credits) throw createRefusal("must have at most three decimals", "precision");
  return ledger.grant(account, toMillis(credits), "purchase");
}

function createRefusal(msg: string, type: string): EngineError {
  return new EngineError("validation_failed", `credits: ${msg}.`, {
    issues: [{ loc: ["body", "credits"], msg, type }],
  });
}
