import type { Manifest } from "../../corpus/port/corpus.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type CitedSource, type ComposedAnswer, createNote } from "./compose-answer.ts";

/** Beginning of every refusal. */
export const REFUSAL_OPENING = "This corpus does not hold an answer to that question.";

/** Composes a refusal: what was searched, where, and the nearest sources. */
export function composeRefusal(
  { counts }: Manifest,
  { terms, cases, provisions, missing, scope }: Interpretation,
  nearest: readonly CitedSource[],
): ComposedAnswer {
  const named = [...cases.map(({ name }) => name), ...provisions.map(({ label }) => label)];
  const sought = [...new Set([...named, ...missing, ...terms.map(({ word }) => `“${word}”`)])];
  const where = [
    scope.cases === null ? null : `${counts.cases} cases`,
    scope.codes === null ? null : `${counts.sections} sections of codes`,
    scope.acts ? `${counts.acts} Acts` : null,
  ].filter((part) => part !== null);
  return [
    [
      createNote(REFUSAL_OPENING),
      createNote(`Looked for ${sought.join(", ") || "nothing in particular"}, in a corpus of ${where.join(" and ")}.`),
    ],
    ...(nearest.length === 0
      ? []
      : [
          [createNote("The nearest sources:")],
          ...nearest.map(({ n, label, status }) => [createNote(`[${n}] ${label}: ${status}.`)]),
        ]),
  ];
}
