import type { Manifest } from "../../corpus/port/corpus.ts";
import { formatCount } from "../../text/plural.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import {
  type AnswerStatement,
  type CitedSource,
  type ComposedAnswer,
  composeAnswer,
  createNote,
  createStatusNote,
} from "./compose-answer.ts";

/** First sentence of every refusal. */
export const REFUSAL_OPENING = "This corpus does not hold an answer to that question.";

/** Leading authorities that a refusal names although the corpus does not contain them. */
const MAX_LACKING = 2;

/** Composes a refusal: the words that were searched, the size of the corpus, and the nearest sources. */
export function composeRefusal(
  { counts }: Manifest,
  question: Interpretation,
  nearest: readonly CitedSource[],
): ComposedAnswer {
  const { terms, cases, provisions, missing, scope } = question;
  const named = [...cases.map(({ name }) => name), ...provisions.map(({ label }) => label)];
  const searched = [...new Set([...named, ...missing, ...terms.map(({ word }) => `“${word}”`)])];
  const where = [
    scope.cases === null ? null : formatCount(counts.cases, "case"),
    scope.codes === null ? null : formatCount(counts.sections, "section of codes", "sections of codes"),
    scope.acts ? formatCount(counts.acts, "Act") : null,
  ].filter((part) => part !== null);
  return [
    [
      createNote(REFUSAL_OPENING),
      createNote(
        `Looked for ${searched.join(", ") || "nothing in particular"}, in a corpus of ${where.join(" and ")}.`,
      ),
      ...noteMissingAuthorities(question),
    ],
    ...(nearest.length === 0
      ? []
      : [[createNote("The nearest sources:")], ...nearest.map((source) => [createStatusNote(source)])]),
  ];
}

/** First sentence of an answer by the nearest authority, which counts as a refusal. */
export const CLOSEST_OPENING = "This corpus does not answer that question; the closest authority is this.";

/** Composes what the nearest authority holds, and says that it does not decide the question. */
export function composeClosest(question: Interpretation, cited: readonly CitedSource[]): ComposedAnswer {
  const [first] = cited;
  if (first === undefined) return [];
  return [[createNote(CLOSEST_OPENING), ...noteMissingAuthorities(question)], ...composeAnswer([first])];
}

/** Names the authorities of the doctrines of a question that the corpus does not contain. */
function noteMissingAuthorities({ missingDoctrines }: Interpretation): AnswerStatement[] {
  const names = [...new Set(missingDoctrines.map(({ authority }) => authority))].slice(0, MAX_LACKING);
  return names.map((name) => createNote(`It does not contain ${name}, to which these words usually lead.`));
}
