import * as v from "valibot";
import { ERROR_CODES } from "../../errors.ts";

/** One field that broke a constraint. */
export const IssueSchema = v.object({
  /** Where: `["body", "query"]`, `["query", "depth"]`, `["path", "case_id"]`. */
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.string(),
  type: v.string(),
});

/** The body of every failure. */
export const ProblemSchema = v.object({
  /** A sentence; for status 422 one entry per field that is wrong. */
  detail: v.union([v.string(), v.array(IssueSchema)]),
  error: v.object({
    code: v.picklist(ERROR_CODES),
    message: v.string(),
    requestId: v.string(),
    /** `query_syntax`: UTF-16 offset in the query. */
    offset: v.optional(v.number()),
    /** `insufficient_credits`: what the call may cost, and what can be spent. */
    creditsRequired: v.optional(v.number()),
    creditsRemaining: v.optional(v.number()),
    /** `citation_not_found`: how the citation was read, and near citations of the corpus. */
    parsed: v.optional(v.unknown()),
    suggestions: v.optional(v.array(v.string())),
  }),
});
/** The body of a failed response. */
export type Problem = v.InferOutput<typeof ProblemSchema>;
