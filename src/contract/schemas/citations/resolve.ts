import * as v from "valibot";
import { TREATMENT_KINDS } from "../../../law/treatment.ts";
import {
  CaseNodeSchema,
  CaseRecordSchema,
  SentenceRoleSchema,
  TreatmentKindSchema,
  TreatmentSchema,
} from "../common/case.ts";
import { countryCode } from "../common/country.ts";
import { calendarDate, caseId, limitInteger, limitPageSize, limitText, optional, page } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { requireOrder } from "../common/range.ts";

/** `POST /citations/resolve`: one citation, with or without a case name, pin cite or year around it. */
export const ResolveRequestSchema = v.object({ citation: limitText(1, 500) });
/** The request of `citations.resolve` as a caller writes it. */
export type ResolveInput = v.InferInput<typeof ResolveRequestSchema>;
/** The validated request of `citations.resolve`. */
export type ResolveRequest = v.InferOutput<typeof ResolveRequestSchema>;

/** Schema of the response of `citations.resolve`. */
export const ResolveResponseSchema = v.object({
  data: v.object({
    ...CaseRecordSchema.entries,
    /** The other cases that the same citation names, where it names several. */
    ambiguous: v.optional(v.array(CaseRecordSchema)),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.resolve`. */
export type ResolveResponse = v.InferOutput<typeof ResolveResponseSchema>;

/** `POST /citations/search`: a citation, case name, keyword or topic. */
export const CitationSearchRequestSchema = v.object({
  query: limitText(1, 500),
  limit: v.nullish(limitInteger(1, 50), 10),
  countryCode: optional(countryCode),
});
/** The request of `citations.search` as a caller writes it. */
export type CitationSearchInput = v.InferInput<typeof CitationSearchRequestSchema>;
/** The validated request of `citations.search`. */
export type CitationSearchRequest = v.InferOutput<typeof CitationSearchRequestSchema>;

/** Schema of the response of `citations.search`. */
export const CitationSearchResponseSchema = v.object({
  data: v.object({ results: v.array(CaseRecordSchema), total: v.number() }),
  meta: CallMetaSchema,
});
/** The response of `citations.search`. */
export type CitationSearchResponse = v.InferOutput<typeof CitationSearchResponseSchema>;

/** `GET /citations/cases/{case_id}`: one case with its whole text. */
export const CaseRequestSchema = v.object({ caseId });
/** The request of `citations.case` as a caller writes it. */
export type CaseRequestInput = v.InferInput<typeof CaseRequestSchema>;
/** The validated request of `citations.case`. */
export type CaseRequest = v.InferOutput<typeof CaseRequestSchema>;

/** Schema of the response of `citations.case`. */
export const CaseResponseSchema = v.object({
  data: v.object({
    ...CaseRecordSchema.entries,
    /** In the order in which the report prints them; paragraphs are separated by a blank line. */
    opinions: v.array(
      v.object({
        kind: v.string(),
        author: v.string(),
        text: v.string(),
        /** The sentences whose role is known, in the order of the text; offsets into `text`, `end` exclusive. */
        roles: v.array(v.object({ start: v.number(), end: v.number(), role: SentenceRoleSchema })),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.case`. */
export type CaseResponse = v.InferOutput<typeof CaseResponseSchema>;

/** A label (`negative`) or one of the kinds under it (`overruled`). */
const treatmentFilter = v.picklist([...TreatmentSchema.options, ...TREATMENT_KINDS]);

const citingFilters = {
  caseId,
  page,
  pageSize: limitPageSize(50, 100),
  treatment: optional(treatmentFilter),
  /** Court id or name. */
  court: optional(limitText(1, 200)),
  jurisdiction: optional(countryCode),
  dateFrom: optional(calendarDate),
  dateTo: optional(calendarDate),
  /** Least number of times the one case mentions the other. */
  minDepth: optional(limitInteger(1)),
};

const citingSorts = ["treatment", "date_desc", "date_asc", "cite_count_desc", "depth_desc"] as const;

/** `GET /citations/{case_id}/citations-of`: the cases that a case cites. */
export const CitationsOfRequestSchema = v.pipe(
  v.object({ ...citingFilters, sort: v.nullish(v.picklist(["appearance", ...citingSorts]), "appearance") }),
  requireOrder("dateFrom", "dateTo"),
);
/** The request of `citations.citationsOf` as a caller writes it. */
export type CitationsOfInput = v.InferInput<typeof CitationsOfRequestSchema>;
/** The validated request of `citations.citationsOf`. */
export type CitationsOfRequest = v.InferOutput<typeof CitationsOfRequestSchema>;

/** `GET /citations/{case_id}/cited-by`: the cases that cite a case. */
export const CitedByRequestSchema = v.pipe(
  v.object({ ...citingFilters, sort: v.nullish(v.picklist(citingSorts), "treatment") }),
  requireOrder("dateFrom", "dateTo"),
);
/** The request of `citations.citedBy` as a caller writes it. */
export type CitedByInput = v.InferInput<typeof CitedByRequestSchema>;
/** The validated request of `citations.citedBy`. */
export type CitedByRequest = v.InferOutput<typeof CitedByRequestSchema>;

/** A case together with how the citing one treats the cited one. */
export const CitingCaseSchema = v.object({
  ...CaseNodeSchema.entries,
  treatment: TreatmentSchema,
  /** The kind within the label: "followed", "distinguished", "overruled" … */
  treatmentKind: TreatmentKindSchema,
  /** The words around the citation, from the citing opinion. */
  snippet: v.string(),
  /** Number of mentions of the cited case in the citing case. */
  depthOfTreatment: v.number(),
});
/** A case that cites, or is cited, with its treatment. */
export type CitingCase = v.InferOutput<typeof CitingCaseSchema>;

/** A citing case that the corpus lacks, known from a reporter's own note of later treatment. */
export const ExternalCiterSchema = v.object({ citation: v.string(), treatment: v.string(), snippet: v.string() });
/** A treatment by a decision that the corpus does not contain. */
export type ExternalCiter = v.InferOutput<typeof ExternalCiterSchema>;

const citingList = {
  clusterId: v.number(),
  /** Rows that pass the filters, before paging. */
  total: v.number(),
  results: v.array(CitingCaseSchema),
};

/** Schema of the response of `citations.citationsOf`. */
export const CitationsOfResponseSchema = v.object({
  data: v.object({
    ...citingList,
    /** Citations in the case that the corpus does not hold. */
    unresolved: v.array(v.string()),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.citationsOf`. */
export type CitationsOfResponse = v.InferOutput<typeof CitationsOfResponseSchema>;

/** Schema of the response of `citations.citedBy`. */
export const CitedByResponseSchema = v.object({
  data: v.object({ ...citingList, externalCiters: v.optional(v.array(ExternalCiterSchema)) }),
  meta: CallMetaSchema,
});
/** The response of `citations.citedBy`. */
export type CitedByResponse = v.InferOutput<typeof CitedByResponseSchema>;
