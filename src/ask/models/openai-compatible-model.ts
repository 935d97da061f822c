import type { AnswerModel } from "./answer-model.ts";
import { type Fetch, readResponseLines } from "./response-lines.ts";

/**
 * Creates a model that an OpenAI-compatible service serves: `POST {url}/chat/completions`, streamed as server-sent
 * events.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { createOpenAiCompatibleModel } from "headnote/models";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const model = createOpenAiCompatibleModel({ fetch, model: "local", url: "http://localhost:8080/v1" });
 * const engine = await openEngine(openStarterCorpus(), { model });
 * await engine.close();
 * ```
 */
export function createOpenAiCompatibleModel(options: {
  readonly fetch: Fetch;
  readonly model: string;
  /** Base URL with the version: "http://localhost:8080/v1". */
  readonly url: string;
  readonly key?: string;
}): AnswerModel {
  const { fetch, model, url, key } = options;
  return {
    id: `openai-compatible/${model}`,
    async *stream({ system, prompt, signal }) {
      const messages = [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ];
      const body = JSON.stringify({ model, messages, stream: true, temperature: 0 });
      const headers = {
        "Content-Type": "application/json",
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      };
      for await (const line of readResponseLines(
        await fetch(`${url}/chat/completions`, { method: "POST", headers, body, signal }),
      )) {
        const data = /^data:\s?(.*)$/.exec(line)?.[1];
        if (data === "[DONE]") return;
        if (data === undefined || data === "") continue;
        const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: string | null } }[] };
        const content = choices?.[0]?.delta?.content;
        if (content) yield content;
      }
    },
  };
}
