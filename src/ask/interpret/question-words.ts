import type { Corpus, FoundDoctrine } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findWords } from "../../text/words.ts";
import { type BackReferences, isAboutLaterLaw } from "./back-references.ts";
import { type Comparison, findComparison } from "./comparison.ts";
import { type DefinedTerm, findDefinedTerm } from "./defined-term.ts";
import { findPlaces } from "./key-points.ts";
import type { NamedSources } from "./named-sources.ts";
import { classifyQuestion, HOLDING_KIND, type QuestionKind } from "./question-kinds.ts";
import { isNumberWord } from "./terms/number-words.ts";
import { extractTerms, type NamedSpan, type QuestionTerm } from "./terms/question-terms.ts";
import { WEAK_WORDS } from "./terms/stop-words.ts";
import { asksForDecision } from "./terms/whole-source-words.ts";
import type { WordMemory } from "./terms/word-frequencies.ts";

/** What the words of a question say, apart from the sources that they name. */
export interface QuestionWords {
  readonly kind: QuestionKind;
  /** The question, followed by an earlier one that it continues. */
  readonly text: string;
  readonly doctrines: readonly FoundDoctrine[];
  /** What it compares; `null` if it compares nothing. */
  readonly comparison: Comparison | null;
  /** The term that it asks to define; `null` if it asks for something else. */
  readonly definedTerm: DefinedTerm | null;
  /** Whether it asks for what a named case decided, and for nothing else. */
  readonly isOfDecision: boolean;
  /** Its own terms. */
  readonly own: readonly QuestionTerm[];
  /** Its own terms and, with less weight, those of an earlier question that it continues. */
  readonly terms: readonly QuestionTerm[];
}

/** Kinds of questions whose proper names are those of cases. */
export const ABOUT_CASE: ReadonlySet<string> = new Set(["standing", "holding", "opinions"]);

/** Weight of the words of an earlier question in one that continues it, as a share of their own. */
export const CARRIED_SHARE = 0.5;

/** Reads the words of a question. @param sources what it names, whose words say nothing else */
export async function readQuestionWords(
  corpus: Corpus,
  question: string,
  { named, ownProvisions, knownProvisions, namesCase, back }: NamedSources,
  jurisdiction: Jurisdiction,
  memory: WordMemory,
): Promise<QuestionWords> {
  const asked = classifyQuestion(question);
  const text = back.previousQuestion === null ? question : `${question} ${back.previousQuestion}`;
  const doctrines = await corpus.findDoctrines(text, jurisdiction);
  const comparison = findComparison(question);
  const definedTerm = asked.id === "definition" || asked.id === "general" ? findDefinedTerm(question) : null;
  const unsought = [
    ...named.cases,
    ...named.unknown,
    ...knownProvisions,
    ...(comparison?.words ?? []),
    ...(definedTerm?.words ?? []),
  ];
  const words = await extractTerms(corpus, question, unsought, doctrines, memory);
  const isOfEarlier = ownProvisions.length === 0 && !isAboutLaterLaw(question) && refersToDecision(back, words);
  const isOfDecision = (namesCase || isOfEarlier) && asksForDecision(words);
  const own = isOfDecision ? [] : words;
  const carried =
    back.previousQuestion === null || isOfDecision
      ? []
      : await carryTerms(corpus, question, back.previousQuestion, jurisdiction);
  const earlier = carried.filter(({ stem }) => own.every((term) => term.stem !== stem));
  const share = countTelling(own) < 2 ? 1 : CARRIED_SHARE;
  return {
    kind: isOfDecision && !ABOUT_CASE.has(asked.id) ? HOLDING_KIND : asked,
    text,
    doctrines,
    comparison,
    definedTerm,
    isOfDecision,
    own,
    terms: [...own, ...earlier.map((term) => ({ ...term, weight: share * term.weight }))],
  };
}

/** Returns whether a question may ask of the case of an earlier turn itself: "Who wrote it?"; "Why?" asks of anything. */
function refersToDecision({ cases, provisions, isExplicit }: BackReferences, words: readonly QuestionTerm[]): boolean {
  return cases.length > 0 && (words.length > 0 || (isExplicit && provisions.length === 0));
}

/**
 * Returns the terms of an earlier question; without its states if the question names one, and without its numbers if it
 * contains one: "And in Florida?", "What if he had been 17?".
 */
async function carryTerms(
  corpus: Corpus,
  question: string,
  previous: string,
  jurisdiction: Jurisdiction,
): Promise<QuestionTerm[]> {
  const places = findPlaces(question, jurisdiction).length > 0 ? findPlaces(previous, jurisdiction) : [];
  const replaced = [...places, ...(findNumbers(question).length > 0 ? findNumbers(previous) : [])];
  return extractTerms(corpus, previous, replaced, await corpus.findDoctrines(previous, jurisdiction));
}

/** Returns the ranges of the numbers of a text. */
function findNumbers(text: string): NamedSpan[] {
  return findWords(text).filter(({ word }) => isNumberWord(word));
}

/** Returns the number of words that say something of the subject. */
function countTelling(terms: readonly QuestionTerm[]): number {
  return terms.filter(({ word }) => !WEAK_WORDS.has(word)).length;
}
