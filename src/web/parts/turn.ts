import type { AskEvent, AskSource } from "../../contract/ask.ts";

type Step = Extract<AskEvent, { type: "thinking" }>["step"];

/** A question and what is known of its answer so far. */
export interface Turn {
  readonly question: string;
  readonly steps: readonly Step[];
  readonly sources: readonly AskSource[];
  readonly answer: string;
  readonly error: unknown;
  readonly isOver: boolean;
  readonly isStopped: boolean;
}

export const NEW_TURN: Turn = {
  question: "",
  steps: [],
  sources: [],
  answer: "",
  error: null,
  isOver: false,
  isStopped: false,
};

/** The turn after one more event. */
export function nextTurn(turn: Turn, event: AskEvent): Turn {
  if (event.type === "thinking") {
    const others = turn.steps.filter(({ id }) => id !== event.step.id);
    return { ...turn, steps: [...others, event.step] };
  }
  if (event.type === "sources") return { ...turn, sources: event.sources };
  if (event.type === "chunk") return { ...turn, answer: turn.answer + event.content };
  if (event.type === "error") return { ...turn, error: new Error(event.message) };
  return turn;
}
