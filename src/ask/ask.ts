import { requireStyle } from "../citation/styles/format.ts";
import type { AskRequest, AskSource } from "../contract/ask.ts";
import type { CallContext } from "../contract/engine.ts";
import type { UnmeteredAskEvent } from "../credits/meter.ts";
import { standingOf } from "../store/standing.ts";
import { against, HEARD, laterVoices } from "./authorities.ts";
import { choose, isAnswered } from "./choose.ts";
import { citedOf } from "./cited.ts";
import { type Answer, type Cited, closing, compose, note, type Role } from "./compose.ts";
import { followUp, oneHop } from "./deepen.ts";
import { chunk, done, sourcesEvent, streamInit, THINKING_COMPLETE, thinking } from "./events.ts";
import { type Interpretation, interpret } from "./interpret.ts";
import type { Library } from "./library.ts";
import type { AnswerModel } from "./model.ts";
import { pause } from "./pace.ts";
import { type Passage, sourceKey } from "./passages/passage.ts";
import { PARAGRAPH, pieces } from "./pieces.ts";
import { refusal } from "./refusal.ts";
import { caseFindings, DEPTHS, provisionFindings } from "./retrieve.ts";
import { sourceFacts, sourceText, toSource } from "./sources.ts";
import { caseStanding } from "./standing.ts";
import { styledCitation } from "./styled.ts";
import type { Evidence } from "./verify.ts";
import { evidenceOf, worded } from "./worded.ts";

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
  else for (const piece of pieces(found.answer, request.sources)) yield chunk(piece);
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
      for (const piece of pieces([[statement, ...(warning === null ? [] : [note(warning)])]], marked))
        yield chunk(piece);
      used.add(statement.source);
      yield chunk(" ");
    }
  } catch (error) {
    signal.throwIfAborted();
    if (used.size > 0) yield chunk(`The model ${model.id} broke off.`);
    else if (!(error instanceof Error)) throw error;
  }
  if (used.size === 0) for (const piece of pieces(answer, marked)) yield chunk(piece);
  else for (const piece of pieces(closing(cited, used), marked)) yield chunk(PARAGRAPH + piece);
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

/** What an answer is made of. */
interface Found {
  readonly answered: boolean;
  readonly answer: Answer;
  readonly cited: readonly Cited[];
  readonly evidence: readonly Evidence[];
  readonly sources: readonly AskSource[];
}

async function answerFrom(
  library: Library,
  { mode, maxSources, citationStyle }: AskRequest,
  question: Interpretation,
  passages: readonly Passage[],
  forModel: boolean,
  signal: AbortSignal,
): Promise<Found> {
  const answered = isAnswered(question, passages);
  const chosen = choose(library, passages, maxSources);
  const cited = answered
    ? await withLaterCases(library, question, chosen, mode, maxSources, signal)
    : chosen.map((passage, at) => citedOf(library, passage, at));
  const answer = answered
    ? compose(question, cited, mode, standingFirst(library, question))
    : refusal(library, question, cited);
  const evidence: Evidence[] = [];
  const sources = cited.map((one): AskSource => {
    const { n, passage } = one;
    const facts = sourceFacts(library, passage.ref);
    const quotes = answer
      .flat()
      .flatMap((statement) => (statement.kind === "quote" && statement.source === n ? [statement.sentence] : []));
    const own = evidenceOf(one, `${facts.court} ${facts.decisionDate}`, quotes);
    evidence.push(own);
    const shown = forModel ? own.sentences : quotes;
    const citation = citationStyle === undefined ? facts.citation : styledCitation(library, passage.ref, citationStyle);
    return toSource({ ...facts, citation }, n, passage, shown, sourceText(library, passage.ref));
  });
  return { answered, answer, cited, evidence, sources };
}

/** The chosen passages, with what later courts made of the cases among them. */
async function withLaterCases(
  library: Library,
  question: Interpretation,
  chosen: readonly Passage[],
  mode: AskRequest["mode"],
  limit: number,
  signal: AbortSignal,
): Promise<Cited[]> {
  const acting = await against(library, question, chosen, signal);
  const lead = chosen.find(({ ref }) => ref.kind === "case")?.ref;
  const voices = lead?.kind === "case" ? await laterVoices(library, question, lead.clusterId, HEARD[mode], signal) : [];
  const listed: { passage: Passage; role?: Role }[] = [];
  const known = new Set<string>();
  const add = (passage: Passage, role?: Role) => {
    const key = sourceKey(passage.ref);
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
        standingOf(library.corpus.database, passage.ref.kind === "case" ? passage.ref.clusterId : 0).freshness ===
          "Overruled"
          ? "authority"
          : "contrary",
      );
    if (passage.ref === lead) for (const voice of voices) add(voice, "application");
  }
  return listed.map(({ passage, role }, at) => citedOf(library, passage, at, role));
}

/** Asked whether a case still stands, the answer begins with that. */
function standingFirst(library: Library, { kind, cases }: Interpretation) {
  if (kind.id !== "standing") return [];
  return cases.slice(0, 2).map(({ clusterId, name }) => note(`${name}: ${caseStanding(library, clusterId).says}.`));
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
