import type { DateFormName } from "./parts/date-form.ts";
import type { IndianFormName } from "./parts/indian-form.ts";
import type { NameFormName } from "./parts/name-form.ts";
import type { ReporterFormName } from "./parts/reporter-form.ts";

/**
 * How sure the form is. `rule`: the manual is known to prescribe it for this kind of source. `practice`: the manual
 * leaves it open, or form or rule number could not be confirmed; what is printed follows what its courts or journals
 * do.
 */
export type StyleBasis = "rule" | "practice";

/** A citation style, as `citationStyles` lists it. */
export interface Style {
  /** Name in requests: `bluebook`, `oscola`, `ohio`. */
  readonly id: string;
  readonly name: string;
  /** Jurisdiction in which it is used: `US`, `US-OH`, `IN`, `GB`, or `international`. */
  readonly region: string;
  /** The published manual or court rule, with its edition. */
  readonly manual: string;
  /** Rule, table or chapter of the manual. */
  readonly rule: string;
  readonly basis: StyleBasis;
}

/** Templates of a style; see `template.ts`. Their parts are those of `case-parts.ts` and `law-parts.ts`. */
export interface Templates {
  /** An American case. */
  readonly case: string;
  /** An Indian case. */
  readonly indianCase: string;
  /** A section of American law. */
  readonly statute: string;
  /** An Act of India. */
  readonly act: string;
}

/** How a style formats the parts: each names a row of the table of that name. */
export interface Forms {
  /** Row of `NAME_FORMS`: parties, and what is shortened in them. */
  readonly names: NameFormName;
  /** Row of `REPORTER_FORMS`: full stops and spaces of abbreviations. */
  readonly reporters: ReporterFormName;
  /** Reporters that have another name in the style. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Row of `INDIAN_FORMS`: how Indian citations are put together. */
  readonly india: IndianFormName;
  /** Row of `DATE_FORMS`. */
  readonly dates: DateFormName;
  /** Separator of parallel citations. */
  readonly joiner: string;
  /** Template of a pin cite after the first citation; the part is `pin`. */
  readonly pin: string;
  /**
   * Reporters of an American case by preference: classes of `reports.ts`. The first choice whose first class the case
   * has is printed; with `+` all of its classes.
   */
  readonly reports: string;
  /** The same for an Indian case. */
  readonly indianReports: string;
}

/** One row of a table of styles. */
export interface StyleRow extends Style, Templates, Forms {
  /** Forms of a state for cases of its courts and sections of its law. */
  readonly homeState?: HomeStateForms;
}

/** Forms that differ for a state's own cases and laws. */
export interface HomeStateForms extends Partial<Omit<Templates, "act" | "indianCase">>, Partial<Forms> {
  /** Two lower-case letters. */
  readonly state: string;
}
