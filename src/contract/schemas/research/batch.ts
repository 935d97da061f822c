import * as v from "valibot";
import { ERROR_CODES } from "../../../errors.ts";
import { CallMetaSchema, SearchMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { SearchRequestSchema, SearchResponseSchema } from "./search.ts";

/** Maximum number of searches in one batch. */
export const MAX_BATCH_SEARCHES = 50;
/** Maximum number of results in one batch; with whole judgments, more would be too large to send. */
const MAX_BATCH_RESULTS = 1000;

/** Maximum length of the texts of all results of one batch, in UTF-16 code units. */
export const MAX_BATCH_TEXT_CHARS = 8_000_000;

/** `POST /research/batch`: many searches in one call, each written as for `/research/search`. */
export const BatchRequestSchema = v.pipe(
  v.object({
    searches: v.pipe(v.array(SearchRequestSchema), v.minLength(1), v.maxLength(MAX_BATCH_SEARCHES)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const results = dataset.value.searches.reduce((sum, { pageSize }) => sum + pageSize, 0);
    if (results <= MAX_BATCH_RESULTS) return;
    const message = `the pages must have at most ${MAX_BATCH_RESULTS} results in all, not ${results}`;
    addIssue({ message, path: [toPathItem(dataset.value, "searches")] });
  }),
);
/** The request of `research.batch` as a caller writes it. */
export type BatchInput = v.InferInput<typeof BatchRequestSchema>;
/** The validated request of `research.batch`. */
export type BatchRequest = v.InferOutput<typeof BatchRequestSchema>;

/** The answer to one search, as `research.search` returns it; its cost is part of the cost of the call. */
export const BatchAnsweredSchema = v.object({
  data: SearchResponseSchema.entries.data,
  meta: v.omit(SearchMetaSchema, ["processingTimeMs", "creditsConsumed", "creditsRemaining"]),
});

/** A search whose query has a syntax error; it costs nothing. */
export const BatchFailedSchema = v.object({
  error: v.object({
    code: v.picklist(ERROR_CODES),
    message: v.string(),
    offset: v.optional(v.number()),
  }),
});

/** Schema of the response of `research.batch`. */
export const BatchResponseSchema = v.object({
  data: v.object({
    answers: v.array(v.union([BatchAnsweredSchema, BatchFailedSchema])),
    /** True if the texts of some results were left out: those of one batch have at most 8,000,000 characters. */
    truncated: v.optional(v.boolean()),
  }),
  meta: CallMetaSchema,
});
/** The response of `research.batch`. */
export type BatchResponse = v.InferOutput<typeof BatchResponseSchema>;
