import type { CORPUS_OPERATIONS } from "../../../contract/operations/corpus.ts";
import type { AreaDocumentation } from "./area-documentation.ts";

/** Texts about the verbs of `corpus`. */
export const CORPUS_DOCUMENTATION: AreaDocumentation<typeof CORPUS_OPERATIONS> = {
  description: "The corpus that is served: its sources, its size and its courts.",
  operations: {
    manifest: {
      summary: "The corpus's description",
      description:
        "Returns the name and version of the corpus, its sources with their licences, and the newest decision per jurisdiction.",
    },
    stats: {
      summary: "The corpus's size",
      description: "Returns the number of records of each kind, the cases per court, and the most cited cases.",
    },
  },
};
