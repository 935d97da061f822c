import { CONTRASTS } from "../../law/contrasts.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import { findAskingSentences } from "../interpret/asking-sentences.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import type { Authority } from "./authority.ts";
import { listDecidedUnits, listHeadingUnits, listUnits } from "./text-relevance.ts";

/** The stems of a heading or a sentence. */
type Unit = ReadonlySet<string>;

/** A subject of a contrast, with the stems of the words of each phrase for it. */
interface Subject {
  readonly name: string;
  readonly phrases: readonly (readonly string[])[];
}

/** The contrasts with the stems of their subjects. */
const STEMMED_CONTRASTS = CONTRASTS.map(({ ofProvisions, members }) => ({
  ofProvisions,
  subjects: members.map(
    (phrases): Subject => ({ name: phrases[0]!, phrases: phrases.map((phrase) => splitWords(phrase).map(stem)) }),
  ),
}));

/**
 * Returns the subject that a question asks about and its authority never mentions, if the authority decides on another
 * of the same sort: the daughter of a Muslim, by a case on Hindu law. Of subjects that only its story names, the authority
 * must mention none. Returns `null` if there is none.
 */
export function findContrast({ question, aspects }: Interpretation, lead: Authority): string | null {
  const words = splitWords(question).map(stem);
  const asking = findAskingSentences(question).map(({ start, end }) =>
    splitWords(question.slice(start, end)).map(stem),
  );
  const isNamed = ({ phrases }: Subject) => phrases.some((phrase) => hasPhrase(words, phrase));
  const isAsked = ({ phrases }: Subject) => asking.some((one) => phrases.some((phrase) => hasPhrase(one, phrase)));
  const isPenal = lead.source.kind !== "case" && aspects.some(({ id }) => id === "punishment");
  const asked = STEMMED_CONTRASTS.filter(({ ofProvisions }) => isPenal || !ofProvisions)
    .map(({ subjects }) => ({ subjects, own: subjects.filter(isNamed) }))
    .filter(({ own }) => own.length > 0);
  if (asked.length === 0) return null;
  const decided = listDecidedUnits(lead.passages, lead.brief);
  const read = [...listUnits(lead.passages, lead.brief), ...listHeadingUnits(lead)];
  for (const { subjects, own } of asked) {
    const lacks = (one: Subject) => !isMentioned(one, read);
    const lacking = own.find((one) => isAsked(one) && lacks(one)) ?? (own.every(lacks) ? own[0] : undefined);
    if (lacking !== undefined && subjects.some((one) => isMentioned(one, decided))) return lacking.name;
  }
  return null;
}

function isMentioned({ phrases }: Subject, units: readonly Unit[]): boolean {
  return phrases.some((phrase) => units.some((unit) => phrase.every((one) => unit.has(one))));
}

/** Returns whether the words of a phrase follow one another. */
function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((one, next) => words[at + next] === one));
}
