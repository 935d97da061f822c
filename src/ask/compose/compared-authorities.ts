import type { Authority } from "../authorities/authority.ts";
import { isAboutSide, isWhollyAboutSide, listDecidedUnits, listHeadingUnits } from "../authorities/text-relevance.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { findNamedProvision } from "../interpret/named-provisions.ts";

/** How many authorities are compared, and how surely each is named. */
const MAX_COMPARED = 3;
const MIN_COMPARED_NAMING = 0.5;
/**
 * Returns the authorities of what a question compares: those that it names, in its order, or of each side the best that is
 * about it; none unless there are two.
 */
export function findCompared(question: Interpretation, authorities: readonly Authority[]): Authority[] {
  if (!question.isComparison) return [];
  const named = authorities.filter(({ relevance }) => relevance.naming >= MIN_COMPARED_NAMING);
  const found = named.length > 1 ? sortByQuestion(question, named) : findSides(question, authorities);
  return found.length > 1 ? found.slice(0, MAX_COMPARED) : [];
}

/** Sorts named authorities by their place in the question. */
function sortByQuestion({ cases, provisions }: Interpretation, named: readonly Authority[]): Authority[] {
  const findPlace = ({ source }: Authority) =>
    source.kind === "case"
      ? cases.find(({ clusterId }) => clusterId === source.clusterId)?.start
      : findNamedProvision(provisions, source)?.start;
  return [...named].sort((a, b) => (findPlace(a) ?? 0) - (findPlace(b) ?? 0));
}

/** Returns for each side the best authority with a topic about it, or else with a sentence of law; each once. */
function findSides({ sides }: Interpretation, authorities: readonly Authority[]): Authority[] {
  const found: Authority[] = [];
  for (const terms of sides) {
    const isAbout = (unit: ReadonlySet<string>) => isAboutSide(unit, terms);
    const rest = authorities.filter((one) => !found.includes(one));
    const best =
      rest.find((one) => isWhollyAboutSide(one, terms)) ??
      rest.find((one) => listHeadingUnits(one).some(isAbout)) ??
      rest.find(({ passages, brief }) => listDecidedUnits(passages, brief).some(isAbout));
    if (best !== undefined) found.push(best);
  }
  return found;
}
