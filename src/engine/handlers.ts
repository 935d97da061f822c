import type { BuiltInOperations } from "../contract/operations/operations.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import { ACT_HANDLERS } from "./acts/handlers.ts";
import { ASK_HANDLERS } from "./ask/handlers.ts";
import type { CallServices } from "./call-services.ts";
import { CITATION_HANDLERS } from "./citations/handlers.ts";
import { CORPUS_HANDLERS } from "./corpus/handlers.ts";
import { CREDIT_HANDLERS } from "./credits/handlers.ts";
import type { HandlersOf } from "./implement.ts";
import { RESEARCH_HANDLERS } from "./research/handlers.ts";
import { STATUTE_HANDLERS } from "./statutes/handlers.ts";

/** The handler of every verb, by area. */
export const HANDLERS: HandlersOf<BuiltInOperations, EngineContext & CallServices> = {
  citations: CITATION_HANDLERS,
  research: RESEARCH_HANDLERS,
  statutes: STATUTE_HANDLERS,
  acts: ACT_HANDLERS,
  ask: ASK_HANDLERS,
  credits: CREDIT_HANDLERS,
  corpus: CORPUS_HANDLERS,
};
