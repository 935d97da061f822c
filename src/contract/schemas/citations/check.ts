import * as v from "valibot";
import { FreshnessSchema } from "../common/case.ts";
import { limitText } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";

/** `POST /citations/check`: a brief, an opinion, or any other text with citations. */
export const CheckRequestSchema = v.object({
  text: limitText(1, 500_000),
  format: v.nullish(v.picklist(["text", "html"]), "text"),
});
/** The validated request of `citations.check`. */
export type CheckRequest = v.InferOutput<typeof CheckRequestSchema>;

const span = v.object({ start: v.number(), end: v.number() });

const index = v.nullable(v.number());

/** Schema of the check of a pin cite. */
export const PinSchema = v.object({
  given: v.string(),
  status: v.picklist(["within", "outside", "unknown"]),
  firstPage: v.nullable(v.number()),
  lastPage: v.nullable(v.number()),
});

/** Schema of a case of the corpus that a citation may mean. */
export const SuggestedCaseSchema = v.object({
  clusterId: v.number(),
  caseName: v.string(),
  /** Its citation that is most like the given one. */
  citation: v.string(),
  /** Year of the decision. */
  year: v.number(),
  /** Whether the citation in the text is in all likelihood a slip for this one. */
  isLikely: v.boolean(),
});
/** A case of the corpus that a citation may mean. */
export type SuggestedCase = v.InferOutput<typeof SuggestedCaseSchema>;

/** Schema of a provision of the corpus that a text cites. */
export const CitedProvisionSchema = v.object({
  /** Id of the section of US law, or of the Act of India. */
  actId: v.string(),
  /** Title of the code or Act. */
  title: v.string(),
  number: v.string(),
  heading: v.string(),
  status: v.string(),
});

/** Schema of the verdict on a citation. */
export const VerdictSchema = v.picklist(["verified", "differs", "plausible", "impossible"]);
/**
 * The verdict on a citation. `verified`: the corpus contains it as the text states it. `differs`: name, year, court, page
 * or place differ from the record. `plausible`: the corpus does not contain it, and nothing speaks against it.
 * `impossible`: it cannot exist.
 */
export type Verdict = v.InferOutput<typeof VerdictSchema>;

/** Schema of a citation of the text with the result of its check. */
export const CheckedCitationSchema = v.object({
  raw: v.string(),
  span,
  fullSpan: span,
  kind: v.picklist(["case", "short", "supra", "id", "reference", "law", "journal", "docket"]),
  /** The parsed citation; fields that the text does not contain are null. */
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
  refersTo: index,
  status: v.picklist(["found", "ambiguous", "not_in_corpus", "cannot_exist", "unresolved", "not_a_case"]),
  reason: v.nullable(v.string()),
  clusterId: v.nullable(v.number()),
  authority: index,
  nameMismatch: v.nullable(v.object({ given: v.string(), found: v.string() })),
  yearMismatch: v.nullable(v.object({ given: v.number(), found: v.number() })),
  pin: v.nullable(PinSchema),
  /** `null` for a short form that refers to no citation. */
  verdict: v.nullable(VerdictSchema),
  /** Number of cases of the corpus that cite a case that it does not contain; else `null`. */
  citedBy: v.nullable(v.number()),
  /** The name in the text is a misspelling or another spelling of that of the record. */
  nameSpelling: v.nullable(v.object({ given: v.string(), found: v.string(), isVariant: v.boolean() })),
  courtMismatch: v.nullable(v.object({ given: v.string(), found: v.string() })),
  /** Cases of this name at other citations, best first. */
  suggestions: v.array(SuggestedCaseSchema),
  /** The cited provision, for a law that the corpus contains. */
  provision: v.nullable(CitedProvisionSchema),
});
/** A citation of the text with the result of its check. */
export type CheckedCitation = v.InferOutput<typeof CheckedCitationSchema>;

/** Schema of a row of the table of authorities. */
export const AuthoritySchema = v.object({
  category: v.picklist(["cases", "statutes", "other"]),
  /** Name in the corpus, or in the text if the corpus does not contain the authority. */
  name: v.string(),
  citation: v.string(),
  clusterId: v.nullable(v.number()),
  absoluteUrl: v.nullable(v.string()),
  freshness: v.nullable(FreshnessSchema),
  freshnessReason: v.nullable(v.string()),
  /** Whether the status is of a part of the case only. */
  isPartial: v.boolean(),
  mentions: v.array(v.number()),
});
/** A row of the table of authorities. */
export type Authority = v.InferOutput<typeof AuthoritySchema>;

/** Schema of a quotation that is attributed to a cited case. */
export const QuotationSchema = v.object({
  span,
  text: v.string(),
  citation: v.number(),
  clusterId: v.nullable(v.number()),
  status: v.picklist(["exact", "near", "not_found", "unverifiable"]),
  found: v.nullable(
    v.object({
      text: v.string(),
      /** UTF-16 offsets into the case's text: the `content` of a search result. */
      start: v.number(),
      end: v.number(),
    }),
  ),
  differences: v.array(v.object({ given: v.string(), found: v.string() })),
  /** Kind of the opinion that contains the words; `null` if they were not found. */
  opinion: v.nullable(v.string()),
  /** Another case of the corpus that contains the words, if the cited one does not or cannot be compared. */
  elsewhere: v.nullable(v.object({ clusterId: v.number(), caseName: v.string(), citation: v.string() })),
});
/** A quotation of the text compared with the cited case. */
export type Quotation = v.InferOutput<typeof QuotationSchema>;

/** Schema of a problem that the check found. */
export const FindingSchema = v.object({
  rule: v.string(),
  level: v.picklist(["error", "warning", "note"]),
  message: v.string(),
  span,
  citation: index,
  quotation: index,
});
/** A problem that the check found. */
export type Finding = v.InferOutput<typeof FindingSchema>;

/** Schema of the response of `citations.check`. */
export const CheckResponseSchema = v.object({
  data: v.object({
    citations: v.array(CheckedCitationSchema),
    authorities: v.array(AuthoritySchema),
    quotations: v.array(QuotationSchema),
    findings: v.array(FindingSchema),
    /** Counts everything, what was left out included. */
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
    /** Whether anything was left out: a report has at most 5,000 citations, 1,000 findings and 5 MB. */
    truncated: v.boolean(),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.check`. */
export type CheckResponse = v.InferOutput<typeof CheckResponseSchema>;
/** The report of a check. */
export type CheckReport = CheckResponse["data"];
