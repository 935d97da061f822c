import type { AskEvent, AskSource } from "../../contract/schemas/ask.ts";

type Step = Extract<AskEvent, { type: "thinking" }>["step"];

/** A question and the part of its answer that has arrived. */
export interface Exchange {
  readonly question: string;
  readonly steps: readonly Step[];
  readonly sources: readonly AskSource[];
  readonly answer: string;
  readonly error: unknown;
  readonly isOver: boolean;
  readonly isStopped: boolean;
}

/** An exchange without an answer. */
export const NEW_EXCHANGE: Exchange = {
  question: "",
  steps: [],
  sources: [],
  answer: "",
  error: null,
  isOver: false,
  isStopped: false,
};

/** Returns the exchange after an event of the answer. */
export function applyAskEvent(exchange: Exchange, event: AskEvent): Exchange {
  if (event.type === "thinking") {
    const others = exchange.steps.filter(({ id }) => id !== event.step.id);
    return { ...exchange, steps: [...others, event.step] };
  }
  if (event.type === "sources") return { ...exchange, sources: event.sources };
  if (event.type === "chunk") return { ...exchange, answer: exchange.answer + event.content };
  if (event.type === "error") return { ...exchange, error: new Error(event.message) };
  return exchange;
}
