import type { ACT_OPERATIONS } from "../../contract/operations/acts.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { AreaHandlersOf } from "../implement.ts";
import { listAmendments } from "./amendments.ts";
import { listActs } from "./list.ts";
import { readActText } from "./text.ts";

/** The handlers of the verbs of `engine.acts`. */
export const ACT_HANDLERS: AreaHandlersOf<typeof ACT_OPERATIONS, EngineContext> = {
  list: listActs,
  amendments: listAmendments,
  text: readActText,
};
