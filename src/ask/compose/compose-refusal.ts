import type { AskContext } from "../context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type CitedSource, type ComposedAnswer, createNote } from "./compose-answer.ts";

/** How every answer begins that is none. */
export const REFUSAL_OPENING = "This corpus does not hold an answer to that question.";

/** Says plainly that there is no answer, what was looked for, and what comes nearest. */
export function composeRefusal(
  { corpus }: AskContext,
  { terms, cases, provisions, unknown, scope }: Interpretation,
  nearest: readonly CitedSource[],
): ComposedAnswer {
  const named = [...cases.map(({ name }) => name), ...provisions.map(({ label }) => label)];
  const sought = [...new Set([...named, ...unknown, ...terms.map(({ word }) => `“${word}”`)])];
  const where = [
    scope.cases === null ? null : `${corpus.manifest.counts.cases} cases`,
    scope.codes === null ? null : `${corpus.manifest.counts.sections} sections of codes`,
    scope.acts ? `${corpus.manifest.counts.acts} Acts` : null,
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
          ...nearest.map(({ n, label, status: standing }) => [createNote(`[${n}] ${label}: ${standing}.`)]),
        ]),
  ];
}
