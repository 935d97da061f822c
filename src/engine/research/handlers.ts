import type { RESEARCH_OPERATIONS } from "../../contract/operations/research.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { searchBatch } from "./batch.ts";
import { explainSearch } from "./explain.ts";
import { exportResults } from "./export.ts";
import { findNewSince } from "./new-since.ts";
import { searchCases } from "./search.ts";
import { searchSimilarCases } from "./similar.ts";
import { suggestCompletions } from "./suggest.ts";

/** The handlers of the verbs of `engine.research`. */
export const RESEARCH_HANDLERS: AreaHandlersOf<typeof RESEARCH_OPERATIONS, EngineContext & CallServices> = {
  search: searchCases,
  explain: explainSearch,
  suggest: suggestCompletions,
  similar: searchSimilarCases,
  batch: searchBatch,
  export: exportResults,
  newSince: findNewSince,
};
