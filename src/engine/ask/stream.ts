import { answerQuestion } from "../../ask/answer-question.ts";
import type { AnswerModel } from "../../ask/models/answer-model.ts";
import type { Ask, CallContext } from "../../contract/engine.ts";
import type { AskEvent } from "../../contract/schemas/ask.ts";
import { type MeterOptions, meterStream } from "../../credits/meter.ts";
import type { EngineContext } from "../context.ts";

/** How questions are answered. */
export interface AskHandlerOptions extends MeterOptions {
  readonly model: AnswerModel | undefined;
  readonly newId: () => string;
}

/** `ask`: paid for, and ended at once by whoever no longer wants it. */
export function createAsk(parts: EngineContext, { model, newId, ...meter }: AskHandlerOptions): Ask {
  return abortOnReturn(
    meterStream((request, context) => answerQuestion(parts, request, context, { model, newId }), meter),
  );
}

type AskStream = (request: Parameters<Ask>[0], context?: CallContext) => AsyncGenerator<AskEvent, void>;

/**
 * A generator's `return()` waits until the `next()` under way has come to an end. Here it also aborts the work, so that
 * this end comes soon.
 */
function abortOnReturn(stream: AskStream): Ask {
  return (request, context = {}) => {
    const ending = new AbortController();
    const signal = context.signal ? AbortSignal.any([context.signal, ending.signal]) : ending.signal;
    const events = stream(request, { ...context, signal });
    const ended: IteratorResult<AskEvent, void> = { done: true, value: undefined };
    const unlessEnded = (error: unknown) => {
      if (ending.signal.aborted) return ended;
      throw error;
    };
    return {
      [Symbol.asyncIterator]() {
        return {
          next: () => events.next().catch(unlessEnded),
          async return() {
            ending.abort();
            return events.return().catch(unlessEnded);
          },
        };
      },
    };
  };
}
