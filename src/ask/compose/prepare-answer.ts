import type { AskRequest, AskSource } from "../../contract/schemas/ask.ts";
import { readCaseStatus } from "../../store/cases/case-status.ts";
import type { AskContext } from "../context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { type SourcePassage, toSourceKey } from "../passages/passage.ts";
import { DEFAULT_TREATMENTS, findLaterTreatments, findNegativeTreatments } from "../retrieve/later-treatments.ts";
import { describeCaseStatus } from "../status-description.ts";
import { collectEvidence } from "../verify/stream-verified-statements.ts";
import type { Evidence } from "../verify/verify-sentence.ts";
import { createSourceTextReader, readSourceFacts, toAskSource } from "./ask-sources.ts";
import { toCitedSource } from "./cited-source.ts";
import { type CitedSource, type ComposedAnswer, composeAnswer, createNote, type SourceRole } from "./compose-answer.ts";
import { composeRefusal } from "./compose-refusal.ts";
import { formatSourceCitation } from "./format-source-citation.ts";
import { isAnswered, selectPassages } from "./select-passages.ts";

/** What an answer is made of. */
export interface PreparedAnswer {
  readonly answered: boolean;
  readonly answer: ComposedAnswer;
  readonly cited: readonly CitedSource[];
  readonly evidence: readonly Evidence[];
  readonly sources: readonly AskSource[];
}

/** What the passages make of an answer: its sources, and what it says of them, or that there is none. */
export async function prepareAnswer(
  context: AskContext,
  { mode, maxSources, citationStyle }: AskRequest,
  question: Interpretation,
  passages: readonly SourcePassage[],
  forModel: boolean,
  signal: AbortSignal,
): Promise<PreparedAnswer> {
  const answered = isAnswered(question, passages);
  const chosen = selectPassages(context, passages, maxSources);
  const cited = answered
    ? await addLaterTreatments(context, question, chosen, mode, maxSources, signal)
    : chosen.map((passage, at) => toCitedSource(context, passage, at));
  const answer = answered
    ? composeAnswer(question, cited, mode, composeStatusOpening(context, question))
    : composeRefusal(context, question, cited);
  const evidence: Evidence[] = [];
  const sources = cited.map((one): AskSource => {
    const { n, passage } = one;
    const facts = readSourceFacts(context, passage.ref);
    const quotes = answer
      .flat()
      .flatMap((statement) => (statement.kind === "quote" && statement.source === n ? [statement.sentence] : []));
    const own = collectEvidence(one, `${facts.court} ${facts.decisionDate}`, quotes);
    evidence.push(own);
    const shown = forModel ? own.sentences : quotes;
    const citation =
      citationStyle === undefined ? facts.citation : formatSourceCitation(context, passage.ref, citationStyle);
    return toAskSource({ ...facts, citation }, n, passage, shown, createSourceTextReader(context, passage.ref));
  });
  return { answered, answer, cited, evidence, sources };
}

/** The chosen passages, with what later courts made of the cases among them. */
async function addLaterTreatments(
  context: AskContext,
  question: Interpretation,
  chosen: readonly SourcePassage[],
  mode: AskRequest["mode"],
  limit: number,
  signal: AbortSignal,
): Promise<CitedSource[]> {
  const acting = await findNegativeTreatments(context, question, chosen, signal);
  const lead = chosen.find(({ ref }) => ref.kind === "case")?.ref;
  const treatments =
    lead?.kind === "case"
      ? await findLaterTreatments(context, question, lead.clusterId, DEFAULT_TREATMENTS[mode], signal)
      : [];
  const listed: { passage: SourcePassage; role?: SourceRole }[] = [];
  const known = new Set<string>();
  const add = (passage: SourcePassage, role?: SourceRole) => {
    const key = toSourceKey(passage.ref);
    if (listed.length < limit && !known.has(key)) {
      known.add(key);
      listed.push({ passage, role });
    }
  };
  for (const passage of chosen) {
    add(passage);
    const actor = passage.ref.kind === "case" ? acting.get(passage.ref.clusterId) : undefined;
    if (actor)
      add(
        actor,
        readCaseStatus(context.corpus.database, passage.ref.kind === "case" ? passage.ref.clusterId : 0).freshness ===
          "Overruled"
          ? "authority"
          : "contrary",
      );
    if (passage.ref === lead) for (const voice of treatments) add(voice, "application");
  }
  return listed.map(({ passage, role }, at) => toCitedSource(context, passage, at, role));
}

/** Asked whether a case still stands, the answer begins with that. */
function composeStatusOpening(context: AskContext, { kind, cases }: Interpretation) {
  if (kind.id !== "standing") return [];
  return cases
    .slice(0, 2)
    .map(({ clusterId, name }) => createNote(`${name}: ${describeCaseStatus(context, clusterId).description}.`));
}
