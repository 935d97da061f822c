import { useState } from "preact/hooks";
import type { AskInput } from "../../contract/schemas/ask.ts";
import { SelectField, type SelectOption } from "../common/controls/select-field.tsx";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";

/** Options of a question that the form sets. */
export type AskFormOptions = Pick<AskInput, "mode" | "countryCode" | "sourcesFilter" | "usState">;

interface AskFormProps {
  readonly isFirst: boolean;
  readonly isAnswering: boolean;
  readonly onAsk: (question: string, options: AskFormOptions) => void;
  readonly onStop: () => void;
}

const MAX_QUESTION_CHARS = 5000;

/** The field for a question, and the selection of the sources. */
export function AskForm({ isFirst, isAnswering, onAsk, onStop }: AskFormProps) {
  const [question, setQuestion] = useState("");
  const [options, setOptions] = useState<FormSelection>(DEFAULT_SELECTION);

  function send(event: Event): void {
    event.preventDefault();
    const trimmed = question.trim();
    if (trimmed === "" || isAnswering) return;
    onAsk(trimmed, toAskOptions(options));
    setQuestion("");
  }

  return (
    <form class="ask-form" onSubmit={send}>
      <label for="question">{isFirst ? "Your question" : "The next question"}</label>
      <textarea
        id="question"
        data-search
        rows={3}
        maxLength={MAX_QUESTION_CHARS}
        value={question}
        onInput={(event) => setQuestion(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey) send(event);
        }}
      />
      {isFirst ? <ExampleQuestions onChoose={setQuestion} /> : null}
      <fieldset class="filters">
        <legend class="visually-hidden">Which sources</legend>
        <SourceFields selection={options} onChange={(change) => setOptions({ ...options, ...change })} />
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

interface FormSelection {
  /** Empty if the question decides. */
  readonly country: "" | "US" | "IN";
  readonly mode: "standard" | "deep";
  readonly sources: "all" | "cases_only" | "statutes_only";
  /** Code of a US state; empty for federal law and all states. */
  readonly state: string;
}

const DEFAULT_SELECTION: FormSelection = { country: "", mode: "standard", sources: "all", state: "" };

const COUNTRIES = [
  ["", "As the question says"],
  ["US", "United States"],
  ["IN", "India"],
] as const;

const MODES = [
  ["standard", "Standard"],
  ["deep", "Deep: also the cases that the sources cite"],
] as const;

const SOURCES = [
  ["all", "Cases and statutes"],
  ["cases_only", "Cases only"],
  ["statutes_only", "Statutes only"],
] as const;

interface SourceFieldsProps {
  readonly selection: FormSelection;
  readonly onChange: (change: Partial<FormSelection>) => void;
}

function SourceFields({ selection, onChange }: SourceFieldsProps) {
  const { country, mode, sources, state } = selection;
  const states = useStateOptions();
  const isDisabled = country === "IN";
  return (
    <>
      <SelectField
        label="Country"
        value={country}
        options={COUNTRIES}
        onChange={(value) => onChange({ country: value })}
      />
      <SelectField label="Depth" value={mode} options={MODES} onChange={(value) => onChange({ mode: value })} />
      <SelectField
        label="Sources"
        value={sources}
        options={SOURCES}
        disabled={isDisabled}
        onChange={(value) => onChange({ sources: value })}
      />
      <SelectField
        label="State"
        value={state}
        options={states}
        disabled={isDisabled}
        onChange={(value) => onChange({ state: value })}
      />
    </>
  );
}

function useStateOptions(): readonly SelectOption<string>[] {
  const { value } = useEngineQuery("states", {}, (engine) => engine.statutes.states());
  const states = (value?.data.jurisdictions ?? []).filter(({ kind }) => kind === "state");
  return [["", "Federal and all states"], ...states.map(({ code, name }) => [code, name] as const)];
}

/** The selection of US sources applies to US law only. */
function toAskOptions({ country, mode, sources, state }: FormSelection): AskFormOptions {
  if (country === "IN") return { mode, countryCode: country };
  const countryCode = country === "" ? undefined : country;
  return { mode, countryCode, sourcesFilter: sources, usState: state === "" ? undefined : state };
}

const EXAMPLE_QUESTIONS = [
  "May police tap a telephone without a warrant?",
  "Is separate but equal still the rule?",
  "What is the rule on confessions in custody?",
] as const;

function ExampleQuestions({ onChoose }: { readonly onChoose: (question: string) => void }) {
  return (
    <ul class="try" aria-label="Questions to try">
      {EXAMPLE_QUESTIONS.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
