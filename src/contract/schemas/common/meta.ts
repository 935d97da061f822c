import * as v from "valibot";

/** What a call cost: `meta` of every response that has nothing more to say. */
export const CallMetaSchema = v.object({
  /** Milliseconds by the engine's clock. */
  processingTimeMs: v.number(),
  /** Credits debited for this call; may be fractional. */
  creditsConsumed: v.number(),
  /** The account's balance after this call. */
  creditsRemaining: v.number(),
});
/** What a call took and cost. */
export type CallMeta = v.InferOutput<typeof CallMetaSchema>;

/** `meta` of case-law search. */
export const SearchMetaSchema = v.object({
  /** How many cases match in all; always exact. */
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  totalPages: v.number(),
  /** The query as it was sent. */
  query: v.string(),
  didYouMean: v.exactOptional(v.string()),
  ...CallMetaSchema.entries,
});
/** Paging and cost of a search. */
export type SearchMeta = v.InferOutput<typeof SearchMetaSchema>;
