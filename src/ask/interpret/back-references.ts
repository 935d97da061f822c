import type { ChatMessage } from "../../contract/schemas/ask.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import type { AskContext } from "../context.ts";
import { findNamedCases, type NamedCase } from "./named-cases.ts";
import { findNamedProvisions, type NamedProvision } from "./named-provisions.ts";

/** What a question means by "the previous case", "that section", "[2]", "it". */
export interface BackReferences {
  readonly cases: readonly NamedCase[];
  readonly provisions: readonly NamedProvision[];
  /** The question before, where this one only goes on: "and for minors?" */
  readonly previousQuestion: string | null;
}

const NO_BACK_REFERENCES: BackReferences = { cases: [], provisions: [], previousQuestion: null };

const CASE_REFERENCE =
  /\b(?:(?:the|that|this) (?:(previous|prior|earlier|above|aforesaid|same|last|latter|former|first|second|third|fourth|fifth) )?(?:case|decision|judgment|ruling|precedent|authority)|it|its|that holding)\b/i;
const PROVISION_REFERENCE =
  /\b(?:the|that|this) (?:(?:previous|prior|earlier|above|aforesaid|same|last|said) )?(?:section|provision|statute|article|rule|act)\b/i;
const SOURCE_NUMBER = /\[(\d{1,2})\]/;
const CONTINUATION = /^\s*(?:and|but|so|then|what about|how about|what if|does that|is that|why)\b/i;
const ORDINAL_INDEXES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
};

/** What the question refers back to; the newest message that names one counts. */
export function resolveBackReferences(
  context: AskContext,
  question: string,
  history: readonly ChatMessage[],
  jurisdiction: Jurisdiction,
  filters: CaseFilters,
): BackReferences {
  if (history.length === 0) return NO_BACK_REFERENCES;
  const newest = history.toReversed();
  const numbered = SOURCE_NUMBER.exec(question);
  if (numbered) {
    const line = findSourceLine(newest, Number(numbered[1]));
    if (line) {
      const { cases } = findNamedCases(context, line, filters);
      const provisions = findNamedProvisions(context, line, jurisdiction);
      if (cases.length + provisions.length > 0) return { cases: cases.slice(0, 1), provisions, previousQuestion: null };
    }
  }
  const back = CASE_REFERENCE.exec(question);
  const cases = back
    ? findInNewest(newest, (text) => preferFullNames(findNamedCases(context, text, filters).cases))
    : [];
  const index = ORDINAL_INDEXES[back?.[1]?.toLowerCase() ?? ""] ?? 0;
  const provisions = PROVISION_REFERENCE.test(question)
    ? findInNewest(newest, (text) =>
        findNamedProvisions(context, text, jurisdiction).filter(({ ordinals }) => ordinals.length > 0),
      )
    : [];
  const before = CONTINUATION.test(question) ? (newest.find(({ role }) => role === "user")?.content ?? null) : null;
  return { cases: cases.slice(index, index + 1), provisions: provisions.slice(0, 1), previousQuestion: before };
}

/** A line of an answer that says what [n] is. */
function findSourceLine(newest: readonly ChatMessage[], n: number): string | null {
  const answer = newest.find(({ role }) => role === "assistant")?.content ?? "";
  return (
    answer
      .split("\n")
      .find((line) => line.startsWith(`[${n}] `))
      ?.slice(`[${n}] `.length) ?? null
  );
}

/** A single party's name in running text is too little to go back to. */
function preferFullNames(cases: readonly NamedCase[]): NamedCase[] {
  const sure = cases.filter(({ namedBy: by }) => by !== "party");
  return sure.length > 0 ? sure : [...cases];
}

function findInNewest<T>(newest: readonly ChatMessage[], find: (text: string) => T[]): T[] {
  for (const { content } of newest) {
    const found = find(content);
    if (found.length > 0) return found;
  }
  return [];
}
