import type { DatePrecision } from "../../law/case.ts";

/** The fields that decide whether two records are one decision. */
export interface MergeCandidate {
  readonly courtId: string;
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly name: string;
  /** Canonical citation keys. */
  readonly keys: readonly string[];
}

const KNOWN_DATE_CHARS: Readonly<Record<DatePrecision, number>> = { day: 10, month: 7, year: 4, unknown: 0 };

/**
 * Returns the citation key that two records of different sources share if they are one decision; null if they are two.
 * Courts must be the same, dates must agree as far as both are known, and names must agree as well: memorandum decisions
 * share a page, and reporters print wrong citations.
 */
export function findSharedCitation(
  a: MergeCandidate,
  b: MergeCandidate,
  namesAgree: (a: string, b: string) => boolean,
): string | null {
  if (a.courtId !== b.courtId) return null;
  const known = Math.min(KNOWN_DATE_CHARS[a.datePrecision], KNOWN_DATE_CHARS[b.datePrecision]);
  if (a.dateFiled.slice(0, known) !== b.dateFiled.slice(0, known)) return null;
  const shared = a.keys.find((key) => b.keys.includes(key));
  return shared !== undefined && namesAgree(a.name, b.name) ? shared : null;
}
