import { useEffect, useRef, useState } from "preact/hooks";
import type { AskInput, ChatMessage } from "../../contract/schemas/ask.ts";
import { DigestNote } from "../common/digest-note.tsx";
import { getEngine } from "../common/engine.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { AskExchange } from "./ask-exchange.tsx";
import { AskForm, type AskFormOptions } from "./ask-form.tsx";
import { applyAskEvent, type Exchange, NEW_EXCHANGE } from "./exchange.ts";

const MAX_HISTORY_MESSAGES = 20;
const MAX_MESSAGE_CHARS = 5000;

/** A question and its answer, in the sentences of the sources, as it comes about; then the next question. */
export function AskView() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const stop = useRef<AbortController | null>(null);
  useDocumentTitle("Ask");
  useEffect(() => () => stop.current?.abort(), []);

  const last = exchanges.at(-1);
  const isAnswering = last !== undefined && !last.isOver;
  const changeLast = (change: (turn: Exchange) => Exchange) =>
    setExchanges((now) => [...now.slice(0, -1), ...now.slice(-1).map(change)]);

  async function ask(question: string, options: AskFormOptions): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setExchanges([...exchanges, { ...NEW_EXCHANGE, question }]);
    const request: AskInput = { question, ...options, chatHistory: toChatHistory(exchanges) };
    try {
      for await (const event of (await getEngine()).ask(request, { signal: controller.signal }))
        changeLast((turn) => applyAskEvent(turn, event));
    } catch (error) {
      changeLast((turn) => ({ ...turn, error: controller.signal.aborted ? null : error }));
    }
    changeLast((turn) => ({ ...turn, isOver: true, isStopped: controller.signal.aborted }));
  }

  return (
    <div class="ask">
      <h1>Ask</h1>
      <p class="lead">
        Answers are made of the sources' own sentences, each with its source. What the corpus does not hold is said.
      </p>
      <DigestNote />
      {exchanges.map((turn, at) => (
        <AskExchange key={at} turn={turn} number={at + 1} />
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

/** What was said so far, most recent last. */
function toChatHistory(exchanges: readonly Exchange[]): ChatMessage[] {
  return exchanges
    .filter(({ answer }) => answer !== "")
    .flatMap(({ question, answer }): ChatMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer.slice(0, MAX_MESSAGE_CHARS) },
    ])
    .slice(-MAX_HISTORY_MESSAGES);
}
