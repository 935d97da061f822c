import type { AskRequest, AskSource } from "../../contract/schemas/ask.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type SourcePassage, toSourceKey } from "../passages/passage.ts";
import { DEFAULT_TREATMENTS, findLaterTreatments, findNegativeTreatments } from "../retrieve/later-treatments.ts";
import { addCases, readSourceData, type SourceData } from "../source-data.ts";
import { describeCaseStatus } from "../status-description.ts";
import { collectEvidence } from "../verify/stream-verified-statements.ts";
import type { Evidence } from "../verify/verify-sentence.ts";
import { selectExcerpt, toAskSource, toSourceFacts } from "./ask-sources.ts";
import { toCitedSource } from "./cited-source.ts";
import { type CitedSource, type ComposedAnswer, composeAnswer, createNote, type SourceRole } from "./compose-answer.ts";
import { composeRefusal } from "./compose-refusal.ts";
import { formatSourceCitation } from "./format-source-citation.ts";
import { isAnswered, selectPassages } from "./select-passages.ts";

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
  const { mode, maxSources } = request;
  const answered = isAnswered(question, passages);
  const chosen = selectPassages(passages, maxSources);
  const named = question.cases.map(({ clusterId }) => clusterId);
  const known = await readSourceData(context, [...named, ...listCases(chosen)]);
  const listed: readonly ListedPassage[] = answered
    ? await addLaterTreatments(context, question, known, chosen, mode, maxSources, signal)
    : chosen.map((passage) => ({ passage }));
  const data = await addCases(context, known, listCases(listed.map(({ passage }) => passage)));
  const cited = listed.map(({ passage, role }, at) => toCitedSource(data, passage, at, role));
  const answer = answered
    ? composeAnswer(question, cited, mode, composeStatusOpening(data, question))
    : composeRefusal(data.manifest, question, cited);
  return { answered, answer, cited, ...(await describeSources(context, request, data, cited, answer, forModel)) };
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
    const evidence = collectEvidence(one, `${facts.court} ${facts.decisionDate}`, quotes);
    return { ...one, facts, evidence, shown: forModel ? evidence.sentences : quotes };
  });
  const slices = described.flatMap(({ passage, shown }) =>
    passage.source.kind === "case" ? [{ clusterId: passage.source.clusterId, ...selectExcerpt(passage, shown) }] : [],
  );
  const texts = await corpus.cases.readSlices(slices);
  let next = 0;
  const sources = described.map(({ n, passage, facts, shown }) => {
    const { source } = passage;
    const { start, end } = selectExcerpt(passage, shown);
    const excerpt = source.kind === "case" ? texts[next++]! : source.text.slice(start, end);
    const citation = citationStyle === undefined ? facts.citation : formatSourceCitation(data, source, citationStyle);
    return toAskSource({ ...facts, citation }, n, passage, shown, excerpt);
  });
  return { evidence: described.map(({ evidence }) => evidence), sources };
}

/** A passage of the answer, with its role if that is already known. */
interface ListedPassage {
  readonly passage: SourcePassage;
  readonly role?: SourceRole;
}

/** Returns the selected passages, each followed by those in which later courts treat its case. */
async function addLaterTreatments(
  { corpus }: EngineContext,
  question: Interpretation,
  data: SourceData,
  chosen: readonly SourcePassage[],
  mode: AskRequest["mode"],
  limit: number,
  signal: AbortSignal,
): Promise<ListedPassage[]> {
  const negative = await findNegativeTreatments(corpus, question, data, chosen, signal);
  const lead = chosen.find(({ source }) => source.kind === "case")?.source;
  const treatments =
    lead?.kind === "case"
      ? await findLaterTreatments(corpus, question, lead.clusterId, DEFAULT_TREATMENTS[mode], signal)
      : [];
  const listed: ListedPassage[] = [];
  const known = new Set<string>();
  const add = (one: ListedPassage) => {
    const key = toSourceKey(one.passage.source);
    if (listed.length < limit && !known.has(key)) {
      known.add(key);
      listed.push(one);
    }
  };
  for (const passage of chosen) {
    const { source } = passage;
    add({ passage });
    if (source.kind !== "case") continue;
    const treating = negative.get(source.clusterId);
    if (treating) add({ passage: treating, role: source.freshness === "Overruled" ? "authority" : "contrary" });
    if (source === lead) for (const treatment of treatments) add({ passage: treatment, role: "application" });
  }
  return listed;
}

/** Composes the opening of an answer to a question about status: the status of the first two named cases. */
function composeStatusOpening(data: SourceData, { kind, cases }: Interpretation) {
  if (kind.id !== "standing") return [];
  return cases
    .slice(0, 2)
    .map(({ clusterId, name }) => createNote(`${name}: ${describeCaseStatus(data, clusterId).description}.`));
}

function listCases(passages: readonly SourcePassage[]): number[] {
  return passages.flatMap(({ source }) => (source.kind === "case" ? [source.clusterId] : []));
}
