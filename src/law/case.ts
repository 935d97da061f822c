import type { Jurisdiction } from "./jurisdiction.ts";

/** Part of a decision to which a range of text belongs; a `digest` is a summary in words other than the court's. */
export type SectionKind =
  | "headnote"
  | "syllabus"
  | "combined"
  | "lead"
  | "plurality"
  | "concurrence"
  | "concurrence_in_part"
  | "dissent"
  | "per_curiam"
  | "addendum"
  | "rehearing"
  | "citator_info"
  | "arguments"
  | "digest";

/** How exactly a decision's date is known. */
export type DatePrecision = "day" | "month" | "year";

/** One decided case, without its text. Dates are `YYYY-MM-DD`; an imprecise date is its period's first day. */
export interface CaseRow {
  readonly clusterId: number;
  readonly name: string;
  /** The name with every party, where the source has one longer than `name`. */
  readonly nameFull: string;
  readonly courtId: string;
  readonly jurisdiction: Jurisdiction;
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly docketNumber: string;
  readonly judges: readonly string[];
}

/** A stretch of one opinion that is of one kind; offsets are UTF-16 units into the opinion's text. */
export interface OpinionSpan {
  readonly start: number;
  readonly end: number;
}

/** A printed page that begins at `offset` (UTF-16 units into the opinion's text). */
export interface PageMark {
  readonly offset: number;
  readonly page: string;
}

/** A footnote: where its text lies in the opinion, and the label it is called by. */
export interface FootnoteMark extends OpinionSpan {
  readonly label: string;
}

/**
 * One opinion of a case as clean text. Blank lines ("\n\n") separate paragraphs; footnotes follow the body, one
 * paragraph each.
 */
export interface OpinionText {
  readonly kind: SectionKind;
  readonly author: string;
  readonly text: string;
  readonly pages: readonly PageMark[];
  readonly footnotes: readonly FootnoteMark[];
}
