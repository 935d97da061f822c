import * as v from "valibot";
import { calendarDate, limitPageSize, limitText, optional, page } from "./common/field.ts";
import { CallMetaSchema } from "./common/meta.ts";
import { requireOrder } from "./common/range.ts";

/** `GET /api-credits/pricing`, and the other verbs that ask for nothing. */
export const NothingRequestSchema = v.object({});
/** A request without fields. */
export type NothingInput = v.InferInput<typeof NothingRequestSchema>;

/** Schema of a row of the price list. */
export const PriceSchema = v.object({
  endpoint: v.string(),
  operation: v.string(),
  credits: v.number(),
  usdCost: v.number(),
  description: v.string(),
  category: v.string(),
  regions: v.array(v.picklist(["US", "IN"])),
});
/** A row of the price list. */
export type Price = v.InferOutput<typeof PriceSchema>;

/** Schema of the response of `credits.pricing`. */
export const PricingResponseSchema = v.object({
  dollarPerCredit: v.number(),
  /** Least and greatest purchase, in credits. */
  minCredits: v.number(),
  maxCredits: v.number(),
  costs: v.array(PriceSchema),
});
/** The response of `credits.pricing`. */
export type PricingResponse = v.InferOutput<typeof PricingResponseSchema>;

/** Schema of the response of `credits.balance`. */
export const BalanceResponseSchema = v.object({
  data: v.object({
    account: v.string(),
    /** Credits; for the account without limit the greatest balance that the ledger can hold. */
    balance: v.number(),
    unlimited: v.boolean(),
  }),
  meta: CallMetaSchema,
});
/** The response of `credits.balance`. */
export type BalanceResponse = v.InferOutput<typeof BalanceResponseSchema>;

const kind = v.picklist(["grant", "capture"]);

/** The account's own entries, newest first. */
export const LedgerRequestSchema = v.pipe(
  v.object({
    page,
    pageSize: limitPageSize(50, 100),
    operation: optional(limitText(1, 100)),
    kind: optional(kind),
    /** Days of UTC by the engine's clock, both included. */
    dateFrom: optional(calendarDate),
    dateTo: optional(calendarDate),
  }),
  requireOrder("dateFrom", "dateTo"),
);
/** The request of `credits.ledger` as a caller writes it. */
export type LedgerInput = v.InferInput<typeof LedgerRequestSchema>;
/** The validated request of `credits.ledger`. */
export type LedgerRequest = v.InferOutput<typeof LedgerRequestSchema>;

/** Schema of the response of `credits.ledger`. */
export const LedgerResponseSchema = v.object({
  data: v.object({
    total: v.number(),
    entries: v.array(
      v.object({
        id: v.string(),
        /** Milliseconds by the engine's clock. */
        at: v.number(),
        kind,
        /** The verb that was paid for, or why credits were granted. */
        operation: v.string(),
        /** Added to the balance: positive for a grant, negative for a capture. */
        credits: v.number(),
        /** The account's balance after it, in credits. */
        balance: v.number(),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `credits.ledger`. */
export type LedgerResponse = v.InferOutput<typeof LedgerResponseSchema>;
