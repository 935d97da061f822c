import * as v from "valibot";
import { DatePrecisionSchema, FreshnessSchema } from "../common/case.ts";
import { limitText, optional } from "../common/field.ts";
import { toPathItem } from "../common/range.ts";
import { unpackIds } from "./case-ids.ts";
import { CONDITION_FIELDS, readConditions, SavedFiltersSchema } from "./conditions.ts";

/** Maximum number of cases that a saved query can follow. */
export const MAX_FOLLOWED_CASES = 50_000;

/** Schema of the identity of a corpus. */
const corpusIdentity = v.object({
  name: v.string(),
  version: v.string(),
  cases: v.number(),
  currentThrough: v.object({ US: v.optional(v.string()), IN: v.optional(v.string()) }),
  /** Absent from a saved query of an earlier version. */
  currentThroughPrecision: v.optional(
    v.object({ US: v.optional(DatePrecisionSchema), IN: v.optional(DatePrecisionSchema) }),
  ),
});

/** A point in time, ISO 8601. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Schema of the state of a saved query after its last run. */
export const LastRunSchema = v.object({
  at: v.optional(timestamp),
  corpus: corpusIdentity,
  total: v.number(),
  found: v.pipe(
    v.array(
      v.object({
        freshness: FreshnessSchema,
        ids: v.pipe(
          v.string(),
          v.check((ids) => unpackIds(ids) !== null, "must be ids in ascending order, as they were given"),
        ),
      }),
    ),
    v.maxLength(FreshnessSchema.options.length),
  ),
});
/** State of a saved query after its last run. */
export type LastRun = v.InferOutput<typeof LastRunSchema>;

/** Schema of a saved query. It contains everything that the next run needs; nothing is stored elsewhere. */
export const SavedQuerySchema = v.object({
  name: v.string(),
  query: v.string(),
  filters: SavedFiltersSchema,
  syntax: v.picklist(["standard", "connectors"]),
  lastRun: LastRunSchema,
});
/** A saved query with everything that its next run needs. */
export type SavedQuery = v.InferOutput<typeof SavedQuerySchema>;

const savedQueryFields = v.pipe(
  v.object({
    ...CONDITION_FIELDS,
    name: limitText(1, 200),
    lastRun: optional(LastRunSchema),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { name, lastRun } = dataset.value;
    const conditions = readConditions(dataset.value, (key, message) =>
      addIssue({ message, path: [toPathItem(dataset.value, key)] }),
    );
    return conditions === null ? NEVER : { name, ...conditions, lastRun };
  }),
);

/** A saved query as a request contains it; one that was never run has no `lastRun`. */
export const savedQueryRow = v.object({ saved: savedQueryFields });
