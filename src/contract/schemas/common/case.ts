import * as v from "valibot";
import { TREATMENT_KINDS } from "../../../law/treatment.ts";
import { jurisdiction } from "./country.ts";

/** Schema of a treatment label. */
export const TreatmentSchema = v.picklist(["positive", "negative", "neutral", "unknown"]);

/** Schema of a kind of treatment: "followed", "distinguished", "overruled" … */
export const TreatmentKindSchema = v.picklist(TREATMENT_KINDS);

/** Schema of a status label. */
export const FreshnessSchema = v.picklist(["Good Law", "Overruled", "Distinguished", "Questioned"]);

/** Schema of the status of a case with its reason. */
export const FreshnessDetailSchema = v.object({
  status: FreshnessSchema,
  /** Whether the deciding court has the power to decide the status; false if that is not known. */
  definitive: v.boolean(),
  /** Whether only a part of the case is affected. */
  partial: v.boolean(),
  /** The deciding treatment; `clusterId` is null if the corpus does not contain the citing case. */
  reason: v.nullable(
    v.object({
      clusterId: v.nullable(v.number()),
      caseName: v.string(),
      citation: v.string(),
      treatment: v.string(),
      snippet: v.string(),
    }),
  ),
  /** The citing decisions that were considered; dates are `YYYY-MM-DD`, null if there are none. */
  citing: v.object({
    total: v.number(),
    firstDate: v.nullable(v.string()),
    lastDate: v.nullable(v.string()),
  }),
});
/** The status of a case and its reason. */
export type FreshnessDetail = v.InferOutput<typeof FreshnessDetailSchema>;

/** A case as a point of the citation network and as a row of a list. */
export const CaseNodeSchema = v.object({
  clusterId: v.number(),
  caseName: v.string(),
  /** The preferred citation; empty if the case has none. */
  citation: v.string(),
  /** `YYYY-MM-DD`. */
  dateFiled: v.string(),
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
  dateFiled: v.string(),
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
  /** Absent if the case was requested by its id. */
  matched: v.optional(MatchedSchema),
});
/** A case with its status and every citation known for it. */
export type CaseRecord = v.InferOutput<typeof CaseRecordSchema>;
