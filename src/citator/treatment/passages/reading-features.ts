import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import type { TreatmentReading } from "../treatment-reading.ts";
import type { Passage } from "./passage.ts";

/** Words of the signal that are read. */
const MAX_SIGNAL_WORDS = 6;
/** Words read at each end of the text between the signal and the citation, and in all of it. */
const END_WORDS = 4;
const MAX_GAP_WORDS = 24;
/** Words read before the first of the two, and after the second. */
const WORDS_BEFORE = 6;
const WORDS_AFTER = 5;
/** UTF-16 code units in which the words before and after are searched. */
const OUTER_CHARS = 120;
/** Numbers above it count as it. */
const MAX_COUNT = 3;

/**
 * Lists what connects the words of a treatment with a citation in an opinion, and what stands between and around them, as
 * features: the rule, the kind, the words, how far they are, whether a quotation begins or a paragraph ends between them, how
 * many names of cases and sentences are there, and the words themselves. No feature contains the name of a case.
 * @returns an empty list if nothing is read
 */
export function listReadingFeatures(
  { text, target, authorities, sentences }: Passage,
  { kind, rule, signal, confidence, reported, history }: TreatmentReading,
): string[] {
  if (signal === null) return [];
  const isBefore = signal.end <= target.start;
  const [first, second] = isBefore ? [signal, target] : [target, signal];
  const between = { start: Math.min(first.end, second.start), end: second.start };
  const gap = text.slice(between.start, between.end);
  const side = isBefore ? "<" : ">";
  const sentencesBetween =
    findSentenceIndex(sentences, second.start) - findSentenceIndex(sentences, Math.max(0, first.end - 1));
  const authoritiesBetween = authorities.filter(
    ({ start, end }) => start >= between.start && end <= between.end,
  ).length;
  const words = listPlainWords(text, between, authorities);
  const names = [
    `rule ${rule} ${side}`,
    `kind ${kind}`,
    `kind ${kind} ${rule}`,
    `score ${Math.round(confidence * 10)}`,
    `signal ${listPlainWords(text, signal, []).slice(0, MAX_SIGNAL_WORDS).join(" ")}`,
    `distance ${side}${determineDistance(gap.length)}`,
    `sentences ${side}${Math.min(MAX_COUNT, sentencesBetween)}`,
    `authorities ${side}${Math.min(MAX_COUNT, authoritiesBetween)}`,
    `semicolons ${Math.min(MAX_COUNT, countMatches(gap, /;/g))}`,
  ];
  if (reported) names.push("reported");
  if (history) names.push("history");
  if (hasOpenQuotation(gap)) names.push(`quoted ${side}`);
  if (/\n\s*\n/.test(gap)) names.push(`paragraph ${side}`);
  if (NOTE_SIGN.test(gap)) names.push(`note ${side}`);
  if (NOTE_BEFORE.test(text.slice(Math.max(0, target.start - OUTER_CHARS), target.start))) names.push("in a note");
  if (/^In (?:the )?(?:case of )?$/.test(text.slice(findSentenceStart(sentences, target), target.start)))
    names.push("in");
  for (const word of words.slice(0, END_WORDS)) names.push(`after first ${word}`);
  for (const word of words.slice(-END_WORDS)) names.push(`before second ${word}`);
  for (const word of words.slice(0, MAX_GAP_WORDS)) names.push(`between ${word}`);
  const before = { start: Math.max(0, first.start - OUTER_CHARS), end: first.start };
  for (const word of listPlainWords(text, before, authorities).slice(-WORDS_BEFORE)) names.push(`before ${word}`);
  const after = { start: second.end, end: Math.min(text.length, second.end + OUTER_CHARS) };
  for (const word of listPlainWords(text, after, authorities).slice(0, WORDS_AFTER)) names.push(`after ${word}`);
  return [...new Set(names)];
}

function findSentenceStart(sentences: readonly Span[], { start }: Span): number {
  return sentences[findSentenceIndex(sentences, start)]!.start;
}

/** Distances in UTF-16 code units, as powers of two. */
function determineDistance(chars: number): number {
  return Math.min(10, Math.floor(Math.log2(chars + 1)));
}

/** "(2)" or "[12]" before a capital letter, a bracket or a year: a note at the foot of a page, which interrupts the text. */
const NOTE_SIGN = /[([]\d{1,3}[)\]] ?[A-Z([]/;
const NOTE_BEFORE = /(?:^|\s)[([]\d{1,3}[)\]] ?[([]?(?:\d{4}[)\]]? ?)?$/;

/** Returns whether a quotation begins in a text and does not end there. */
function hasOpenQuotation(text: string): boolean {
  const opened = countMatches(text, /(?:^|[\s(—:,-])"(?=\s?[\w['.])/g);
  const closed = countMatches(text, /[\w.,;!?\])']"(?=[\s).,;:\]]|$)/g);
  return opened > closed;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Words that are no names although they are capitalised; every other one may be the name of a case. */
const CAPITALISED: ReadonlySet<string> = new Set(
  (
    "a accordingly according additionally after again all also although an and another any apart applying as at because before both but " +
    "by certainly clearly consequently contrary court courts did do does each either even every finally first following for from " +
    "further furthermore had has have having he hence her here his how however i if in indeed instead is it its justice justices later " +
    "likewise many mr moreover nevertheless neither no nonetheless nor not nothing now of on once one only or other our " +
    "petitioner petitioners plaintiff plaintiffs defendant defendants appellant appellants respondent respondents counsel " +
    "rather recently relying second see several she similarly since so some still such supreme that the their then there therefore these they third " +
    "this those though through thus to today too under unlike until upon was we were what when where whether which while who why with without yet you"
  ).split(" "),
);

/** Lists the words of a range in lower case, with "@" for every authority and "name" for a word that may be one. */
function listPlainWords(text: string, { start, end }: Span, authorities: readonly Span[]): string[] {
  const words: string[] = [];
  let at = start;
  const add = (to: number) => {
    for (const [word] of text.slice(at, to).matchAll(/[A-Za-z]+|[,;:]/g)) {
      const plain = word.toLowerCase();
      words.push(plain === word || CAPITALISED.has(plain) ? plain : "name");
    }
  };
  for (const span of authorities) {
    if (span.end <= at || span.start >= end) continue;
    add(Math.max(at, span.start));
    if (words.at(-1) !== "@") words.push("@");
    at = Math.min(end, span.end);
  }
  add(end);
  return words;
}
