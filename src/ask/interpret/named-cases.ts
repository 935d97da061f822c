import { findCitations } from "../../citation/find/find-citations.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import { computeEditDistance } from "../../text/spelling/edit-distance.ts";
import { splitWords } from "../../text/words.ts";
import { findComparison } from "./comparison.ts";
import { findEponym } from "./names/eponym.ts";
import { COMMON_PARTY_WORDS } from "./names/party-words.ts";
import { type SpellingRule, spellOut } from "./references/spell-out-references.ts";
import { isTaken, type NamedSpan } from "./terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "./terms/stop-words.ts";

/** A case that a text names: by citation, by both parties, or by one. */
export interface NamedCase extends NamedSpan {
  readonly namedBy: "citation" | "parties" | "party";
  readonly clusterId: number;
  readonly name: string;
}

/** The cases that a text names, and the names of cases that the corpus does not contain. */
export interface NamedCases {
  readonly cases: readonly NamedCase[];
  readonly unknown: readonly (NamedSpan & { readonly name: string })[];
}

/** Returns the cases that a text names, in the order of the text, each once; of a comparison those of each side. */
export async function findNamedCases(corpus: Corpus, text: string, filter: CaseFilter): Promise<NamedCases> {
  const comparison = findComparison(text);
  if (comparison === null) return findCasesInText(corpus, text, filter);
  const cases: NamedCase[] = [];
  const unknown: NamedCases["unknown"][number][] = [];
  for (const { start, end } of comparison.sides) {
    const found = await findCasesInText(corpus, text.slice(start, end), filter);
    const shift = <Span extends NamedSpan>(one: Span): Span => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    });
    cases.push(...found.cases.filter((one) => cases.every((known) => known.clusterId !== one.clusterId)).map(shift));
    unknown.push(...found.unknown.map(shift));
  }
  return { cases, unknown };
}

async function findCasesInText(corpus: Corpus, text: string, filter: CaseFilter): Promise<NamedCases> {
  const cases: NamedCase[] = [];
  const unknown: (NamedSpan & { name: string })[] = [];
  const isNamed = (span: NamedSpan) => isTaken(span, cases) || isTaken(span, unknown);
  for (const citation of findCitations(text)) {
    if (citation.kind !== "case" || citation.key === null) continue;
    const { start, end } = citation.fullSpan;
    const found = await findCitedCase(corpus, text.slice(start, end));
    if (found) cases.push({ namedBy: "citation", start, end, ...found });
    else unknown.push({ start, end, name: citation.raw });
  }
  const spelt = spellOut(text, PARTY_SPELLINGS);
  const pairs = findPartyPairs(text);
  for (const { clusterId, name, namedBy, confidence, ...found } of await corpus.search.findCasesByName(
    spelt.text,
    filter,
  )) {
    const start = spelt.toOriginal(found.start);
    const end = extendOverName(text, spelt.toOriginal(found.end), name);
    if (confidence < MIN_CONFIDENCE || isNamed({ start, end })) continue;
    const pair = pairs.find((one) => start < one.end && end > one.start);
    if (pair !== undefined && !hasBothParties(pair, name)) continue;
    const eponym =
      namedBy === "party" ? await findEponym(corpus, text.slice(start, end), name, filter.jurisdiction ?? "US") : null;
    if (eponym === null) cases.push({ namedBy, clusterId, name, start, end });
    else unknown.push({ start, end, name: eponym });
  }
  for (const { start, end } of pairs) {
    if (!isNamed({ start, end })) unknown.push({ start, end, name: text.slice(start, end) });
  }
  cases.sort((a, b) => a.start - b.start);
  const seen = new Set<number>();
  return { cases: cases.filter(({ clusterId }) => !seen.has(clusterId) && seen.add(clusterId)), unknown };
}

const NEXT_WORD = /^[\s,]{1,3}(?:(?:&|and|of|the) )?([\p{L}\p{N}.'’]{1,40})/u;
/** Maximum number of words by which the range of a name is extended. */
const MAX_NAME_REST = 8;

/** Returns the end of a name in a text, with the words after it that are words of the name: "Co." after "X v. Y". */
function extendOverName(text: string, end: number, name: string): number {
  const words = new Set(splitWords(name));
  let at = end;
  for (let count = 0; count < MAX_NAME_REST; count++) {
    const next = NEXT_WORD.exec(text.slice(at, at + MAX_PARTY_CHARS));
    if (next === null || splitWords(next[1]!).some((word) => !words.has(word))) return at;
    at += next[0].length;
  }
  return at;
}

/** Short forms of parties that lawyers type. */
const PARTY_SPELLINGS: readonly SpellingRule[] = [
  { pattern: /(?<![\w.])(?:UOI|U\.O\.I\.)(?!\w)/gi, replace: () => "Union of India" },
];

/** Below this a name may be an everyday word. */
const MIN_CONFIDENCE = 0.6;

type FoundCase = Pick<NamedCase, "clusterId" | "name">;

async function findCitedCase(corpus: Corpus, text: string): Promise<FoundCase | null> {
  const found = await findCase(corpus, text);
  if (found === null) return null;
  const [data] = await corpus.cases.readCases([found.clusterId]);
  return { clusterId: found.clusterId, name: data!.name };
}

const VERSUS_MARK = /(?<=\s)(?:v|vs|versus)\.?\s/gi;
const NAME_WORD = /[\p{L}\p{N}.'’&-]{1,40}/gu;
/** Maximum number of words of the name of a party, and of characters between them and the "v.". */
const MAX_PARTY_WORDS = 6;
const MAX_PARTY_CHARS = 200;

/** Returns the names on both sides of each "v.", with the range of the pair. */
function findPartyPairs(text: string) {
  return Array.from(text.matchAll(VERSUS_MARK), ({ index, 0: mark }) => {
    const from = Math.max(0, index - MAX_PARTY_CHARS);
    const afterAt = index + mark.length;
    const before = [...text.slice(from, index).matchAll(NAME_WORD)].slice(-MAX_PARTY_WORDS);
    const after = [...text.slice(afterAt, afterAt + MAX_PARTY_CHARS).matchAll(NAME_WORD)].slice(0, MAX_PARTY_WORDS);
    const left = dropOpeningWords(takeNameWords(before.map(([word]) => word).reverse()).reverse());
    const right = takeNameWords(after.map(([word]) => word));
    const first = before[before.length - left.length];
    const last = after[right.length - 1];
    return {
      left,
      right,
      start: first ? from + first.index : index,
      end: last ? afterAt + last.index + last[0].length : afterAt,
    };
  }).filter(({ left, right }) => left.length > 0 && right.length > 0);
}

/** Words that begin a question and no name of a party, whether they have a capital or not. */
const OPENING_WORD =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|should|would|what|which|who|whose|when|where|why|how|whether|under|after|before|since|if|and|but|so|as|per|doesn.?t|didn.?t|isn.?t|wasn.?t)$/i;

/** Returns the words of a name without those before it that begin the question: "Does Adams" in "Does Adams v. Baker". */
function dropOpeningWords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !OPENING_WORD.test(word));
  return start < 0 ? words : words.slice(start);
}

/** Shorter words of parties may be initials. */
const MIN_PARTY_LETTERS = 5;
/** Maximum number of letters by which a party may be misspelt. */
const MAX_MISSPELT_LETTERS = 2;

/**
 * Returns whether the name of a case contains each party of a pair: the first word of it that distinguishes it or most of
 * them, as they are spelt or much alike, and the initials before them.
 */
function hasBothParties(
  { left, right }: { readonly left: readonly string[]; readonly right: readonly string[] },
  name: string,
) {
  const words = splitWords(name);
  const isAlike = (word: string) =>
    words.some(
      (one) => one.startsWith(word) || computeEditDistance(word, one, MAX_MISSPELT_LETTERS) <= MAX_MISSPELT_LETTERS,
    );
  return [left, right].every((party) => {
    // An abbreviation, as "PUCL", need not stand in the name.
    const own = party
      .filter((word) => !/^[\p{Lu}.]+$/u.test(word))
      .flatMap(splitWords)
      .filter((word) => !COMMON_PARTY_WORDS.has(word) && !QUESTION_STOP_WORDS.has(word));
    if (own.every((word) => word.length < MIN_PARTY_LETTERS)) return true;
    // Without capitals nobody knows where the name begins.
    if (!party.some((word) => /^\p{Lu}/u.test(word))) return own.some(isAlike);
    const alike = own.filter(isAlike).length;
    return (isAlike(own[0]!) || 2 * alike > own.length) && hasInitials(party, words);
  });
}

/** A person's initials: "S.P." of "S.P. Gupta". */
const INITIALS = /^(?:\p{Lu}\.){1,4}$/u;

/** Returns whether words begin with each initial of a party. */
function hasInitials(party: readonly string[], words: readonly string[]): boolean {
  const letters = party
    .filter((word) => INITIALS.test(word))
    .flatMap((word) => word.toLowerCase().match(/\p{L}/gu) ?? []);
  return letters.every((letter) =>
    words.some((word) => word.includes(letter) && (word.length < 5 || word.startsWith(letter))),
  );
}

const NAME_PARTICLE = /^(?:of|the|and|for|in|re|ex|rel\.?|&|de|la|du|von)$/i;

/** Maximum number of words of a name without capitals. */
const MAX_PLAIN_NAME_WORDS = 3;

/**
 * Returns the words of a name, from the "v." outwards: words with a capital and particles, or, if the first has no
 * capital, up to three words before one of the question.
 */
function takeNameWords(words: readonly string[]): string[] {
  if (words[0] === undefined) return [];
  if (!/^\p{Lu}/u.test(words[0])) {
    const plain = words.slice(0, MAX_PLAIN_NAME_WORDS);
    const rest = plain.findIndex(
      (word, at) =>
        at > 0 && QUESTION_STOP_WORDS.has(word.toLowerCase()) && !COMMON_PARTY_WORDS.has(word.toLowerCase()),
    );
    return rest < 0 ? plain : plain.slice(0, rest);
  }
  const end = words.findIndex((word) => !/^[\p{Lu}\p{N}]/u.test(word) && !NAME_PARTICLE.test(word));
  const run = end < 0 ? [...words] : words.slice(0, end);
  while (run.length > 0 && NAME_PARTICLE.test(run.at(-1)!)) run.pop();
  return run;
}
