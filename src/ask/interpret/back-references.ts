import type { ChatMessage } from "../../contract/schemas/ask.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findNamedCases, type NamedCase } from "./named-cases.ts";
import { findNamedProvisions, type NamedProvision } from "./named-provisions.ts";

/** The sources to which a question refers as "the previous case", "that section", "[2]" or "it". */
export interface BackReferences {
  readonly cases: readonly NamedCase[];
  readonly provisions: readonly NamedProvision[];
  /** The preceding question, if this one continues it ("and for minors?"); else `null`. */
  readonly previousQuestion: string | null;
}

const NO_BACK_REFERENCES: BackReferences = { cases: [], provisions: [], previousQuestion: null };

const CASE_REFERENCE =
  /\b(?:(?:the|that|this) (?:(previous|prior|earlier|above|aforesaid|same|last|latter|former|first|second|third|fourth|fifth) )?(?:case|decision|judgment|ruling|precedent|authority)|it|its|he|his|him|they|them|that holding|those \w+|(?:is|was|does|has|did|would|will) (?:that|this)|that (?:still|one|too|rule|test))\b/i;
const PROVISION_REFERENCE =
  /\b(?:the|that|this) (?:(?:previous|prior|earlier|above|aforesaid|same|last|said) )?(?:section|provision|statute|article|rule|act)\b/i;
const SOURCE_NUMBER = /\[(\d{1,2})\]/;
const CONTINUATION =
  /^\s*(?:(?:ok|okay|yes|no|right|fine|thanks|hm+)[,.!\s]+)*(?:and|but|so|then|what about|how about|what if|does that|is that|was that|why|from which|what of|in that case|could|can|would|he|she|they|it)\b/i;
const ORDINAL_INDEXES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
};

/** Returns the sources to which the question refers back, from the newest message that names any. */
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
      if (cases.length + provisions.length > 0) return { cases: cases.slice(0, 1), provisions, previousQuestion: null };
    }
  }
  const back = CASE_REFERENCE.exec(question);
  const cases = back
    ? await findInNewest(newest, async (text) => preferFullNames((await findNamedCases(corpus, text, filter)).cases))
    : [];
  const index = ORDINAL_INDEXES[back?.[1]?.toLowerCase() ?? ""] ?? 0;
  const provisions =
    PROVISION_REFERENCE.test(question) || CONTINUATION.test(question)
      ? await findInNewest(newest, async (text) => {
          const named = await findNamedProvisions(corpus.legislation, text, jurisdiction);
          return named.filter((one) => one.provisions.length > 0);
        })
      : [];
  const before = CONTINUATION.test(question) ? (newest.find(({ role }) => role === "user")?.content ?? null) : null;
  return { cases: cases.slice(index, index + 1), provisions: provisions.slice(0, 1), previousQuestion: before };
}

/** Returns the line of an answer that names source [n]. */
function findSourceLine(newest: readonly ChatMessage[], n: number): string | null {
  const answer = newest.find(({ role }) => role === "assistant")?.content ?? "";
  return (
    answer
      .split("\n")
      .find((line) => line.startsWith(`[${n}] `))
      ?.slice(`[${n}] `.length) ?? null
  );
}

/** Drops cases that are named by one party only, unless there are no others. */
function preferFullNames(cases: readonly NamedCase[]): NamedCase[] {
  const sure = cases.filter(({ namedBy }) => namedBy !== "party");
  return sure.length > 0 ? sure : [...cases];
}

async function findInNewest<T>(newest: readonly ChatMessage[], find: (text: string) => Promise<T[]>): Promise<T[]> {
  for (const { content } of newest) {
    const found = await find(content);
    if (found.length > 0) return found;
  }
  return [];
}
