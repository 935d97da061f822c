import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type {
  BalanceResponse,
  LedgerRequest,
  LedgerResponse,
  NothingInput,
  PricingResponse,
} from "../../contract/schemas/credits.ts";
import { LOCAL_ACCOUNT, toCredits } from "../../credits/ledger.ts";
import type { LedgerFilter, LedgerPage } from "../../credits/ledger-view.ts";
import { listPrices } from "../../credits/prices.ts";
import type { CallServices } from "../call-services.ts";

export { listPricing as pricing, readBalance as balance, readStatement as ledger };

/** Services that the verbs about credits use. */
export type CreditContext = Pick<CallServices, "ledger" | "priceOptions">;

/** `credits.pricing`: lists the prices. */
function listPricing({ priceOptions }: CreditContext): WithoutCost<PricingResponse> {
  return listPrices(priceOptions);
}

/** `credits.balance`: returns the balance of the account of the call. */
async function readBalance(
  { ledger }: CreditContext,
  _: NothingInput,
  { account = LOCAL_ACCOUNT }: CallContext,
): Promise<WithoutCost<BalanceResponse>> {
  return {
    data: { account, balance: toCredits(await ledger.balance(account)), unlimited: account === LOCAL_ACCOUNT },
    meta: {},
  };
}

/** `credits.ledger`: returns one page of the entries of the account of the call, newest first. */
async function readStatement(
  { ledger }: CreditContext,
  { page, pageSize, ...request }: LedgerRequest,
  { account = LOCAL_ACCOUNT }: CallContext,
): Promise<WithoutCost<LedgerResponse>> {
  const { total, lines } = await ledger.statement(account, toLedgerFilter(request), (page - 1) * pageSize, pageSize);
  return { data: { total, entries: lines.map(toStatementEntry) }, meta: {} };
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
