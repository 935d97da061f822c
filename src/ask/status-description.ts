import type { Freshness } from "../law/treatment.ts";
import type { SourceData } from "./source-data.ts";

/** The status of a case in the words of an answer. */
export interface StatusDescription {
  readonly freshness: Freshness;
  readonly partial: boolean;
  /** Whether it is questioned because a case on which it rests was overruled. */
  readonly restsOnFallen: boolean;
  /** Cluster id of the case that decides the status; `null` if no case does, or the corpus does not contain it. */
  readonly decidingCaseId: number | null;
  /**
   * The sentence of the status without its full stop, to follow a colon: "overruled by X v. Y, 1 U.S. 1", or "no negative
   * treatment found in 3 citing decisions to 2001-02-03".
   */
  readonly description: string;
}

/** Describes the status of a case that `sources` contains. */
export function describeCaseStatus({ cases }: SourceData, clusterId: number): StatusDescription {
  const { freshness, freshnessDetail } = cases.get(clusterId)!;
  const { reason, partial, sentence, basis } = freshnessDetail;
  return {
    freshness,
    partial,
    restsOnFallen: freshness === "Questioned" && basis === "foundation",
    decidingCaseId: reason?.clusterId ?? null,
    description: `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, "")}`,
  };
}
