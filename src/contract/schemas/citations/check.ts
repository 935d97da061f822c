import * as v from "valibot";
import { FreshnessSchema } from "../common/case.ts";
import { limitText } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";

/** `POST /citations/check`: a brief, an opinion, any text that cites. */
export const CheckRequestSchema = v.object({
  text: v.pipe(limitText(1, 500_000), v.description("The text that cites; at most 500,000 code points.")),
  format: v.pipe(
    v.nullish(v.picklist(["text", "html"]), "text"),
    v.description("html: tags are read through, and every span is an offset into the HTML as it was given."),
  ),
});
export type CheckRequest = v.InferOutput<typeof CheckRequestSchema>;

const span = v.pipe(
  v.object({ start: v.number(), end: v.number() }),
  v.description("Half-open range of UTF-16 offsets into the text as it was given."),
);

const index = v.nullable(v.number());

export const PinSchema = v.object({
  given: v.string(),
  status: v.pipe(
    v.picklist(["within", "outside", "unknown"]),
    v.description("Whether the cited page lies in the case; unknown where its pages are not."),
  ),
  firstPage: v.pipe(v.nullable(v.number()), v.description("First page of the case in the cited reporter.")),
  lastPage: v.pipe(
    v.nullable(v.number()),
    v.description(
      "Last page that the case can have: its last printed page, or the page on which the next case begins.",
    ),
  ),
});

/** What became of one citation of the text. */
export const CheckedCitationSchema = v.object({
  raw: v.pipe(v.string(), v.description("The citation as written.")),
  span,
  fullSpan: v.pipe(span, v.description("From the first party's name to the last parenthetical.")),
  kind: v.picklist(["case", "short", "supra", "id", "reference", "law", "journal", "docket"]),
  /** How it was read; null where the text does not say. */
  reading: v.object({
    format: v.string(),
    reporter: v.nullable(v.string()),
    volume: v.nullable(v.string()),
    page: v.nullable(v.string()),
    section: v.nullable(v.string()),
    year: v.nullable(v.number()),
    court: v.nullable(v.string()),
    caseName: v.nullable(v.string()),
    pinCite: v.nullable(v.string()),
    signal: v.nullable(v.string()),
    parenthetical: v.nullable(v.string()),
  }),
  refersTo: v.pipe(index, v.description("Index of the full citation that a short form stands for; null for none.")),
  status: v.pipe(
    v.picklist(["found", "ambiguous", "not_in_corpus", "cannot_exist", "unresolved", "not_a_case"]),
    v.description(
      "found; ambiguous: several cases of the corpus carry it; not_in_corpus; cannot_exist: no such volume or year of the reporter; unresolved: a short form that stands for nothing; not_a_case: a law, an article or a docket number.",
    ),
  ),
  reason: v.pipe(v.nullable(v.string()), v.description("A sentence, where the status needs one.")),
  clusterId: v.nullable(v.number()),
  authority: v.pipe(index, v.description("Index in `authorities`.")),
  nameMismatch: v.nullable(v.object({ given: v.string(), found: v.string() })),
  yearMismatch: v.nullable(v.object({ given: v.number(), found: v.number() })),
  pin: v.nullable(PinSchema),
});
export type CheckedCitation = v.InferOutput<typeof CheckedCitationSchema>;

/** A row of the table of authorities. */
export const AuthoritySchema = v.object({
  category: v.picklist(["cases", "statutes", "other"]),
  /** As the corpus calls it; as the text does where the corpus lacks it. */
  name: v.string(),
  citation: v.string(),
  clusterId: v.nullable(v.number()),
  absoluteUrl: v.nullable(v.string()),
  freshness: v.nullable(FreshnessSchema),
  freshnessReason: v.pipe(v.nullable(v.string()), v.description("By which decision, where it no longer stands.")),
  mentions: v.pipe(v.array(v.number()), v.description("Indices of the citations, in the order of the text.")),
});
export type Authority = v.InferOutput<typeof AuthoritySchema>;

/** Words in quotation marks that are attributed to a cited case. */
export const QuotationSchema = v.object({
  span,
  text: v.string(),
  citation: v.pipe(v.number(), v.description("Index of the citation that it is attributed to.")),
  clusterId: v.nullable(v.number()),
  status: v.pipe(
    v.picklist(["exact", "near", "not_found", "unverifiable"]),
    v.description(
      "exact: these words stand there. near: almost; `differences` says where not. not_found. unverifiable: the corpus does not hold the case, or only a digest of it.",
    ),
  ),
  found: v.nullable(
    v.object({
      text: v.string(),
      /** UTF-16 offsets into the case's text, as `content` of a search gives it. */
      start: v.number(),
      end: v.number(),
    }),
  ),
  differences: v.array(v.object({ given: v.string(), found: v.string() })),
});
export type Quotation = v.InferOutput<typeof QuotationSchema>;

/** Something that the author should look at. */
export const FindingSchema = v.object({
  rule: v.string(),
  level: v.picklist(["error", "warning", "note"]),
  message: v.string(),
  span,
  citation: index,
  quotation: index,
});
export type Finding = v.InferOutput<typeof FindingSchema>;

export const CheckResponseSchema = v.object({
  data: v.object({
    citations: v.array(CheckedCitationSchema),
    authorities: v.array(AuthoritySchema),
    quotations: v.array(QuotationSchema),
    findings: v.pipe(v.array(FindingSchema), v.description("In the order of the text.")),
    summary: v.object({
      citations: v.number(),
      cases: v.number(),
      found: v.number(),
      notInCorpus: v.number(),
      cannotExist: v.number(),
      quotations: v.number(),
      quotationsExact: v.number(),
      errors: v.number(),
      warnings: v.number(),
      notes: v.number(),
    }),
  }),
  meta: CallMetaSchema,
});
export type CheckResponse = v.InferOutput<typeof CheckResponseSchema>;
export type CheckReport = CheckResponse["data"];
