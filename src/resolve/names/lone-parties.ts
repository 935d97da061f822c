import { FILLERS, GENERIC_WORDS } from "../../citation/case-name-words.ts";
import { isJoinedForm, type NameParty, type NameToken, splitParties } from "../../citation/names/name-tokens.ts";
import type { NameWord } from "../../store/cases/name-words.ts";
import { FUNCTION_WORDS } from "../../text/function-words.ts";
import { matchWords, type WordMatch } from "./match-words.ts";
import { DECISION_WORDS, type Frame, readFrame, TITLES } from "./name-frames.ts";
import type { FoundCaseName, NameSource } from "./name-source.ts";

/** A word in more names than this identifies none of them. */
const MAX_CASES_OF_LONE_WORD = 6;
/** Maximum number of cases with two neighbouring words in their names, and of cases of the rarer word. */
const MAX_CASES_OF_PHRASE = 12;
const MAX_CASES_OF_WORD = 2000;
/** A word in at most this share of the cases may be a misspelt name. */
const MAX_MISSPELT_SHARE = 1 / 5000;
/** A word in at most this share may be a name in another spelling. */
const MAX_VARIANT_SHARE = 1 / 500;
const MIN_NAME_LETTERS = 4;
/** A name occurs where its case is cited: at most this often in other texts, and this often per citation. */
const MAX_OTHER_TEXTS = 3;
const MAX_TEXTS_PER_CITATION = 3;
/** A case that is cited this many times as often as the next one of the same party is the one that is meant. */
const CLEAR_LEAD = 2;
const MIN_CONFIDENCE = 0.5;

/** Tokens of a text with what each of them may be. */
interface Reading {
  readonly source: NameSource;
  readonly tokens: readonly NameToken[];
  readonly matches: readonly (readonly WordMatch[])[];
}

/**
 * Returns the cases that a text names by one party.
 * @param isTaken whether a token belongs to a name that was found otherwise
 */
export function findLoneParties(
  source: NameSource,
  tokens: readonly NameToken[],
  isTaken: (at: number) => boolean,
): FoundCaseName[] {
  const matches = tokens.map((token, at) => (isTaken(at) || isSkipped(token) ? [] : matchLoneWord(source, token)));
  const reading = { source, tokens, matches };
  const found: FoundCaseName[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (matches[at]!.length === 0) continue;
    const best = findBestMention(reading, at);
    if (best === null) continue;
    found.push(best.found);
    at = best.last;
  }
  return found;
}

function isSkipped({ word, isVersus }: NameToken): boolean {
  return isVersus || word.length < 2 || /^\d+$/.test(word) || FUNCTION_WORDS.has(word) || FILLERS.has(word);
}

function matchLoneWord(source: NameSource, token: NameToken): WordMatch[] {
  const exact = source.findWord(token.word);
  if (exact) return matchWords(source, token, "sound", false);
  const texts = source.countTexts(token.word);
  if (texts > Math.max(MAX_OTHER_TEXTS, source.caseCount * MAX_VARIANT_SHARE)) return [];
  return matchWords(source, token, texts <= source.caseCount * MAX_MISSPELT_SHARE ? "misspelt" : "sound", false);
}

/** A run of tokens that may be a party. */
interface Mention {
  readonly found: FoundCaseName;
  /** Index of the last token. */
  readonly last: number;
}

function findBestMention(reading: Reading, at: number): Mention | null {
  const rated = listCandidates(reading, at)
    .filter(reading.source.isAdmitted)
    .flatMap((clusterId) => rateCase(reading, at, clusterId) ?? [])
    .sort((a, b) => b.confidence - a.confidence || b.citeCount - a.citeCount || a.clusterId - b.clusterId);
  const best = rated[0];
  if (best === undefined) return null;
  const rivals = rated.filter(
    (one) => one !== best && one.confidence === best.confidence && CLEAR_LEAD * one.citeCount > best.citeCount,
  );
  const confidence = best.confidence - 0.05 * Math.min(4, rivals.length);
  if (confidence < MIN_CONFIDENCE) return null;
  const { clusterId, name, isExact, first, last } = best;
  const { start } = reading.tokens[first]!;
  const { end } = reading.tokens[last]!;
  return { found: { clusterId, name, start, end, namedBy: "party", confidence, isExact }, last };
}

/** Returns the cases that a word names, alone or with the next word, in ascending order. */
function listCandidates({ source, tokens, matches }: Reading, at: number): number[] {
  const found = new Set<number>();
  const add = (a: NameWord, b: NameWord, limit: number) => {
    const cases = source.findCases(a, b, limit + 1);
    if (cases.length <= limit) for (const one of cases) found.add(one);
  };
  for (const { word } of matches[at]!) {
    if (word.cases <= MAX_CASES_OF_LONE_WORD) add(word, word, MAX_CASES_OF_LONE_WORD);
  }
  const next = findNextWord(tokens, matches, at);
  for (const { word: a } of matches[at]!) {
    for (const { word: b } of next) {
      if (a.id !== b.id && Math.min(a.cases, b.cases) <= MAX_CASES_OF_WORD) add(a, b, MAX_CASES_OF_PHRASE);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Returns what the word after a token may be, without the particles between them. */
function findNextWord(tokens: Reading["tokens"], matches: Reading["matches"], at: number): readonly WordMatch[] {
  for (let next = at + 1; next <= at + 3; next++) {
    const token = tokens[next];
    if (!token || token.startsPhrase || token.isVersus) return [];
    if (matches[next]!.length > 0) return matches[next]!;
    if (!FUNCTION_WORDS.has(token.word) && !FILLERS.has(token.word)) return [];
  }
  return [];
}

interface RatedCase {
  readonly clusterId: number;
  readonly name: string;
  readonly citeCount: number;
  readonly confidence: number;
  readonly isExact: boolean;
  readonly first: number;
  readonly last: number;
}

function rateCase(reading: Reading, at: number, clusterId: number): RatedCase | null {
  const { source } = reading;
  const name = source.readName(clusterId);
  const citeCount = source.countCitations(clusterId);
  let best: RatedCase | null = null;
  const parties = splitParties(name);
  for (const party of parties) {
    const run = readRun(reading, at, party);
    if (run === null) continue;
    const confidence = rateRun(reading, run, party, citeCount, parties.length === 1);
    if (confidence < MIN_CONFIDENCE || (best !== null && best.confidence >= confidence)) continue;
    best = { clusterId, name, citeCount, confidence, isExact: run.quality === 1, first: run.first, last: run.last };
  }
  return best;
}

/** Words of a text, side by side, that are in the name of one party. */
interface Run {
  readonly first: number;
  readonly last: number;
  /** Words of the party that were met, and the tokens that met them. */
  readonly words: ReadonlyMap<string, NameToken>;
  readonly isAcronym: boolean;
  /** Of the worst word. */
  readonly quality: number;
}

function readRun({ tokens, matches }: Reading, at: number, party: NameParty): Run | null {
  const own = new Set(party.words);
  const all = new Set(party.all);
  const words = new Map<string, NameToken>();
  let quality = 1;
  let last = -1;
  const isAcronym = false;
  for (let next = at; tokens[next] && next < at + party.all.length + 2; next++) {
    const token = tokens[next]!;
    if (next > at && token.startsPhrase) break;
    const match = matches[next]!.find(({ word }) => own.has(word.word) && !words.has(word.word));
    if (match) {
      words.set(match.word.word, token);
      quality = Math.min(quality, match.quality);
      last = next;
      continue;
    }
    // Joined words and initials are no word of the party: the party is named as a whole.
    const whole = next === at && matches[at]!.find(({ word }) => !own.has(word.word) && isJoinedForm(party, word.word));
    if (whole) {
      for (const word of party.words) words.set(word, token);
      return { first: at, last: at, words, isAcronym: whole.word.isAcronym, quality: whole.quality };
    }
    if (!all.has(token.word)) break;
  }
  return last < 0 ? null : { first: at, last, words, isAcronym, quality };
}

/** Returns how certainly a run of words means the case of a party, 0 to 1. */
function rateRun(reading: Reading, run: Run, party: NameParty, citeCount: number, isOnly: boolean): number {
  const { source, tokens } = reading;
  const telling = party.words.filter(
    (word) => word.length > 2 && !GENERIC_WORDS.has(word) && !source.findWord(word)?.isPlace,
  );
  const met = telling.filter((word) => run.words.has(word));
  const isWholeParty = party.words.length > 1 && party.words.every((word) => run.words.has(word));
  const frame = readFrame(tokens, run.first, run.last);
  if (frame.isPerson) return 0;
  const isWholeText = coversText(tokens, run);
  if (run.isAcronym) {
    const isWritten = tokens[run.first]!.isAcronym && tokens[run.first]!.word.length > 3;
    return frame.isDecision ? 0.8 : isWritten && (frame.isFramed || isWholeText) ? 0.7 : 0;
  }
  if (telling.length === 0 && !(isWholeParty && frame.isDecision)) return 0;
  const isWhole = isWholeParty || (telling.length > 1 && met.length === telling.length);
  if (!isWhole && met.length === 0) return 0;
  // A name of one party and many words is a subject: "In re Special Courts Bill".
  const isSubject = isOnly && telling.length > 2;
  if (!isWhole && (isSubject || !isPersonal(source, party))) {
    // Of the name of a body the first words identify it, and a single one only as the name of a decision.
    const isLone = met.length === 1 && !frame.isFramed && !isWholeText;
    if (!run.words.has(telling[0]!) || isLone) return 0;
  }
  const isPhrase = run.words.size > 1 && (isWhole || met.length > 1);
  const isCapital = [...run.words.values()].every((token) => token.isCapital);
  const isMidSentence = run.first > 0 && !tokens[run.first]!.startsPhrase;
  const evidence = (frame.isFramed ? 0.15 : 0) + (isCapital && isMidSentence ? 0.1 : 0) + (isWholeText ? 0.2 : 0);
  const isOrdinary = (met.length > 0 ? met : party.words).every((word) => isOrdinaryWord(source, word, citeCount));
  if (isPhrase) {
    if (isOrdinary && !isCapital && !isWholeText && !frame.isDecision) return 0;
    return Math.min(0.9, (isWhole ? 0.75 : 0.7) + evidence) * run.quality;
  }
  const [word] = met;
  const token = run.words.get(word!)!;
  if (token.word.length < MIN_NAME_LETTERS && !isCapital) return 0;
  // An everyday word that sounds like a name is more frequent than a misspelt name without a sign that it is one.
  if (run.quality < 1 && evidence === 0) return 0;
  const isCommon = isOrdinary || isAmbiguous(source.findWord(word!));
  if (isCommon && !isAllowedCommonWord(frame, isCapital && (isMidSentence || isWholeText), isOrdinary)) return 0;
  return Math.min(0.9, 0.6 + evidence) * run.quality;
}

/** Returns whether a word that is also something else names a case here. */
function isAllowedCommonWord(frame: Frame, isCapital: boolean, isOrdinary: boolean): boolean {
  if (frame.isDecision) return isCapital || !isOrdinary;
  return isCapital && frame.isFramed && !isOrdinary;
}

/** Returns whether a word of a name is also something else: a word of English, or the name of a judge. */
function isAmbiguous(word: NameWord | null): boolean {
  return word !== null && (word.isEveryday || word.isJudge);
}

/** Returns whether a party may be a person, whom one name can identify. */
function isPersonal(source: NameSource, { words }: NameParty): boolean {
  const names = words.filter((word) => !TITLES.has(word)).map((word) => source.findWord(word));
  return (
    names.length <= 5 &&
    !names.some((one) => one && (one.isPlace || one.isBody)) &&
    !words.some((one) => GENERIC_WORDS.has(one))
  );
}

/** Returns whether more texts contain a word than cite its case. */
function isOrdinaryWord(source: NameSource, word: string, citeCount: number): boolean {
  return source.countTexts(word) > MAX_OTHER_TEXTS + MAX_TEXTS_PER_CITATION * (1 + citeCount);
}

/** Returns whether a text has no other significant words than a run. */
function coversText(tokens: readonly NameToken[], { first, last }: Run): boolean {
  return tokens.every(
    ({ word, isVersus }, at) =>
      (at >= first && at <= last) ||
      isVersus ||
      FUNCTION_WORDS.has(word) ||
      FILLERS.has(word) ||
      DECISION_WORDS.has(word) ||
      /^\d+$/.test(word),
  );
}
