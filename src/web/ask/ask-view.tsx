import { useEffect, useRef, useState } from "preact/hooks";
import type { AskInput, ChatMessage } from "../../contract/schemas/ask.ts";
import { DigestNote } from "../common/digest-note.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { getEngine } from "../engine/engine.ts";
import { AskExchange } from "./ask-exchange.tsx";
import { AskForm, type AskFormOptions } from "./ask-form.tsx";
import { applyAskEvent, type Exchange, NEW_EXCHANGE } from "./exchange.ts";

const MAX_HISTORY_MESSAGES = 20;
const MAX_MESSAGE_CHARS = 5000;

/** Questions with their answers, which consist of sentences of the sources. */
export function AskView() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const stop = useRef<AbortController | null>(null);
  useDocumentTitle("Ask");
  useEffect(() => () => stop.current?.abort(), []);

  const last = exchanges.at(-1);
  const isAnswering = last !== undefined && !last.isOver;
  const changeLast = (change: (exchange: Exchange) => Exchange) =>
    setExchanges((now) => [...now.slice(0, -1), ...now.slice(-1).map(change)]);

  async function ask(question: string, options: AskFormOptions): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setExchanges([...exchanges, { ...NEW_EXCHANGE, question }]);
    const request: AskInput = { question, ...options, chatHistory: toChatHistory(exchanges) };
    try {
      for await (const event of (await getEngine()).ask(request, { signal: controller.signal }))
        changeLast((exchange) => applyAskEvent(exchange, event));
    } catch (error) {
      changeLast((exchange) => ({ ...exchange, error: controller.signal.aborted ? null : error }));
    }
    changeLast((exchange) => ({ ...exchange, isOver: true, isStopped: controller.signal.aborted }));
  }

  return (
    <div class="ask">
      <h1>Ask</h1>
      <p class="lead">
        Answers consist of sentences quoted from the sources, each with its source. If the corpus contains no answer,
        this page says so.
      </p>
      <DigestNote />
      {exchanges.map((exchange, index) => (
        <AskExchange key={index} exchange={exchange} number={index + 1} />
      ))}
      <AskForm
        isFirst={exchanges.length === 0}
        isAnswering={isAnswering}
        onAsk={(question, options) => void ask(question, options)}
        onStop={() => stop.current?.abort()}
      />
    </div>
  );
}

/** Returns the earlier questions and answers, oldest first. */
function toChatHistory(exchanges: readonly Exchange[]): ChatMessage[] {
  return exchanges
    .filter(({ answer }) => answer !== "")
    .flatMap(({ question, answer }): ChatMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer.slice(0, MAX_MESSAGE_CHARS) },
    ])
    .slice(-MAX_HISTORY_MESSAGES);
}
