import type { ChatMessage } from "../../contract/ask.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { CaseFilters } from "../../search/filters.ts";
import type { Library } from "../library.ts";
import { type NamedCase, namedCases } from "./named-cases.ts";
import { type NamedProvision, namedProvisions } from "./named-provisions.ts";

/** What a question means by "the previous case", "that section", "[2]", "it". */
export interface Referred {
  readonly cases: readonly NamedCase[];
  readonly provisions: readonly NamedProvision[];
  /** The question before, where this one only goes on: "and for minors?" */
  readonly before: string | null;
}

const NOTHING: Referred = { cases: [], provisions: [], before: null };

const CASE_BACK =
  /\b(?:(?:the|that|this) (?:(previous|prior|earlier|above|aforesaid|same|last|latter|former|first|second|third|fourth|fifth) )?(?:case|decision|judgment|ruling|precedent|authority)|it|its|that holding)\b/i;
const PROVISION_BACK =
  /\b(?:the|that|this) (?:(?:previous|prior|earlier|above|aforesaid|same|last|said) )?(?:section|provision|statute|article|rule|act)\b/i;
const NUMBERED = /\[(\d{1,2})\]/;
const GOES_ON = /^\s*(?:and|but|so|then|what about|how about|what if|does that|is that|why)\b/i;
const PLACES: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, third: 2, fourth: 3, fifth: 4 };

/** What the question refers back to; the newest message that names one counts. */
export function referred(
  library: Library,
  question: string,
  history: readonly ChatMessage[],
  jurisdiction: Jurisdiction,
  filters: CaseFilters,
): Referred {
  if (history.length === 0) return NOTHING;
  const newest = history.toReversed();
  const numbered = NUMBERED.exec(question);
  if (numbered) {
    const line = sourceLine(newest, Number(numbered[1]));
    if (line) {
      const { cases } = namedCases(library, line, filters);
      const provisions = namedProvisions(library, line, jurisdiction);
      if (cases.length + provisions.length > 0) return { cases: cases.slice(0, 1), provisions, before: null };
    }
  }
  const back = CASE_BACK.exec(question);
  const cases = back ? first(newest, (text) => strict(namedCases(library, text, filters).cases)) : [];
  const place = PLACES[back?.[1]?.toLowerCase() ?? ""] ?? 0;
  const provisions = PROVISION_BACK.test(question)
    ? first(newest, (text) =>
        namedProvisions(library, text, jurisdiction).filter(({ ordinals }) => ordinals.length > 0),
      )
    : [];
  const before = GOES_ON.test(question) ? (newest.find(({ role }) => role === "user")?.content ?? null) : null;
  return { cases: cases.slice(place, place + 1), provisions: provisions.slice(0, 1), before };
}

/** A line of an answer that says what [n] is. */
function sourceLine(newest: readonly ChatMessage[], n: number): string | null {
  const answer = newest.find(({ role }) => role === "assistant")?.content ?? "";
  return (
    answer
      .split("\n")
      .find((line) => line.startsWith(`[${n}] `))
      ?.slice(`[${n}] `.length) ?? null
  );
}

/** A single party's name in running text is too little to go back to. */
function strict(cases: readonly NamedCase[]): NamedCase[] {
  const sure = cases.filter(({ by }) => by !== "party");
  return sure.length > 0 ? sure : [...cases];
}

function first<T>(newest: readonly ChatMessage[], find: (text: string) => T[]): T[] {
  for (const { content } of newest) {
    const found = find(content);
    if (found.length > 0) return found;
  }
  return [];
}
