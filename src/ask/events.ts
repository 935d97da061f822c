import type { AskRequest, AskSource } from "../contract/schemas/ask.ts";
import type { AskEventWithoutCost } from "../credits/meter.ts";

type AskMode = AskRequest["mode"];

/** Creates the first event of a stream. */
export function createStreamInitEvent(streamId: string): AskEventWithoutCost {
  return { type: "stream_init", streamId };
}

/**
 * Creates an event that reports a step of the work.
 * @param progress share of all work that is done, 0 to 1
 */
export function createThinkingEvent(
  id: string,
  status: "active" | "complete" | "error",
  message: string,
  progress: number,
): AskEventWithoutCost {
  return { type: "thinking", step: { id, message, status, progress } };
}

/** Creates the event that lists the sources of an answer. */
export function createSourcesEvent(sources: readonly AskSource[]): AskEventWithoutCost {
  return { type: "sources", count: sources.length, sources: [...sources] };
}

/** The event that ends the steps; the answer follows. */
export const THINKING_COMPLETE_EVENT: AskEventWithoutCost = { type: "thinking_complete" };

/** Creates an event with the next piece of the answer. */
export function createChunkEvent(content: string): AskEventWithoutCost {
  return { type: "chunk", content, text: content };
}

/** Creates the last event of a stream. */
export function createDoneEvent(
  questionInterpreted: string,
  mode: AskMode,
  sources: readonly AskSource[],
): AskEventWithoutCost {
  return { type: "done", data: { questionInterpreted, mode }, questionInterpreted, mode, sources: [...sources] };
}
