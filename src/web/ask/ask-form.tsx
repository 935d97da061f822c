import { useState } from "preact/hooks";
import type { AskInput } from "../../contract/schemas/ask.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";

export type AskFormOptions = Pick<AskInput, "mode" | "countryCode" | "sourcesFilter" | "usState">;

interface AskFormProps {
  readonly isFirst: boolean;
  readonly isAnswering: boolean;
  readonly onAsk: (question: string, options: AskFormOptions) => void;
  readonly onStop: () => void;
}

const EXAMPLE_QUESTIONS = [
  "May police tap a telephone without a warrant?",
  "Is separate but equal still the rule?",
  "What is the rule on confessions in custody?",
] as const;

/** The field for a question, and where its answer is looked for. */
export function AskForm({ isFirst, isAnswering, onAsk, onStop }: AskFormProps) {
  const [question, setQuestion] = useState("");
  const [country, setCountry] = useState<"US" | "IN">("US");
  const [mode, setMode] = useState<"standard" | "deep">("standard");
  const [filter, setFilter] = useState<AskFormOptions["sourcesFilter"]>("all");
  const [state, setState] = useState("");
  const { value: states } = useEngineQuery("states", (engine) => engine.statutes.states());
  const isUnitedStates = country === "US";

  function send(event: Event): void {
    event.preventDefault();
    const trimmed = question.trim();
    if (trimmed === "" || isAnswering) return;
    onAsk(trimmed, {
      mode,
      countryCode: country,
      ...(isUnitedStates && { sourcesFilter: filter, usState: state === "" ? undefined : state }),
    });
    setQuestion("");
  }

  return (
    <form class="ask-form" onSubmit={send}>
      <label for="question">{isFirst ? "Your question" : "The next question"}</label>
      <textarea
        id="question"
        data-search
        rows={3}
        maxLength={5000}
        value={question}
        onInput={(event) => setQuestion(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey) send(event);
        }}
      />
      {isFirst ? (
        <ul class="try" aria-label="Questions to try">
          {EXAMPLE_QUESTIONS.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => setQuestion(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <fieldset class="filters">
        <legend class="visually-hidden">Where to look</legend>
        <label>
          Country
          <select value={country} onChange={(event) => setCountry(event.currentTarget.value as "US")}>
            <option value="US">United States</option>
            <option value="IN">India</option>
          </select>
        </label>
        <label>
          Depth
          <select value={mode} onChange={(event) => setMode(event.currentTarget.value as "deep")}>
            <option value="standard">Standard</option>
            <option value="deep">Deep: also what they cite</option>
          </select>
        </label>
        <label>
          Sources
          <select
            disabled={!isUnitedStates}
            value={filter ?? "all"}
            onChange={(event) => setFilter(event.currentTarget.value as "all")}
          >
            <option value="all">Cases and statutes</option>
            <option value="cases_only">Cases only</option>
            <option value="statutes_only">Statutes only</option>
          </select>
        </label>
        <label>
          State
          <select disabled={!isUnitedStates} value={state} onChange={(event) => setState(event.currentTarget.value)}>
            <option value="">Federal and all states</option>
            {states?.data.jurisdictions
              .filter(({ kind }) => kind === "state")
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        {isAnswering ? (
          <button type="button" onClick={onStop}>
            Stop
          </button>
        ) : (
          <button type="submit">Ask</button>
        )}
      </fieldset>
    </form>
  );
}
