import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";
import { requireStyle } from "../citation/styles/format-citation.ts";
import type { CallContext } from "../contract/engine.ts";
import type { AskRequest } from "../contract/schemas/ask.ts";
import type { EngineContext } from "../corpus/engine-context.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { AskEventWithoutCost } from "../credits/meter.ts";
import { formatCount } from "../text/plural.ts";
import { interpretByCountry } from "./choose-country.ts";
import { chunkAnswer } from "./compose/chunk-answer.ts";
import { type ComposedAnswer, composeStatusLines, createNote } from "./compose/compose-answer.ts";
import { type PreparedAnswer, prepareAnswer } from "./compose/prepare-answer.ts";
import {
  createChunkEvent,
  createDoneEvent,
  createSourcesEvent,
  createStreamInitEvent,
  createThinkingEvent,
  THINKING_COMPLETE_EVENT,
} from "./events.ts";
import type { Interpretation } from "./interpret/interpret-question.ts";
import type { AnswerModel } from "./models/answer-model.ts";
import type { SourcePassage } from "./passages/passage.ts";
import { expandQuery, followCitations } from "./retrieve/deepen-retrieval.ts";
import { RETRIEVAL_DEPTHS, retrieveCasePassages, retrieveProvisionPassages } from "./retrieve/retrieve-passages.ts";
import { streamVerifiedStatements } from "./verify/stream-verified-statements.ts";

/** Options of {@link answerQuestion}. */
export interface AnswerQuestionOptions {
  /** Words the answer. Default: the answer consists of sentences of its sources. */
  readonly model?: AnswerModel;
  /** Returns the id of a new stream. */
  readonly newId: () => string;
}

/**
 * Answers a question from the corpus, event by event.
 * @throws EngineError `validation_failed` if the citation style is not known
 */
export async function* answerQuestion(
  context: EngineContext,
  request: AskRequest,
  { signal = new AbortController().signal }: CallContext,
  { newId, model }: AnswerQuestionOptions,
): AsyncGenerator<AskEventWithoutCost, void> {
  const { corpus } = context;
  const { mode, citationStyle } = request;
  if (citationStyle !== undefined) requireStyle(citationStyle, ["body", "citationStyle"]);
  const depth = RETRIEVAL_DEPTHS[mode];
  yield createStreamInitEvent(newId());

  yield createThinkingEvent("interpret", "active", "Reading the question", 0.05);
  await yieldToEventLoop(signal);
  const { question, retrieved } = await interpretByCountry(corpus, request, signal);
  const known = mode === "standard" ? retrieved : null;
  yield createThinkingEvent("interpret", "complete", question.summary, 0.2);

  yield createThinkingEvent("cases", "active", "Searching case law", 0.25);
  const { searchedCases, passages: fromCases } =
    known?.cases ?? (await retrieveCasePassages(corpus, question, depth, signal));
  yield createThinkingEvent(
    "cases",
    "complete",
    `Read ${formatCount(fromCases.length, "passage")} of ${formatCount(searchedCases, "case")}`,
    0.5,
  );

  yield createThinkingEvent("statutes", "active", "Searching statutes and Acts", 0.55);
  const fromLaws = known?.laws ?? (await retrieveProvisionPassages(corpus, question, depth, signal));
  yield createThinkingEvent("statutes", "complete", `Read ${formatCount(fromLaws.length, "provision")}`, 0.7);

  const passages = [...fromCases, ...fromLaws];
  if (mode === "deep") yield* streamDeepRetrieval(corpus, question, passages, signal);

  yield createThinkingEvent("compose", "active", "Choosing what answers the question", 0.85);
  await yieldToEventLoop(signal);
  const found = await prepareAnswer(context, request, question, passages, model !== undefined, signal);
  yield createThinkingEvent("compose", "complete", `Chose ${formatCount(found.sources.length, "source")}`, 1);
  const shown = request.sources ? found.sources : [];
  yield createSourcesEvent(shown);
  yield THINKING_COMPLETE_EVENT;
  if (model && found.answered) yield* streamModelAnswer(model, request, found, signal);
  else yield* toChunkEvents(found.answer, request.sources);
  yield createDoneEvent(question.summary, mode, shown);
}

/**
 * Yields the model's sentences that the sources support, then the status of these sources. Yields the extractive answer
 * if no sentence is supported.
 */
async function* streamModelAnswer(
  model: AnswerModel,
  { question, sources: marked }: AskRequest,
  { answer, cited, evidence, sources }: PreparedAnswer,
  signal: AbortSignal,
): AsyncGenerator<AskEventWithoutCost, void> {
  const used = new Set<number>();
  try {
    for await (const statement of streamVerifiedStatements(model, question, evidence, sources, signal)) {
      if (statement.kind === "note") continue;
      const warning = used.has(statement.source) ? null : cited.find(({ n }) => n === statement.source)!.warning;
      const statements = [statement, ...(warning === null ? [] : [createNote(warning)])];
      yield* toChunkEvents([used.size > 0 ? [createNote(""), ...statements] : statements], marked);
      used.add(statement.source);
    }
  } catch {
    signal.throwIfAborted();
    if (used.size > 0) yield createChunkEvent(` The model ${model.id} broke off.`);
  }
  yield* toChunkEvents(used.size === 0 ? answer : [[], ...composeStatusLines(cited, used)], marked);
}

/**
 * Adds to `passages` those of one hop through the citation network, then those of a second search with related words.
 */
async function* streamDeepRetrieval(
  corpus: Corpus,
  question: Interpretation,
  passages: SourcePassage[],
  signal: AbortSignal,
): AsyncGenerator<AskEventWithoutCost, void> {
  yield createThinkingEvent("network", "active", "Following citations", 0.7);
  const hop = await followCitations(corpus, question, passages, signal);
  yield createThinkingEvent(
    "network",
    "complete",
    `Read ${formatCount(hop.passages.length, "passage")} of ${formatCount(hop.searchedCases, "case")} around the best authorities`,
    0.75,
  );
  yield createThinkingEvent("follow_up", "active", "Asking again with words that were found", 0.75);
  const expansion = await expandQuery(corpus, question, [...passages, ...hop.passages], signal);
  const words =
    expansion.words.length === 0
      ? "No further words to ask with"
      : `Asked again with ${expansion.words.join(", ")}: ${formatCount(expansion.passages.length, "more passage")}`;
  yield createThinkingEvent("follow_up", "complete", words, 0.8);
  passages.push(...hop.passages, ...expansion.passages);
}

function* toChunkEvents(answer: ComposedAnswer, marked: boolean): Generator<AskEventWithoutCost> {
  for (const piece of chunkAnswer(answer, marked)) if (piece !== "") yield createChunkEvent(piece);
}
