import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { scoreTermMatch } from "../interpret/terms/question-terms.ts";
import { WORDING_WEIGHTS } from "./tables/wording-weights.ts";

/**
 * Parts of the wording of a question. `met` and `unmet`: terms that an authority contains or not. `asked`: what is asked
 * for. `kind`: of the question. `word`: its words as they are written.
 */
export type WordingPart = "met" | "unmet" | "asked" | "kind" | "word";

/** Something in the wording of a question that may tell whether an authority answers it. */
export interface WordingFeature {
  readonly part: WordingPart;
  readonly name: string;
}

/** Share of a term from which on an authority contains it. */
const MIN_MATCH = 0.5;

/** Years and sections tell one text from another, but not whether one answers. */
const NUMBER = /\d/;

/**
 * Lists the wording of a question beside an authority, each feature once: a term that is not met tells more than its weight
 * says. "Fee" or "deadline" is what is asked for, "uncle" is the story around it.
 * @param read stems of what was read of the authority
 */
export function listWording(
  { question, terms, aspects, kind }: Pick<Interpretation, "question" | "terms" | "aspects" | "kind">,
  read: ReadonlySet<string>,
): WordingFeature[] {
  const features: WordingFeature[] = terms.map((term) => {
    const isMet = scoreTermMatch(term, (stem) => read.has(stem)) >= MIN_MATCH;
    return { part: isMet ? "met" : "unmet", name: term.stem };
  });
  for (const { id } of aspects) features.push({ part: "asked", name: id });
  features.push({ part: "kind", name: kind.id });
  for (const name of splitWords(question)) features.push({ part: "word", name });
  const telling = features.filter(({ name }) => !NUMBER.test(name));
  return [...new Map(telling.map((one) => [formatFeature(one), one])).values()];
}

/** Returns a name that no other feature has. */
export function formatFeature({ part, name }: WordingFeature): string {
  return `${part} ${name}`;
}

/** Sums what the wording adds to the evidence that an authority answers, as a logarithm of odds. */
export function computeWording(features: readonly WordingFeature[]): number {
  weights ??= readWeights();
  return features.reduce((sum, one) => sum + (weights!.get(formatFeature(one)) ?? 0), 0);
}

let weights: ReadonlyMap<string, number> | undefined;

/** Reads the table when it is first needed: names and hundredths, in turn. */
function readWeights(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [part, list] of Object.entries(WORDING_WEIGHTS)) {
    const words = list.split(" ");
    for (let at = 0; at + 1 < words.length; at += 2)
      found.set(formatFeature({ part: part as WordingPart, name: words[at]! }), Number(words[at + 1]) / 100);
  }
  return found;
}
