import type { AnswerModel } from "./answer-model.ts";

/** The part of a text-generation pipeline of transformers.js that Headnote uses. */
export type TextGeneration = (
  messages: { role: string; content: string }[],
  options: { max_new_tokens: number; do_sample: boolean },
) => Promise<{ generated_text: string | { role: string; content: string }[] }[]>;

/**
 * Creates a model from a transformers.js pipeline:
 * `createTransformersModel(await pipeline("text-generation", "…"), "…")`. It answers in one piece.
 *
 * @example
 * ```ts
 * import { createTransformersModel, type TextGeneration } from "headnote/models";
 *
 * declare const generate: TextGeneration; // await pipeline("text-generation", "…") of transformers.js
 * const model = createTransformersModel(generate, "local");
 * ```
 */
export function createTransformersModel(generate: TextGeneration, id: string, maxNewTokens = 512): AnswerModel {
  return {
    id: `transformers/${id}`,
    async *stream({ system, prompt }) {
      const messages = [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ];
      const [first] = await generate(messages, { max_new_tokens: maxNewTokens, do_sample: false });
      const text = first?.generated_text ?? "";
      yield typeof text === "string" ? text : (text.at(-1)?.content ?? "");
    },
  };
}
