import type { AnswerModel } from "./answer-model.ts";

/** The part of Chrome's built-in `LanguageModel` that Headnote uses. */
export interface BuiltInLanguageModel {
  create(options: { initialPrompts: { role: "system"; content: string }[]; signal: AbortSignal }): Promise<{
    promptStreaming(prompt: string, options: { signal: AbortSignal }): ReadableStream<string>;
    destroy(): void;
  }>;
}

/**
 * Creates a model from the one that is built into Chrome: `createChromeModel(LanguageModel)`.
 *
 * @example
 * ```ts
 * import { type BuiltInLanguageModel, createChromeModel } from "headnote/models";
 *
 * declare const LanguageModel: BuiltInLanguageModel; // a global of Chrome
 * const model = createChromeModel(LanguageModel);
 * ```
 */
export function createChromeModel(languageModel: BuiltInLanguageModel): AnswerModel {
  return {
    id: "chrome",
    async *stream({ system, prompt, signal }) {
      const session = await languageModel.create({ initialPrompts: [{ role: "system", content: system }], signal });
      const reader = session.promptStreaming(prompt, { signal }).getReader();
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
      } finally {
        await reader.cancel().catch(() => undefined);
        session.destroy();
      }
    },
  };
}
