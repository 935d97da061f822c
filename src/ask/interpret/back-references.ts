import type { ChatMessage } from "../../contract/schemas/ask.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { formatSourcePrefix } from "../compose/compose-answer.ts";
import { findNamedCases, type NamedCase } from "./named-cases.ts";
import { findNamedProvisions, type NamedProvision } from "./named-provisions.ts";

/** The sources of an earlier turn to which a question may refer, as "the previous case", "that section", "[2]" or "it". */
export interface BackReferences {
  readonly cases: readonly NamedCase[];
  readonly provisions: readonly NamedProvision[];
  /** Whether the question points back with its own words: "[2]", "that case", "it", "there". */
  readonly isExplicit: boolean;
  /** The preceding question, if this one continues it ("and for minors?"); else `null`. */
  readonly previousQuestion: string | null;
}

const NO_BACK_REFERENCES: BackReferences = { cases: [], provisions: [], isExplicit: false, previousQuestion: null };

const CASE_REFERENCE =
  /\b(?:(?:the|that|this) (?:(previous|prior|earlier|above|aforesaid|same|last|latter|former|first|second|third|fourth|fifth) )?(?:case|decision|judgment|ruling|precedent|authority)|it|its|he|his|him|she|hers?|they|them|their|there|that holding|th(?:at|is|ese|ose)(?= \w+| *[?.])|(?:is|was|does|has|did|would|will) (?:that|this)|that (?:still|one|too|rule|test))\b/i;
const PROVISION_REFERENCE =
  /\b(?:the|that|this) (?:(?:previous|prior|earlier|above|aforesaid|same|last|said) )?(?:section|provision|statute|article|rule|act)\b/i;
const SOURCE_NUMBER = /\[(\d{1,2})\]/;
const CONTINUATION =
  /^\s*(?:(?:ok|okay|yes|no|right|fine|thanks|hm+)[,.!\s]+)*(?:and|but|so|then|what about|how about|what|whose|any|same|does that|is that|was that|why|how|which|who|when|where|did|does|is|are|was|from which|in that case|could|can|would|will|he|she|they|it)\b/i;
const ORDINAL_INDEXES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
};
/** Maximum number of cases of an earlier turn that a question may be about. */
const MAX_EARLIER_CASES = 3;

/** Returns the sources to which the question may refer back, from the newest message that names any. */
export async function resolveBackReferences(
  corpus: Corpus,
  question: string,
  history: readonly ChatMessage[],
  jurisdiction: Jurisdiction,
  filter: CaseFilter,
): Promise<BackReferences> {
  if (history.length === 0) return NO_BACK_REFERENCES;
  const newest = history.toReversed();
  const numbered = SOURCE_NUMBER.exec(question);
  if (numbered) {
    const line = findSourceLine(newest, Number(numbered[1]));
    if (line) {
      const { cases } = await findNamedCases(corpus, line, filter);
      const provisions = await findNamedProvisions(corpus.legislation, line, jurisdiction);
      if (cases.length + provisions.length > 0)
        return { cases: cases.slice(0, 1), provisions, isExplicit: true, previousQuestion: null };
    }
  }
  const back = CASE_REFERENCE.exec(question);
  const toProvision = PROVISION_REFERENCE.test(question);
  const found = await findInNewest(newest, async (text) => {
    const { cases } = await findNamedCases(corpus, text, filter);
    const provisions = await findNamedProvisions(corpus.legislation, text, jurisdiction);
    return { cases: preferFullNames(cases), provisions: provisions.filter((one) => one.provisions.length > 0) };
  });
  const index = ORDINAL_INDEXES[back?.[1]?.toLowerCase() ?? ""];
  const ordered = toProvision && !back?.[1] && found.provisions.length > 0 ? [] : found.cases;
  const cases = index === undefined ? ordered.slice(0, MAX_EARLIER_CASES) : ordered.slice(index, index + 1);
  const isExplicit = back !== null || toProvision;
  const continues = isExplicit || CONTINUATION.test(question);
  return {
    cases,
    provisions: found.provisions.slice(0, 2),
    isExplicit,
    previousQuestion: continues ? (newest.find(({ role }) => role === "user")?.content ?? null) : null,
  };
}

/** Returns whether a question asks what followed upon a decision. */
export function isAboutLaterLaw(question: string): boolean {
  return LATER_QUESTION.test(question);
}

/** Words that ask what followed upon a decision. */
const LATER_QUESTION =
  /\b(?:later|afterwards?|since then|after (?:that|this)|subsequent\w*|what became|become of|relax\w*|dilut\w*|water(?:ed)? down|modif\w*|then (?:enacted|passed|amended)|(?:get|got) (?:rid of|around)|undo(?:ne)?|in response|next|now|today|nowadays|currently|these days|at present)\b/i;

/** Returns the line of an answer that names source [n]. */
function findSourceLine(newest: readonly ChatMessage[], n: number): string | null {
  const answer = newest.find(({ role }) => role === "assistant")?.content ?? "";
  const prefixes = [formatSourcePrefix(n), `[${n}] `];
  for (const line of answer.split("\n")) {
    const prefix = prefixes.find((one) => line.startsWith(one));
    if (prefix !== undefined) return line.slice(prefix.length);
  }
  return null;
}

/** Drops cases that are named by one party only, unless there are no others. */
function preferFullNames(cases: readonly NamedCase[]): NamedCase[] {
  const sure = cases.filter(({ namedBy }) => namedBy !== "party");
  return sure.length > 0 ? sure : [...cases];
}

type NamedSources = Pick<BackReferences, "cases" | "provisions">;

async function findInNewest(
  newest: readonly ChatMessage[],
  find: (text: string) => Promise<NamedSources>,
): Promise<NamedSources> {
  for (let at = 0; at < newest.length; at++) {
    const found = await find(newest[at]!.content);
    if (found.cases.length + found.provisions.length === 0) continue;
    // The question and its answer name one subject.
    const before = newest[at]!.role === "assistant" ? newest[at + 1] : undefined;
    if (before?.role !== "user") return found;
    const asked = await find(before.content);
    const known = new Set(found.cases.map(({ clusterId }) => clusterId));
    return {
      cases: [...found.cases, ...asked.cases.filter(({ clusterId }) => !known.has(clusterId))],
      provisions: found.provisions.length > 0 ? found.provisions : asked.provisions,
    };
  }
  return { cases: [], provisions: [] };
}
