import { useEffect, useRef, useState } from "preact/hooks";
import type { AskInput, ChatMessage } from "../../contract/ask.ts";
import { engine } from "../engine.ts";
import { AskForm, type AskOptions } from "../parts/ask-form.tsx";
import { AskTurn } from "../parts/ask-turn.tsx";
import { DigestNote } from "../parts/digest-note.tsx";
import { useTitle } from "../parts/title.ts";
import { NEW_TURN, nextTurn, type Turn } from "../parts/turn.ts";

const HISTORY = 20;
const LONGEST = 5000;

/** A question and its answer, in the sentences of the sources, as it comes about; then the next question. */
export function AskView() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const stop = useRef<AbortController | null>(null);
  useTitle("Ask");
  useEffect(() => () => stop.current?.abort(), []);

  const last = turns.at(-1);
  const isAnswering = last !== undefined && !last.isOver;
  const changeLast = (change: (turn: Turn) => Turn) =>
    setTurns((now) => [...now.slice(0, -1), ...now.slice(-1).map(change)]);

  async function ask(question: string, options: AskOptions): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setTurns([...turns, { ...NEW_TURN, question }]);
    const request: AskInput = { question, ...options, chatHistory: historyOf(turns) };
    try {
      for await (const event of (await engine()).ask(request, { signal: controller.signal }))
        changeLast((turn) => nextTurn(turn, event));
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
      {turns.map((turn, at) => (
        <AskTurn key={at} turn={turn} number={at + 1} />
      ))}
      <AskForm
        isFirst={turns.length === 0}
        isAnswering={isAnswering}
        onAsk={(question, options) => void ask(question, options)}
        onStop={() => stop.current?.abort()}
      />
    </div>
  );
}

/** What was said so far, most recent last. */
function historyOf(turns: readonly Turn[]): ChatMessage[] {
  return turns
    .filter(({ answer }) => answer !== "")
    .flatMap(({ question, answer }): ChatMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer.slice(0, LONGEST) },
    ])
    .slice(-HISTORY);
}
