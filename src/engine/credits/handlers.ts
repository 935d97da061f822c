import type { CREDIT_OPERATIONS } from "../../contract/operations/credits.ts";
import type { LedgerRequest } from "../../contract/schemas/credits.ts";
import { LOCAL_ACCOUNT, toCredits } from "../../credits/ledger.ts";
import type { LedgerFilter, LedgerPage } from "../../credits/ledger-view.ts";
import { listPrices } from "../../credits/prices.ts";
import type { CallServices } from "../call-services.ts";
import type { AreaHandlersOf } from "../implement.ts";

/** Services that the verbs about credits use. */
export type CreditContext = Pick<CallServices, "ledger" | "priceOptions">;

/** The handlers of the verbs about credits; all are free. */
export const CREDIT_HANDLERS: AreaHandlersOf<typeof CREDIT_OPERATIONS, CreditContext> = {
  pricing: ({ priceOptions }) => listPrices(priceOptions),

  balance: ({ ledger }, _, { account = LOCAL_ACCOUNT }) => ({
    data: { account, balance: toCredits(ledger.balance(account)), unlimited: account === LOCAL_ACCOUNT },
    meta: {},
  }),

  async ledger({ ledger }, { page, pageSize, ...request }, { account = LOCAL_ACCOUNT }) {
    const { total, lines } = await ledger.statement(account, toLedgerFilter(request), (page - 1) * pageSize, pageSize);
    return { data: { total, entries: lines.map(toStatementEntry) }, meta: {} };
  },
};

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
