import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { AskRequest, AskSource } from "../../contract/schemas/ask.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { ProvisionData } from "../../corpus/port/legislation-reader.ts";
import { takeKnownPartDayFirst } from "../../law/known-date.ts";
import type { Authority } from "../authorities/authority.ts";
import { compareKnownQuestions } from "../authorities/compare-known-questions.ts";
import { findUnstated } from "../authorities/find-unstated.ts";
import { judgeAuthority } from "../authorities/judge-authority.ts";
import { rankAuthorities } from "../authorities/rank-authorities.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { hasOverrulingPremise } from "../interpret/premise.ts";
import { GENERAL_KIND } from "../interpret/question-kinds.ts";
import { type SourcePassage, toCaseKey, toSourceKey } from "../passages/passage.ts";
import { findNegativeTreatments, NEGATIVE_LANGUAGE } from "../retrieve/later-treatments.ts";
import { toSubjectPassages } from "../retrieve/retrieve-passages.ts";
import { addCases, addProvisionHistory, getSummary, readSourceData, type SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import { collectEvidence } from "../verify/stream-verified-statements.ts";
import type { Evidence } from "../verify/verify-sentence.ts";
import { selectExcerpt, toAskSource, toSourceFacts } from "./ask-sources.ts";
import { toCitedSource } from "./cited-source.ts";
import { findCompared } from "./compared-authorities.ts";
import { type CitedSource, type ComposedAnswer, composeAnswer, createNote } from "./compose-answer.ts";
import { composeClosest, composeRefusal } from "./compose-refusal.ts";
import { formatSourceCitation } from "./format-source-citation.ts";
import { type SelectedSource, selectHoldings, selectQuotes, selectSources, toPassage } from "./select-sources.ts";
import { writeUnfoundNotes, writeUnrecordedNotes } from "./unrecorded-notes.ts";

/** A composed answer or refusal, with its sources. */
export interface PreparedAnswer {
  readonly answered: boolean;
  readonly answer: ComposedAnswer;
  readonly cited: readonly CitedSource[];
  readonly evidence: readonly Evidence[];
  readonly sources: readonly AskSource[];
}

/**
 * Composes an answer from passages, or a refusal if they do not answer the question, and describes its sources.
 * @param forModel whether excerpts show the sentences that a model reads instead of the quoted ones
 */
export async function prepareAnswer(
  context: EngineContext,
  request: AskRequest,
  question: Interpretation,
  passages: readonly SourcePassage[],
  forModel: boolean,
  signal: AbortSignal,
): Promise<PreparedAnswer> {
  const { corpus } = context;
  const authorities = await rankAuthorities(corpus, question, passages);
  await yieldToEventLoop(signal);
  const compared = findCompared(question, authorities);
  const [lead] = authorities;
  const comparison = await compareKnownQuestions(corpus, question.question, question.scope.jurisdiction, lead);
  const outcome = judgeAuthority(question, authorities, comparison, compared);
  const similar = outcome === "refusal" ? await rankSimilar(corpus, question, authorities) : [];
  const selected = [...similar, ...selectSources(question, authorities, request)].slice(0, request.maxSources);
  const named = question.cases.map(({ clusterId }) => clusterId);
  const known = await readSourceData(context, [...named, ...listCases(selected)]);
  const listed =
    outcome === "refusal"
      ? selected
      : await addDecidingCases(context, question, known, selected, authorities, request, signal);
  const data = await addProvisionHistory(
    context,
    await addCases(context, known, listCases(listed)),
    listProvisions(listed),
  );
  const cited = listed.map((one, at) => toCitedSource(data, one, at));
  const answer =
    outcome === "refusal"
      ? composeRefusal(data.manifest, question, cited)
      : outcome === "closest"
        ? composeClosest(data.manifest, question, cited, findUnstated(question, authorities[0]!))
        : composeAnswer(cited, composeOpening(data, question, selected, cited));
  const answered = outcome === "answer";
  return { answered, answer, cited, ...(await describeSources(context, request, data, cited, answer, forModel)) };
}

/** Returns the cases that may have been meant by the name of one that the corpus does not contain, without quotations. */
async function rankSimilar(
  corpus: Corpus,
  question: Interpretation,
  authorities: readonly Authority[],
): Promise<SelectedSource[]> {
  const known = new Set(authorities.map(({ source }) => toSourceKey(source)));
  const missed = question.similar
    .filter(({ clusterId }) => !known.has(toCaseKey(clusterId)))
    .map(({ clusterId }) => ({ clusterId, score: 0 }));
  const ranked = await rankAuthorities(corpus, question, toSubjectPassages(missed));
  return ranked.map((authority) => ({ authority, quotes: [] }));
}

/** Returns the sentences that say first what became of the cases that the question asks about, or that lead. */
function composeOpening(
  data: SourceData,
  question: Interpretation,
  [lead]: readonly SelectedSource[],
  cited: readonly CitedSource[],
) {
  const { kind, cases, notes } = question;
  // The status of a decision that is supposed to have overruled another is not asked.
  const asked =
    kind.id === "standing" && !hasOverrulingPremise(question)
      ? cases.slice(0, 2).map(({ clusterId }) => clusterId)
      : [];
  const source = lead?.authority.source;
  const fallen = source?.kind === "case" && hasFallen(data, source.clusterId) ? [source.clusterId] : [];
  const ofCases = [...new Set([...asked, ...fallen])].map((clusterId) => {
    const { caseName } = getSummary(data, clusterId);
    return createNote(composeStatus(caseName, describeCaseStatus(data, clusterId)));
  });
  const ended = source === undefined || source.kind === "case" ? null : findWarning(cited, toSourceKey(source));
  const unrecorded = [...writeUnfoundNotes(question), ...writeUnrecordedNotes(question, lead?.authority)];
  return [
    ...[...notes, ...unrecorded].map(createNote),
    ...ofCases,
    ...(ended === null || notes.length > 0 ? [] : [createNote(ended)]),
  ];
}

/** Returns whether a case was overruled, or rests on one that was. */
function hasFallen(data: SourceData, clusterId: number): boolean {
  const { freshness, restsOnFallen } = describeCaseStatus(data, clusterId);
  return freshness === "Overruled" || restsOnFallen;
}

/** States the status of a case in one sentence. */
function composeStatus(caseName: string, { description, freshness }: ReturnType<typeof describeCaseStatus>): string {
  if (freshness === "Overruled") return `${caseName} was ${description}.`;
  if (freshness === "Questioned") return `${caseName} is ${description}.`;
  // A case that no decision of the corpus cites is not called good law.
  const stands = freshness === "Good Law" && !UNCITED.test(description);
  return stands
    ? `${caseName} is still good law, not overruled by any decision here: ${description}.`
    : `${caseName}: ${description}.`;
}

const UNCITED = /^no citing decision/;

/** Returns the warning about a source that is not in force. */
function findWarning(cited: readonly CitedSource[], key: string): string | null {
  return cited.find(({ passage }) => toSourceKey(passage.source) === key)?.warning ?? null;
}

/** Kinds of questions that ask what a decision said, whatever became of it. */
const HISTORICAL_KINDS: ReadonlySet<string> = new Set(["holding", "opinions"]);
/** How many sentences are quoted of a decision that ended the authority of another, and of that other. */
const DECIDING_QUOTES = 2;
const FALLEN_QUOTES = { whole: 1, partial: 2 } as const;

/**
 * Returns the selected sources; after one that no longer stands, or before it if the question asks for the law, the case
 * that decided so.
 */
async function addDecidingCases(
  { corpus }: EngineContext,
  question: Interpretation,
  data: SourceData,
  selected: readonly SelectedSource[],
  authorities: readonly Authority[],
  { maxSources }: AskRequest,
  signal: AbortSignal,
): Promise<SelectedSource[]> {
  const passages = selected.map(toPassage);
  const treating = await findNegativeTreatments(corpus, question, data, passages, signal);
  const listed: SelectedSource[] = [];
  const add = (one: SelectedSource) => {
    const key = toSourceKey(one.authority.source);
    if (listed.every(({ authority }) => toSourceKey(authority.source) !== key)) listed.push(one);
  };
  for (const [at, one] of selected.entries()) {
    const { source } = one.authority;
    if (source.kind !== "case" && at === 0) {
      const ruling = await findVoidingCase(corpus, source, authorities);
      if (ruling !== null) add({ authority: ruling, quotes: selectQuotes(question, ruling, DECIDING_QUOTES) });
    }
    const deciding = source.kind === "case" ? treating.get(source.clusterId) : undefined;
    const isQuoted = one.quotes.length > 0;
    if (source.kind !== "case" || deciding === undefined || (!isQuoted && at > 0)) {
      add(one);
      continue;
    }
    const found = authorities.find((authority) => toSourceKey(authority.source) === toSourceKey(deciding.source));
    const authority = found ?? (await rankAuthorities(corpus, question, [deciding]))[0]!;
    const later: SelectedSource = { authority, quotes: selectTreatingSentences(question, authority, deciding) };
    const { partial } = describeCaseStatus(data, source.clusterId);
    const isAsked = one.authority.relevance.naming > 0 || question.kind.id === "standing";
    const isFallen = source.freshness === "Overruled" || source.freshness === "Questioned";
    const isWhole = source.freshness === "Overruled" ? !partial || isAsked : question.kind.id === "standing";
    const isHistorical = HISTORICAL_KINDS.has(question.kind.id) || (partial && question.kind.id === "premise");
    const leads = isFallen && isWhole && !isHistorical;
    const kept = one.quotes.slice(0, partial ? FALLEN_QUOTES.partial : FALLEN_QUOTES.whole);
    for (const each of leads ? [later, { ...one, quotes: kept }] : [one, later]) add(each);
  }
  return listed.slice(0, maxSources);
}

/** Returns the case that struck a provision down as a whole, if the question led to it. */
async function findVoidingCase(
  { legislation }: Corpus,
  { kind, section }: ProvisionData,
  authorities: readonly Authority[],
): Promise<Authority | null> {
  const id = kind === "act" ? { actId: section.act.actId, number: section.number } : { actId: section.actId };
  const [validity] = await legislation.readValidity([id], null);
  if (validity?.status !== "struck_down" || validity.partial) return null;
  const clusterId = validity.rulings.find(({ effect }) => effect === "struck_down")?.clusterId;
  return authorities.find(({ source }) => source.kind === "case" && source.clusterId === clusterId) ?? null;
}

/** Returns the best sentences of law of a case, then the one in which it treats another. */
function selectTreatingSentences(question: Interpretation, authority: Authority, mention: SourcePassage) {
  // What the law is now is asked of it, not what it overruled.
  const aspects = question.aspects.filter(({ id }) => id !== "replacement");
  const own = selectHoldings({ ...question, kind: GENERAL_KIND, aspects }, authority, DECIDING_QUOTES);
  const treating = mention.sentences.find(
    ({ text, start }) => NEGATIVE_LANGUAGE.test(text) && own.every((one) => one.start !== start),
  );
  return treating === undefined ? own : [...own, treating];
}

/** Score of an authority that corresponds to a relevance of 1. */
const FULL_SCORE = 2;

function round(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}

/** Describes the sources of an answer, each with the sentences that a model may read. */
async function describeSources(
  { corpus }: EngineContext,
  { citationStyle }: AskRequest,
  data: SourceData,
  cited: readonly CitedSource[],
  answer: ComposedAnswer,
  forModel: boolean,
): Promise<Pick<PreparedAnswer, "evidence" | "sources">> {
  const described = cited.map((one) => {
    const facts = toSourceFacts(data, one.passage.source);
    const quotes = answer
      .flat()
      .flatMap((statement) => (statement.kind === "quote" && statement.source === one.n ? [statement.sentence] : []));
    const evidence = collectEvidence(
      one,
      `${facts.court} ${takeKnownPartDayFirst(facts.decisionDate, facts.datePrecision ?? "day")}`,
      quotes,
    );
    return { ...one, facts, evidence, shown: forModel ? evidence.sentences : quotes };
  });
  const slices = described.flatMap(({ passage, shown }) =>
    passage.source.kind === "case" ? [{ clusterId: passage.source.clusterId, ...selectExcerpt(passage, shown) }] : [],
  );
  const texts = await corpus.cases.readSlices(slices);
  let next = 0;
  let relevance = 1;
  const sources = described.map(({ n, passage, facts, shown }) => {
    const { source } = passage;
    const { start, end } = selectExcerpt(passage, shown);
    const excerpt = source.kind === "case" ? texts[next++]! : source.text.slice(start, end);
    const citation = citationStyle === undefined ? facts.citation : formatSourceCitation(data, source, citationStyle);
    // Sources stand in the order of the answer; none counts more than the one before.
    relevance = Math.min(relevance, Math.max(0, passage.score) / FULL_SCORE);
    return { ...toAskSource({ ...facts, citation }, n, passage, shown, excerpt), relevanceScore: round(relevance) };
  });
  return { evidence: described.map(({ evidence }) => evidence), sources };
}

function listProvisions(selected: readonly SelectedSource[]): ProvisionData[] {
  return selected.flatMap(({ authority: { source } }) => (source.kind === "case" ? [] : [source]));
}

function listCases(selected: readonly SelectedSource[]): number[] {
  return selected.flatMap(({ authority: { source } }) => (source.kind === "case" ? [source.clusterId] : []));
}
