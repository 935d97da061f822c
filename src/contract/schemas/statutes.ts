import * as v from "valibot";
import { CORPUS_TYPES } from "../../law/legislation.ts";
import { CitedBySchema, ValiditySchema } from "./common/case.ts";
import { actId, calendarDate, limitInteger, limitText, optional } from "./common/field.ts";
import { CallMetaSchema } from "./common/meta.ts";

/** Schema of a body of US law. */
export const CorpusTypeSchema = v.picklist(CORPUS_TYPES);

/** `POST /statutes/search`. */
export const StatuteSearchRequestSchema = v.object({
  query: limitText(2, 500),
  /** All corpora if absent. */
  corpusType: optional(CorpusTypeSchema),
  /** Two lower-case letters; applies to the state corpora only. */
  state: optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  /** Title number; applies to the USC and the CFR only. */
  titleNumber: optional(limitInteger(Number.MIN_SAFE_INTEGER)),
  limit: v.nullish(limitInteger(1, 50), 10),
});
/** The request of `statutes.search` as a caller writes it. */
export type StatuteSearchInput = v.InferInput<typeof StatuteSearchRequestSchema>;
/** The validated request of `statutes.search`. */
export type StatuteSearchRequest = v.InferOutput<typeof StatuteSearchRequestSchema>;

/** Fields of a section that every response about it has. */
const section = {
  actId: v.string(),
  citation: v.string(),
  citationShort: v.string(),
  /** The heading, without the number. */
  title: v.string(),
  corpusType: CorpusTypeSchema,
  state: v.optional(v.string()),
  year: v.optional(v.number()),
  titleNumber: v.optional(v.number()),
  titleName: v.optional(v.string()),
  chapter: v.optional(v.string()),
  chapterName: v.optional(v.string()),
  sectionNumber: v.optional(v.string()),
  /** The breadcrumb in one line. */
  displayPath: v.optional(v.string()),
  /** Units that contain the section, the code first. */
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
};

/** Schema of a section that a search found. */
export const StatuteResultSchema = v.object({
  ...section,
  /** 0 to 1; 1 for a section that the query cites. */
  relevanceScore: v.optional(v.number(), 0),
  /** Up to 300 characters around the best passage: plain text, without marks and not escaped. */
  excerpt: v.optional(v.string(), ""),
});
/** A section that a search found. */
export type StatuteResult = v.InferOutput<typeof StatuteResultSchema>;

/** Schema of the response of `statutes.search`. */
export const StatuteSearchResponseSchema = v.object({
  results: v.array(StatuteResultSchema),
  total: v.optional(v.number(), 0),
  query: v.optional(v.string(), ""),
  processingTimeMs: v.optional(v.number(), 0),
  creditsConsumed: v.optional(v.number(), 0),
});
/** The response of `statutes.search`. */
export type StatuteSearchResponse = v.InferOutput<typeof StatuteSearchResponseSchema>;

/** `GET /statutes/states`, without fields. */
export const StatesRequestSchema = v.object({});

const coverageMeta = v.object({
  processingTimeMs: CallMetaSchema.entries.processingTimeMs,
  creditsConsumed: CallMetaSchema.entries.creditsConsumed,
});

/** Schema of the response of `statutes.states`. */
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
/** The response of `statutes.states`. */
export type StatesResponse = v.InferOutput<typeof StatesResponseSchema>;

/** `GET /statutes/codes`. */
export const CodesRequestSchema = v.object({ state: v.pipe(v.string(), v.regex(/^(?:[a-z]{2}|federal)$/)) });
/** The request of `statutes.codes` as a caller writes it. */
export type CodesInput = v.InferInput<typeof CodesRequestSchema>;
/** The validated request of `statutes.codes`. */
export type CodesRequest = v.InferOutput<typeof CodesRequestSchema>;

/** Schema of the response of `statutes.codes`. */
export const CodesResponseSchema = v.object({
  data: v.object({
    state: v.string(),
    stateName: v.string(),
    codes: v.array(v.object({ actId: v.string(), displayLabel: v.string(), sectionCount: v.number() })),
  }),
  meta: coverageMeta,
});
/** The response of `statutes.codes`. */
export type CodesResponse = v.InferOutput<typeof CodesResponseSchema>;

/** `GET /statutes/section/{act_id}`: one section with its text. */
export const SectionRequestSchema = v.object({
  actId,
  /** Day on which the version was valid; the newest version if absent. */
  asOf: optional(calendarDate),
});
/** The request of `statutes.section` as a caller writes it. */
export type SectionInput = v.InferInput<typeof SectionRequestSchema>;
/** The validated request of `statutes.section`. */
export type SectionRequest = v.InferOutput<typeof SectionRequestSchema>;

const neighbour = v.nullable(v.object({ actId: v.string(), citation: v.string(), title: v.string() }));

/** Schema of the response of `statutes.section`. */
export const SectionResponseSchema = v.object({
  data: v.object({
    ...section,
    /** The code that contains it. */
    code: v.object({ actId: v.string(), displayLabel: v.string() }),
    status: v.picklist(["in_force", "repealed", "omitted", "reserved", "transferred", "expired"]),
    /** Paragraphs separated by a blank line. */
    text: v.string(),
    /** Source credits and amendments. */
    history: v.string(),
    /** Editorial notes and annotations. */
    notes: v.string(),
    /** Date from which this version is valid, `YYYY-MM-DD`; null if the source has only one. */
    asOf: v.nullable(v.string()),
    /** Dates from which the versions are valid, oldest first. */
    versions: v.array(v.string()),
    previous: neighbour,
    next: neighbour,
    /** What decisions say of its validity, up to `asOf` of the request; null if no decision on it is known. */
    validity: ValiditySchema,
    /** A case that cites a whole amendment cites each of its sections. */
    citedBy: CitedBySchema,
  }),
  meta: CallMetaSchema,
});
/** The response of `statutes.section`. */
export type SectionResponse = v.InferOutput<typeof SectionResponseSchema>;
