import { findWords } from "../../text/words.ts";
import type { NamedSpan, QuestionTerm } from "./terms/question-terms.ts";

/** The two things that a question compares. */
export interface Comparison {
  /** Ranges of the words that ask for a comparison, which are not searched. */
  readonly words: readonly NamedSpan[];
  /** Ranges of the two sides: what precedes the connecting word, and what follows it. */
  readonly sides: readonly [NamedSpan, NamedSpan];
}

/** Words that ask for a comparison, before the first side or between the sides. */
const COMPARISON_WORD =
  /\b(?:compar(?:e|es|ing)|comparison (?:of|between)|contrast|(?:differences?|distinctions?|similarit(?:y|ies)) (?:between|of)|differentiate(?: between)?|distinguish between|differs?|different(?= from)|reconcile)\b/gi;
/** What joins the sides: after "between" only "and"; the longer forms first. */
const CONNECTOR = /\s(?:as compared (?:to|with)|compared (?:to|with)|and|with|from|versus|against|to|&)\s/gi;
const VERSUS_MARK = /\sv(?:s|ersus)?\.?\s/gi;
/** Words that ask for a comparison of what stands on both sides of "vs", wherever they stand. */
const LOOSE_COMPARISON_WORD = /\b(?:differences?|distinctions?|comparison|compared)\b/gi;
/** Common nouns on both sides of "vs": "murder vs culpable homicide". The parties of a case have capitals. */
const COMMON_SIDES = /\p{Ll}[\p{L}’'-]*\s+(?:vs\.?|versus)\s+\p{Ll}/u;
/** Maximum number of characters of a question that is read as a comparison. */
const MAX_COMPARISON_CHARS = 400;

/** Returns the two sides of a question that compares, as in "difference between A and B"; `null` if it compares nothing. */
export function findComparison(question: string): Comparison | null {
  if (question.length > MAX_COMPARISON_CHARS) return null;
  const words = Array.from(question.matchAll(COMPARISON_WORD), toSpan);
  const [first] = words;
  if (first === undefined) return findVersus(question);
  const isBetween = /between$/i.test(question.slice(first.start, first.end));
  // Of two cases the sides are joined after the "v." of the first.
  const [mark, other] = Array.from(question.matchAll(VERSUS_MARK), toSpan);
  const from = mark !== undefined && other !== undefined ? Math.max(mark.end, first.start) : first.start;
  const connector = Array.from(question.matchAll(CONNECTOR), (match) => ({ ...toSpan(match), word: match[0].trim() }))
    .filter(({ start, word }) => start >= from && (!isBetween || /^(?:and|&|versus)$/i.test(word)))
    .at(0);
  if (connector === undefined) return null;
  return { words, sides: divideAt(question, connector) };
}

/** Returns the sides of "A vs B difference", unless they may be the parties of a case; `null` for other questions. */
function findVersus(question: string): Comparison | null {
  const words = Array.from(question.matchAll(LOOSE_COMPARISON_WORD), toSpan);
  const [mark, other] = Array.from(question.matchAll(VERSUS_MARK), toSpan);
  if (words.length === 0 || mark === undefined || other !== undefined || !COMMON_SIDES.test(question)) return null;
  return { words, sides: divideAt(question, mark) };
}

/** Returns what precedes the connecting word, and what follows it. */
function divideAt({ length }: string, { start, end }: NamedSpan): Comparison["sides"] {
  return [
    { start: 0, end: start },
    { start: end, end: length },
  ];
}

/** Returns the terms of each side of a comparison that has any. */
export function listSides(
  question: string,
  comparison: Comparison | null,
  terms: readonly QuestionTerm[],
): (readonly QuestionTerm[])[] {
  if (comparison === null) return [];
  const words = findWords(question);
  const isIn = (side: NamedSpan, at: number) =>
    words[at] !== undefined && words[at].start >= side.start && words[at].end <= side.end;
  return comparison.sides
    .map((side) => terms.filter(({ positions }) => positions.some((at) => isIn(side, at))))
    .filter(({ length }) => length > 0);
}

function toSpan({ index, 0: text }: RegExpExecArray): NamedSpan {
  return { start: index, end: index + text.length };
}
