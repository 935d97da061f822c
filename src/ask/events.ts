import type { AskRequest, AskSource } from "../contract/ask.ts";
import type { UnmeteredAskEvent } from "../credits/meter.ts";

type Mode = AskRequest["mode"];

export function streamInit(streamId: string): UnmeteredAskEvent {
  return { type: "stream_init", streamId };
}

/** @param progress 0 to 1 */
export function thinking(
  id: string,
  status: "active" | "complete" | "error",
  message: string,
  progress: number,
): UnmeteredAskEvent {
  return { type: "thinking", step: { id, message, status, progress } };
}

export function sourcesEvent(sources: readonly AskSource[]): UnmeteredAskEvent {
  return { type: "sources", count: sources.length, sources: [...sources] };
}

export const THINKING_COMPLETE: UnmeteredAskEvent = { type: "thinking_complete" };

export function chunk(content: string): UnmeteredAskEvent {
  return { type: "chunk", content, text: content };
}

export function done(questionInterpreted: string, mode: Mode, sources: readonly AskSource[]): UnmeteredAskEvent {
  return { type: "done", data: { questionInterpreted, mode }, questionInterpreted, mode, sources: [...sources] };
}
