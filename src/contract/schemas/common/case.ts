import * as v from "valibot";
import { SENTENCE_ROLES } from "../../../law/sentence-role.ts";
import { TREATMENT_KINDS } from "../../../law/treatment.ts";
import { jurisdiction } from "./country.ts";

/** Schema of a treatment label. */
export const TreatmentSchema = v.picklist(["positive", "negative", "neutral", "unknown"]);

/** Schema of a kind of treatment: "followed", "distinguished", "overruled" … */
export const TreatmentKindSchema = v.picklist(TREATMENT_KINDS);

/** Schema of a status label. */
export const FreshnessSchema = v.picklist(["Good Law", "Overruled", "Distinguished", "Questioned"]);

/** Schema of how much of a date is known. */
export const DatePrecisionSchema = v.picklist(["day", "month", "year", "unknown"]);

const StatusReasonEntries = {
  /** Null for a law, and if the corpus does not contain the decision. */
  clusterId: v.nullable(v.number()),
  /** Name of the decision, or of the law. */
  caseName: v.string(),
  citation: v.string(),
  treatment: v.string(),
  /** The words that prove it. */
  snippet: v.string(),
};

/** Schema of the status of a case with its reason. */
export const FreshnessDetailSchema = v.object({
  status: FreshnessSchema,
  /**
   * Whether the deciding court has the power to decide the status. False if that is not known, if no citing decision is
   * in the corpus, and if a statute or the fall of another decision decides.
   */
  definitive: v.boolean(),
  /** Whether only a part of the case is affected. */
  partial: v.boolean(),
  /** The part that is affected, in words; null if the whole is, or no words name it. */
  part: v.nullable(v.string()),
  /** What decides: nothing, citing decisions, a negative treatment, a law, the fall of a decision it rests on, a note. */
  basis: v.picklist(["none", "cited", "negative", "statute", "foundation", "note"]),
  /** The deciding treatment; null if there is none. */
  reason: v.nullable(v.object(StatusReasonEntries)),
  /** The deciding authorities, newest first; then those that support or explain the case, and changes of the law. */
  authorities: v.array(
    v.object({
      ...StatusReasonEntries,
      effect: v.picklist(["ends", "questions", "narrows", "supports", "explains", "changes"]),
      /** `YYYY-MM-DD`; the year alone if a reporter's note has no more. */
      date: v.string(),
      datePrecision: DatePrecisionSchema,
      partial: v.boolean(),
      /** What has become of the authority itself: "overruled by X v. Y, 1 U.S. 1"; null if nothing has. */
      since: v.nullable(v.string()),
    }),
  ),
  /** The citing decisions that were considered; dates are `YYYY-MM-DD`, null if there are none or none is known. */
  citing: v.object({
    total: v.number(),
    firstDate: v.nullable(v.string()),
    firstDatePrecision: v.nullable(DatePrecisionSchema),
    lastDate: v.nullable(v.string()),
    lastDatePrecision: v.nullable(DatePrecisionSchema),
  }),
  /** Number of citing decisions by treatment. */
  counts: v.object({ positive: v.number(), negative: v.number(), neutral: v.number(), unknown: v.number() }),
  /** `YYYY-MM-DD` up to which decisions and laws were considered; null for all of the corpus. */
  asOf: v.nullable(v.string()),
  /** One sentence for people; the same wherever the status is shown. */
  sentence: v.string(),
});
/** The status of a case and its reason. */
export type FreshnessDetail = v.InferOutput<typeof FreshnessDetailSchema>;

/** Schema of what decisions say of the validity of a provision; null if no decision on it is known. */
export const ValiditySchema = v.nullable(
  v.object({
    status: v.picklist(["struck_down", "read_down", "upheld"]),
    partial: v.boolean(),
    /** False if only a note to the law records the decision. */
    definitive: v.boolean(),
    /** One sentence for people: "Struck down in X v. Y, 1 U.S. 1." */
    sentence: v.string(),
    /** Newest first. */
    rulings: v.array(
      v.object({
        /** Null if the corpus does not contain the decision. */
        clusterId: v.nullable(v.number()),
        caseName: v.string(),
        citation: v.string(),
        effect: v.picklist(["struck_down", "read_down", "upheld"]),
        /** `YYYY-MM-DD`; empty if the corpus does not contain the decision. */
        date: v.string(),
        datePrecision: DatePrecisionSchema,
        partial: v.boolean(),
        /** What has become of the decision; null if nothing has. */
        since: v.nullable(v.string()),
        snippet: v.string(),
      }),
    ),
  }),
);

/** Schema of what a sentence of a decision does. */
export const SentenceRoleSchema = v.picklist(SENTENCE_ROLES);

/** A case as a point of the citation network and as a row of a list. */
export const CaseNodeSchema = v.object({
  clusterId: v.number(),
  caseName: v.string(),
  /** The preferred citation; empty if the case has none. */
  citation: v.string(),
  /** `YYYY-MM-DD`, the first day of what is known; empty if nothing is. */
  dateFiled: v.string(),
  datePrecision: DatePrecisionSchema,
  /** Number of cases of the corpus that cite it. */
  citeCount: v.number(),
  absoluteUrl: v.string(),
  /** Every known citation; Indian cases only. */
  citations: v.optional(v.array(v.string())),
});
/** A case as a node of the network and as a row of a list. */
export type CaseNode = v.InferOutput<typeof CaseNodeSchema>;

/** Schema of the cases of the corpus that cite a provision: their number, and the most cited of them. */
export const CitedBySchema = v.object({
  total: v.number(),
  cases: v.pipe(v.array(v.object({ ...CaseNodeSchema.entries, mentions: v.number() })), v.maxLength(50)),
});
/** The cases that cite a provision. */
export type CitedBy = v.InferOutput<typeof CitedBySchema>;

/** Schema of how an input was parsed and led to a case. */
export const MatchedSchema = v.object({
  by: v.picklist(["citation", "name", "keyword", "topic"]),
  /** The citation in its canonical form; null if the match was not made by a citation. */
  citation: v.nullable(v.string()),
  format: v.nullable(v.string()),
  pinCite: v.nullable(v.string()),
  /** Present if the input names another case than the one that its citation leads to. */
  nameMismatch: v.optional(v.object({ given: v.string(), found: v.string() })),
});
/** How an input was parsed and led to a case. */
export type Matched = v.InferOutput<typeof MatchedSchema>;

/** Schema of a case without its text. */
export const CaseRecordSchema = v.object({
  clusterId: v.number(),
  caseName: v.string(),
  court: v.string(),
  courtId: v.string(),
  jurisdiction: jurisdiction,
  /** `YYYY-MM-DD`, the first day of what is known; empty if nothing is. */
  dateFiled: v.string(),
  datePrecision: DatePrecisionSchema,
  /** 0 if it is not known. */
  year: v.number(),
  /** The judges. */
  bench: v.array(v.string()),
  citation: v.string(),
  citations: v.array(v.string()),
  parallel: v.array(v.object({ citation: v.string(), reporter: v.string(), format: v.string() })),
  docketNumber: v.string(),
  citeCount: v.number(),
  authority: v.number(),
  freshness: FreshnessSchema,
  freshnessDetail: FreshnessDetailSchema,
  absoluteUrl: v.string(),
  /** Names of the corpora that contain it; present if several are open as one. */
  corpora: v.optional(v.array(v.string())),
  /** Absent if the case was requested by its id. */
  matched: v.optional(MatchedSchema),
});
/** A case with its status and every citation known for it. */
export type CaseRecord = v.InferOutput<typeof CaseRecordSchema>;
