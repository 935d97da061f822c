import * as v from "valibot";
import { CaseNodeSchema, TreatmentKindSchema, TreatmentSchema } from "../common/case.ts";
import { countryCode } from "../common/country.ts";
import { limitInteger, limitText, optional } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";

/** `GET /citations/cases/network`: the cases around one case. `citation` or `clusterId`, exactly one. */
export const NetworkRequestSchema = v.pipe(
  v.object({
    citation: optional(limitText(3, 200)),
    clusterId: optional(limitInteger(1)),
    /** Which way edges are followed from the case that is being expanded. */
    direction: v.nullish(v.picklist(["outbound", "inbound", "both"]), "both"),
    /** Hops. */
    depth: v.nullish(limitInteger(1, 3), 2),
    /** Greatest number of nodes, the seed not counted. */
    limit: v.nullish(limitInteger(1, 100), 50),
    countryCode: optional(countryCode),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { citation, clusterId } = dataset.value;
    if ((citation === undefined) !== (clusterId === undefined)) return;
    const message =
      citation === undefined ? "citation or clusterId is required" : "give citation or clusterId, not both";
    addIssue({ message, path: [toPathItem(dataset.value, "citation")] });
  }),
);
/** The request of `citations.network` as a caller writes it. */
export type NetworkInput = v.InferInput<typeof NetworkRequestSchema>;
/** The validated request of `citations.network`. */
export type NetworkRequest = v.InferOutput<typeof NetworkRequestSchema>;

/** A citation from one case to another: `sourceClusterId` cites `targetClusterId`. */
export const NetworkEdgeSchema = v.object({
  sourceClusterId: v.number(),
  targetClusterId: v.number(),
  /** How the edge was reached from the node being expanded: `cited` outbound, `citing` inbound. */
  direction: v.picklist(["cited", "citing"]),
  /** The hop at which it was found, from 1. */
  depth: v.number(),
  treatment: TreatmentSchema,
  /** The kind within the label: "followed", "distinguished", "overruled" … */
  treatmentKind: TreatmentKindSchema,
  snippet: v.string(),
});
/** A citation from one case of a network to another. */
export type NetworkEdge = v.InferOutput<typeof NetworkEdgeSchema>;

/** The seed's direct edges in the whole corpus, before `limit`. */
export const NetworkCountsSchema = v.object({
  cited: v.number(),
  citingBy: v.number(),
  total: v.number(),
  positive: v.number(),
  negative: v.number(),
  neutral: v.number(),
  unknown: v.number(),
});
/** The direct edges of a network's seed, counted by treatment. */
export type NetworkCounts = v.InferOutput<typeof NetworkCountsSchema>;

/** Provider of the data, to be shown to its readers. */
export const SourceAttributionSchema = v.object({
  provider: v.string(),
  url: v.string(),
  license: v.string(),
  notice: v.string(),
  corpora: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      provider: v.string(),
      license: v.string(),
      /** `YYYY-MM-DD`, empty where it is not known. */
      retrieved: v.string(),
    }),
  ),
});
/** The providers of the corpus's data. */
export type SourceAttribution = v.InferOutput<typeof SourceAttributionSchema>;

/** Schema of the response of `citations.network`. */
export const NetworkResponseSchema = v.object({
  data: v.object({
    /** Null for a country that no corpus covers. */
    seed: v.nullable(CaseNodeSchema),
    depth: v.number(),
    nodes: v.array(CaseNodeSchema),
    edges: v.array(NetworkEdgeSchema),
    counts: NetworkCountsSchema,
    /** Five direct citers by their own citeCount, highest first. */
    topCitedBy: v.pipe(v.array(CaseNodeSchema), v.maxLength(5)),
  }),
  meta: CallMetaSchema,
  source_attribution: SourceAttributionSchema,
});
/** The response of `citations.network`. */
export type NetworkResponse = v.InferOutput<typeof NetworkResponseSchema>;
