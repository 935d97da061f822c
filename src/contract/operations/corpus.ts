import { ManifestResponseSchema, StatsResponseSchema } from "../schemas/corpus.ts";
import { NothingRequestSchema } from "../schemas/credits.ts";
import type { Operation } from "./operation.ts";

/** The verbs of `engine.corpus`; all are free. */
export const CORPUS_OPERATIONS = {
  /** Returns the corpus's description: its sources, their licences, and the newest decision per jurisdiction. */
  manifest: {
    route: { method: "GET", path: "/api/v1/corpus/manifest" },
    request: NothingRequestSchema,
    requestOptional: true,
    response: ManifestResponseSchema,
    price: null,
  },
  /** Returns the size of the corpus, its courts, and its most cited cases. */
  stats: {
    route: { method: "GET", path: "/api/v1/corpus/stats" },
    request: NothingRequestSchema,
    requestOptional: true,
    response: StatsResponseSchema,
    price: null,
  },
} as const satisfies Readonly<Record<string, Operation>>;
