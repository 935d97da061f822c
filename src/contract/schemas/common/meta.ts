import * as v from "valibot";

/** Schema of `meta`, the time and cost of a call. */
export const CallMetaSchema = v.object({
  /** Milliseconds by the engine's clock. */
  processingTimeMs: v.number(),
  /** Credits debited for this call; may be fractional. */
  creditsConsumed: v.number(),
  /** The account's balance after this call. */
  creditsRemaining: v.number(),
});
/** Time and cost of a call. */
export type CallMeta = v.InferOutput<typeof CallMetaSchema>;

/** `meta` of case-law search. */
export const SearchMetaSchema = v.object({
  /** Exact number of cases that match. */
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  totalPages: v.number(),
  /** The query as it was sent. */
  query: v.string(),
  didYouMean: v.exactOptional(v.string()),
  /** Present if fewer than ten cases have a quarter of the query's weight, so that any telling word suffices. */
  relaxed: v.exactOptional(v.literal(true)),
  ...CallMetaSchema.entries,
});
/** Paging and cost of a search. */
export type SearchMeta = v.InferOutput<typeof SearchMetaSchema>;
