import type { Corpus } from "../../corpus/port/corpus.ts";
import type { BriefSentence, CaseBrief } from "../../corpus/port/passage-search.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computePointLoss, computePointShare, isPointMet, type KeyPoint } from "../interpret/key-points.ts";
import type { DoctrineLead } from "../interpret/question-doctrines.ts";
import { computeCoverage, computeTopicCoverage } from "../interpret/question-terms.ts";
import { isConstitution, type PassageSource, type SourcePassage, toSourceKey } from "../passages/passage.ts";
import type { Authority, Relevance } from "./authority.ts";

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
  return sources
    .map((own) => createAuthority(question, own, byCase))
    .sort((a, b) => b.score - a.score || compareKeys(a, b));
}

function compareKeys(a: Authority, b: Authority): number {
  return toSourceKey(a.source) < toSourceKey(b.source) ? -1 : 1;
}

function createAuthority(
  question: Interpretation,
  passages: readonly SourcePassage[],
  briefs: ReadonlyMap<number, CaseBrief>,
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
    isNamed || question.points.length > 0 ? [...listUnits(passages, brief), ...listTopicStems(passages)] : [];
  const naming = isNamed ? computeNaming(question, source, spoken) : 0;
  const doctrine = Math.max(0, ...question.leads.filter((lead) => isSource(lead, source)).map(scoreLead));
  const link = isLinked(question, source) ? 1 : 0;
  const text = computeTextRelevance(question, passages, brief);
  const { points, leads } = question;
  const own = new Set(
    leads.filter((lead) => isSource(lead, source) || isSameLaw(lead, source)).map(({ start }) => start),
  );
  const decided = points.some(({ kind }) => kind === "absent") ? listDecidedUnits(passages, brief) : [];
  // The authority of a doctrine need not use its name. Of what the corpus lacks a mention in the facts is not enough.
  const isMet = (point: KeyPoint) =>
    own.has(point.start) || isPointMet(point, point.kind === "absent" ? decided : spoken);
  const met = { points: computePointShare(points, isMet), pointLoss: computePointLoss(points, isMet) };
  const relevance = { ...text, ...met, doctrine, link, naming };
  return {
    source,
    passages: [...passages].filter(({ sentences }) => sentences.length > 0),
    brief,
    foundBy: naming > 0 ? "named" : first!.foundBy,
    relevance,
    score: scoreAuthority(question, source, relevance) * (isElsewhere(points, source, isMet) ? ELSEWHERE_SHARE : 1),
  };
}

function isSource({ source: lead }: DoctrineLead, source: PassageSource): boolean {
  if (source.kind === "case") return "clusterId" in lead && lead.clusterId === source.clusterId;
  if ("clusterId" in lead) return false;
  return toSourceKey({ ...lead, text: "" }) === toSourceKey(source);
}

/** Returns whether a source is a provision of the law to a provision of which a doctrine leads. */
function isSameLaw({ source: lead }: DoctrineLead, source: PassageSource): boolean {
  if (source.kind === "case" || "clusterId" in lead) return false;
  if (source.kind === "act") return lead.kind === "act" && lead.section.act.actId === source.section.act.actId;
  return lead.kind === "section" && lead.section.codeId === source.section.codeId;
}

/** Share of the score of an enactment that does not mention the state that the question names. */
const ELSEWHERE_SHARE = 0.75;

function isElsewhere(points: readonly KeyPoint[], source: PassageSource, isMet: (point: KeyPoint) => boolean): boolean {
  return source.kind !== "case" && points.some((point) => point.kind === "place" && !isMet(point));
}

/** Share of the score of a lead that does not depend on how much of the question its doctrine is. */
const LEAST_LEAD = 0.25;

/** A doctrine's first authority counts most; a name that is a small part of the question counts less. */
function scoreLead({ place, share }: DoctrineLead): number {
  return (1 - 0.2 * place) * (LEAST_LEAD + (1 - LEAST_LEAD) * share);
}

/** How surely an authority of an earlier turn is meant: at least, and if it mentions all that the question adds. */
const FOLLOW_UP_NAMING = { least: 0.1, explicit: 0.5, implicit: 0.35 } as const;
/** Kinds of questions that ask of a decision itself. */
const DECISION_KINDS: ReadonlySet<string> = new Set(["standing", "opinions"]);

/** Returns how surely a question that names no authority means one of an earlier turn. */
function computeFollowUpNaming(
  { kind, ownTerms, pointsBack, points }: Interpretation,
  spoken: readonly ReadonlySet<string>[],
): number {
  const has = (one: string) => spoken.some((unit) => unit.has(one));
  if (points.some((point) => point.kind !== "lay" && !isPointMet(point, spoken))) return 0;
  if (DECISION_KINDS.has(kind.id) || ownTerms.length === 0) return 1;
  const { least, explicit, implicit } = FOLLOW_UP_NAMING;
  return least + (pointsBack ? explicit : implicit) * computeCoverage(ownTerms, has) ** 2;
}

/** Returns whether a source cites an authority of an earlier turn, is cited by it, or is a section of the same law. */
function isLinked({ isFollowUp, linked, provisions }: Interpretation, source: PassageSource): boolean {
  if (!isFollowUp) return false;
  if (source.kind === "case") return linked.has(source.clusterId);
  return provisions.some((named) =>
    named.provisions.some((one) =>
      one.kind === "act"
        ? source.kind === "act" && source.section.act.actId === one.section.act.actId
        : source.kind === "section" && source.section.codeId === one.section.codeId,
    ),
  );
}

/** Returns the stems of the headings of a source, and of each of its sentences that are known. */
function listUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  const sentences = [...(brief?.sentences ?? []), ...passages.flatMap((passage) => passage.sentences)];
  return [listHeadingStems(passages, brief), ...sentences.map(({ stems }) => stems)];
}

/** Returns the same of what a case decides: its holdings and rules; of a provision all. */
function listDecidedUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  if (brief === null) return listUnits(passages, brief);
  const { subject, law } = collectBriefStems(brief);
  return [subject, ...law.map(({ stems }) => stems)];
}

function listHeadingStems([first]: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string> {
  return brief === null ? (first!.headings ?? new Set()) : collectBriefStems(brief).subject;
}

/** Returns the stems of each topic of a provision. */
function listTopicStems([first]: readonly SourcePassage[]): readonly ReadonlySet<string>[] {
  return first!.topics ?? [];
}

/** Roles of sentences that state the law. */
const LAW_ROLES: ReadonlySet<string> = new Set(["holding", "rule", "summary"]);

/** How surely a provision is asked for that the question names beside a case. */
const BESIDE_CASE_SHARE = 0.6;

/** Returns how surely the question names a source that was found by its name. */
function computeNaming(
  question: Interpretation,
  source: PassageSource,
  spoken: readonly ReadonlySet<string>[],
): number {
  const { cases, provisions, kind, isFollowUp } = question;
  if (source.kind === "case") {
    const named = cases.find(({ clusterId }) => clusterId === source.clusterId);
    if (named === undefined) return 0;
    // A follow-up question about a case may lead to another.
    if (isFollowUp) return computeFollowUpNaming(question, spoken);
    if (named.namedBy !== "party") return 1;
    return kind.id === "holding" || kind.id === "standing" ? 0.6 : 0.3;
  }
  const key = toSourceKey(source);
  const at = provisions.findIndex((one) =>
    one.provisions.some((provision) => toSourceKey({ ...provision, text: "" }) === key),
  );
  if (at < 0) return 0;
  // Of several provisions the first counts most.
  const order = 1 - 0.05 * Math.min(4, at);
  if (isFollowUp && !(question.asksNewLaw && at === 0)) return order * computeFollowUpNaming(question, spoken);
  // A constitution is named for its subject as often as for its words; beside a case a provision is what the case is about.
  if (provisions[at]!.key.startsWith("const/")) return 0.1;
  return cases.some(({ namedBy }) => namedBy !== "party") ? BESIDE_CASE_SHARE * order : order;
}

function computeTextRelevance(
  { terms }: Interpretation,
  passages: readonly SourcePassage[],
  brief: CaseBrief | null,
): Pick<Relevance, "coverage" | "subject" | "law" | "topic" | "match"> {
  const headings = listHeadingStems(passages, brief);
  const sentences = brief === null ? passages.flatMap((passage) => passage.sentences) : [];
  const ofBrief = brief === null ? null : collectBriefStems(brief);
  const law = ofBrief?.law ?? sentences;
  const decided = ofBrief?.decided ?? joinStems(headings, sentences);
  const topics = listTopicStems(passages);
  const topic = computeTopicCoverage(terms, (one) => headings.has(one), topics);
  const subject = computeTopicCoverage(terms, (one) => decided.has(one), topics);
  const best = Math.max(0, ...law.map(({ stems }) => computeCoverage(terms, (one) => stems.has(one))));
  const whole = computeCoverage(terms, (one) => (ofBrief?.all ?? headings).has(one));
  const coverage = Math.max(whole, ...passages.map((passage) => passage.coverage));
  const match = Math.min(1, Math.max(0, ...passages.map(({ score }) => score)));
  return { coverage, subject, law: best, topic, match };
}

/** The stems of the parts of a case, which are collected once per brief. */
interface BriefStems {
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
  const subject = new Set([brief.name, ...brief.topics].flatMap((text) => splitWords(text).map(stem)));
  const law = brief.sentences.filter(({ role }) => LAW_ROLES.has(role));
  const stems = { subject, law, decided: joinStems(subject, law), all: joinStems(subject, brief.sentences) };
  briefStems.set(brief, stems);
  return stems;
}

function joinStems(headings: ReadonlySet<string>, sentences: readonly SourceSentence[]): Set<string> {
  const joined = new Set(headings);
  for (const { stems } of sentences) for (const one of stems) joined.add(one);
  return joined;
}

/** Weights of {@link Relevance} in the score of an authority. */
const WEIGHTS = {
  coverage: 0.4,
  subject: 0.27,
  law: 0.2,
  topic: 0.13,
  doctrine: 0.4,
  match: 0.28,
  points: 0.2,
  link: 0.15,
  naming: 1.5,
} as const;
/** Kinds of questions that enacted law answers with its own words, if the question asks for such law. */
const PROVISION_KINDS: ReadonlySet<string> = new Set(["penalty", "quantity", "time", "definition"]);
const ASKED_PROVISION_BONUS = 0.12;

/** Share of the score of the words of a constitution, whose meaning for a set of facts is in the cases. */
const CONSTITUTION_SHARE = 0.75;

/** Share of the score of a law that was repealed, unless the question names it. */
const REPEALED_SHARE = 0.85;

function isRepealed(source: PassageSource): boolean {
  if (source.kind === "case") return false;
  return (source.kind === "act" ? source.section.act.status : source.section.status) === "repealed";
}

/** Share of the score of a case that does not stand, or not firmly, by its status. */
const FALLEN_SHARES: Readonly<Partial<Record<Freshness, number>>> = { Overruled: 0.7, Questioned: 0.85 };

function scoreAuthority(
  { terms, kind, asksForProvision }: Interpretation,
  source: PassageSource,
  relevance: Relevance,
): number {
  const { coverage, subject, law, topic, doctrine, match, points, link, naming } = relevance;
  const score =
    WEIGHTS.coverage * coverage +
    WEIGHTS.subject * subject +
    WEIGHTS.law * law +
    WEIGHTS.topic * topic +
    WEIGHTS.doctrine * doctrine +
    WEIGHTS.match * match +
    WEIGHTS.points * points +
    WEIGHTS.link * link +
    WEIGHTS.naming * naming;
  if (source.kind !== "case") {
    const asked = asksForProvision && PROVISION_KINDS.has(kind.id) ? ASKED_PROVISION_BONUS : 0;
    const share = isConstitution(source) && terms.length > 2 ? CONSTITUTION_SHARE : 1;
    return asked + share * (isRepealed(source) && naming < 1 ? REPEALED_SHARE : 1) * score;
  }
  const status = naming === 0 ? (FALLEN_SHARES[source.freshness] ?? 1) : 1;
  return status * score + 0.03 * Math.min(1, Math.log1p(source.citeCount) / Math.log1p(100));
}
