import type { AskRequest, AskSource } from "../contract/ask.ts";
import type { CallContext } from "../contract/engine.ts";
import type { UnmeteredAskEvent } from "../credits/meter.ts";
import { choose, isAnswered } from "./choose.ts";
import { citedOf } from "./cited.ts";
import { type Answer, type Cited, compose } from "./compose.ts";
import { chunk, done, sourcesEvent, streamInit, THINKING_COMPLETE, thinking } from "./events.ts";
import { type Interpretation, interpret } from "./interpret.ts";
import type { Library } from "./library.ts";
import type { AnswerModel } from "./model.ts";
import { pause } from "./pace.ts";
import { pieces } from "./pieces.ts";
import { refusal } from "./refusal.ts";
import { caseFindings, DEPTHS, provisionFindings } from "./retrieve.ts";
import { sourceFacts, sourceText, toSource } from "./sources.ts";

export interface AskOptions {
  /** Words the answer; default: the answer is made of its sources' own sentences. */
  readonly model?: AnswerModel;
  /** The id of a stream. */
  readonly newId: () => string;
}

/** Answers a question out of the corpus, event by event. */
export async function* ask(
  library: Library,
  request: AskRequest,
  { signal = new AbortController().signal }: CallContext,
  { newId }: AskOptions,
): AsyncGenerator<UnmeteredAskEvent, void> {
  const { mode } = request;
  const depth = DEPTHS[mode];
  yield streamInit(newId());

  yield thinking("interpret", "active", "Reading the question", 0.05);
  await pause(signal);
  const question = interpret(library, request);
  yield thinking("interpret", "complete", question.line, 0.2);

  yield thinking("cases", "active", "Searching case law", 0.25);
  const { looked, passages: fromCases } = await caseFindings(library, question, depth, signal);
  yield thinking("cases", "complete", `Read ${count(fromCases.length, "passage")} of ${count(looked, "case")}`, 0.5);

  yield thinking("statutes", "active", "Searching statutes and Acts", 0.55);
  const fromLaws = await provisionFindings(library, question, depth, signal);
  yield thinking("statutes", "complete", `Read ${count(fromLaws.length, "provision")}`, 0.7);

  yield thinking("compose", "active", "Choosing what answers the question", 0.75);
  await pause(signal);
  const { answer, sources } = answerFrom(library, request, question, [...fromCases, ...fromLaws]);
  yield thinking("compose", "complete", `Chose ${count(sources.length, "source")}`, 0.95);
  const shown = request.sources ? sources : [];
  yield sourcesEvent(shown);
  yield THINKING_COMPLETE;
  for (const piece of pieces(answer, request.sources)) yield chunk(piece);
  yield done(question.line, mode, shown);
}

function answerFrom(
  library: Library,
  { mode, maxSources }: AskRequest,
  question: Interpretation,
  passages: Parameters<typeof choose>[1],
): { answer: Answer; sources: AskSource[] } {
  const chosen = choose(library, passages, maxSources);
  const answered = isAnswered(question, passages);
  const cited: Cited[] = chosen.map((passage, at) => citedOf(library, question, passage, at));
  const answer = answered ? compose(question, cited, mode) : refusal(library, question, cited);
  const sources = cited.map(({ n, passage }) => {
    const quotes = answer
      .flat()
      .flatMap((statement) => (statement.kind === "quote" && statement.source === n ? [statement.sentence] : []));
    return toSource(sourceFacts(library, passage.ref), n, passage, quotes, sourceText(library, passage.ref));
  });
  return { answer, sources };
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
