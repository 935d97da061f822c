import type { AskSource } from "../../contract/schemas/ask.ts";

/** A request to a language model. */
export interface ModelRequest {
  /** Instructions on how to answer. */
  readonly system: string;
  /** The question and the sources, as one text. */
  readonly prompt: string;
  /** The same sources, for models that accept them separately from the prompt. */
  readonly sources: readonly AskSource[];
  /** Aborts the answer. */
  readonly signal: AbortSignal;
}

/**
 * A language model that words answers. Each of its sentences is verified against the sources before it is returned.
 * The engine makes no network call: a model that does uses the `fetch` of the caller.
 */
export interface AnswerModel {
  /** Name to show to people. */
  readonly id: string;
  /** Yields the answer in pieces, as the model generates it. */
  stream(request: ModelRequest): AsyncIterable<string>;
}
