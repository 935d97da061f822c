import { type Ledger, LOCAL_ACCOUNT, type Movement, toCredits } from "./ledger.ts";
import type { Works } from "./meter.ts";
import { type PriceOptions, priceList } from "./prices.ts";

/** The verbs about credits themselves; all are free. */
export function creditVerbs(ledger: Ledger, prices: PriceOptions = {}) {
  return {
    "credits.pricing": async () => priceList(prices),

    "credits.balance": async (_, { account = LOCAL_ACCOUNT }) => ({
      data: { account, balance: toCredits(ledger.balance(account)), unlimited: account === LOCAL_ACCOUNT },
      meta: {},
    }),

    "credits.ledger": async ({ page, pageSize }, { account = LOCAL_ACCOUNT }) => {
      const entries: Movement[] = [];
      for await (const entry of ledger.entries(account)) entries.push(entry);
      const shown = entries.toReversed().slice((page - 1) * pageSize, page * pageSize);
      return { data: { total: entries.length, entries: shown.map(lineOf) }, meta: {} };
    },
  } as const satisfies Works;
}

function lineOf({ id, at, kind, operation, amount }: Movement) {
  return { id, at, kind, operation, credits: toCredits(amount) };
}
