import type { STATUTE_OPERATIONS } from "../../contract/operations/statutes.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { listCodes } from "./codes.ts";
import { searchStatutes } from "./search.ts";
import { readStatuteSection } from "./section.ts";
import { listStates } from "./states.ts";

/** The handlers of the verbs of `engine.statutes`. */
export const STATUTE_HANDLERS: AreaHandlersOf<typeof STATUTE_OPERATIONS, EngineContext> = {
  search: searchStatutes,
  states: listStates,
  codes: listCodes,
  section: readStatuteSection,
};
