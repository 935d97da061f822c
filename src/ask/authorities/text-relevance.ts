import type { BriefSentence, CaseBrief } from "../../corpus/port/passage-search.ts";
import { isJoiningWord } from "../../text/function-words.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage, computeTopicCoverage, type QuestionTerm } from "../interpret/terms/question-terms.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { type Authority, listUnmarkedSentences, OTHER_VOICES, type Relevance } from "./authority.ts";
import { computeCloseness } from "./closeness.ts";

/** Returns the stems of the headings of a source, and of each of its sentences that are known. */
export function listUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  return [listHeadingStems(passages, brief), ...listSentences(passages, brief).map(({ stems }) => stems)];
}

/** Returns the sentences of a source that are known. */
export function listSentences(passages: readonly SourcePassage[], brief: CaseBrief | null): SourceSentence[] {
  return [...(brief?.sentences ?? []), ...passages.flatMap(({ sentences }) => sentences)];
}

/** Returns the stems of everything that was read of an authority: its name, its topics or headings, its sentences. */
export function collectReadStems({ brief, passages }: Pick<Authority, "brief" | "passages">): ReadonlySet<string> {
  const stems = new Set(brief === null ? (passages[0]?.headings ?? []) : collectBriefStems(brief).all);
  for (const { sentences, topics = [] } of passages)
    for (const one of [...sentences.map((sentence) => sentence.stems), ...topics])
      for (const each of one) stems.add(each);
  return stems;
}

/** Returns the texts of the sentences of a source that are known. */
export function listTexts(passages: readonly SourcePassage[], brief: CaseBrief | null): string[] {
  return listSentences(passages, brief).map(({ text }) => text);
}

/** Returns the stems of the name, the topics, the holdings and the rules of a case; of a provision those of all of it. */
export function listDecidedUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  if (brief === null) return listUnits(passages, brief);
  const { headings, law } = collectBriefStems(brief);
  return [...headings, ...law.map(({ stems }) => stems)];
}

/** Returns the stems of each heading of a source: the name and the topics of a case, the headings and topics of a provision. */
export function listHeadingUnits({ brief, passages }: Pick<Authority, "brief" | "passages">): ReadonlySet<string>[] {
  if (brief !== null) return [...collectBriefStems(brief).headings];
  return [passages[0]?.headings ?? new Set(), ...listTopicStems(passages)];
}

/** Returns the sentences of a case that state the law. */
export function listLaw(brief: CaseBrief): readonly BriefSentence[] {
  return collectBriefStems(brief).law;
}

function listHeadingStems([first]: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string> {
  return brief === null ? (first?.headings ?? new Set()) : collectBriefStems(brief).subject;
}

/** Returns the stems of each topic of a provision. */
export function listTopicStems([first]: readonly SourcePassage[]): readonly ReadonlySet<string>[] {
  return first?.topics ?? [];
}

/** Roles of sentences that state the law. */
const LAW_ROLES: ReadonlySet<string> = new Set(["holding", "rule", "summary"]);

/** Computes how the words of an authority bear on a question. */
export function computeTextRelevance(
  { terms }: Interpretation,
  passages: readonly SourcePassage[],
  brief: CaseBrief | null,
): Pick<
  Relevance,
  "coverage" | "subject" | "law" | "topic" | "match" | "exact" | "agreement" | "agreeing" | "closeness"
> {
  const headings = listHeadingStems(passages, brief);
  const sentences = brief === null ? passages.flatMap((passage) => passage.sentences) : [];
  const ofBrief = brief === null ? null : collectBriefStems(brief);
  const law = ofBrief?.law ?? sentences;
  const decided = ofBrief?.decided ?? joinStems(headings, sentences);
  const topics = listTopicStems(passages);
  const topic = computeTopicCoverage(terms, (one) => headings.has(one), topics);
  const subject = computeTopicCoverage(terms, (one) => decided.has(one), topics);
  const cover = ({ stems }: SourceSentence) => computeCoverage(terms, (one) => stems.has(one));
  const unmarked = brief === null ? [] : listUnmarkedSentences({ brief, passages });
  const best = Math.max(0, ...law.map(cover), ...unmarked.map((one) => UNMARKED_SHARE * cover(one)));
  const whole = computeCoverage(terms, (one) => (ofBrief?.all ?? headings).has(one));
  const coverage = Math.max(whole, ...passages.map((passage) => passage.coverage));
  const match = Math.min(1, Math.max(0, ...passages.map(({ score }) => score)));
  const read = ofBrief?.all ?? headings;
  const has = (one: string) =>
    read.has(one) || passages.some((passage) => passage.sentences.some(({ stems }) => stems.has(one)));
  const exact = sumTermWeights(terms, (term) => has(term.stem) || topics.some((topic) => topic.has(term.stem)));
  const { agreement, agreeing } = computeAgreement(terms, ofBrief?.headings ?? [headings, ...topics]);
  const ofCourt = brief?.sentences.filter(isOfCourt) ?? sentences;
  const closeness = Math.max(0, ...[...ofCourt, ...unmarked].map((one) => computeCloseness(terms, one)));
  return { coverage, subject, law: best, topic, match, exact, agreement, agreeing, closeness };
}

/** Returns whether a sentence of a case is neither of a dissent nor a party's. */
function isOfCourt({ role, section }: BriefSentence): boolean {
  return role !== "argument" && role !== "dissent" && !OTHER_VOICES.has(section);
}

/** Returns the share of the weight of the terms that meet a condition. */
function sumTermWeights(terms: Interpretation["terms"], isMet: (term: QuestionTerm) => boolean): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : terms.reduce((sum, term) => sum + (isMet(term) ? term.weight : 0), 0) / total;
}

/** Number of words that a topic shares with a question if they agree, and of topics that are counted. */
const MIN_SHARED_WORDS = 2;
const MAX_AGREEING_TOPICS = 5;

/**
 * Compares topics with the words of a question and what stands for them: the greatest share of the words of a topic that
 * the question contains, and how many topics share at least two words with it, 0 to 1.
 */
function computeAgreement(
  terms: Interpretation["terms"],
  topics: readonly ReadonlySet<string>[],
): Pick<Relevance, "agreement" | "agreeing"> {
  const asked = new Set<string>();
  for (const { stem: own, synonyms, alternatives = [] } of terms)
    for (const one of [own, ...synonyms, ...alternatives.flat()]) asked.add(one);
  let agreement = 0;
  let agreeing = 0;
  for (const topic of topics) {
    let words = 0;
    let shared = 0;
    for (const one of topic) {
      if (isJoiningWord(one)) continue;
      words++;
      if (asked.has(one)) shared++;
    }
    if (words < MIN_SHARED_WORDS) continue;
    if (shared >= MIN_SHARED_WORDS) agreeing++;
    agreement = Math.max(agreement, shared / words);
  }
  return { agreement, agreeing: Math.min(MAX_AGREEING_TOPICS, agreeing) / MAX_AGREEING_TOPICS };
}

/** What a sentence of a case counts whose role is not known: most of a judgment states its law in such sentences. */
const UNMARKED_SHARE = 0.9;

/** The stems of the parts of a case, which are collected once per brief. */
interface BriefStems {
  /** Of its name, and of each topic. */
  readonly headings: readonly ReadonlySet<string>[];
  /** Of its name and its topics. */
  readonly subject: ReadonlySet<string>;
  /** Of its name, its topics, and the sentences that state the law. */
  readonly decided: ReadonlySet<string>;
  /** Of all that the brief contains. */
  readonly all: ReadonlySet<string>;
  readonly law: readonly BriefSentence[];
}

const briefStems = new WeakMap<CaseBrief, BriefStems>();

function collectBriefStems(brief: CaseBrief): BriefStems {
  const known = briefStems.get(brief);
  if (known !== undefined) return known;
  const headings = [brief.name, ...brief.topics].map((text) => new Set(splitWords(text).map(stem)));
  const subject = new Set(headings.flatMap((stems) => [...stems]));
  const law = brief.sentences.filter(({ role }) => LAW_ROLES.has(role));
  const stems = { headings, subject, law, decided: joinStems(subject, law), all: joinStems(subject, brief.sentences) };
  briefStems.set(brief, stems);
  return stems;
}

function joinStems(headings: ReadonlySet<string>, sentences: readonly SourceSentence[]): Set<string> {
  const joined = new Set(headings);
  for (const { stems } of sentences) for (const one of stems) joined.add(one);
  return joined;
}

/** Minimum share of the words of a side of a comparison that a topic or a sentence of law about it contains. */
const MIN_SIDE_COVERAGE = 0.75;

/** Returns whether a topic or a sentence is about a side of a comparison. */
export function isAboutSide(unit: ReadonlySet<string>, side: readonly QuestionTerm[]): boolean {
  return computeCoverage(side, (stem) => unit.has(stem)) >= MIN_SIDE_COVERAGE;
}

/** Returns whether a heading of an authority is a side and nothing else: "robbery" rather than "bank robbery". */
export function isWhollyAboutSide(
  authority: Parameters<typeof listHeadingUnits>[0],
  side: readonly QuestionTerm[],
): boolean {
  return listHeadingUnits(authority).some((unit) => unit.size <= side.length && isAboutSide(unit, side));
}
