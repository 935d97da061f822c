import type { FreshnessDetail } from "../contract/schemas/common/case.ts";
import type { Freshness } from "../law/treatment.ts";
import { readCaseStatus } from "../store/cases/case-status.ts";
import type { AskContext } from "./context.ts";

/** Whether a case still stands, as an answer says it. */
export interface StatusDescription {
  readonly freshness: Freshness;
  readonly partial: boolean;
  /** The deciding case, where the corpus holds it. */
  readonly decidingCaseId: number | null;
  /** "overruled by X v. Y, 1 U.S. 1", or "no negative treatment found in 3 citing decisions to 2001-02-03". */
  readonly description: string;
}

export function describeCaseStatus({ corpus, records }: AskContext, clusterId: number): StatusDescription {
  const standing = readCaseStatus(corpus.database, clusterId);
  const detail = standing.detail as FreshnessDetail | null;
  const total = detail?.citing.total ?? 0;
  const { jurisdiction } = records.readSummary(clusterId, standing);
  const date = detail?.citing.lastDate ?? corpus.manifest.currentThrough[jurisdiction] ?? "";
  const searched = `no negative treatment found in ${total} citing ${total === 1 ? "decision" : "decisions"} to ${date}`;
  const reason = detail?.reason ?? null;
  const partial = detail?.partial ?? false;
  if (standing.freshness === "Good Law")
    return { freshness: "Good Law", partial, decidingCaseId: null, description: searched };
  const by =
    reason === null ? "" : ` by ${[reason.caseName, reason.citation].filter((part) => part !== "").join(", ")}`;
  const how =
    reason === null
      ? standing.freshness.toLowerCase()
      : (TREATMENT_PHRASES[reason.treatment] ?? reason.treatment.replaceAll("_", " "));
  const doubt = detail?.definitive === false ? " (whether with binding effect is not certain)" : "";
  const effect = standing.freshness === "Overruled" && how !== "overruled" ? ", so no longer authority" : "";
  return {
    freshness: standing.freshness,
    partial,
    decidingCaseId: reason?.clusterId ?? null,
    description: `${how}${partial ? " in part" : ""}${by}${effect}${doubt}`,
  };
}

/** Treatments that do not read as verbs. */
const TREATMENT_PHRASES: Readonly<Record<string, string>> = {
  per_incuriam: "held to have been decided per incuriam",
  referred_larger_bench: "referred to a larger bench",
  declined: "not followed",
};
