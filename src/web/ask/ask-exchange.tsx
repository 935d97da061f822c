import type { ComponentChildren } from "preact";
import { ErrorNotice } from "../common/notices.tsx";
import { AskSources } from "./ask-sources.tsx";
import type { Exchange } from "./exchange.ts";
import { buildSourceId } from "./source-id.ts";

/** A question with the steps taken, its answer as it arrives, and the sources. */
export function AskExchange({ exchange, number }: { readonly exchange: Exchange; readonly number: number }) {
  const { question, steps, sources, answer, error, isOver, isStopped } = exchange;
  const progress = steps.at(-1)?.progress ?? 0;
  return (
    <article class="exchange" aria-label={`Question ${number}`}>
      <h2>{question}</h2>
      <details class="steps" open={!isOver}>
        <summary>{isOver ? "Steps taken" : "Working"}</summary>
        <progress value={answer === "" ? progress : 1} max={1} aria-label="Progress" />
        <ol>
          {steps.map(({ id, message, status }) => (
            <li key={id} class={status}>
              {message}
            </li>
          ))}
        </ol>
      </details>
      <div class="answer" aria-busy={!isOver}>
        {answer
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph !== "")
          .map((paragraph, at) => (
            <p key={at} class={STATUS_LINE.test(paragraph) ? "status-line" : undefined}>
              {linkSourceMarks(paragraph, number)}
            </p>
          ))}
      </div>
      <p class="visually-hidden" role="status">
        {isOver ? (isStopped ? "Stopped" : "The answer is complete") : (steps.at(-1)?.message ?? "")}
      </p>
      {isStopped ? <p class="lead">Stopped before the answer was complete.</p> : null}
      {error ? <ErrorNotice error={error} /> : null}
      <AskSources sources={sources} exchangeNumber={number} />
    </article>
  );
}

/** Matches the lines at the end of an answer that state the status of each source. */
const STATUS_LINE = /^\[\d{1,2}\] [^\n]{1,400}: /;

/** Converts the marks [n] to links to the sources below. */
function linkSourceMarks(paragraph: string, exchangeNumber: number): ComponentChildren[] {
  return paragraph.split(/(\[\d{1,2}\])/).map((piece) => {
    const number = /^\[(\d{1,2})\]$/.exec(piece)?.[1];
    return number === undefined ? (
      piece
    ) : (
      <a class="source-mark" href={`#${buildSourceId(exchangeNumber, Number(number))}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    );
  });
}
