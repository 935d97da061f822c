import { ManifestResponseSchema, StatsResponseSchema } from "../schemas/corpus.ts";
import { NothingRequestSchema } from "../schemas/credits.ts";
import type { Operation } from "./operation.ts";

/** The verbs of `engine.corpus`; they are not served over HTTP. */
export const CORPUS_OPERATIONS = {
  /** Returns the corpus's description: its sources, their licences, and the newest decision per jurisdiction. */
  manifest: {
    route: null,
    request: NothingRequestSchema,
    requestOptional: true,
    response: ManifestResponseSchema,
    price: null,
  },
  /** Returns the size of the corpus, its courts, and its most cited cases. */
  stats: {
    route: null,
    request: NothingRequestSchema,
    requestOptional: true,
    response: StatsResponseSchema,
    price: null,
  },
} as const satisfies Readonly<Record<string, Operation>>;
