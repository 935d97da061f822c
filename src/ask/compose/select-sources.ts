import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { SentenceRole } from "../../law/sentence-role.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { splitWords } from "../../text/words.ts";
import { type Authority, isDigest } from "../authorities/authority.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { hasAspect } from "../interpret/question-aspects.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import type { SourcePassage } from "../passages/passage.ts";
import {
  type AnswerSentence,
  isDependent,
  isLeading,
  isSupporting,
  rankSentences,
  SIDE_ASPECTS,
  selectTerms,
} from "./answer-sentences.ts";
import { findCompared } from "./compared-authorities.ts";

/** An authority of the answer with the sentences that the answer quotes of it; none if it is listed only. */
export interface SelectedSource {
  readonly authority: Authority;
  readonly quotes: readonly SourceSentence[];
}

/** How many sentences are quoted of the first authority and of others, and of how many others. */
const LIMITS = {
  standard: { lead: 5, other: 1, others: 1 },
  deep: { lead: 6, other: 2, others: 4 },
} as const;

/** The same of a question that compares: as much of each. */
const COMPARISON_LIMITS = { lead: 3, other: 3, others: 2 } as const;
/** Share of the score of the first authority that another needs in order to be quoted, and to be listed. */
const MIN_QUOTED_SHARE = 0.85;
const MIN_LISTED_SHARE = 0.45;

/** Selects what the answer quotes: of the first authority most, of others only if they bear on the question as much. */
export function selectSources(
  question: Interpretation,
  authorities: readonly Authority[],
  { mode, maxSources }: Pick<AskRequest, "mode" | "maxSources">,
): SelectedSource[] {
  const compared = findCompared(question, authorities);
  const limits = compared.length > 1 ? COMPARISON_LIMITS : LIMITS[mode];
  const [lead, ...rest] = [...compared, ...authorities.filter((one) => !compared.includes(one))];
  if (lead === undefined) return [];
  const selected: SelectedSource[] = [{ authority: lead, quotes: selectQuotes(question, lead, limits.lead) }];
  let quoted = 0;
  for (const authority of rest) {
    if (selected.length >= maxSources) break;
    const share = compared.includes(authority) ? 1 : compareToLead(authority, lead);
    if (share < MIN_LISTED_SHARE) continue;
    const isQuoted = quoted < limits.others && share >= MIN_QUOTED_SHARE;
    if (isQuoted) quoted++;
    selected.push({ authority, quotes: isQuoted ? selectQuotes(question, authority, limits.other) : [] });
  }
  return selected;
}

/** A named authority counts more than any other, which must not hide the others. */
function compareToLead(authority: Authority, lead: Authority): number {
  const own = toUnnamedScore(authority);
  const first = toUnnamedScore(lead);
  if (authority.relevance.naming === 1) return 1;
  return first <= 0 ? 1 : own / first;
}

function toUnnamedScore({ score, relevance }: Authority): number {
  return score - 2 * relevance.naming;
}

/** Minimum score of a sentence after the first two. */
const MIN_FURTHER_SCORE = 0.3;

/**
 * Returns the sentences that answer: those that state the law first, then the best others; at most `limit`, and one that
 * tells what was made of a decision later.
 */
export function selectQuotes(question: Interpretation, authority: Authority, limit: number): SourceSentence[] {
  const ranked = dropRepeats(rankSentences(question, authority));
  const asked = findToldRole(question);
  const ofRole = asked === null ? [] : ranked.filter(({ role }) => role === asked);
  const isTold = ofRole.length > 0;
  // Of the judges the sentences that name them speak, whatever their role.
  const states = (one: AnswerSentence) => one.isQuoted || question.kind.id === "opinions" || isLeading(one, authority);
  const leading = isTold ? ofRole : ranked.filter(states);
  const supporting = isTold ? ofRole : ranked.filter((one) => isSupporting(one, authority));
  const first = addMainRule(
    question,
    authority,
    ranked,
    selectFirst(question, leading.length > 0 ? leading : ranked, supporting, Math.min(2, limit)),
  );
  const later = limit > first.length ? findLaterEvent(authority, ranked) : null;
  const further: AnswerSentence[] = later === null || first.includes(later) ? [] : [later];
  const most = limit + further.length;
  // A short provision is quoted whole: its conditions and exceptions belong to what it says.
  const isShort = authority.source.kind !== "case" && ranked.length <= limit;
  for (const one of ranked) {
    if (first.length + further.length >= most || (one.score < MIN_FURTHER_SCORE && !isShort)) break;
    const chosen = [...first, ...further];
    if (!chosen.includes(one) && !(one.role === "summary" && chosen.some((other) => isRepeated(one, other))))
      further.push(one);
  }
  // The sentence that answers best is first, unless it needs what precedes it. Facts are told in their order.
  const opening = isTold || (first[0] !== undefined && isDependent(first[0])) ? orderByPlace(first) : first;
  const told = [...opening, ...orderByPlace(further)];
  return (later === null ? told : moveForward(question, authority, told, later)).map(({ sentence }) => sentence);
}

/**
 * Moves what was made of a decision to the beginning if the question asks for the law of a later year, and behind the first
 * sentence if it asks whether the decision stands.
 */
function moveForward(
  { question, kind }: Interpretation,
  authority: Authority,
  told: readonly AnswerSentence[],
  later: AnswerSentence,
): AnswerSentence[] {
  const others = told.filter((one) => one !== later);
  const place = statesLaterYear(question, authority) ? 0 : kind.id === "standing" ? 1 : told.indexOf(later);
  return [...others.slice(0, place), later, ...others.slice(place)];
}

/**
 * Returns the best sentence of a digest that tells what was made of the decision in a later year: a law that replaced it, an
 * order that was revoked. Whoever reads what was decided must know it.
 */
function findLaterEvent(authority: Authority, ranked: readonly AnswerSentence[]): AnswerSentence | null {
  if (!isDigest(authority)) return null;
  return ranked.find(({ role, sentence }) => role === "history" && statesLaterYear(sentence.text, authority)) ?? null;
}

/** A year in a text; the years of decisions that it cites stand in parentheses. */
const STATED_YEAR = /(?<![(\d])(?:1[789]|20)\d\d(?![)\d])/g;

/** Returns whether a text states a year after that of a decision. */
function statesLaterYear(text: string, { brief }: Authority): boolean {
  if (brief === null || brief.datePrecision === "unknown") return false;
  const year = Number(brief.dateFiled.slice(0, 4));
  return (text.match(STATED_YEAR) ?? []).some((stated) => Number(stated) > year);
}

/** Roles of sentences that state what a court decides. */
const HOLDING_ROLES: ReadonlySet<SentenceRole | null> = new Set<SentenceRole | null>(["holding", "rule"]);
/** Number of words below which a sentence decides nothing by itself. */
const MIN_HOLDING_WORDS = 9;

/**
 * Returns the sentences in which an opinion decides, best first; those of {@link selectQuotes} if none is known, and of a
 * digest, which says in every sentence what was decided.
 */
export function selectHoldings(question: Interpretation, authority: Authority, limit: number): SourceSentence[] {
  if (isDigest(authority)) return selectQuotes(question, authority, limit);
  const deciding = dropRepeats(rankSentences(question, authority)).filter(
    ({ role, sentence }) => HOLDING_ROLES.has(role) && sentence.wordCount >= MIN_HOLDING_WORDS,
  );
  const chosen = deciding.slice(0, limit);
  return chosen.length === 0 ? selectQuotes(question, authority, limit) : chosen.map(({ sentence }) => sentence);
}

/** Drops the sentences that have the words of one before them: some sources have an opinion twice, with other quotes. */
export function dropRepeats(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ sentence }) => {
    const words = splitWords(sentence.text).join(" ");
    const isRepeat = seen.has(words);
    seen.add(words);
    return !isRepeat;
  });
}

/** How surely a provision is named whose main rule is quoted whatever else is. */
const MIN_RULE_NAMING = 0.8;

/**
 * Puts the first sentence of a named provision, which states its rule, before a sentence that says something else of it,
 * unless the question asks for a figure, an exception or the like.
 */
function addMainRule(
  { aspects, terms }: Interpretation,
  { source, relevance }: Authority,
  ranked: readonly AnswerSentence[],
  first: readonly AnswerSentence[],
): readonly AnswerSentence[] {
  const isRuleAsked = terms.length > 0 && aspects.every(({ id }) => !SIDE_ASPECTS.has(id));
  if (source.kind === "case" || relevance.naming < MIN_RULE_NAMING || !isRuleAsked) return first;
  const [rule] = orderByPlace(ranked);
  if (rule === undefined || first.includes(rule)) return first;
  return [rule, ...first.slice(0, 1)];
}

/** Aspects of a case that are told in the order of its text, with the role of their sentences. */
const TOLD_ROLES: Readonly<Record<string, SentenceRole>> = { facts: "fact", arguments: "argument" };

/** Returns the role of the sentences for which a question asks of a case that it names: facts or arguments. */
function findToldRole({ aspects, cases }: Interpretation): SentenceRole | null {
  const ids = cases.length > 0 ? aspects.map(({ id }) => id) : [];
  return ids.map((id) => TOLD_ROLES[id]).find((role) => role !== undefined) ?? null;
}

/** Share of the words of the shorter of two sentences from which the one repeats the other. */
const MIN_REPEATED_SHARE = 0.6;

/** Returns whether a summary says much the same as another sentence. */
function isRepeated({ sentence: { stems: a } }: AnswerSentence, { sentence: { stems: b } }: AnswerSentence): boolean {
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared >= MIN_REPEATED_SHARE * Math.min(a.size, b.size);
}

/**
 * Returns the sentences that open the answer: the best, and the one that adds most to it. Two summaries say less than a
 * summary and a sentence of the decision.
 */
function selectFirst(
  question: Interpretation,
  [best]: readonly AnswerSentence[],
  supporting: readonly AnswerSentence[],
  limit: number,
): AnswerSentence[] {
  if (best === undefined) return [];
  const terms = selectTerms(question);
  const others = supporting.filter((one) => one !== best && (one.role !== "summary" || best.role !== "summary"));
  const open = question.aspects.filter((one) => !hasAspect(one, best.sentence.text, best.role));
  const added = ({ sentence, role, score }: AnswerSentence) =>
    score +
    (best.role === "summary" && !question.isFollowUp && OUTCOME.test(sentence.text) ? OUTCOME_BONUS : 0) +
    OPEN_ASPECT_BONUS * open.filter((one) => hasAspect(one, sentence.text, role)).length +
    computeCoverage(terms, (stem) => sentence.stems.has(stem) || best.sentence.stems.has(stem));
  const [second] = [...others].sort((a, b) => added(b) - added(a) || a.sentence.start - b.sentence.start);
  return [best, ...(second === undefined ? [] : [second])].slice(0, limit);
}

/** What a second sentence gains if it tells in the words of the decision what a summary before it says. */
const OUTCOME = /\b(?:struck|upheld|void|unconstitutional|quashed|invalid|read down|valid|sustained)\b/;
const OUTCOME_BONUS = 0.1;
/** What a second sentence gains by each thing that is asked for and that the first lacks. */
const OPEN_ASPECT_BONUS = 0.15;

function orderByPlace(sentences: readonly AnswerSentence[]): AnswerSentence[] {
  return [...sentences].sort((a, b) => a.sentence.start - b.sentence.start);
}

/** Returns the passage of a selected source: its best passage, with the quoted sentences. */
export function toPassage({ authority, quotes }: SelectedSource): SourcePassage {
  const [best] = authority.passages;
  const { source, brief, foundBy } = authority;
  const near = best?.sentences ?? [];
  const sentences = [...quotes, ...near.filter((one) => quotes.every((quote) => isApart(one, quote)))].sort(
    (a, b) => a.start - b.start,
  );
  const shown = sentences.length > 0 ? sentences : (brief?.sentences.slice(0, 1) ?? []);
  return {
    source,
    start: shown[0]?.start ?? 0,
    end: shown.at(-1)?.end ?? 0,
    sentences: shown,
    score: authority.score,
    coverage: authority.relevance.coverage,
    section: best?.section ?? null,
    foundBy,
  };
}

function isApart(a: SourceSentence, b: SourceSentence): boolean {
  return a.end <= b.start || a.start >= b.end;
}
