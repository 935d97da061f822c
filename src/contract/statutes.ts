import * as v from "valibot";
import { absent, integer, text } from "./field.ts";
import { CallMetaSchema } from "./meta.ts";

export const CorpusTypeSchema = v.picklist([
  "USC",
  "CFR",
  "STATE",
  "CONSTITUTION",
  "FEDERAL_RULES",
  "STATE_CONSTITUTION",
  "STATE_RULES",
  "EXECUTIVE_ACTION",
]);
export type CorpusType = v.InferOutput<typeof CorpusTypeSchema>;

/** `POST /statutes/search`. */
export const StatuteSearchRequestSchema = v.object({
  query: text(2, 500),
  /** All corpora where it is left out. */
  corpusType: absent(CorpusTypeSchema),
  /** Two lower-case letters; counts only for the state corpora. */
  state: absent(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  /** Title number; counts only for USC and CFR. */
  titleNumber: absent(integer(Number.MIN_SAFE_INTEGER)),
  limit: v.nullish(integer(1, 50), 10),
});
export type StatuteSearchInput = v.InferInput<typeof StatuteSearchRequestSchema>;
export type StatuteSearchRequest = v.InferOutput<typeof StatuteSearchRequestSchema>;

export const StatuteResultSchema = v.object({
  actId: v.string(),
  citation: v.string(),
  citationShort: v.string(),
  title: v.string(),
  corpusType: CorpusTypeSchema,
  state: v.optional(v.string()),
  year: v.optional(v.number()),
  /** 0 to 1. */
  relevanceScore: v.optional(v.number(), 0),
  excerpt: v.optional(v.string(), ""),
  titleNumber: v.optional(v.number()),
  titleName: v.optional(v.string()),
  chapter: v.optional(v.string()),
  chapterName: v.optional(v.string()),
  sectionNumber: v.optional(v.string()),
  displayPath: v.optional(v.string()),
  breadcrumb: v.array(v.object({ label: v.string(), level: v.string() })),
  htmlUrl: v.optional(v.string()),
  pdfUrl: v.optional(v.string()),
  xmlUrl: v.optional(v.string()),
  textUrl: v.optional(v.string()),
  docxUrl: v.optional(v.string()),
  stateHtmlUrl: v.optional(v.string()),
  govInfoHtmlUrl: v.optional(v.string()),
  govInfoPdfUrl: v.optional(v.string()),
  externalUrl: v.optional(v.string()),
});
export type StatuteResult = v.InferOutput<typeof StatuteResultSchema>;

export const StatuteSearchResponseSchema = v.object({
  results: v.array(StatuteResultSchema),
  total: v.optional(v.number(), 0),
  query: v.optional(v.string(), ""),
  processingTimeMs: v.optional(v.number(), 0),
  creditsConsumed: v.optional(v.number(), 0),
});
export type StatuteSearchResponse = v.InferOutput<typeof StatuteSearchResponseSchema>;

/** `GET /statutes/states` asks for nothing. */
export const StatesRequestSchema = v.object({});

const coverageMeta = v.object({
  processingTimeMs: CallMetaSchema.entries.processingTimeMs,
  creditsConsumed: CallMetaSchema.entries.creditsConsumed,
});

export const StatesResponseSchema = v.object({
  data: v.object({
    /** One row per state, DC, then one federal row. */
    jurisdictions: v.array(
      v.object({
        /** Two lower-case letters, or `federal`. */
        code: v.string(),
        name: v.string(),
        kind: v.picklist(["federal", "state"]),
        sectionCount: v.number(),
        hasData: v.boolean(),
      }),
    ),
    totalSections: v.number(),
    stateCountWithData: v.number(),
  }),
  meta: coverageMeta,
});
export type StatesResponse = v.InferOutput<typeof StatesResponseSchema>;

/** `GET /statutes/codes`. */
export const CodesRequestSchema = v.object({ state: v.pipe(v.string(), v.regex(/^(?:[a-z]{2}|federal)$/)) });
export type CodesInput = v.InferInput<typeof CodesRequestSchema>;
export type CodesRequest = v.InferOutput<typeof CodesRequestSchema>;

export const CodesResponseSchema = v.object({
  data: v.object({
    state: v.string(),
    stateName: v.string(),
    codes: v.array(v.object({ actId: v.string(), displayLabel: v.string(), sectionCount: v.number() })),
  }),
  meta: coverageMeta,
});
export type CodesResponse = v.InferOutput<typeof CodesResponseSchema>;
