import type { Manifest } from "../../corpus/port/corpus.ts";
import { formatCount } from "../../text/plural.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import {
  type CitedSource,
  type ComposedAnswer,
  composeAnswer,
  createNote,
  createStatusNote,
} from "./compose-answer.ts";

/** First sentence of every refusal. */
export const REFUSAL_OPENING = "This corpus does not hold an answer to that question.";

/** Leading authorities that are named although the corpus does not contain them. */
const MAX_LACKING = 2;

/** Composes a refusal: what was searched, the size of the corpus, and the nearest sources. */
export function composeRefusal(
  manifest: Manifest,
  question: Interpretation,
  nearest: readonly CitedSource[],
): ComposedAnswer {
  const { terms, cases, provisions, missing } = question;
  const named = [...cases.map(({ name }) => name), ...provisions.map(({ label }) => label), ...missing];
  const searched = [...named, ...listLacking(question), ...terms.map(({ word }) => `“${word}”`)];
  return [
    [
      createNote(REFUSAL_OPENING),
      ...formatSimilar(question).map(createNote),
      createNote(formatSearch(manifest, question, searched)),
    ],
    ...(nearest.length === 0
      ? []
      : [[createNote("The nearest sources:")], ...nearest.map((source) => [createStatusNote(source)])]),
  ];
}

/** Asks whether a case was meant that is named like one that the corpus does not contain. */
function formatSimilar({ similar }: Interpretation): string[] {
  const names = similar.map(({ name, citations }) => [name, ...citations.slice(0, 1)].join(", "));
  return names.length === 0 ? [] : [`Did you mean ${names.join(" or ")}?`];
}

/** Lists the authorities of the doctrines of a question of which the corpus contains none. */
function listLacking({ missingDoctrines }: Interpretation): string[] {
  return [...new Set(missingDoctrines)].slice(0, MAX_LACKING);
}

function formatSearch({ counts }: Manifest, { scope }: Interpretation, searched: readonly string[]): string {
  const where = [
    scope.cases === null ? null : formatCount(counts.cases, "case"),
    scope.codes === null ? null : formatCount(counts.sections, "section of codes", "sections of codes"),
    scope.acts ? formatCount(counts.acts, "Act") : null,
  ].filter((part) => part !== null);
  const what = [...new Set(searched)].join(", ") || "nothing in particular";
  return `Looked for ${what}, in a corpus of ${where.join(" and ")}.`;
}

/** First sentence of an answer by the nearest authority, which counts as a refusal. */
export const CLOSEST_OPENING = "This corpus does not answer that question; the closest authority is this.";

/**
 * Composes what the nearest authority holds, and says that it does not decide the question; names the leading authorities
 * that the corpus does not contain.
 * @param unstated a sentence about what is asked for and the authority says nowhere; `null` if there is none
 */
export function composeClosest(
  manifest: Manifest,
  question: Interpretation,
  [first]: readonly CitedSource[],
  unstated: string | null,
): ComposedAnswer {
  if (first === undefined) return [];
  const lacking = listLacking(question);
  const notes = [
    ...(unstated === null ? [] : [unstated]),
    ...(lacking.length === 0 ? [] : [formatSearch(manifest, question, lacking)]),
  ];
  return [[CLOSEST_OPENING, ...notes].map(createNote), ...composeAnswer([first])];
}
