import type { BuiltInOperations } from "../contract/operations/operations.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import * as acts from "./acts/handlers.ts";
import * as ask from "./ask/handlers.ts";
import type { CallServices } from "./call-services.ts";
import * as citations from "./citations/handlers.ts";
import * as corpus from "./corpus/handlers.ts";
import * as credits from "./credits/handlers.ts";
import type { HandlersOf } from "./implement.ts";
import * as research from "./research/handlers.ts";
import * as statutes from "./statutes/handlers.ts";

/** The handlers of every verb, by area: an area's module exports each handler under the name of its verb. */
export const HANDLERS: HandlersOf<BuiltInOperations, EngineContext & CallServices> = {
  citations,
  research,
  statutes,
  acts,
  ask,
  credits,
  corpus,
};
