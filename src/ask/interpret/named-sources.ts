import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { type BackReferences, resolveBackReferences } from "./back-references.ts";
import { type CorrespondingProvisions, findCorrespondingProvisions } from "./corresponding-provisions.ts";
import { findNamedCases, type NamedCase, type NamedCases } from "./named-cases.ts";
import { findNamedProvisions, type NamedProvision } from "./named-provisions.ts";

/** The cases and provisions that a question names, or to which it refers back. */
export interface NamedSources {
  /** What it names itself. */
  readonly named: NamedCases;
  readonly ownProvisions: readonly NamedProvision[];
  /** Those of its own provisions that the corpus contains. */
  readonly knownProvisions: readonly NamedProvision[];
  readonly back: BackReferences;
  /** Whether it names a case, also one that the corpus does not contain. */
  readonly namesCase: boolean;
  /** Its own cases, or else those to which it refers back. */
  readonly cases: readonly NamedCase[];
  /** Its own provisions, or else those to which it refers back, with those that correspond to them. */
  readonly provisions: readonly NamedProvision[];
  readonly corresponding: CorrespondingProvisions;
  /** Whether it asks for the provision that replaced another; that is the first of the provisions. */
  readonly asksNewLaw: boolean;
}

/** Finds the cases and provisions that a question names, or to which it refers back. */
export async function findNamedSources(
  corpus: Corpus,
  { question, chatHistory = [] }: AskRequest,
  jurisdiction: Jurisdiction,
): Promise<NamedSources> {
  const { legislation } = corpus;
  const filter = { jurisdiction };
  const ownProvisions = await findNamedProvisions(legislation, question, jurisdiction);
  const named = await findNamedCases(corpus, question, filter);
  const back = await resolveBackReferences(corpus, question, chatHistory, jurisdiction, filter);
  const namesCase = named.cases.length > 0 || named.unknown.length > 0;
  const provisions = ownProvisions.length > 0 ? ownProvisions : back.provisions;
  const corresponding = await findCorrespondingProvisions(legislation, provisions);
  // Of a law that was replaced the law in force comes first, if the question asks for it.
  const asksNewLaw = isAboutNewLaw(question) && corresponding.provisions.length > 0;
  return {
    named,
    ownProvisions,
    knownProvisions: ownProvisions.filter((one) => one.provisions.length > 0),
    back,
    namesCase,
    cases: namesCase ? named.cases : back.cases,
    provisions: asksNewLaw
      ? [...corresponding.provisions, ...provisions]
      : [...provisions, ...corresponding.provisions],
    corresponding,
    asksNewLaw,
  };
}

/** Returns whether the words of a question ask for the law that replaced another. */
export function isAboutNewLaw(question: string): boolean {
  return NEW_LAW_QUESTION.test(question);
}

const NEW_LAW_QUESTION =
  /\b(?:new|now|today|currently|correspond\w*|replac\w*|instead|in (?:its|the) place|BNS|BNSS|BSA|sanhita|adhiniyam)\b/i;
