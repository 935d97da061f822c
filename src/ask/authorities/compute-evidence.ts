import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import type { NamedProvision } from "../interpret/named-provisions.ts";
import { hasAspect } from "../interpret/question-aspects.ts";
import { computeCoverage, scoreTermMatch } from "../interpret/terms/question-terms.ts";
import type { Authority } from "./authority.ts";
import type { KnownComparison } from "./compare-known-questions.ts";
import { findUnstated } from "./find-unstated.ts";
import { isAboutFigure } from "./stated-figures.ts";
import { collectReadStems, listDecidedUnits, listHeadingUnits, listSentences } from "./text-relevance.ts";
import { computeWording, listWording } from "./wording.ts";

/** What speaks for and against the best authority of a question; each figure 0 to about 1 unless it says otherwise. */
export interface Evidence {
  readonly coverage: number;
  readonly law: number;
  readonly match: number;
  readonly exact: number;
  readonly agreement: number;
  readonly doctrine: number;
  readonly naming: number;
  readonly score: number;
  readonly followUp: number;
  readonly provision: number;
  /** Whether a provision states the time, amount or punishment for which the question asks. */
  readonly figure: number;
  /** Whether it states none. */
  readonly noFigure: number;
  /** Share of the question that no sentence of a case covers which states the time, amount or number that is asked for. */
  readonly caseFigure: number;
  /** Number of terms, as a logarithm: a story has words that no authority repeats. */
  readonly terms: number;
  /** Weight of the rarest term that the authority does not contain. */
  readonly unmet: number;
  /** Whether it contains the term that is second by weight. */
  readonly second: number;
  /** What few words lack, of which none is dress. */
  readonly few: number;
  readonly pointLoss: number;
  /** Whether the question names a provision that the corpus does not contain and of whose number the authority does not speak. */
  readonly missing: number;
  /** How surely the question is about a case that the corpus does not contain, which it names. */
  readonly missingCase: number;
  /** How much more of the question a doctrine has of whose authorities the corpus contains none than the headings have. */
  readonly absentDoctrine: number;
  /**
   * Mean similarity of the most similar known questions that the corpus answers, and of those that it does not; 0 if it
   * contains none.
   */
  readonly answeredSimilarity: number;
  readonly unansweredSimilarity: number;
  /** What the known questions of the authority say: the logarithm of their odds, what the words add, the share of new words. */
  readonly authorityOdds: number;
  readonly wordOdds: number;
  readonly newWords: number;
  /** Whether it asks for something that the authority states nowhere. */
  readonly unstated: number;
  /** What its wording tells beside the authority, -5 to 5. */
  readonly wording: number;
}

/** Numbers of terms that are few, and the shares of their weight that an answer, its topics and its law must meet. */
const FEW_TERMS = [
  { max: 3, minCoverage: 0.75, minTopic: 0.5, minLaw: 0.5 },
  { max: 5, minCoverage: 0.75, minTopic: 0.2, minLaw: 0.2 },
  { max: 6, minCoverage: 0.65, minTopic: 0, minLaw: 0 },
] as const;
/** How much more a share counts that the topics lack: a bare subject is asked of its authority only. */
const TOPIC_LOSS = 1.4;
/** Agreement of the topics of an authority of which none are known, as in most corpora: the mean of those that answer. */
const UNKNOWN_AGREEMENT = 0.6;
/** Weight of a term that counts as 1. */
const FULL_WEIGHT = 4.5;
/** Score of an authority from which on nothing more is gained. */
const MAX_SCORE = 2;

/** How surely a question is about the case that it names, unless it asks what that held or what became of it. */
const BESIDE_CASE = 0.5;
/** How surely an authority that defines what is asked is not judged by what else of few words it lacks. */
const MIN_DEFINITION = 0.75;

/**
 * From how many terms, and how closely, a sentence that follows the wording of a question states what is asked, whatever
 * else on the subject the corpus lacks.
 */
const MIN_STATED_TERMS = 5;
const MIN_STATED_CLOSENESS = 0.7;

/**
 * Lists what speaks for and against the best authority of a question.
 * @param known what known questions say of it; null if the corpus contains none
 */
export function listEvidence(question: Interpretation, lead: Authority, known: KnownComparison | null): Evidence {
  const { terms, kind, missing, provisions, isFollowUp } = question;
  const isOfCase = kind.id === "holding" || kind.id === "standing";
  const { coverage, law, match, exact, agreement, doctrine, naming, pointLoss, lacksFigure } = lead.relevance;
  const isProvision = lead.source.kind !== "case";
  const hasTopics = (lead.brief?.topics ?? lead.passages[0]?.topics ?? []).length > 0;
  const absent = provisions.filter((one) => one.provisions.length === 0);
  const isUnread = (named: NamedProvision) => !isProvisionRead(question, named, read);
  const figure = isProvision && !lacksFigure && isAboutFigure(question);
  const isOnPoint = naming > 0 || doctrine > 0 || lead.relevance.definition >= MIN_DEFINITION;
  const isStated = terms.length >= MIN_STATED_TERMS && lead.relevance.closeness >= MIN_STATED_CLOSENESS;
  const isOther = naming === 0 && !isStated;
  const read = collectReadStems(lead);
  const ranked = [...terms].sort((a, b) => b.weight - a.weight);
  const unmet = ranked.map((term) => 1 - scoreTermMatch(term, (one) => read.has(one)));
  return {
    coverage,
    law,
    match,
    exact,
    agreement: hasTopics ? agreement : UNKNOWN_AGREEMENT,
    doctrine,
    naming,
    score: Math.min(MAX_SCORE, lead.score),
    followUp: Number(isFollowUp),
    provision: Number(isProvision),
    figure: Number(figure),
    noFigure: Number(lacksFigure && isProvision && naming < 1),
    caseFigure: isProvision || naming > 0 || isFollowUp ? 0 : computeFigureLoss(question, lead),
    terms: Math.log1p(terms.length),
    unmet: Math.max(0, ...unmet.map((share, at) => (share * ranked[at]!.weight) / FULL_WEIGHT)),
    second: 1 - (unmet[1] ?? 0),
    few: isOnPoint || isFollowUp || figure ? 0 : computeFewLoss(question, lead, hasTopics),
    pointLoss: isStated ? 0 : pointLoss,
    missing: Number(naming === 0 && !isStated && absent.some(isUnread)),
    missingCase: naming === 0 && missing.length > absent.length ? (isOfCase ? 1 : BESIDE_CASE) : 0,
    absentDoctrine: isOther ? computeAbsentShare(question, listSubjectUnits(lead, hasTopics)) : 0,
    answeredSimilarity: known?.answeredSimilarity ?? 0,
    unansweredSimilarity: known?.unansweredSimilarity ?? 0,
    authorityOdds: known?.odds.authority ?? 0,
    wordOdds: known?.odds.words ?? 0,
    newWords: known?.odds.unknown ?? 0,
    unstated: Number(findUnstated(question, lead) !== null),
    wording: computeWording(listWording(question, read)),
  };
}

/** Lists the stems of what an authority is about: its headings, and of an opinion without topics what it decides. */
function listSubjectUnits(lead: Authority, hasTopics: boolean): ReadonlySet<string>[] {
  const isOpinion = lead.brief !== null && !hasTopics;
  return isOpinion ? listDecidedUnits(lead.passages, lead.brief) : listHeadingUnits(lead);
}

/** Returns whether an authority speaks of a provision: by its number ("302"), or in words ("Fourteenth Amendment"). */
function isProvisionRead(
  { question, isFollowUp }: Interpretation,
  { key, start, end }: NamedProvision,
  read: ReadonlySet<string>,
): boolean {
  if (read.has(key.slice(key.lastIndexOf("/") + 1))) return true;
  const words = isFollowUp ? [] : splitWords(question.slice(start, end));
  return words.length > 0 && words.every((word) => read.has(stem(word)));
}

/** What a statute states more often than a case. */
const CASE_FIGURES: ReadonlySet<string> = new Set(["time", "amount", "number"]);

/** A case seldom answers "how many" unless the sentence with the figure is about what is asked. */
function computeFigureLoss({ aspects, terms }: Interpretation, { passages, brief }: Authority): number {
  const sentences = listSentences(passages, brief);
  const losses = aspects
    .filter(({ id }) => CASE_FIGURES.has(id))
    .map((aspect) => {
      const stating = sentences.filter(({ text }) => hasAspect(aspect, text, null));
      return 1 - Math.max(0, ...stating.map(({ stems }) => computeCoverage(terms, (one) => stems.has(one))));
    });
  return Math.max(0, ...losses);
}

/** Returns the share of the question that an absent doctrine has, times the share that it has and no heading. */
function computeAbsentShare(
  { absentDoctrines, terms }: Interpretation,
  headings: readonly ReadonlySet<string>[],
): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const unmet = terms.filter(({ stem }) => !headings.some((own) => own.has(stem)));
  const losses = absentDoctrines.map(({ share, stems }) => {
    const ahead = unmet.filter(({ stem }) => stems.includes(stem)).reduce((sum, { weight }) => sum + weight, 0);
    return (share * ahead) / total;
  });
  return Math.max(0, ...losses);
}

/** Few words must all be met. Most corpora have no topics, and say nothing by the lack of one. */
function computeFewLoss({ terms }: Interpretation, { relevance }: Authority, hasTopics: boolean): number {
  const few = FEW_TERMS.find(({ max }) => terms.length <= max);
  if (few === undefined) return 0;
  const offTopic = hasTopics ? Math.max(0, few.minTopic - relevance.topic) : 0;
  const offLaw = Math.max(0, few.minLaw - relevance.law);
  return Math.max(0, few.minCoverage - relevance.coverage) + TOPIC_LOSS * offTopic + offLaw;
}
