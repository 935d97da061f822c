import type { AnswerModel } from "./answer-model.ts";

/** The part of `streamText` of the AI SDK that Headnote uses. */
export type StreamText<Model> = (options: {
  model: Model;
  system: string;
  prompt: string;
  abortSignal: AbortSignal;
  temperature: number;
}) => { readonly textStream: AsyncIterable<string> };

/**
 * Creates a model from any model of the AI SDK: `createAiSdkModel(streamText, provider("…"), "…")`.
 *
 * @example
 * ```ts
 * import { createAiSdkModel, type StreamText } from "headnote/models";
 *
 * declare const streamText: StreamText<string>; // import { streamText } from "ai"
 * const model = createAiSdkModel(streamText, "provider/model", "model");
 * ```
 */
export function createAiSdkModel<Model>(streamText: StreamText<Model>, model: Model, id: string): AnswerModel {
  return {
    id: `ai-sdk/${id}`,
    stream: ({ system, prompt, signal }) =>
      streamText({ model, system, prompt, abortSignal: signal, temperature: 0 }).textStream,
  };
}
