import type { AskRequest, AskSource } from "../contract/schemas/ask.ts";
import type { AskEventWithoutCost } from "../credits/meter.ts";

type AskMode = AskRequest["mode"];

export function createStreamInitEvent(streamId: string): AskEventWithoutCost {
  return { type: "stream_init", streamId };
}

/** @param progress 0 to 1 */
export function createThinkingEvent(
  id: string,
  status: "active" | "complete" | "error",
  message: string,
  progress: number,
): AskEventWithoutCost {
  return { type: "thinking", step: { id, message, status, progress } };
}

export function createSourcesEvent(sources: readonly AskSource[]): AskEventWithoutCost {
  return { type: "sources", count: sources.length, sources: [...sources] };
}

export const THINKING_COMPLETE_EVENT: AskEventWithoutCost = { type: "thinking_complete" };

export function createChunkEvent(content: string): AskEventWithoutCost {
  return { type: "chunk", content, text: content };
}

export function createDoneEvent(
  questionInterpreted: string,
  mode: AskMode,
  sources: readonly AskSource[],
): AskEventWithoutCost {
  return { type: "done", data: { questionInterpreted, mode }, questionInterpreted, mode, sources: [...sources] };
}
