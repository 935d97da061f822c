import * as v from "valibot";
import { CaseNodeSchema, DatePrecisionSchema, FreshnessDetailSchema, FreshnessSchema } from "../common/case.ts";
import { calendarDate, caseId, limitInteger, limitPageSize, optional, page } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { CitingCaseSchema } from "./resolve.ts";

/** `GET /citations/{case_id}/explain`: why a case has its freshness label, now or on a day. */
export const StatusRequestSchema = v.object({
  caseId,
  asOf: optional(calendarDate),
});
/** The validated request of `citations.explain`. */
export type StatusRequest = v.InferOutput<typeof StatusRequestSchema>;

/** One later treatment, with what it counts for. */
export const WeighedTreatmentSchema = v.object({
  /** Null where the corpus lacks the case. */
  clusterId: v.nullable(v.number()),
  caseName: v.string(),
  citation: v.string(),
  /** `YYYY-MM-DD`; the year alone if a reporter's note has no more. */
  date: v.string(),
  datePrecision: DatePrecisionSchema,
  treatment: v.string(),
  countsAs: v.picklist(["ends", "questions", "narrows"]),
  partial: v.boolean(),
  decisive: v.boolean(),
  discounted: v.nullable(
    v.picklist([
      "dissent",
      "concurrence",
      "counsel",
      "minority",
      "wrong_order",
      "low_confidence",
      "other_country",
      "void",
      "answered",
    ]),
  ),
  /** What has set it aside since: "overruled by X v. Y, 1 U.S. 1"; null if nothing has. */
  since: v.nullable(v.string()),
  /** The words that prove it. */
  snippet: v.string(),
});

/** Schema of the response of `citations.explain`. */
export const StatusResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    caseName: v.string(),
    asOf: v.nullable(v.string()),
    status: FreshnessSchema,
    sentence: v.string(),
    freshnessDetail: FreshnessDetailSchema,
    reasons: v.array(WeighedTreatmentSchema),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.explain`. */
export type StatusResponse = v.InferOutput<typeof StatusResponseSchema>;

/** `GET /citations/{case_id}/path?to=`: a shortest line of citations between two cases. */
export const PathRequestSchema = v.object({
  caseId,
  to: caseId,
});
/** The validated request of `citations.path`. */
export type PathRequest = v.InferOutput<typeof PathRequestSchema>;

/** Schema of the response of `citations.path`. */
export const PathResponseSchema = v.object({
  data: v.object({
    found: v.boolean(),
    /** From the one case to the other; each is cited by, or cites, the next, the same way all along. */
    cases: v.array(CaseNodeSchema),
    steps: v.array(
      v.object({
        sourceClusterId: v.number(),
        targetClusterId: v.number(),
        treatment: v.string(),
        snippet: v.string(),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.path`. */
export type PathResponse = v.InferOutput<typeof PathResponseSchema>;

/** `GET /citations/{case_id}/similar`: cases that are cited together with it, or cite what it cites. */
export const SimilarRequestSchema = v.object({ caseId, limit: v.nullish(limitInteger(1, 50), 10) });
/** The validated request of `citations.similar`. */
export type SimilarRequest = v.InferOutput<typeof SimilarRequestSchema>;

/** Schema of the response of `citations.similar`. */
export const SimilarResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    results: v.array(
      v.object({
        ...CaseNodeSchema.entries,
        score: v.number(),
        citedTogether: v.number(),
        citeTogether: v.number(),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.similar`. */
export type SimilarResponse = v.InferOutput<typeof SimilarResponseSchema>;

/** `GET /citations/{case_id}/relying-on`: cases that follow, apply or affirm a case, with those after its fall marked. */
export const RelyingOnRequestSchema = v.object({ caseId, page, pageSize: limitPageSize(50, 100) });
/** The validated request of `citations.relyingOn`. */
export type RelyingCasesRequest = v.InferOutput<typeof RelyingOnRequestSchema>;

/** Schema of the response of `citations.relyingOn`. */
export const RelyingOnResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    status: FreshnessSchema,
    overruledOn: v.nullable(v.string()),
    /** Null if it was not overruled. */
    overruledOnPrecision: v.nullable(DatePrecisionSchema),
    total: v.number(),
    results: v.array(
      v.object({
        ...CitingCaseSchema.entries,
        afterwards: v.boolean(),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.relyingOn`. */
export type RelyingCasesResponse = v.InferOutput<typeof RelyingOnResponseSchema>;

/** `GET /citations/{case_id}/history`: its treatment by year and court level. */
export const HistoryRequestSchema = v.object({ caseId });
/** The validated request of `citations.history`. */
export type HistoryRequest = v.InferOutput<typeof HistoryRequestSchema>;

/** Schema of the response of `citations.history`. */
export const HistoryResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    caseName: v.string(),
    /** Oldest first. */
    rows: v.array(
      v.object({
        year: v.number(),
        level: v.string(),
        positive: v.number(),
        negative: v.number(),
        neutral: v.number(),
        unknown: v.number(),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.history`. */
export type HistoryResponse = v.InferOutput<typeof HistoryResponseSchema>;
