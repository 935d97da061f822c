import * as v from "valibot";
import { FreshnessSchema } from "../common/case.ts";
import { jurisdiction } from "../common/country.ts";
import { caseId, limitInteger, limitText, optional } from "../common/field.ts";
import { CallMetaSchema, SearchMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { CONDITION_FIELDS, isConflict, readConditions, SearchFiltersSchema } from "./conditions.ts";

const passages = v.pipe(
  optional(limitInteger(1, 5)),
  v.description("Gives every result so many of its best passages, at most, besides the snippet. Costs nothing more."),
);

const searchFields = v.object({
  ...CONDITION_FIELDS,
  page: v.nullish(limitInteger(1, 50), 1),
  pageSize: v.pipe(optional(limitInteger(1, 100)), v.metadata({ default: 20 })),
  /** False leaves the judgments' text out of the results. */
  content: v.nullish(v.boolean(), true),
  facets: v.pipe(
    v.nullish(v.boolean(), false),
    v.description("True counts all matching cases by court, year, judge and freshness."),
  ),
  passages,
  /** Another name of `limitPageSize`. */
  limit: optional(limitInteger(1, 100)),
});

/**
 * `POST /research/search`. The flat and the nested shape are one: a request that was read has its conditions in
 * `filters` and its size in `limitPageSize`, and nothing is said twice.
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
export type SearchInput = v.InferInput<typeof SearchRequestSchema>;
export type SearchRequest = v.InferOutput<typeof SearchRequestSchema>;

/** What a search result tells of its case besides the text. */
export const SearchMetadataSchema = v.object({
  /** `YYYY-MM-DD`. */
  decisionDate: v.string(),
  pdfUrl: v.optional(v.string()),
  /** Every known citation. */
  citations: v.array(v.string()),
  judges: v.array(v.string()),
  courtId: v.string(),
  jurisdiction,
  docketNumber: v.string(),
  absoluteUrl: v.string(),
  freshness: FreshnessSchema,
});
export type SearchMetadata = v.InferOutput<typeof SearchMetadataSchema>;

/** A passage that has what was looked for, and where it stands, as one cites it. */
export const PassageSchema = v.object({
  text: v.pipe(
    v.string(),
    v.description(
      "Whole sentences as HTML: escaped, hits in `<mark>`, white space as one space. An ellipsis stands where a sentence of more than 500 characters was cut.",
    ),
  ),
  start: v.pipe(v.number(), v.description("Where it begins in `content`, in UTF-16 units.")),
  end: v.pipe(v.number(), v.description("Where it ends there.")),
  opinion: v.pipe(
    v.object({
      number: v.pipe(v.number(), v.description("Place among the opinions of `citations.case`, from 1.")),
      kind: v.string(),
      author: v.string(),
    }),
    v.description("The opinion that it stands in."),
  ),
  paragraph: v.pipe(
    v.object({
      number: v.pipe(v.number(), v.description("Place among the paragraphs of the opinion, from 1.")),
      printed: v.pipe(
        v.nullable(v.string()),
        v.description("The number that the paragraph begins with: `12.` in India, `¶ 12` in the United States."),
      ),
    }),
    v.description("The paragraph that it begins in."),
  ),
  pages: v.pipe(
    v.nullable(v.object({ first: v.string(), last: v.string() })),
    v.description("The printed pages that it stands on; null where the text does not say, and in footnotes."),
  ),
  footnote: v.pipe(v.nullable(v.string()), v.description("The label of the footnote that it stands in.")),
});
export type Passage = v.InferOutput<typeof PassageSchema>;

export const SearchResultSchema = v.object({
  /** The clusterId as a decimal string. */
  id: v.string(),
  /** The whole judgment; absent where the request said `content: false`. */
  content: v.optional(v.string()),
  title: v.string(),
  court: v.string(),
  year: v.number(),
  citation: v.string(),
  /** 0 to 1; 1 is as relevant as a case could be for this query. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Up to 300 characters around the best passage, HTML-escaped, hits in `<mark>`. */
  snippet: v.string(),
  passages: v.pipe(
    v.optional(v.array(PassageSchema)),
    v.description(
      "Where the request asked for them: the best passages, best first, none overlapping another. Empty where only the name or the filters were matched.",
    ),
  ),
  metadata: SearchMetadataSchema,
});
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;

/** How many of the matching cases have one value. */
export const FacetRowSchema = v.object({
  value: v.pipe(v.string(), v.description("What the filter of that name takes.")),
  label: v.pipe(v.string(), v.description("What people read.")),
  count: v.pipe(v.number(), v.description("Cases of the whole result, exactly.")),
});
export type FacetRow = v.InferOutput<typeof FacetRowSchema>;

export const FacetsSchema = v.object({
  court: v.pipe(v.array(FacetRowSchema), v.description("By court id, most cases first.")),
  year: v.pipe(v.array(FacetRowSchema), v.description("By year of decision, newest first.")),
  judge: v.pipe(v.array(FacetRowSchema), v.description("By judge as printed: the hundred with most cases.")),
  freshness: v.pipe(v.array(FacetRowSchema), v.description("By how the case stands, most cases first.")),
});
export type Facets = v.InferOutput<typeof FacetsSchema>;

export const SearchResponseSchema = v.object({
  data: v.object({
    results: v.array(SearchResultSchema),
    /** Where the request asked for them. */
    facets: v.optional(FacetsSchema),
  }),
  meta: SearchMetaSchema,
});
export type SearchResponse = v.InferOutput<typeof SearchResponseSchema>;

/** `GET /research/suggest`: what goes on as the beginning of a case name or a citation does. */
export const SuggestRequestSchema = v.object({
  query: v.pipe(limitText(1, 200), v.description("What was typed so far.")),
  limit: v.pipe(v.nullish(limitInteger(1, 20), 8), v.description("Suggestions at most.")),
});
export type SuggestRequest = v.InferOutput<typeof SuggestRequestSchema>;

export const SuggestionSchema = v.object({
  kind: v.pipe(v.picklist(["citation", "case"]), v.description("Which of the two goes on as typed.")),
  text: v.pipe(v.string(), v.description("The citation or the case name in full.")),
  clusterId: v.number(),
  caseName: v.string(),
  citation: v.pipe(v.string(), v.description("The preferred citation; empty where the case has none.")),
  court: v.string(),
  year: v.number(),
  citeCount: v.number(),
  freshness: FreshnessSchema,
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

export const SuggestResponseSchema = v.object({
  data: v.object({ suggestions: v.array(SuggestionSchema) }),
  meta: CallMetaSchema,
});
export type SuggestResponse = v.InferOutput<typeof SuggestResponseSchema>;

/** `POST /research/similar`: cases like a case, or like a text. `caseId` or `text`, exactly one. */
export const SimilarCasesRequestSchema = v.pipe(
  v.object({
    caseId: optional(caseId),
    text: optional(v.pipe(limitText(1, 100_000), v.description("A paragraph, a page, a draft."))),
    filters: v.nullish(SearchFiltersSchema, {}),
    page: v.nullish(limitInteger(1, 50), 1),
    pageSize: v.nullish(limitInteger(1, 100), 20),
    content: v.pipe(v.nullish(v.boolean(), false), v.description("True gives the results the judgments' text.")),
    passages,
    explain: v.pipe(
      v.nullish(v.boolean(), false),
      v.description(
        "True tells which words of the text were looked for, and what the score of each result is made of.",
      ),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { caseId, text } = dataset.value;
    if ((caseId === undefined) !== (text === undefined)) return;
    const message = caseId === undefined ? "caseId or text is required" : "give caseId or text, not both";
    addIssue({ message, path: [toPathItem(dataset.value, "caseId")] });
  }),
);
export type SimilarCasesRequest = v.InferOutput<typeof SimilarCasesRequestSchema>;

/** What a score is made of. */
export const ScorePartsSchema = v.pipe(
  v.object({ text: v.number(), name: v.number(), near: v.number(), authority: v.number() }),
  v.description("0.95 (1 - (1 - text)(1 - name)(1 - near)) + 0.05 authority is the score."),
);
export type ScoreParts = v.InferOutput<typeof ScorePartsSchema>;

export const SimilarCasesResponseSchema = v.object({
  data: v.object({
    results: v.array(SearchResultSchema),
    explanation: v.pipe(
      v.optional(
        v.object({
          terms: v.pipe(
            v.array(
              v.object({
                term: v.pipe(v.string(), v.description("A word of the text; it stands for all of its stem.")),
                cases: v.pipe(v.number(), v.description("Cases that have it.")),
              }),
            ),
            v.description("What was looked for: the most telling words, in the order of the text."),
          ),
          results: v.pipe(
            v.array(v.object({ clusterId: v.number(), parts: ScorePartsSchema })),
            v.description("One for each result, in their order."),
          ),
        }),
      ),
      v.description("Where the request asked for it."),
    ),
  }),
  meta: SearchMetaSchema,
});
export type SimilarCasesResponse = v.InferOutput<typeof SimilarCasesResponseSchema>;

/** How a search request was read, and what carrying it out came to. */
export const ExplainResponseSchema = v.object({
  data: v.object({
    mode: v.picklist(["boolean", "natural", "citation"]),
    /** The query as it was understood, printed. */
    query: v.string(),
    /** The plan: a value that can be printed and compared. */
    plan: v.unknown(),
    /**
     * The ways in which a case can satisfy a Boolean query: all conditions of at least one of them hold. Null where the
     * query is not Boolean, has more than 4,096 ways, or would need more than 500,000 characters to list them.
     */
    paths: v.nullable(v.array(v.array(v.string()))),
    terms: v.pipe(
      v.array(
        v.object({
          term: v.string(),
          estimated: v.pipe(v.number(), v.description("Cases at most, as the plan was made.")),
          cases: v.pipe(v.number(), v.description("Cases that have it.")),
          milliseconds: v.number(),
        }),
      ),
      v.description("What is looked for in the texts, each by itself."),
    ),
    total: v.pipe(v.number(), v.description("Cases that match.")),
    milliseconds: v.pipe(v.number(), v.description("Of the search itself.")),
    results: v.pipe(
      v.array(
        v.object({
          clusterId: v.number(),
          caseName: v.string(),
          score: v.number(),
          parts: ScorePartsSchema,
          satisfies: v.pipe(v.nullable(v.array(v.number())), v.description("Which of the paths hold, from 0.")),
        }),
      ),
      v.description("The page of results that was asked for."),
    ),
  }),
  meta: CallMetaSchema,
});
export type ExplainResponse = v.InferOutput<typeof ExplainResponseSchema>;
