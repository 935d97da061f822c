import type { DatePrecision } from "../../law/case.ts";
import type { CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";

/** A decision, with what the rules of precedent depend on. */
export interface PrecedentDecision {
  readonly clusterId: number;
  readonly name: string;
  /** Preferred citation; empty if there is none. */
  readonly citation: string;
  readonly courtId: string;
  readonly level: CourtLevel;
  /** Ids of the courts above its own, as far as the corpus states them. */
  readonly courtsAbove?: readonly string[];
  readonly jurisdiction: Jurisdiction;
  /** `YYYY-MM-DD`, the first day of what is known. */
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  /** Number of judges; `null` if it is not known. */
  readonly bench: number | null;
}

/** Returns whether two decisions have the same parties, so that they belong to one litigation. */
export function isSameLitigation(a: PrecedentDecision, b: PrecedentDecision): boolean {
  const parties = listNameWords(a.name);
  const shared = [...listNameWords(b.name)].filter((word) => parties.has(word)).length;
  return shared >= 2 && shared * 2 >= parties.size;
}

function listNameWords(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
}
