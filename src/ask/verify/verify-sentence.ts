import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { findWords, splitWords } from "../../text/words.ts";
import { QUESTION_STOP_WORDS } from "../interpret/terms/stop-words.ts";

/** The part of a source that supports sentences of a model. */
export interface Evidence {
  /** Number of the source, which marks such as `[2]` cite. */
  readonly n: number;
  /** Name, citation, court and date: facts that a sentence may state although the text does not contain them. */
  readonly facts: string;
  readonly sentences: readonly SourceSentence[];
}

/** Whether a source supports a sentence; if not, why, and the most similar sentence of a source. */
export type SentenceVerdict =
  | { readonly supported: true; readonly n: number }
  | {
      readonly supported: false;
      readonly why: RejectionReason;
      readonly nearest: { readonly n: number; readonly sentence: SourceSentence } | null;
    };

/**
 * Why a sentence is rejected: it cites an unknown source (`mark`), addresses the reader (`address`), contains a
 * quotation, citation, number or name that the source lacks, shares too few words with the source (`overlap`), or
 * differs from it in its negations (`negation`) or in words that decide a case (`outcome`).
 */
export type RejectionReason =
  | "mark"
  | "address"
  | "quotation"
  | "citation"
  | "number"
  | "name"
  | "overlap"
  | "negation"
  | "outcome";

/** Minimum share of a sentence's significant words that one or two adjacent sentences of one source contain. */
const MIN_SUPPORT_SHARE = 0.7;
/** Minimum share of a rejected sentence's significant words that its replacement contains. */
const MIN_RELATED_SHARE = 0.15;

/**
 * Verifies a model's sentence against the sources: its quotations, citations, numbers, names, words, negations and the
 * words that decide a case must all agree with one source that it cites, or with any source if it cites none. Favours
 * precision: a sound sentence that is rejected is only replaced by a quotation.
 */
export function verifySentence(text: string, sources: readonly Evidence[]): SentenceVerdict {
  const marks = [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n));
  const plain = text.replace(/\s*\[\d{1,3}\]/g, "");
  const named = marks.length === 0 ? sources : sources.filter(({ n }) => marks.includes(n));
  const nearest = findNearestSentence(plain, named.length > 0 ? named : sources);
  const reject = (why: RejectionReason): SentenceVerdict => ({ supported: false, why, nearest });
  if (named.length === 0 || (marks.length > 0 && new Set(marks).size > named.length)) return reject("mark");
  if (READER_ADDRESS.test(plain)) return reject("address");
  let why: RejectionReason = "overlap";
  for (const source of named) {
    const fault = findFault(plain, source);
    if (fault === null) return { supported: true, n: source.n };
    why = fault;
  }
  return reject(why);
}

/** Text that no source of law contains: web and mail addresses, and instructions to a language model. */
const READER_ADDRESS =
  /https?:|www\.|\w@\w|\b(?:ignore|disregard|forget) (?:all|any|the|these|your|previous|prior)\b|\bsystem prompt\b|\bas an? (?:ai|assistant|language model)\b/i;

function findFault(text: string, { facts, sentences }: Evidence): RejectionReason | null {
  const material = sentences.map((sentence) => sentence.text).join(" ");
  const known = collectWords(`${material} ${facts}`);
  for (const [, quoted] of text.matchAll(/["“]([^"“”]{2,2000})["”]/g)) {
    if (!normalizeQuotation(material).includes(normalizeQuotation(quoted!))) return "quotation";
  }
  const keys = new Set(findCitations(`${facts}. ${material}`).map(({ key }) => key));
  for (const { kind, key } of findCitations(text)) {
    if ((kind === "case" || kind === "law") && key !== null && !keys.has(key)) return "citation";
  }
  const own = findWords(text);
  for (const { word } of own) {
    if ((/\d/.test(word) || NUMBER_WORDS.has(word)) && !known.has(word)) return "number";
  }
  for (const [name] of text.matchAll(/(?<=[\p{Ll}\p{N},;:)] )\p{Lu}[\p{L}'’-]{1,40}/gu)) {
    if (tokenizeCaseName(name).some((word) => !known.has(word)) && hasUnknownWord(name, known)) return "name";
  }
  const significant = new Set(own.filter(({ word }) => !QUESTION_STOP_WORDS.has(word)).map(({ word }) => stem(word)));
  const [best, share] = findBestMatch(significant, sentences, facts);
  if (significant.size < 2 || best === null || share < MIN_SUPPORT_SHARE) return "overlap";
  if (countNegations(text) !== countNegations(best)) return "negation";
  const supporting = new Set(findWords(best).map(({ word }) => stem(word)));
  for (const one of significant) if (OUTCOME_STEMS.has(one) && !supporting.has(one)) return "outcome";
  for (const one of MODAL_WORDS)
    if (own.some(({ word }) => word === one) && !collectWords(best).has(one)) return "outcome";
  return null;
}

/** Returns the one or two adjacent sentences of a source that contain most of the stems, and the share they contain. */
function findBestMatch(
  significant: ReadonlySet<string>,
  sentences: readonly SourceSentence[],
  facts: string,
): [string | null, number] {
  const factStems = new Set(findWords(facts).map(({ word }) => stem(word)));
  let best: string | null = null;
  let most = 0;
  const weigh = (parts: readonly SourceSentence[]) => {
    let contained = 0;
    for (const one of significant) if (factStems.has(one) || parts.some(({ stems }) => stems.has(one))) contained++;
    const share = contained / Math.max(1, significant.size);
    if (share <= most) return;
    most = share;
    best = parts.map(({ text }) => text).join(" ");
  };
  sentences.forEach((sentence) => void weigh([sentence]));
  sentences.slice(1).forEach((sentence, at) => {
    if (most < MIN_SUPPORT_SHARE) weigh([sentences[at]!, sentence]);
  });
  return [best, most];
}

function findNearestSentence(
  text: string,
  sources: readonly Evidence[],
): { n: number; sentence: SourceSentence } | null {
  const significant = new Set(
    findWords(text)
      .filter(({ word }) => !QUESTION_STOP_WORDS.has(word))
      .map(({ word }) => stem(word)),
  );
  let nearest: { n: number; sentence: SourceSentence } | null = null;
  let most = MIN_RELATED_SHARE;
  for (const { n, sentences } of sources) {
    for (const sentence of sentences) {
      let contained = 0;
      for (const one of significant) if (sentence.stems.has(one)) contained++;
      const share = contained / Math.max(1, significant.size);
      if (share > most) [nearest, most] = [{ n, sentence }, share];
    }
  }
  return nearest;
}

function collectWords(text: string): Set<string> {
  return new Set(splitWords(text));
}

function hasUnknownWord(text: string, known: ReadonlySet<string>): boolean {
  return findWords(text).some(({ word }) => !known.has(word));
}

/** Normalises a quotation for comparison: white space, the shape of quotation marks, punctuation at its end. */
function normalizeQuotation(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/[.,;:]$/, "")
    .trim();
}

const NEGATION = /\b(?:not|no|never|none|neither|nor|cannot|without|n't|nothing|nobody)\b|n['’]t\b/gi;

/** Counts the negations of a text; 2 means two or more. */
function countNegations(text: string): number {
  return Math.min(2, [...text.matchAll(NEGATION)].length);
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(
  (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty " +
    "forty fifty sixty seventy eighty ninety hundred thousand million billion half twice double unanimous unanimously"
  ).split(" "),
);

/** Stems of words that can reverse the meaning of a sentence. */
const OUTCOME_STEMS: ReadonlySet<string> = new Set(
  (
    "affirmed reversed overruled upheld struck void valid invalid lawful unlawful legal illegal constitutional " +
    "unconstitutional guilty innocent liable immune granted denied dismissed allowed prohibited permitted forbidden " +
    "required optional admissible inadmissible enforceable unenforceable always everyone nobody all every won lost " +
    "protected unprotected mandatory discretionary repealed revived increased decreased more less before after"
  )
    .split(" ")
    .map(stem),
);
const MODAL_WORDS: readonly string[] = ["must", "shall", "may", "only", "always", "all", "every", "any"];
