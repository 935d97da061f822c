import * as v from "valibot";
import { CaseNodeSchema, FreshnessDetailSchema, FreshnessSchema } from "../common/case.ts";
import { limitInteger, optional } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { LastRunSchema, SavedQuerySchema, savedQueryRow, timestamp } from "./saved-query.ts";
import { SearchResultSchema } from "./search.ts";

/** `POST /research/new-since`: the results of a saved query that are new or changed since its last run. */
export const NewSinceRequestSchema = v.object({
  ...savedQueryRow.entries,
  at: optional(timestamp),
  page: v.nullish(limitInteger(1, 500), 1),
  pageSize: v.nullish(limitInteger(1, 100), 20),
});
/** The request of `research.newSince` as a caller writes it. */
export type NewSinceInput = v.InferInput<typeof NewSinceRequestSchema>;
/** The validated request of `research.newSince`. */
export type NewSinceRequest = v.InferOutput<typeof NewSinceRequestSchema>;

/** Schema of the response of `research.newSince`. */
export const NewSinceResponseSchema = v.object({
  data: v.object({
    saved: SavedQuerySchema,
    since: v.nullable(v.omit(LastRunSchema, ["found"])),
    total: v.number(),
    new: v.object({ total: v.number(), results: v.array(SearchResultSchema) }),
    gone: v.object({
      total: v.number(),
      results: v.array(
        v.object({
          clusterId: v.number(),
          was: FreshnessSchema,
          case: v.nullable(v.object({ ...CaseNodeSchema.entries, freshness: FreshnessSchema })),
        }),
      ),
    }),
    changed: v.object({
      total: v.number(),
      results: v.array(
        v.object({
          ...CaseNodeSchema.entries,
          was: FreshnessSchema,
          freshness: FreshnessSchema,
          reason: FreshnessDetailSchema.entries.reason,
        }),
      ),
    }),
  }),
  meta: CallMetaSchema,
});
/** The response of `research.newSince`. */
export type NewSinceResponse = v.InferOutput<typeof NewSinceResponseSchema>;
