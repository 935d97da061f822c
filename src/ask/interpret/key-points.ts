import type { CaseSearch } from "../../corpus/port/case-search.ts";
import type { FoundDoctrine } from "../../corpus/port/corpus.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { STATES } from "../../law/state.ts";
import { createStemPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { collectContentStems } from "./question-doctrines.ts";
import type { NamedSpan } from "./question-terms.ts";

/** A subject that an authority must speak of if it is to answer: a doctrine, a place, or a name that no case contains. */
export interface KeyPoint {
  /** The words of the question. */
  readonly label: string;
  /** Lists of stems: a text that contains all of one list speaks of the subject. */
  readonly alternatives: readonly (readonly string[])[];
}

/**
 * Returns the subjects of a question without which an authority is about something else: doctrines of two words or more,
 * states, and proper names that are in no case.
 * @param taken ranges of names of cases and provisions, which are judged as such
 */
export async function findKeyPoints(
  search: CaseSearch,
  question: string,
  country: Jurisdiction,
  doctrines: readonly FoundDoctrine[],
  taken: readonly NamedSpan[],
): Promise<KeyPoint[]> {
  const isTaken = ({ start, end }: NamedSpan) => taken.some((span) => start < span.end && end > span.start);
  const ofDoctrines = doctrines
    .filter((one) => one.end <= question.length && !isTaken(one))
    .map(({ start, end, terms, authorities }) => {
      const own = collectContentStems(question.slice(start, end));
      // A term of art is met by itself or by its authorities; a lay phrase by what lawyers call it.
      const related = authorities.length > 0 ? [] : terms.map(collectContentStems);
      return { label: question.slice(start, end), own, alternatives: [own, ...related] };
    })
    .filter(({ own }) => own.length > 1);
  const places = findPlaces(question, country).filter((one) => !isTaken(one));
  const spans = [...taken, ...doctrines, ...places];
  const names = await findUnknownNames(search, question, spans);
  return [
    ...ofDoctrines.map(({ label, alternatives }) => ({ label, alternatives })),
    ...[...places, ...names].map(({ start, end }) => toKeyPoint(question.slice(start, end))),
  ];
}

function toKeyPoint(label: string): KeyPoint {
  return { label, alternatives: [findWords(label).map(({ word }) => stem(word))] };
}

/** Returns the states that a question names, in the order of the question. */
function findPlaces(question: string, country: Jurisdiction): NamedSpan[] {
  const names = country === "IN" ? INDIAN_STATES : STATES.map(({ name }) => name);
  return names
    .flatMap((name) =>
      Array.from(question.matchAll(new RegExp(`\\b${name}\\b`, "g")), ({ index }) => ({ index, name })),
    )
    .map(({ index, name }) => ({ start: index, end: index + name.length }))
    .sort((a, b) => a.start - b.start);
}

/** A word that only a case could be called by: "the supriyo case". */
const CALLED_CASE = /(?<![\p{L}\d])\p{L}{5,}(?= (?:case|judge?ment|verdict|ruling)(?!\p{L}))/giu;
const PROPER_NAME = /(?<![.?!:]["”’)]?\s{1,3})(?<=\s)\p{Lu}\p{Ll}{3,}(?=[\s,.;:?!'’)]|$)/gu;

/** Returns the words that look like proper names and that no case of the corpus contains. */
async function findUnknownNames(
  search: CaseSearch,
  question: string,
  taken: readonly NamedSpan[],
): Promise<NamedSpan[]> {
  const names = [PROPER_NAME, CALLED_CASE]
    .flatMap((pattern) =>
      Array.from(question.matchAll(pattern), ({ index, 0: word }) => ({
        word,
        start: index,
        end: index + word.length,
      })),
    )
    .filter(({ start, end }) => taken.every((span) => start >= span.end || end <= span.start));
  if (names.length === 0) return [];
  const plans = names.map(({ word }) => createStemPlan(stem(word.toLowerCase())));
  const { documentFrequencies } = await search.readTermStatistics(plans);
  return names.filter((_, at) => documentFrequencies[at] === 0);
}

/** Returns the share of the key points that a text speaks of; 1 if there are none. */
export function computePointShare(points: readonly KeyPoint[], has: (stem: string) => boolean): number {
  if (points.length === 0) return 1;
  const met = points.filter(({ alternatives }) => alternatives.some((stems) => stems.every(has)));
  return met.length / points.length;
}
