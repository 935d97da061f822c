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
import { type Authority, listUnmarkedSentences, type Relevance } from "./authority.ts";
import { computeNaming } from "./compute-naming.ts";
import { ELSEWHERE_LOSS, ELSEWHERE_SHARE, isElsewhere, isStateLaw } from "./law-of-states.ts";
import { isWithoutFigure } from "./stated-figures.ts";

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
    isNamed || question.isFollowUp || question.points.length > 0
      ? [...listUnits(passages, brief), ...listTopicStems(passages)]
      : [];
  const naming = isNamed ? computeNaming(question, source, spoken, listTexts(passages, brief)) : 0;
  const doctrine = Math.max(0, ...question.leads.filter((lead) => isSource(lead, source)).map(scoreLead));
  const link = isLinked(question, source) ? (isLater(question, source) ? LATER_LINK : 1) : 0;
  const text = computeTextRelevance(question, passages, brief);
  const { points, leads } = question;
  const own = new Set(
    leads.filter((lead) => isSource(lead, source) || isSameLaw(lead, source)).map(({ start }) => start),
  );
  const decided = points.some(({ kind }) => kind === "absent") ? listDecidedUnits(passages, brief) : [];
  // The authority of a doctrine need not use its name. Of what the corpus lacks a mention in the facts is not enough.
  const isMet = (point: KeyPoint) =>
    own.has(point.start) || isPointMet(point, point.kind === "absent" ? decided : spoken);
  const elsewhere = isElsewhere(points, source, isMet);
  const met = {
    points: computePointShare(points, isMet),
    pointLoss: computePointLoss(points, isMet) + (elsewhere && isStateLaw(source) ? ELSEWHERE_LOSS : 0),
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
  return provisions.some((named) =>
    named.provisions.some((one) =>
      one.kind === "act"
        ? source.kind === "act" && source.section.act.actId === one.section.act.actId
        : source.kind === "section" && source.section.codeId === one.section.codeId,
    ),
  );
}

/** How much more a case counts that cites that of an earlier turn, if the question asks what came later. */
const LATER_LINK = 4;

function isLater({ later }: Interpretation, source: PassageSource): boolean {
  return source.kind === "case" && later.has(source.clusterId);
}

/** Returns the stems of the headings of a source, and of each of its sentences that are known. */
function listUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  const sentences = [...(brief?.sentences ?? []), ...passages.flatMap((passage) => passage.sentences)];
  return [listHeadingStems(passages, brief), ...sentences.map(({ stems }) => stems)];
}

function listTexts(passages: readonly SourcePassage[], brief: CaseBrief | null): string[] {
  return [...(brief?.sentences ?? []), ...passages.flatMap(({ sentences }) => sentences)].map(({ text }) => text);
}

/** Returns the same of what a case decides: its holdings and rules; of a provision all. */
function listDecidedUnits(passages: readonly SourcePassage[], brief: CaseBrief | null): ReadonlySet<string>[] {
  if (brief === null) return listUnits(passages, brief);
  const { headings, law } = collectBriefStems(brief);
  return [...headings, ...law.map(({ stems }) => stems)];
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
  const cover = ({ stems }: SourceSentence) => computeCoverage(terms, (one) => stems.has(one));
  const unmarked = brief === null ? [] : listUnmarkedSentences({ brief, passages });
  const best = Math.max(0, ...law.map(cover), ...unmarked.map((one) => UNMARKED_SHARE * cover(one)));
  const whole = computeCoverage(terms, (one) => (ofBrief?.all ?? headings).has(one));
  const coverage = Math.max(whole, ...passages.map((passage) => passage.coverage));
  const match = Math.min(1, Math.max(0, ...passages.map(({ score }) => score)));
  return { coverage, subject, law: best, topic, match };
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
  limb: 0.5,
  naming: 1.5,
} as const;
/** Kinds of questions that enacted law answers with its own words, if the question asks for such law. */
const PROVISION_KINDS: ReadonlySet<string> = new Set(["penalty", "quantity", "time", "definition"]);
const ASKED_PROVISION_BONUS = 0.12;

/** Share of the score of the words of a constitution, whose meaning for a set of facts is in the cases. */
const CONSTITUTION_SHARE = 0.75;

/** Share of the score of a provision that does not state the time, amount or punishment for which the question asks. */
const FIGURELESS_SHARE = 0.8;

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
  const { coverage, subject, law, topic, doctrine, match, points, link, limb, naming } = relevance;
  const score =
    WEIGHTS.coverage * coverage +
    WEIGHTS.subject * subject +
    WEIGHTS.law * law +
    WEIGHTS.topic * topic +
    WEIGHTS.doctrine * doctrine +
    WEIGHTS.match * match +
    WEIGHTS.points * points +
    WEIGHTS.link * link +
    WEIGHTS.limb * limb +
    WEIGHTS.naming * naming;
  if (source.kind !== "case") {
    const asked = asksForProvision && PROVISION_KINDS.has(kind.id) ? ASKED_PROVISION_BONUS : 0;
    const share =
      (isConstitution(source) && terms.length > 2 ? CONSTITUTION_SHARE : 1) *
      (relevance.lacksFigure && naming < 1 ? FIGURELESS_SHARE : 1);
    return asked + share * (isRepealed(source) && naming < 1 ? REPEALED_SHARE : 1) * score;
  }
  const status = naming === 0 ? (FALLEN_SHARES[source.freshness] ?? 1) : 1;
  return status * score + 0.03 * Math.min(1, Math.log1p(source.citeCount) / Math.log1p(100));
}
