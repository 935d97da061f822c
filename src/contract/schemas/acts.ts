import * as v from "valibot";
import { FOOTNOTE_TYPES } from "../../law/legislation.ts";
import { CitedBySchema, DatePrecisionSchema, ValiditySchema } from "./common/case.ts";
import { actId, anyInteger, limitPageSize, limitText, optional, page } from "./common/field.ts";
import { CallMetaSchema } from "./common/meta.ts";
import { requireOrder } from "./common/range.ts";

/** `GET /acts/list`: Acts of India. */
export const ActListRequestSchema = v.pipe(
  v.object({
    category: optional(v.picklist(["central", "state", "regulatory", "repealed", "spent"])),
    /** State slug. */
    state: optional(limitText(1, 200)),
    /** Slug of the regulatory body. */
    department: optional(limitText(1, 200)),
    yearFrom: optional(anyInteger),
    yearTo: optional(anyInteger),
    status: optional(v.picklist(["in_force", "repealed", "spent"])),
    /** A part of the title. */
    search: optional(limitText(2, 200)),
    sort: v.nullish(v.picklist(["year_desc", "year_asc", "title_asc", "title_desc", "popular"]), "year_desc"),
    page,
    pageSize: limitPageSize(50, 100),
  }),
  requireOrder("yearFrom", "yearTo"),
);
/** The request of `acts.list` as a caller writes it. */
export type ActListInput = v.InferInput<typeof ActListRequestSchema>;
/** The validated request of `acts.list`. */
export type ActListRequest = v.InferOutput<typeof ActListRequestSchema>;

/** Schema of an Act in a list. */
export const ActListItemSchema = v.object({
  actId: v.string(),
  title: v.string(),
  year: v.number(),
  category: v.string(),
  state: v.string(),
  department: v.string(),
  actNumber: v.string(),
  actStatus: v.string(),
  /** `YYYY-MM-DD`; empty if it is not known. */
  enactmentDate: v.string(),
  enactmentDatePrecision: DatePrecisionSchema,
});
/** An Act in a list. */
export type ActListItem = v.InferOutput<typeof ActListItemSchema>;

/** Schema of the response of `acts.list`. */
export const ActListResponseSchema = v.object({
  results: v.array(ActListItemSchema),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  hasMore: v.boolean(),
});
/** The response of `acts.list`. */
export type ActListResponse = v.InferOutput<typeof ActListResponseSchema>;

/** Schema of the kind of an amendment footnote. */
export const FootnoteTypeSchema = v.picklist(FOOTNOTE_TYPES);

/** `GET /acts/{act_id}/amendments`. */
export const AmendmentsRequestSchema = v.object({
  actId,
  /** Section number. */
  section: optional(limitText(1, 200)),
  type: optional(FootnoteTypeSchema),
  page,
  pageSize: limitPageSize(100, 200),
});
/** The request of `acts.amendments` as a caller writes it. */
export type AmendmentsInput = v.InferInput<typeof AmendmentsRequestSchema>;
/** The validated request of `acts.amendments`. */
export type AmendmentsRequest = v.InferOutput<typeof AmendmentsRequestSchema>;

/** Schema of an amendment footnote. */
export const FootnoteSchema = v.object({
  footnoteText: v.string(),
  footnoteType: FootnoteTypeSchema,
  sectionNumber: v.string(),
  sectionTitle: v.string(),
  footnoteId: v.number(),
  byAct: v.string(),
  originalText: v.string(),
  /** `YYYY-MM-DD`; empty if it is not known. */
  effectiveDate: v.string(),
  effectiveDatePrecision: DatePrecisionSchema,
});
/** An amendment footnote of an Act. */
export type Footnote = v.InferOutput<typeof FootnoteSchema>;

/** Schema of the response of `acts.amendments`. */
export const AmendmentsResponseSchema = v.object({
  actId: v.string(),
  title: v.string(),
  /** Number of footnotes that pass the filters, on all pages. */
  totalFootnotes: v.number(),
  footnotes: v.array(FootnoteSchema),
  /** Number of footnotes per type; `section` limits them, `type` does not. */
  typeCounts: v.record(v.string(), v.number()),
});
/** The response of `acts.amendments`. */
export type AmendmentsResponse = v.InferOutput<typeof AmendmentsResponseSchema>;

/** `GET /acts/{act_id}/text`: an Act with its sections. */
export const ActTextRequestSchema = v.object({
  actId,
  /** Only the section of this number. */
  section: optional(limitText(1, 200)),
});
/** The request of `acts.text` as a caller writes it. */
export type ActTextInput = v.InferInput<typeof ActTextRequestSchema>;
/** The validated request of `acts.text`. */
export type ActTextRequest = v.InferOutput<typeof ActTextRequestSchema>;

/** Schema of the response of `acts.text`. */
export const ActTextResponseSchema = v.object({
  data: v.object({
    ...ActListItemSchema.entries,
    longTitle: v.string(),
    /** Address of the official text; empty if unknown. */
    url: v.string(),
    /** Number of cases of the corpus that cite it. */
    citeCount: v.number(),
    /** What decisions say of the validity of the Act as a whole; null if no decision on it is known. */
    validity: ValiditySchema,
    /** In the order of the Act; the text before the first section has no number. */
    sections: v.array(
      v.object({
        sectionNumber: v.string(),
        sectionTitle: v.string(),
        chapter: v.string(),
        /** Paragraphs separated by a blank line. */
        text: v.string(),
        /** What decisions say of its validity; null if no decision on it is known. */
        validity: ValiditySchema,
        /** Cases that cite the section; present if one section is requested. */
        citedBy: v.optional(CitedBySchema),
        /** Sections of the criminal law of India that replaced this one in 2024, or that it replaced. */
        correspondsTo: v.optional(
          v.object({
            relation: v.picklist(["replaced_by", "replaces"]),
            /** Id of the Act; null if the corpus does not contain it. */
            actId: v.nullable(v.string()),
            title: v.string(),
            /** Numbers such as "103(1)"; empty if the provision was omitted. */
            sections: v.array(v.string()),
            /** The nearest provision of the new law if this one was omitted; else null. */
            compare: v.nullable(v.string()),
            /** Cases that cite the corresponding sections; present if one section is requested. */
            citedBy: v.optional(CitedBySchema),
          }),
        ),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `acts.text`. */
export type ActTextResponse = v.InferOutput<typeof ActTextResponseSchema>;
