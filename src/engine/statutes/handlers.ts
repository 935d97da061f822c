import type { STATUTE_OPERATIONS } from "../../contract/operations/statutes.ts";
import type { EngineContext } from "../context.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { listCodes, listStates, readStatuteSection, searchStatutes } from "./section.ts";

/** The handlers of the verbs of `engine.statutes`. */
export const STATUTE_HANDLERS: AreaHandlersOf<typeof STATUTE_OPERATIONS, EngineContext> = {
  search: searchStatutes,
  states: listStates,
  codes: listCodes,
  section: readStatuteSection,
};
