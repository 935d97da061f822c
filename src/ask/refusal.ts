import { type Answer, type Cited, note } from "./compose.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";

/** How every answer begins that is none. */
export const REFUSAL = "This corpus does not hold an answer to that question.";

/** Says plainly that there is no answer, what was looked for, and what comes nearest. */
export function refusal(
  { corpus }: Library,
  { terms, cases, provisions, unknown, scope }: Interpretation,
  nearest: readonly Cited[],
): Answer {
  const named = [...cases.map(({ name }) => name), ...provisions.map(({ label }) => label)];
  const sought = [...new Set([...named, ...unknown, ...terms.map(({ word }) => `“${word}”`)])];
  const where = [
    scope.cases === null ? null : `${corpus.manifest.counts.cases} cases`,
    scope.codes === null ? null : `${corpus.manifest.counts.sections} sections of codes`,
    scope.acts ? `${corpus.manifest.counts.acts} Acts` : null,
  ].filter((part) => part !== null);
  return [
    [
      note(REFUSAL),
      note(`Looked for ${sought.join(", ") || "nothing in particular"}, in a corpus of ${where.join(" and ")}.`),
    ],
    ...(nearest.length === 0
      ? []
      : [
          [note("The nearest sources:")],
          ...nearest.map(({ n, label, standing }) => [note(`[${n}] ${label}: ${standing}.`)]),
        ]),
  ];
}
