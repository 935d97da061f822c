import { FRESHNESS_ROWS, type Freshness } from "../../law/treatment.ts";
import {
  type TreatmentReason,
  type TreatmentsInput,
  type WeighedTreatment,
  weighTreatments,
} from "./weigh-treatments.ts";

/** The status of a case, and why. */
export interface StatusDetail {
  readonly status: Freshness;
  /** False if the power of the court that acted is not known. */
  readonly definitive: boolean;
  /** True if only a part of the case is affected. */
  readonly partial: boolean;
  /** The deciding treatment; `null` for good law. */
  readonly reason: TreatmentReason | null;
  /** The citing decisions; dates are `YYYY-MM-DD`, `null` if there are none. */
  readonly citing: { readonly total: number; readonly firstDate: string | null; readonly lastDate: string | null };
}

/** A case with everything that later decisions say of it. */
export interface StatusInput extends TreatmentsInput {
  /** `YYYY-MM-DD` of every citing decision, in any order. */
  readonly citingDates: readonly string[];
}

/** Determines whether a decision is good law, and why; a pure function of its citing edges. */
export function determineStatus(input: StatusInput): StatusDetail {
  return decideStatus(weighTreatments(input), input.citingDates);
}

/** The labels that a treatment leads to, most severe first. */
const STATUS_ROWS = FRESHNESS_ROWS.filter((row) => row.class !== null).sort((a, b) => b.severity - a.severity);

/** Decides the status that weighed treatments, newest first, lead to: the most severe class that any of them has. */
export function decideStatus(weighed: readonly WeighedTreatment[], citingDates: readonly string[]): StatusDetail {
  const counted = weighed.filter(({ discounted }) => discounted === null);
  const dates = [...citingDates].sort();
  const citing = { total: dates.length, firstDate: dates[0] ?? null, lastDate: dates.at(-1) ?? null };
  for (const row of STATUS_ROWS) {
    const deciding = counted.filter((treatment) => treatment.class === row.class);
    const newest = deciding.find((treatment) => treatment.definitive) ?? deciding[0];
    if (newest === undefined) continue;
    return {
      status: row.freshness,
      definitive: newest.definitive,
      partial: deciding.every((treatment) => treatment.partial),
      reason: newest.reason,
      citing,
    };
  }
  return { status: "Good Law", definitive: true, partial: false, reason: null, citing };
}
