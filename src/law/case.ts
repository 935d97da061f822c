import type { Jurisdiction } from "./jurisdiction.ts";
import type { RoleMark } from "./sentence-role.ts";

/**
 * Part of a decision to which a range of text belongs; a `digest` is a summary in words other than the court's,
 * `parentheticals` are what later decisions say of it in parentheses.
 */
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
  | "parentheticals"
  | "digest";

/** How exactly a decision's date is known. */
export type DatePrecision = "day" | "month" | "year" | "unknown";

/**
 * One decided case, without its text. Dates are `YYYY-MM-DD`; an imprecise date is its period's first day, an unknown one
 * is empty.
 */
export interface CaseRow {
  readonly clusterId: number;
  readonly name: string;
  /** The name with every party, if the source has one that is longer than `name`. */
  readonly nameFull: string;
  readonly courtId: string;
  readonly jurisdiction: Jurisdiction;
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly docketNumber: string;
  readonly judges: readonly string[];
}

/**
 * A range of one opinion that is of one kind. Offsets are UTF-16 code units into the opinion's text, `end` exclusive.
 */
export interface OpinionSpan {
  readonly start: number;
  readonly end: number;
}

/** A printed page that begins at `offset`, in UTF-16 code units into the opinion's text. */
export interface PageMark {
  readonly offset: number;
  readonly page: string;
}

/** A footnote: the range of its text in the opinion, and its label. */
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
  /** Sentences whose role the source states, in the order of the text. Absent: roles are found from the words. */
  readonly roles?: readonly RoleMark[];
}
