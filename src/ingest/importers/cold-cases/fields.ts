import type { FieldTable } from "../common/field-notes.ts";

/** The fields of a case of COLD Cases, as published. */
export const COLD_FIELDS: FieldTable = {
  read: [
    "id",
    "judges",
    "date_filed",
    "date_filed_is_approximate",
    "case_name_short",
    "case_name",
    "case_name_full",
    "nature_of_suit",
    "posture",
    "syllabus",
    "headnotes",
    "summary",
    "disposition",
    "history",
    "other_dates",
    "cross_reference",
    "correction",
    "arguments",
    "headmatter",
    "attorneys",
    "citations",
    "opinions",
    "court_short_name",
    "court_full_name",
    "court_type",
    "precedential_status",
  ],
  left: ["slug", "citation_count", "court_jurisdiction"],
};
