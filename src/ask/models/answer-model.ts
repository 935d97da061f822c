import type { AskSource } from "../../contract/schemas/ask.ts";

/** What a language model is asked. */
export interface ModelRequest {
  /** How it is to answer. */
  readonly system: string;
  /** The question and the sources, as one text. */
  readonly prompt: string;
  /** The same sources, for models that take them apart from the prompt. */
  readonly sources: readonly AskSource[];
  /** Ends the answer early. */
  readonly signal: AbortSignal;
}

/**
 * A language model that words answers. Nothing that it says is passed on before it was checked against the sources.
 * The engine makes no network call: a model that does is the caller's, and so is its `fetch`.
 */
export interface AnswerModel {
  /** A name for people. */
  readonly id: string;
  /** The answer, piece by piece, as the model finds it. */
  stream(request: ModelRequest): AsyncIterable<string>;
}
