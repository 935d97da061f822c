import type { LedgerRequest } from "../../contract/schemas/credits.ts";
import { type Ledger, LOCAL_ACCOUNT, toCredits } from "../../credits/ledger.ts";
import type { LedgerFilter, LedgerPage } from "../../credits/ledger-view.ts";
import type { Handlers } from "../../credits/meter.ts";
import { listPrices, type PriceOptions } from "../../credits/prices.ts";

/** The verbs about credits themselves; all are free. */
export function createCreditHandlers(ledger: Ledger, prices: PriceOptions = {}) {
  return {
    "credits.pricing": async () => listPrices(prices),

    "credits.balance": async (_, { account = LOCAL_ACCOUNT }) => ({
      data: { account, balance: toCredits(ledger.balance(account)), unlimited: account === LOCAL_ACCOUNT },
      meta: {},
    }),

    "credits.ledger": async ({ page, pageSize, ...request }, { account = LOCAL_ACCOUNT }) => {
      const { total, lines } = await ledger.statement(
        account,
        toLedgerFilter(request),
        (page - 1) * pageSize,
        pageSize,
      );
      return { data: { total, entries: lines.map(toStatementEntry) }, meta: {} };
    },
  } as const satisfies Handlers;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function toLedgerFilter({ operation, kind, dateFrom, dateTo }: Omit<LedgerRequest, "page" | "pageSize">): LedgerFilter {
  return {
    operation,
    kind,
    from: dateFrom === undefined ? undefined : Date.parse(dateFrom),
    before: dateTo === undefined ? undefined : Date.parse(dateTo) + DAY_MS,
  };
}

function toStatementEntry({ id, at, kind, operation, amount, balance }: LedgerPage["lines"][number]) {
  return { id, at, kind, operation, credits: toCredits(amount), balance: toCredits(balance) };
}
