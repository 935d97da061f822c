import * as v from "valibot";
import { CaseNodeSchema, FreshnessDetailSchema, FreshnessSchema } from "../common/case.ts";
import { limitInteger, limitText, optional } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { unpackIds } from "./case-ids.ts";
import { CONDITION_FIELDS, readConditions, SavedFiltersSchema } from "./conditions.ts";
import { SearchResultSchema } from "./search.ts";

/** Cases that a saved query can keep in mind. */
export const MAX_FOLLOWED_CASES = 50_000;

/** What a corpus is told apart by. */
const corpusIdentity = v.object({
  name: v.string(),
  version: v.string(),
  cases: v.number(),
  currentThrough: v.pipe(
    v.object({ US: v.optional(v.string()), IN: v.optional(v.string()) }),
    v.description("The newest decision date per jurisdiction."),
  ),
});

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** What was known when a saved query was last run. */
export const LastRunSchema = v.object({
  at: v.optional(v.pipe(timestamp, v.description("When, as the caller said."))),
  corpus: v.pipe(corpusIdentity, v.description("Over which corpus.")),
  total: v.pipe(v.number(), v.description("Cases that were found.")),
  found: v.pipe(
    v.array(
      v.object({
        freshness: FreshnessSchema,
        ids: v.pipe(
          v.string(),
          v.check((ids) => unpackIds(ids) !== null, "must be ids in ascending order, as they were given"),
          v.description("In ascending order, each as its distance from the one before, in base 36."),
        ),
      }),
    ),
    v.maxLength(FreshnessSchema.options.length),
    v.description("Their ids, by how they stood."),
  ),
});
export type LastRun = v.InferOutput<typeof LastRunSchema>;

/** A query that is kept, to be run again. It holds all that the next run needs: nothing is stored elsewhere. */
export const SavedQuerySchema = v.object({
  name: v.string(),
  query: v.string(),
  filters: SavedFiltersSchema,
  syntax: v.picklist(["standard", "connectors"]),
  lastRun: LastRunSchema,
});
export type SavedQuery = v.InferOutput<typeof SavedQuerySchema>;

const savedQueryFields = v.pipe(
  v.object({
    ...CONDITION_FIELDS,
    name: v.pipe(limitText(1, 200), v.description("What people call it.")),
    lastRun: optional(
      v.pipe(LastRunSchema, v.description("Left out by a query that was never run: all is new to it.")),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { name, lastRun } = dataset.value;
    const conditions = readConditions(dataset.value, (key, message) =>
      addIssue({ message, path: [toPathItem(dataset.value, key)] }),
    );
    return conditions === null ? NEVER : { name, ...conditions, lastRun };
  }),
);

/** `POST /research/new-since`: what a saved query finds that it did not find before. */
export const NewSinceRequestSchema = v.object({
  saved: v.pipe(savedQueryFields, v.description("The query, as the last answer gave it.")),
  at: optional(v.pipe(timestamp, v.description("When this is, ISO 8601, for the record."))),
  page: v.nullish(limitInteger(1, 500), 1),
  pageSize: v.pipe(v.nullish(limitInteger(1, 100), 20), v.description("Cases on a page of each list.")),
});
export type NewSinceInput = v.InferInput<typeof NewSinceRequestSchema>;
export type NewSinceRequest = v.InferOutput<typeof NewSinceRequestSchema>;

const previousFreshness = v.pipe(FreshnessSchema, v.description("How it stood when the query was last run."));

export const NewSinceResponseSchema = v.object({
  data: v.object({
    saved: v.pipe(
      SavedQuerySchema,
      v.description("The query with what is known now: to be kept in place of the other."),
    ),
    since: v.pipe(
      v.nullable(v.omit(LastRunSchema, ["found"])),
      v.description("The run that this one is compared with; null where there was none."),
    ),
    total: v.pipe(v.number(), v.description("Cases that match now.")),
    new: v.object({ total: v.number(), results: v.array(SearchResultSchema) }),
    gone: v.object({
      total: v.number(),
      results: v.array(
        v.object({
          clusterId: v.number(),
          was: previousFreshness,
          case: v.pipe(
            v.nullable(v.object({ ...CaseNodeSchema.entries, freshness: FreshnessSchema })),
            v.description("The case, which no longer matches; null where the corpus does not hold it."),
          ),
        }),
      ),
    }),
    changed: v.pipe(
      v.object({
        total: v.number(),
        results: v.array(
          v.object({
            ...CaseNodeSchema.entries,
            was: previousFreshness,
            freshness: FreshnessSchema,
            reason: v.pipe(
              FreshnessDetailSchema.entries.reason,
              v.description("The treatment that decides how it stands now."),
            ),
          }),
        ),
      }),
      v.description("Cases that match still but stand otherwise, the worst first."),
    ),
  }),
  meta: CallMetaSchema,
});
export type NewSinceResponse = v.InferOutput<typeof NewSinceResponseSchema>;
