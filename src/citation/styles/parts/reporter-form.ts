import { stripFullStops } from "./name-form.ts";

/** Full stops and spaces of reporters, codes and courts, from the canonical form of the tables (`F. Supp. 2d`). */
export const REPORTER_FORMS = {
  bluebook: (abbreviation: string) => abbreviation,
  /** `347 U. S. 483`, `12 F. 3d 1`: the United States Reports. */
  spaced: (abbreviation: string) => abbreviation.replace(/\.(?=[A-Z\d])/g, ". "),
  /** `Cal.4th`, `Ohio St.3d`, `L.Ed.2d`. */
  closed: (abbreviation: string) => abbreviation.replace(/\. (?=[A-Z\d])/g, "."),
  /** `450 Mich 349`, `NW2d`, `80 NY2d 1`. */
  tight: stripFullStops,
  /** `US`, `F 3d`, `A 2d`, `F Supp 2d`: the Commonwealth. */
  open: (abbreviation: string) => stripFullStops(abbreviation).replace(/([A-Za-z])(\d(?:d|th|nd|rd))\b/g, "$1 $2"),
};

/** Name of a row of `REPORTER_FORMS`. */
export type ReporterFormName = keyof typeof REPORTER_FORMS;
