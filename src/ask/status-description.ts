import type { Freshness } from "../law/treatment.ts";
import type { SourceData } from "./source-data.ts";

/** The status of a case in the words of an answer. */
export interface StatusDescription {
  readonly freshness: Freshness;
  readonly partial: boolean;
  /** Cluster id of the case that decides the status; `null` if no case does, or the corpus does not contain it. */
  readonly decidingCaseId: number | null;
  /** "overruled by X v. Y, 1 U.S. 1", or "no negative treatment found in 3 citing decisions to 2001-02-03". */
  readonly description: string;
}

/** Describes the status of a case that `sources` contains. */
export function describeCaseStatus({ cases, manifest }: SourceData, clusterId: number): StatusDescription {
  const { freshness, freshnessDetail, jurisdiction } = cases.get(clusterId)!;
  const { reason, partial, definitive, citing } = freshnessDetail;
  if (freshness === "Good Law") {
    const date = citing.lastDate ?? manifest.currentThrough[jurisdiction] ?? "";
    const decisions = `${citing.total} citing ${citing.total === 1 ? "decision" : "decisions"}`;
    const description = `no negative treatment found in ${decisions} to ${date}`;
    return { freshness, partial, decidingCaseId: null, description };
  }
  const by =
    reason === null ? "" : ` by ${[reason.caseName, reason.citation].filter((part) => part !== "").join(", ")}`;
  const how =
    reason === null
      ? freshness.toLowerCase()
      : (TREATMENT_PHRASES[reason.treatment] ?? reason.treatment.replaceAll("_", " "));
  const doubt = definitive ? "" : " (whether with binding effect is not certain)";
  const effect = freshness === "Overruled" && how !== "overruled" ? ", so no longer authority" : "";
  return {
    freshness,
    partial,
    decidingCaseId: reason?.clusterId ?? null,
    description: `${how}${partial ? " in part" : ""}${by}${effect}${doubt}`,
  };
}

/** Phrases for treatments whose names do not read as verbs. */
const TREATMENT_PHRASES: Readonly<Record<string, string>> = {
  per_incuriam: "held to have been decided per incuriam",
  referred_larger_bench: "referred to a larger bench",
  declined: "not followed",
};
