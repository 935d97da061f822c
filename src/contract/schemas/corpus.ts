import * as v from "valibot";
import { DatePrecisionSchema } from "./common/case.ts";
import { jurisdiction } from "./common/country.ts";
import { CallMetaSchema } from "./common/meta.ts";

const counts = v.object({
  courts: v.number(),
  cases: v.number(),
  citations: v.number(),
  opinions: v.number(),
  /** Total length of the opinions, in UTF-16 code units. */
  characters: v.number(),
  /** Citations from one case of the corpus to another. */
  edges: v.number(),
  codes: v.number(),
  /** Sections of US law, each counted once for all its versions. */
  sections: v.number(),
  acts: v.number(),
  /** Amendment footnotes of Acts. */
  footnotes: v.number(),
});

/** Schema of a change of a corpus's records. */
const CorpusRepairSchema = v.variant("action", [
  v.object({
    action: v.literal("merge"),
    from: v.number(),
    into: v.number(),
    citations: v.array(v.string()),
  }),
  v.object({ action: v.literal("drop-opinion"), clusterId: v.number(), opinionId: v.number() }),
  v.object({ action: v.literal("drop-citation"), clusterId: v.number(), citation: v.string() }),
  v.object({ action: v.literal("set-court"), clusterId: v.number(), courtId: v.string() }),
]);

/** Schema of the response of `corpus.manifest`. */
export const ManifestResponseSchema = v.object({
  data: v.object({
    name: v.string(),
    version: v.string(),
    /** Version of Headnote that built the corpus. */
    builtBy: v.string(),
    builtFrom: v.array(
      v.object({
        format: v.string(),
        source: v.string(),
        provider: v.string(),
        url: v.string(),
        license: v.string(),
        notice: v.string(),
        cases: v.number(),
        opinions: v.number(),
        sections: v.number(),
        acts: v.number(),
      }),
    ),
    counts,
    /** The newest decision date per jurisdiction. */
    currentThrough: v.object({
      US: v.optional(v.string()),
      IN: v.optional(v.string()),
      CA: v.optional(v.string()),
      GB: v.optional(v.string()),
    }),
    /** How much of those dates is known. */
    currentThroughPrecision: v.object({
      US: v.optional(DatePrecisionSchema),
      IN: v.optional(DatePrecisionSchema),
      CA: v.optional(DatePrecisionSchema),
      GB: v.optional(DatePrecisionSchema),
    }),
    /** What `headnote audit --fix` has changed in the records; absent if nothing. */
    repairs: v.optional(v.array(CorpusRepairSchema)),
    /** The corpora that are open as one; absent if it is only one. */
    corpora: v.optional(v.array(v.object({ name: v.string(), version: v.string(), cases: v.number() }))),
  }),
  meta: CallMetaSchema,
});
/** The response of `corpus.manifest`. */
export type ManifestResponse = v.InferOutput<typeof ManifestResponseSchema>;

/** Schema of the response of `corpus.stats`. */
export const StatsResponseSchema = v.object({
  data: v.object({
    ...counts.entries,
    /** Cases per court id, most first. */
    byCourt: v.array(v.object({ courtId: v.string(), court: v.string(), cases: v.number() })),
    /** Per jurisdiction, the case that most cases of the corpus cite; absent if no case cites another. */
    mostCited: v.array(
      v.object({
        jurisdiction,
        clusterId: v.number(),
        caseName: v.string(),
        citation: v.string(),
        citeCount: v.number(),
      }),
    ),
    /** Size of the corpus file in bytes. */
    bytes: v.number(),
  }),
  meta: CallMetaSchema,
});
/** The response of `corpus.stats`. */
export type StatsResponse = v.InferOutput<typeof StatsResponseSchema>;
