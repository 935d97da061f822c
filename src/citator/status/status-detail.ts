import type { DatePrecision } from "../../law/case.ts";
import type { Freshness, Treatment, TreatmentKind } from "../../law/treatment.ts";

/**
 * What the status of a case was decided by: nothing, citing decisions without a negative treatment among them, a negative
 * treatment, an Act or an amendment, the fall of a decision on which the case rests, or a reporter's own note.
 */
export type StatusBasis = "none" | "cited" | "negative" | "statute" | "foundation" | "note";

/** How an authority bears on the status of a case: a treatment by a decision, or something that happened to the law. */
export type StatusTreatmentKind =
  | TreatmentKind
  /** A decision that the case follows was overruled. */
  | "foundation_overruled"
  /** An Act or an amendment answers the holding. */
  | "answered_by_statute"
  /** An Act or an amendment was made with the case in view. */
  | "changed_by_statute"
  /** The provision that the case construes was replaced, repealed or amended. */
  | "provision_replaced";

/** The decision or the law that treats the case, as answers show it. */
export interface TreatmentReason {
  /** `null` for a law, and for a decision that the corpus does not contain. */
  readonly clusterId: number | null;
  /** Name of the decision; for a law, its title or the section. */
  readonly caseName: string;
  readonly citation: string;
  readonly treatment: StatusTreatmentKind;
  /** The words that prove it. */
  readonly snippet: string;
}

/** What an authority does to a case: the first three decide its status, `changes` does not. */
export type AuthorityEffect = "ends" | "questions" | "narrows" | "supports" | "explains" | "changes";

/** An authority on the status of a case. */
export interface StatusAuthority extends TreatmentReason {
  readonly effect: AuthorityEffect;
  /** `YYYY-MM-DD`; the year alone if a reporter's note does not contain more. */
  readonly date: string;
  /** How much of the date is known. */
  readonly datePrecision: DatePrecision;
  readonly partial: boolean;
  /** What has become of the authority: "overruled by X v. Y, 1 U.S. 1"; `null` if nothing has. */
  readonly since: string | null;
}

/** The citing decisions of a case. Dates are `YYYY-MM-DD`, `null` as their precision if none of them is known. */
export interface CitingPeriod {
  readonly total: number;
  readonly firstDate: string | null;
  readonly firstDatePrecision: DatePrecision | null;
  readonly lastDate: string | null;
  readonly lastDatePrecision: DatePrecision | null;
}

/** The status of a case, and why. */
export interface StatusDetail {
  readonly status: Freshness;
  /** False without a citing decision, if the power of the court that acted is not known, and if no court has acted. */
  readonly definitive: boolean;
  /** True if only a part of the case is affected. */
  readonly partial: boolean;
  /** The part that is affected, in the words of the deciding authority; `null` if the whole is, or no words name it. */
  readonly part: string | null;
  readonly basis: StatusBasis;
  /** The deciding treatment; `null` for good law. */
  readonly reason: TreatmentReason | null;
  /** The deciding authorities, newest first; then those that support, explain or concern the case. */
  readonly authorities: StatusAuthority[];
  readonly citing: CitingPeriod;
  /** Number of citing decisions by treatment. */
  readonly counts: Readonly<Record<Treatment, number>>;
  /** `YYYY-MM-DD` up to which decisions and laws were considered; `null` for all. */
  readonly asOf: string | null;
  /** One sentence for people; the same everywhere. */
  readonly sentence: string;
}
