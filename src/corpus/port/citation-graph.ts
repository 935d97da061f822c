import type { EdgeDirection, EdgeReader } from "../../citator/network/edge-reader.ts";
import type { FreshnessDetail } from "../../contract/schemas/common/case.ts";
import type { DatePrecision } from "../../law/case.ts";
import type { CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness, Treatment, TreatmentKind } from "../../law/treatment.ts";

/** Order of a list of edges; equal edges follow in order of priority. */
export type EdgeOrder = "appearance" | "treatment" | "date_desc" | "date_asc" | "cite_count_desc" | "depth_desc";

/** One page of the edges of a case. */
export interface EdgePageRequest {
  readonly clusterId: number;
  readonly direction: EdgeDirection;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly order: EdgeOrder;
  /** A label, or one of the kinds that it covers. */
  readonly treatment?: Treatment | TreatmentKind;
  /** Courts of the cases at the other end; an empty list admits none. */
  readonly courtIds?: readonly string[];
  readonly jurisdiction?: Jurisdiction;
  /** `YYYY-MM-DD`, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  /** Minimum number of mentions. */
  readonly minMentions?: number;
}

/** An edge as lists show it. */
export interface EdgeRow {
  /** Cluster id of the case at the other end. */
  readonly clusterId: number;
  readonly treatment: Treatment;
  readonly kind: TreatmentKind;
  readonly snippet: string;
  readonly mentions: number;
}

/** One page of edges. */
export interface EdgePage {
  /** Number of edges that meet the conditions, on all pages. */
  readonly total: number;
  readonly rows: readonly EdgeRow[];
}

/** A later treatment that only a reporter's own note records. */
export interface ExternalCitingCase {
  readonly citation: string;
  readonly kind: TreatmentKind;
  readonly snippet: string;
}

/** Why a treatment does not count. */
export type DiscountReason =
  | "dissent"
  | "concurrence"
  | "counsel"
  | "minority"
  | "wrong_order"
  | "low_confidence"
  | "other_country"
  | "void"
  | "answered";

/** A later treatment that bears on the status of a case. */
export interface StatusTreatment {
  /** Status to which it leads if it counts. */
  readonly effect: Exclude<Freshness, "Good Law">;
  readonly partial: boolean;
  /** `null` if it counts. */
  readonly discounted: DiscountReason | null;
  /** What has set it aside: "overruled by X v. Y, 1 U.S. 1"; `null` if nothing has. */
  readonly since: string | null;
  /** Whether it decides the status. */
  readonly decisive: boolean;
  /** `YYYY-MM-DD` of the decision; the year alone if a reporter's note does not say more. */
  readonly date: string;
  readonly datePrecision: DatePrecision;
  readonly citing: NonNullable<FreshnessDetail["reason"]>;
}

/** The status of a case on a day, with the treatments that bear on it. */
export interface StatusExplanation {
  readonly clusterId: number;
  readonly name: string;
  /** `YYYY-MM-DD`, the first day of what is known. */
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly detail: FreshnessDetail;
  /** Newest first. */
  readonly treatments: readonly StatusTreatment[];
}

/** Number of citing cases of one year and court level, by treatment. */
export interface TreatmentHistoryRow {
  readonly year: number;
  readonly level: CourtLevel;
  readonly counts: Readonly<Record<Treatment, number>>;
}

/** Reads which cases cite which. Results of batches come in the order of the request, one per item. */
export interface CitationGraph extends EdgeReader {
  /** Returns `null` if the corpus does not contain the case. */
  listEdges(request: EdgePageRequest): Promise<EdgePage | null>;
  /** Returns the case citations of each case that the corpus does not contain, in the order of the text. */
  listUnresolved(clusterIds: readonly number[]): Promise<(readonly string[])[]>;
  /** Returns the later treatments of each case by decisions that the corpus does not contain. */
  listExternalCiters(clusterIds: readonly number[]): Promise<(readonly ExternalCitingCase[])[]>;
  /**
   * Determines the status of a case by the decisions up to a day, `YYYY-MM-DD`, or by all if `asOf` is `null`.
   * Returns `null` if the corpus does not contain the case.
   */
  explainStatus(clusterId: number, asOf: string | null): Promise<StatusExplanation | null>;
  /** Returns the treatments of a case by year and court level, oldest first. */
  countTreatments(clusterId: number): Promise<readonly TreatmentHistoryRow[]>;
}
