import type { CORPUS_OPERATIONS } from "../../contract/operations/corpus.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { computeStats, getManifest } from "./stats.ts";

/** The handlers of the verbs of `engine.corpus`. */
export const CORPUS_HANDLERS: AreaHandlersOf<typeof CORPUS_OPERATIONS, EngineContext> = {
  manifest: getManifest,
  stats: computeStats,
};
