import { tokenizeCaseName } from "../../citation/case-name-match.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { SourceSentence } from "../../corpus/split-sentences.ts";
import { stem } from "../../text/stem.ts";
import { findWords, splitWords } from "../../text/words.ts";
import { QUESTION_STOP_WORDS } from "../interpret/stop-words.ts";

/** A source as a model's sentences are held against it. */
export interface Evidence {
  /** The n of its mark [n]. */
  readonly n: number;
  /** Name, citation, court, year: what may be said of it without standing in its text. */
  readonly facts: string;
  readonly sentences: readonly SourceSentence[];
}

/** Whether a sentence may be passed on; if not, why, and the source's own sentence that comes nearest to it. */
export type SentenceVerdict =
  | { readonly supported: true; readonly n: number }
  | {
      readonly supported: false;
      readonly why: RejectionReason;
      readonly nearest: { readonly n: number; readonly sentence: SourceSentence } | null;
    };

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

/** How much of a sentence's words must stand in one or two sentences of one source. */
const MIN_SUPPORT_SHARE = 0.7;
/** A replacement must have a little to do with what it replaces. */
const MIN_RELATED_SHARE = 0.15;

/**
 * Holds a model's sentence against the sources: its marks, quotations, citations, numbers, names, its words, its
 * negations, and the words that decide a case must all be those of one source that it names, or of any if it names
 * none. Made to be sure when it says yes; a sound sentence that it refuses is only replaced by a quotation.
 */
export function verifySentence(text: string, sources: readonly Evidence[]): SentenceVerdict {
  const marks = [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, n]) => Number(n));
  const plain = text.replace(/\s*\[\d{1,3}\]/g, "");
  const named = marks.length === 0 ? sources : sources.filter(({ n }) => marks.includes(n));
  const nearest = findNearestSentence(plain, named.length > 0 ? named : sources);
  const refuse = (why: RejectionReason): SentenceVerdict => ({ supported: false, why, nearest });
  if (named.length === 0 || (marks.length > 0 && new Set(marks).size > named.length)) return refuse("mark");
  if (READER_ADDRESS.test(plain)) return refuse("address");
  let why: RejectionReason = "overlap";
  for (const source of named) {
    const fault = findFault(plain, source);
    if (fault === null) return { supported: true, n: source.n };
    why = fault;
  }
  return refuse(why);
}

/** What no source of law says to its reader: addresses, and orders to a machine. */
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
  const telling = new Set(own.filter(({ word }) => !QUESTION_STOP_WORDS.has(word)).map(({ word }) => stem(word)));
  const [best, share] = findBestMatch(telling, sentences, facts);
  if (telling.size < 2 || best === null || share < MIN_SUPPORT_SHARE) return "overlap";
  if (countNegations(text) !== countNegations(best)) return "negation";
  const said = new Set(findWords(best).map(({ word }) => stem(word)));
  for (const one of telling) if (OUTCOME_STEMS.has(one) && !said.has(one)) return "outcome";
  for (const one of MODAL_WORDS)
    if (own.some(({ word }) => word === one) && !collectWords(best).has(one)) return "outcome";
  return null;
}

/** The one or two neighbouring sentences of a source that hold most of some stems, and the part they hold. */
function findBestMatch(
  telling: ReadonlySet<string>,
  sentences: readonly SourceSentence[],
  facts: string,
): [string | null, number] {
  const free = new Set(findWords(facts).map(({ word }) => stem(word)));
  let best: string | null = null;
  let most = 0;
  const weigh = (parts: readonly SourceSentence[]) => {
    let held = 0;
    for (const one of telling) if (free.has(one) || parts.some(({ stems }) => stems.has(one))) held++;
    const share = held / Math.max(1, telling.size);
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
  const telling = new Set(
    findWords(text)
      .filter(({ word }) => !QUESTION_STOP_WORDS.has(word))
      .map(({ word }) => stem(word)),
  );
  let nearest: { n: number; sentence: SourceSentence } | null = null;
  let most = MIN_RELATED_SHARE;
  for (const { n, sentences } of sources) {
    for (const sentence of sentences) {
      let held = 0;
      for (const one of telling) if (sentence.stems.has(one)) held++;
      const share = held / Math.max(1, telling.size);
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

/** Quotations are compared without regard to white space and the shape of quotation marks. */
function normalizeQuotation(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/[.,;:]$/, "")
    .trim();
}

const NEGATION = /\b(?:not|no|never|none|neither|nor|cannot|without|n't|nothing|nobody)\b|n['’]t\b/gi;

/** Whether a text negates, and whether it does so twice. */
function countNegations(text: string): number {
  return Math.min(2, [...text.matchAll(NEGATION)].length);
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(
  (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty " +
    "forty fifty sixty seventy eighty ninety hundred thousand million billion half twice double unanimous unanimously"
  ).split(" "),
);

/** Stems that turn what a sentence says into its contrary. */
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
