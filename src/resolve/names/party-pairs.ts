import { FILLERS, GENERIC_WORDS } from "../../citation/case-name-words.ts";
import { expandEntity } from "../../citation/names/name-spellings.ts";
import { isJoinedForm, type NameParty, type NameToken, splitParties } from "../../citation/names/name-tokens.ts";
import type { NameWord } from "../../store/cases/name-words.ts";
import { FUNCTION_WORDS } from "../../text/function-words.ts";
import { matchWords, type WordMatch } from "./match-words.ts";
import type { FoundCaseName, NameSource } from "./name-source.ts";

/** The words on one side of a "v.", from the "v." outwards, each with the words of names that it may be. */
interface Side {
  readonly tokens: readonly NameToken[];
  readonly matches: readonly (readonly WordMatch[])[];
  /** Whether each word does not identify a party. */
  readonly isFiller: readonly boolean[];
}

/** Maximum number of words of a side, and of those that are looked up. */
const MAX_SIDE_WORDS = 10;
const MAX_LOOKED_UP_WORDS = 5;
/** Maximum numbers of pairs of words that are looked up, of cases per pair, and of cases of the rarer word. */
const MAX_WORD_PAIRS = 48;
const MAX_CASES_PER_PAIR = 40;
const MAX_CASES_OF_WORD = 3000;
const MIN_CONFIDENCE = 0.55;
/** Factor of names whose parties are in the other order. */
const SWAPPED_FACTOR = 0.92;
/** Cost of a word of the text that the name does not contain, as a share of its weight. */
const EXTRA_WORD_COST = 0.5;
/** Share of a side's score that does not depend on how much of the party it names. */
const PARTIAL_PARTY_SHARE = 0.8;

/** A "v." in a text: the case that it names, and the tokens beside it, which name no other case. */
export interface PartyPair {
  readonly found: FoundCaseName | null;
  /** Range of token indexes, both included. */
  readonly from: number;
  readonly to: number;
}

/** Returns what every "v." of a text names. */
export function findPartyPairs(source: NameSource, tokens: readonly NameToken[]): PartyPair[] {
  const pairs: PartyPair[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!token.isVersus) continue;
    const left = takeSide(source, tokens, at, -1);
    const right = takeSide(source, tokens, at, 1);
    if (left.tokens.length === 0 || right.tokens.length === 0) continue;
    const best = findBestCase(source, left, right);
    pairs.push(
      best
        ? { found: toFoundName(best, left, right), from: at - best.left.length, to: at + best.right.length }
        : { found: null, from: at - Math.min(2, left.tokens.length), to: at + Math.min(2, right.tokens.length) },
    );
  }
  return pairs;
}

function takeSide(source: NameSource, tokens: readonly NameToken[], versus: number, step: 1 | -1): Side {
  const taken: NameToken[] = [];
  for (let at = versus + step; tokens[at] && taken.length < MAX_SIDE_WORDS; at += step) {
    const token = tokens[at]!;
    const isAcross = step === 1 ? token.startsPhrase : tokens[at + 1]!.startsPhrase;
    if (token.isVersus || isAcross || /^\d+$/.test(token.word)) break;
    taken.push(token);
  }
  let looked = 0;
  const matches = taken.map((token) => {
    if (isFiller(token, tokens) || looked >= MAX_LOOKED_UP_WORDS) return [];
    looked++;
    return matchWords(source, token, "misspelt", true);
  });
  return { tokens: taken, matches, isFiller: taken.map((token) => isFiller(token, tokens)) };
}

/** Returns whether a word does not identify a party; the abbreviation of a State after "of" does: "State of UP". */
function isFiller(token: NameToken, tokens: readonly NameToken[]): boolean {
  const { word } = token;
  if (expandEntity(word).length > 0) {
    const before = tokens[tokens.indexOf(token) - 1]?.word;
    if (token.isAcronym || before === "of") return false;
  }
  return FILLERS.has(word) || FUNCTION_WORDS.has(word);
}

/** How well one side of a "v." fits a party. */
interface SideFit {
  readonly score: number;
  /** Number of tokens up to the last one that fits. */
  readonly length: number;
  /** Whether a word that distinguishes parties fits. */
  readonly isDistinctive: boolean;
  readonly isExact: boolean;
}

interface PairFit {
  readonly clusterId: number;
  readonly name: string;
  readonly left: SideFit;
  readonly right: SideFit;
  readonly confidence: number;
  readonly citeCount: number;
}

function findBestCase(source: NameSource, left: Side, right: Side): PairFit | null {
  let best: PairFit | null = null;
  for (const clusterId of listCandidates(source, left, right)) {
    if (!source.isAdmitted(clusterId)) continue;
    const fit = fitCase(source, clusterId, left, right);
    if (fit === null || fit.confidence < MIN_CONFIDENCE) continue;
    if (
      best === null ||
      fit.confidence > best.confidence ||
      (fit.confidence === best.confidence && fit.citeCount > best.citeCount)
    )
      best = fit;
  }
  return best;
}

/** Returns the cases with a word of each side in their names, in ascending order. */
function listCandidates(source: NameSource, left: Side, right: Side): number[] {
  const pairs: { a: NameWord; b: NameWord; quality: number }[] = [];
  for (const a of left.matches.flat()) {
    for (const b of right.matches.flat()) pairs.push({ a: a.word, b: b.word, quality: a.quality * b.quality });
  }
  const rarer = ({ a, b }: { a: NameWord; b: NameWord }) => Math.min(a.cases, b.cases);
  const readable = pairs.filter((pair) => rarer(pair) <= MAX_CASES_OF_WORD);
  readable.sort((x, y) => y.quality - x.quality || rarer(x) - rarer(y));
  const found = new Set<number>();
  for (const { a, b } of readable.slice(0, MAX_WORD_PAIRS)) {
    for (const clusterId of source.findCases(a, b, MAX_CASES_PER_PAIR)) found.add(clusterId);
  }
  return [...found].sort((x, y) => x - y);
}

function fitCase(source: NameSource, clusterId: number, left: Side, right: Side): PairFit | null {
  const name = source.readName(clusterId);
  const [first, second] = splitParties(name);
  if (!first || !second) return null;
  const straight = combineSides(fitSide(source, left, first), fitSide(source, right, second), 1);
  const swapped = combineSides(fitSide(source, left, second), fitSide(source, right, first), SWAPPED_FACTOR);
  const best = swapped && (!straight || swapped.confidence > straight.confidence) ? swapped : straight;
  return best && { clusterId, name, citeCount: source.countCitations(clusterId), ...best };
}

function combineSides(left: SideFit | null, right: SideFit | null, factor: number) {
  if (!left || !right) return null;
  // Two parties of which neither is distinctive (a State against the Union) must be spelt right.
  if (!left.isDistinctive && !right.isDistinctive && Math.min(left.score, right.score) < 0.95) return null;
  return { left, right, confidence: factor * Math.sqrt(left.score * right.score) };
}

function fitSide(source: NameSource, { tokens, matches, isFiller }: Side, party: NameParty): SideFit | null {
  const own = new Set(party.words);
  const total = party.words.reduce((sum, word) => sum + weighWord(source, word), 0);
  const met = new Set<string>();
  let best: SideFit | null = null;
  let [fitting, wanted, sum] = [0, 0, 0];
  let isDistinctive = false;
  let isExact = true;
  for (const [at, token] of tokens.entries()) {
    const isOf = ({ word: { word } }: WordMatch) => own.has(word) || isJoinedForm(party, word);
    const match = matches[at]!.find((one) => isOf(one) && !met.has(one.word.word));
    if (!match) {
      if (isFiller[at]) continue;
      // A common word ends a name that is not written with capitals.
      if (!token.isCapital && best !== null) break;
      if (!token.isCapital && at > 0) break;
      sum += EXTRA_WORD_COST * weighToken(source, token, matches[at]!);
      continue;
    }
    for (const one of matches[at]!) if (isOf(one)) met.add(one.word.word);
    const weight = own.has(match.word.word) ? weighDenoted(source, token, match, own) : total;
    fitting += weight * match.quality;
    wanted += weight;
    sum += weight;
    if (match.quality < 1) isExact = false;
    if (!GENERIC_WORDS.has(match.word.word) && !match.word.isPlace) isDistinctive = true;
    const share = PARTIAL_PARTY_SHARE + ((1 - PARTIAL_PARTY_SHARE) * Math.min(wanted, total)) / total;
    const score = (fitting / sum) * share;
    if (best === null || score >= best.score * 0.9) best = { score, length: at + 1, isDistinctive, isExact };
  }
  return best;
}

/** Returns the weight of the words of a party that a token denotes: an abbreviation of several denotes all of them. */
function weighDenoted(source: NameSource, { word }: NameToken, match: WordMatch, own: ReadonlySet<string>): number {
  const denoted = new Set([match.word.word, ...expandEntity(word).filter((one) => own.has(one))]);
  return [...denoted].reduce((sum, one) => sum + weighWord(source, one), 0);
}

function weighToken(source: NameSource, { word }: NameToken, matches: readonly WordMatch[]): number {
  return matches[0] ? weighWord(source, matches[0].word.word) : weighWord(source, word);
}

function weighWord(source: NameSource, word: string): number {
  const cases = source.findWord(word)?.cases ?? 0;
  return Math.log1p(source.caseCount / (1 + cases));
}

function toFoundName({ clusterId, name, left, right, confidence }: PairFit, l: Side, r: Side): FoundCaseName {
  const first = l.tokens[left.length - 1]!;
  const last = r.tokens[right.length - 1]!;
  const isExact = left.isExact && right.isExact;
  return { clusterId, name, start: first.start, end: last.end, namedBy: "parties", confidence, isExact };
}
