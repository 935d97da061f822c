import * as v from "valibot";
import { DatePrecisionSchema, FreshnessSchema, SentenceRoleSchema } from "../common/case.ts";
import { jurisdiction } from "../common/country.ts";
import { caseId, limitInteger, limitText, optional } from "../common/field.ts";
import { CallMetaSchema, SearchMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { CONDITION_FIELDS, isConflict, readConditions, SearchFiltersSchema } from "./conditions.ts";

/** Last page of a search that can be asked for. */
export const MAX_SEARCH_PAGE = 50;

const passages = optional(limitInteger(1, 5));

const searchFields = v.object({
  ...CONDITION_FIELDS,
  page: v.nullish(limitInteger(1, MAX_SEARCH_PAGE), 1),
  pageSize: v.pipe(optional(limitInteger(1, 100)), v.metadata({ default: 20 })),
  /** Whether results contain the text of the judgments. */
  content: v.nullish(v.boolean(), true),
  facets: v.nullish(v.boolean(), false),
  passages,
  /** Alias of `pageSize`. */
  limit: optional(limitInteger(1, 100)),
});

/**
 * `POST /research/search`. The flat and the nested shape are equivalent: a validated request has its conditions in
 * `filters` and its size in `pageSize`.
 */
export const SearchRequestSchema = v.pipe(
  searchFields,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { page, pageSize, limit, content, facets, passages } = dataset.value;
    const refuse = (key: string, message: string) => addIssue({ message, path: [toPathItem(dataset.value, key)] });
    const conditions = readConditions(dataset.value, refuse);
    const isTwice = isConflict(limit, pageSize);
    if (isTwice) refuse("limit", "contradicts pageSize");
    if (conditions === null || isTwice) return NEVER;
    return { ...conditions, page, pageSize: pageSize ?? limit ?? 20, content, facets, passages };
  }),
);
/** The request of `research.search` as a caller writes it. */
export type SearchInput = v.InferInput<typeof SearchRequestSchema>;
/** The validated request of `research.search`. */
export type SearchRequest = v.InferOutput<typeof SearchRequestSchema>;

/** Schema of facts about the case of a search result. */
export const SearchMetadataSchema = v.object({
  /** `YYYY-MM-DD`, the first day of what is known; empty if nothing is. */
  decisionDate: v.string(),
  datePrecision: DatePrecisionSchema,
  pdfUrl: v.optional(v.string()),
  /** Every known citation. */
  citations: v.array(v.string()),
  judges: v.array(v.string()),
  courtId: v.string(),
  jurisdiction,
  docketNumber: v.string(),
  absoluteUrl: v.string(),
  freshness: FreshnessSchema,
  /** Number of cases of the corpus that cite it; without one, `freshness` is no verdict. */
  citeCount: v.number(),
  /** Names of the corpora that contain it; present if several are open as one. */
  corpora: v.optional(v.array(v.string())),
});
/** Facts about the case of a search result. */
export type SearchMetadata = v.InferOutput<typeof SearchMetadataSchema>;

/** A passage that matches the query, with the location by which it is cited. */
export const PassageSchema = v.object({
  text: v.string(),
  start: v.number(),
  end: v.number(),
  opinion: v.object({
    number: v.number(),
    kind: v.string(),
    author: v.string(),
  }),
  paragraph: v.object({
    number: v.number(),
    printed: v.nullable(v.string()),
  }),
  pages: v.nullable(v.object({ first: v.string(), last: v.string() })),
  footnote: v.nullable(v.string()),
  /** What the most telling sentence of the passage does; null if no role is known. */
  role: v.nullable(SentenceRoleSchema),
});
/** A passage that matches the query, with its location. */
export type Passage = v.InferOutput<typeof PassageSchema>;

/** Schema of a search result. */
export const SearchResultSchema = v.object({
  /** The clusterId as a decimal string. */
  id: v.string(),
  /** Text of the judgment; absent if the request has `content: false`. */
  content: v.optional(v.string()),
  title: v.string(),
  court: v.string(),
  year: v.number(),
  citation: v.string(),
  /** 0 to 1; 1 is the highest possible relevance for this query. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Up to 300 characters around the best passage, HTML-escaped, hits in `<mark>`. */
  snippet: v.string(),
  passages: v.optional(v.array(PassageSchema)),
  metadata: SearchMetadataSchema,
});
/** A case that a search found. */
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;

/** Schema of a value and the number of matching cases that have it. */
export const FacetRowSchema = v.object({
  value: v.string(),
  label: v.string(),
  count: v.number(),
});
/** A value and the number of matching cases that have it. */
export type FacetRow = v.InferOutput<typeof FacetRowSchema>;

/** Schema of the counts of matching cases. */
export const FacetsSchema = v.object({
  court: v.array(FacetRowSchema),
  year: v.array(FacetRowSchema),
  judge: v.array(FacetRowSchema),
  freshness: v.array(FacetRowSchema),
  /** Present if several corpora are open as one; a case of several counts for each. */
  corpus: v.optional(v.array(FacetRowSchema)),
});
/** Counts of matching cases by court, year, judge and freshness, and by corpus if several are open. */
export type Facets = v.InferOutput<typeof FacetsSchema>;

/** Schema of the response of `research.search`. */
export const SearchResponseSchema = v.object({
  data: v.object({
    results: v.array(SearchResultSchema),
    /** Present if requested. */
    facets: v.optional(FacetsSchema),
  }),
  meta: SearchMetaSchema,
});
/** The response of `research.search`. */
export type SearchResponse = v.InferOutput<typeof SearchResponseSchema>;

/** `GET /research/suggest`: completions of the beginning of a case name or a citation. */
export const SuggestRequestSchema = v.object({
  query: limitText(1, 200),
  limit: v.nullish(limitInteger(1, 20), 8),
});
/** The validated request of `research.suggest`. */
export type SuggestRequest = v.InferOutput<typeof SuggestRequestSchema>;

/** Schema of a completion. */
export const SuggestionSchema = v.object({
  kind: v.picklist(["citation", "case"]),
  text: v.string(),
  clusterId: v.number(),
  caseName: v.string(),
  citation: v.string(),
  court: v.string(),
  year: v.number(),
  citeCount: v.number(),
  freshness: FreshnessSchema,
});
/** A completion of what is being typed. */
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** Schema of the response of `research.suggest`. */
export const SuggestResponseSchema = v.object({
  data: v.object({ suggestions: v.array(SuggestionSchema) }),
  meta: CallMetaSchema,
});
/** The response of `research.suggest`. */
export type SuggestResponse = v.InferOutput<typeof SuggestResponseSchema>;

/** `POST /research/similar`: cases like a case, or like a text. `caseId` or `text`, exactly one. */
export const SimilarCasesRequestSchema = v.pipe(
  v.object({
    caseId: optional(caseId),
    text: optional(limitText(1, 100_000)),
    filters: v.nullish(SearchFiltersSchema, {}),
    page: v.nullish(limitInteger(1, MAX_SEARCH_PAGE), 1),
    pageSize: v.nullish(limitInteger(1, 100), 20),
    content: v.nullish(v.boolean(), false),
    passages,
    explain: v.nullish(v.boolean(), false),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { caseId, text } = dataset.value;
    if ((caseId === undefined) !== (text === undefined)) return;
    const message = caseId === undefined ? "caseId or text is required" : "give caseId or text, not both";
    addIssue({ message, path: [toPathItem(dataset.value, "caseId")] });
  }),
);
/** The validated request of `research.similar`. */
export type SimilarCasesRequest = v.InferOutput<typeof SimilarCasesRequestSchema>;

/** Schema of the parts of a score. */
export const ScorePartsSchema = v.object({
  text: v.number(),
  name: v.number(),
  near: v.number(),
  topic: v.number(),
  lead: v.number(),
  authority: v.number(),
});
/** The parts of a result's score. */
export type ScoreParts = v.InferOutput<typeof ScorePartsSchema>;

/** Schema of the response of `research.similar`. */
export const SimilarCasesResponseSchema = v.object({
  data: v.object({
    results: v.array(SearchResultSchema),
    explanation: v.optional(
      v.object({
        terms: v.array(
          v.object({
            term: v.string(),
            cases: v.number(),
          }),
        ),
        results: v.array(v.object({ clusterId: v.number(), parts: ScorePartsSchema })),
      }),
    ),
  }),
  meta: SearchMetaSchema,
});
/** The response of `research.similar`. */
export type SimilarCasesResponse = v.InferOutput<typeof SimilarCasesResponseSchema>;

/** Schema of the response of `research.explain`: how a query was parsed and planned, and its results. */
export const ExplainResponseSchema = v.object({
  data: v.object({
    mode: v.picklist(["boolean", "natural", "citation"]),
    /** The parsed query, printed. */
    query: v.string(),
    /** The plan: a value that can be printed and compared. */
    plan: v.unknown(),
    /**
     * Sets of conditions; a case matches a Boolean query if it meets all conditions of at least one set. Null if the
     * query is not Boolean, or has more than 4,096 sets or more than 500,000 characters of them.
     */
    paths: v.nullable(v.array(v.array(v.string()))),
    terms: v.array(
      v.object({
        term: v.string(),
        estimated: v.number(),
        cases: v.number(),
        milliseconds: v.number(),
      }),
    ),
    total: v.number(),
    milliseconds: v.number(),
    results: v.array(
      v.object({
        clusterId: v.number(),
        caseName: v.string(),
        score: v.number(),
        parts: ScorePartsSchema,
        satisfies: v.nullable(v.array(v.number())),
      }),
    ),
  }),
  meta: CallMetaSchema,
});
/** The response of `research.explain`. */
export type ExplainResponse = v.InferOutput<typeof ExplainResponseSchema>;
