import type { Corpus } from "../../corpus/port/corpus.ts";
import type { CaseBrief } from "../../corpus/port/passage-search.ts";
import { stem } from "../../text/stem.ts";
import { type DefinedTerm, isHeadingOf, scoreDefinition } from "../interpret/defined-term.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computePointLoss, computePointShare, isPointMet, type KeyPoint } from "../interpret/key-points.ts";
import { findNamedProvision } from "../interpret/named-provisions.ts";
import { type DoctrineLead, isLead } from "../interpret/question-doctrines.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import { type PassageSource, type SourcePassage, toSourceKey } from "../passages/passage.ts";
import type { Authority } from "./authority.ts";
import { findKnownAuthorities } from "./compare-known-questions.ts";
import { computeNaming } from "./compute-naming.ts";
import { ELSEWHERE_LOSS, ELSEWHERE_SHARE, isElsewhere, isOfOtherState, isStateLaw } from "./law-of-states.ts";
import { scoreAuthority } from "./score-authority.ts";
import { isWithoutFigure } from "./stated-figures.ts";
import {
  computeTextRelevance,
  listDecidedUnits,
  listLaw,
  listTexts,
  listTopicStems,
  listUnits,
} from "./text-relevance.ts";

/** Maximum number of cases whose briefs are read. */
const MAX_BRIEFS = 36;

/** Returns the sources of the passages as authorities, best first. */
export async function rankAuthorities(
  corpus: Corpus,
  question: Interpretation,
  passages: readonly SourcePassage[],
): Promise<Authority[]> {
  const groups = new Map<string, SourcePassage[]>();
  for (const passage of passages) {
    const key = toSourceKey(passage.source);
    const known = groups.get(key);
    if (known) known.push(passage);
    else groups.set(key, [passage]);
  }
  const sources = [...groups.values()];
  const clusterIds = sources.flatMap(([first]) => (first!.source.kind === "case" ? [first!.source.clusterId] : []));
  const briefs = await corpus.passages.readBriefs(clusterIds.slice(0, MAX_BRIEFS));
  const byCase = new Map(briefs.flatMap((brief) => (brief ? [[brief.clusterId, brief] as const] : [])));
  const known = await findKnownAuthorities(corpus, question);
  return sources
    .map((own) => createAuthority(question, own, byCase, known))
    .sort((a, b) => b.score - a.score || compareKeys(a, b));
}

function compareKeys(a: Authority, b: Authority): number {
  return toSourceKey(a.source) < toSourceKey(b.source) ? -1 : 1;
}

function createAuthority(
  question: Interpretation,
  passages: readonly SourcePassage[],
  briefs: ReadonlyMap<number, CaseBrief>,
  known: ReadonlyMap<string, number>,
): Authority {
  const [first] = passages;
  const given = first!.source;
  const brief = given.kind === "case" ? (briefs.get(given.clusterId) ?? null) : null;
  const source: PassageSource =
    given.kind === "case" && brief !== null
      ? { ...given, citeCount: brief.citeCount, freshness: brief.freshness }
      : given;
  const isNamed = passages.some(({ foundBy }) => foundBy === "named");
  const spoken =
    isNamed || question.isFollowUp || question.points.length > 0
      ? [...listUnits(passages, brief), ...listTopicStems(passages)]
      : [];
  const naming = isNamed ? computeNaming(question, source, spoken, listTexts(passages, brief)) : 0;
  const doctrine = Math.max(0, ...question.leads.filter((lead) => isLead(lead, source)).map(scoreLead));
  const isNext = isLater(question, source) || isCounterpart(question, source);
  const link = isNext ? NEXT_LINK : Number(isLinked(question, source));
  const text = computeTextRelevance(question, passages, brief);
  const { points, leads } = question;
  const own = new Set(
    leads.filter((lead) => isLead(lead, source) || isSameLaw(lead, source)).map(({ start }) => start),
  );
  const decided = points.some(({ kind }) => kind === "absent") ? listDecidedUnits(passages, brief) : [];
  // The authority of a doctrine need not use its name. Of what the corpus lacks a mention in the facts is not enough.
  const isMet = (point: KeyPoint) =>
    own.has(point.start) || isPointMet(point, point.kind === "absent" ? decided : spoken);
  const located = { source, brief };
  const elsewhere = isElsewhere(points, located, isMet);
  const met = {
    points: computePointShare(points, isMet),
    pointLoss: computePointLoss(points, isMet) + (elsewhere && isStateLaw(located) ? ELSEWHERE_LOSS : 0),
  };
  const limb = question.isFollowUp
    ? computeCoverage(question.ownTerms, (one) => spoken.some((unit) => unit.has(one)))
    : 0;
  const relevance = {
    ...text,
    ...met,
    doctrine,
    link,
    limb,
    naming,
    known: known.get(toSourceKey(source)) ?? 0,
    attribution: Math.max(0, ...passages.map(({ attribution = 0 }) => attribution)),
    definition: measureDefinition(question, passages, brief),
    isOfOtherState: isOfOtherState(points, located, isMet),
    isOfAct: source.kind === "act" && question.acts.has(source.section.act.actId),
    lacksFigure: isWithoutFigure(question, listTexts(passages, brief)),
  };
  return {
    source,
    passages: [...passages].filter(({ sentences }) => sentences.length > 0),
    brief,
    foundBy: naming > 0 ? "named" : first!.foundBy,
    relevance,
    score: scoreAuthority(question, source, relevance) * (elsewhere ? ELSEWHERE_SHARE : 1),
  };
}

/** Returns how surely a sentence of law of a source defines the term that the question asks to define. */
function measureDefinition(
  { definedTerm }: Interpretation,
  passages: readonly SourcePassage[],
  brief: CaseBrief | null,
): number {
  if (definedTerm === null) return 0;
  const sentences = brief === null ? passages.flatMap((passage) => passage.sentences) : listLaw(brief);
  const { source } = passages[0]!;
  const isHeaded = source.kind !== "case" && isHeadingOf(definedTerm, source.section.heading);
  return Math.max(
    isHeaded ? 1 : hasWholeTopic(definedTerm, passages) ? TOPIC_DEFINITION : 0,
    ...sentences.map(({ text }) => scoreDefinition(definedTerm, text)),
  );
}

/** What a topic of a provision counts that is the term which the question asks to define. */
const TOPIC_DEFINITION = 0.75;

/** Returns whether one of the topics of a provision is a term and nothing else. */
function hasWholeTopic({ singulars }: DefinedTerm, [first]: readonly SourcePassage[]): boolean {
  const stems = singulars.map(stem);
  return listTopicStems([first!]).some((topic) => topic.size === stems.length && stems.every((one) => topic.has(one)));
}

/** Returns whether a source is a provision of the law to a provision of which a doctrine leads. */
function isSameLaw({ source: lead }: DoctrineLead, source: PassageSource): boolean {
  if (source.kind === "case" || "clusterId" in lead) return false;
  if (source.kind === "act") return lead.kind === "act" && lead.section.act.actId === source.section.act.actId;
  return lead.kind === "section" && lead.section.codeId === source.section.codeId;
}

/** Share of the score of a lead that does not depend on how much of the question its doctrine is. */
const LEAST_LEAD = 0.25;

/** A doctrine's first authority counts most; a name that is a small part of the question counts less. */
function scoreLead({ place, share }: DoctrineLead): number {
  return (1 - 0.2 * place) * (LEAST_LEAD + (1 - LEAST_LEAD) * share);
}

/** Returns whether a source cites an authority of an earlier turn, is cited by it, or is a section of the same law. */
function isLinked({ isFollowUp, linked, provisions }: Interpretation, source: PassageSource): boolean {
  if (!isFollowUp) return false;
  if (source.kind === "case") return linked.has(source.clusterId);
  if (findNamedProvision(provisions, source) !== undefined) return false;
  return provisions.some((named) =>
    named.provisions.some((one) =>
      one.kind === "act"
        ? source.kind === "act" && source.section.act.actId === one.section.act.actId
        : source.kind === "section" && source.section.codeId === one.section.codeId,
    ),
  );
}

/**
 * How much more a source counts to which a follow-up question passes on: a case that cites that of an earlier turn, if the
 * question asks what came later; a section of an Act that it mentions with the heading of one of an earlier turn.
 */
const NEXT_LINK = 4;

function isCounterpart({ isFollowUp, acts, provisions }: Interpretation, source: PassageSource): boolean {
  if (!isFollowUp || source.kind !== "act" || !acts.has(source.section.act.actId)) return false;
  const { heading } = source.section;
  return provisions.some((named) => named.provisions.some(({ section }) => section.heading === heading));
}

function isLater({ later }: Interpretation, source: PassageSource): boolean {
  return source.kind === "case" && later.has(source.clusterId);
}
