import { EngineError, restoreError } from "../errors.ts";
import type { AskEvent, AskResponse } from "./schemas/ask.ts";

/**
 * Returns the answer of `POST /ask` from the events of the same question's stream: the contents of all chunks, joined.
 * @throws EngineError with the code of an `error` event; `internal` for a stream that ends without `done`
 *
 * @example
 * ```ts
 * import { answerOf, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await answerOf(engine.ask({ question: "May a state segregate its public schools by race?" }));
 * console.log(data.sources.length > 0); // true
 * await engine.close();
 * ```
 */
export async function answerOf(events: AsyncIterable<AskEvent>): Promise<AskResponse> {
  let answer = "";
  for await (const event of events) {
    if (event.type === "chunk") answer += event.content;
    if (event.type === "error") throw restoreError(event, "The answer failed.");
    if (event.type === "done") {
      const { sources, questionInterpreted, mode, meta } = event;
      return { data: { answer, sources, questionInterpreted, mode }, meta };
    }
  }
  throw new EngineError("internal", "The answer ended before it was done.");
}
