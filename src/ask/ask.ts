import { requireStyle } from "../citation/styles/format.ts";
import type { AskRequest } from "../contract/ask.ts";
import type { CallContext } from "../contract/engine.ts";
import type { UnmeteredAskEvent } from "../credits/meter.ts";
import { answerFrom, type Found } from "./answer.ts";
import { type Answer, closing, note } from "./compose.ts";
import { followUp, oneHop } from "./deepen.ts";
import { chunk, done, sourcesEvent, streamInit, THINKING_COMPLETE, thinking } from "./events.ts";
import { type Interpretation, interpret } from "./interpret.ts";
import type { Library } from "./library.ts";
import type { AnswerModel } from "./model.ts";
import { pause } from "./pace.ts";
import type { Passage } from "./passages/passage.ts";
import { pieces } from "./pieces.ts";
import { caseFindings, DEPTHS, provisionFindings } from "./retrieve.ts";
import { worded } from "./worded.ts";

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
  { newId, model }: AskOptions,
): AsyncGenerator<UnmeteredAskEvent, void> {
  const { mode, citationStyle } = request;
  if (citationStyle !== undefined) requireStyle(citationStyle, ["body", "citationStyle"]);
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

  const passages = [...fromCases, ...fromLaws];
  if (mode === "deep") yield* deepened(library, question, passages, signal);

  yield thinking("compose", "active", "Choosing what answers the question", 0.85);
  await pause(signal);
  const found = await answerFrom(library, request, question, passages, model !== undefined, signal);
  yield thinking("compose", "complete", `Chose ${count(found.sources.length, "source")}`, 1);
  const shown = request.sources ? found.sources : [];
  yield sourcesEvent(shown);
  yield THINKING_COMPLETE;
  if (model && found.answered) yield* wordedChunks(model, request, found, signal);
  else yield* chunks(found.answer, request.sources);
  yield done(question.line, mode, shown);
}

/** The model's answer as far as the sources support it, then what is to be said of their standing. */
async function* wordedChunks(
  model: AnswerModel,
  { question, sources: marked }: AskRequest,
  { answer, cited, evidence, sources }: Found,
  signal: AbortSignal,
): AsyncGenerator<UnmeteredAskEvent, void> {
  const used = new Set<number>();
  try {
    for await (const statement of worded(model, question, evidence, sources, signal)) {
      if (statement.kind === "note") continue;
      const warning = used.has(statement.source) ? null : cited.find(({ n }) => n === statement.source)!.warning;
      const said = [statement, ...(warning === null ? [] : [note(warning)])];
      yield* chunks([used.size > 0 ? [note(""), ...said] : said], marked);
      used.add(statement.source);
    }
  } catch {
    signal.throwIfAborted();
    if (used.size > 0) yield chunk(` The model ${model.id} broke off.`);
  }
  yield* chunks(used.size === 0 ? answer : [[], ...closing(cited, used)], marked);
}

/** One hop through the citation network, then a second question with words that were found; adds to the passages. */
async function* deepened(
  library: Library,
  question: Interpretation,
  passages: Passage[],
  signal: AbortSignal,
): AsyncGenerator<UnmeteredAskEvent, void> {
  yield thinking("network", "active", "Following citations", 0.7);
  const hop = await oneHop(library, question, passages, signal);
  yield thinking(
    "network",
    "complete",
    `Read ${count(hop.passages.length, "passage")} of ${count(hop.looked, "case")} around the best authorities`,
    0.75,
  );
  yield thinking("follow_up", "active", "Asking again with words that were found", 0.75);
  const again = await followUp(library, question, [...passages, ...hop.passages], signal);
  const words =
    again.words.length === 0
      ? "No further words to ask with"
      : `Asked again with ${again.words.join(", ")}: ${count(again.passages.length, "more passage")}`;
  yield thinking("follow_up", "complete", words, 0.8);
  passages.push(...hop.passages, ...again.passages);
}

function* chunks(answer: Answer, marked: boolean): Generator<UnmeteredAskEvent> {
  for (const piece of pieces(answer, marked)) if (piece !== "") yield chunk(piece);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
