import type { AnswerModel } from "./answer-model.ts";
import { type Fetch, readResponseLines } from "./response-lines.ts";

/**
 * Creates a model that Ollama serves: `POST /api/chat`, whose response is one JSON object per line.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { createOllamaModel } from "headnote/models";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const model = createOllamaModel({ fetch, model: "llama3.2" });
 * const engine = await openEngine(openStarterCorpus(), { model });
 * await engine.close();
 * ```
 */
export function createOllamaModel(options: {
  readonly fetch: Fetch;
  readonly model: string;
  readonly url?: string;
}): AnswerModel {
  const { fetch, model, url = "http://localhost:11434" } = options;
  return {
    id: `ollama/${model}`,
    async *stream({ system, prompt, signal }) {
      const messages = [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ];
      const body = JSON.stringify({ model, messages, stream: true, options: { temperature: 0 } });
      const headers = { "Content-Type": "application/json" };
      for await (const line of readResponseLines(
        await fetch(`${url}/api/chat`, { method: "POST", headers, body, signal }),
      )) {
        if (line === "") continue;
        const { message, error } = JSON.parse(line) as { message?: { content?: string }; error?: string };
        if (error !== undefined) throw new Error(error);
        if (message?.content) yield message.content;
      }
    },
  };
}
