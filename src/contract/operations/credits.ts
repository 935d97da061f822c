import {
  BalanceResponseSchema,
  LedgerRequestSchema,
  LedgerResponseSchema,
  NothingRequestSchema,
  PricingResponseSchema,
} from "../schemas/credits.ts";
import type { Operation } from "./operation.ts";

/** The verbs of `engine.credits`; all are free. */
export const CREDIT_OPERATIONS = {
  /** Returns the price list. */
  pricing: {
    route: { method: "GET", path: "/api/v1/api-credits/pricing" },
    request: NothingRequestSchema,
    requestOptional: true,
    response: PricingResponseSchema,
    price: null,
  },
  /** Returns the caller's balance. */
  balance: {
    route: { method: "GET", path: "/api/v1/api-credits/balance" },
    request: NothingRequestSchema,
    requestOptional: true,
    response: BalanceResponseSchema,
    price: null,
  },
  /** Returns the entries of the caller's account, newest first. */
  ledger: {
    route: { method: "GET", path: "/api/v1/api-credits/ledger" },
    request: LedgerRequestSchema,
    requestOptional: true,
    response: LedgerResponseSchema,
    price: null,
  },
} as const satisfies Readonly<Record<string, Operation>>;
