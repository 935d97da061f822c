import { answerQuestion } from "../../ask/answer-question.ts";
import type { ASK_OPERATIONS } from "../../contract/operations/ask.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";
import type { AreaHandlersOf } from "../implement.ts";

/** The handler of `ask`. */
export const ASK_HANDLERS: AreaHandlersOf<typeof ASK_OPERATIONS, EngineContext & CallServices> = {
  stream: (context, request, call) => answerQuestion(context, request, call, context),
};
