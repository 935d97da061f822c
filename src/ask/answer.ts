import type { AskRequest, AskSource } from "../contract/ask.ts";
import { standingOf } from "../store/standing.ts";
import { against, HEARD, laterVoices } from "./authorities.ts";
import { choose, isAnswered } from "./choose.ts";
import { citedOf } from "./cited.ts";
import { type Answer, type Cited, compose, note, type Role } from "./compose.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";
import { type Passage, sourceKey } from "./passages/passage.ts";
import { refusal } from "./refusal.ts";
import { sourceFacts, sourceText, toSource } from "./sources.ts";
import { caseStanding } from "./standing.ts";
import { styledCitation } from "./styled.ts";
import type { Evidence } from "./verify.ts";
import { evidenceOf } from "./worded.ts";

/** What an answer is made of. */
export interface Found {
  readonly answered: boolean;
  readonly answer: Answer;
  readonly cited: readonly Cited[];
  readonly evidence: readonly Evidence[];
  readonly sources: readonly AskSource[];
}

/** What the passages make of an answer: its sources, and what it says of them, or that there is none. */
export async function answerFrom(
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
