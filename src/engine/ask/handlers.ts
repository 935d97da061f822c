import type { CallContext } from "../../contract/engine.ts";
import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";

export { streamAnswer as stream };

/** `ask.stream`: answers a question from the corpus, event by event. */
async function* streamAnswer(context: EngineContext & CallServices, request: AskRequest, call: CallContext) {
  const { answerQuestion } = await context.parts.ask();
  yield* answerQuestion(context, request, call, context);
}
