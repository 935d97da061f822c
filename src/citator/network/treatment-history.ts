import type { CourtLevel } from "../../law/court.ts";
import { decodeTreatment, type Treatment } from "../../law/treatment.ts";
import type { Neighbours } from "../../store/citations/edges.ts";
import type { CaseAttributes } from "./case-attributes.ts";

/** How the courts of one level treated a case in one year: number of citing decisions by treatment. */
export interface TreatmentHistoryCount {
  readonly year: number;
  readonly level: CourtLevel;
  readonly counts: Readonly<Record<Treatment, number>>;
}

/** Counts the citing decisions of a case by year and court level, oldest first. */
export function buildTreatmentHistory(facts: CaseAttributes, citing: Neighbours): TreatmentHistoryCount[] {
  const rows = new Map<string, { year: number; level: CourtLevel; counts: Record<Treatment, number> }>();
  citing.ordinals.forEach((ordinal, at) => {
    const year = Number(facts.dateFiled(ordinal).slice(0, 4));
    const level = facts.level(ordinal);
    const key = `${year} ${level}`;
    const row = rows.get(key) ?? { year, level, counts: { positive: 0, negative: 0, neutral: 0, unknown: 0 } };
    row.counts[decodeTreatment(citing.kinds[at]!).label]++;
    rows.set(key, row);
  });
  return [...rows.values()].sort((a, b) => a.year - b.year || (a.level < b.level ? -1 : 1));
}
