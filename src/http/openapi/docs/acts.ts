import type { ACT_OPERATIONS } from "../../../contract/operations/acts.ts";
import type { AreaDocumentation } from "./area-documentation.ts";

/** Texts about the verbs of `acts`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const ACT_DOCUMENTATION: AreaDocumentation<typeof ACT_OPERATIONS> = {
  description: "Acts of India.",
  operations: {
    list: {
      summary: "List Acts of India",
      examples: { search: { search: "evidence", sort: "year_asc" } },
      answer: {
        results: [
          {
            actId: "indian-evidence-act-1872",
            title: "The Indian Evidence Act, 1872",
            year: 1872,
            category: "repealed",
            state: "",
            department: "legislative-department",
            actNumber: "1 of 1872",
            actStatus: "repealed",
            enactmentDate: "1872-03-15",
            enactmentDatePrecision: "day",
          },
        ],
        total: 1,
        page: 1,
        pageSize: 50,
        hasMore: false,
      },
    },
    amendments: {
      summary: "Amendment footnotes of an Act",
      examples: { substitutions: { actId: "indian-evidence-act-1872", type: "substitution" } },
      answer: {
        actId: "indian-evidence-act-1872",
        title: "The Indian Evidence Act, 1872",
        totalFootnotes: 1,
        footnotes: [
          {
            footnoteText: "Subs. by Act 13 of 2013, s. 26, for section 114A (w.e.f. 3-2-2013).",
            footnoteType: "substitution",
            sectionNumber: "114A",
            sectionTitle: "Presumption as to absence of consent in certain prosecutions for rape",
            footnoteId: 4,
            byAct: "Act 13 of 2013",
            originalText: "section 114A",
            effectiveDate: "2013-02-03",
            effectiveDatePrecision: "day",
          },
        ],
        typeCounts: { substitution: 1, insertion: 3, omission: 1, note: 0, renumbering: 0 },
      },
    },
    text: {
      summary: "Text of an Act",
      examples: { section: { actId: "indian-evidence-act-1872", section: "3" } },
    },
  },
};
