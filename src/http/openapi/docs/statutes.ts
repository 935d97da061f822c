import type { STATUTE_OPERATIONS } from "../../../contract/operations/statutes.ts";
import type { AreaDocumentation } from "./area-documentation.ts";

/** Texts about the verbs of `statutes`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const STATUTE_DOCUMENTATION: AreaDocumentation<typeof STATUTE_OPERATIONS> = {
  description: "US statutes, constitutions, court rules and executive actions.",
  operations: {
    search: {
      summary: "Search statutes, rules and executive actions",
      examples: {
        words: { query: "fair use of a copyrighted work", limit: 3 },
        citation: { query: "42 U.S.C. § 1983" },
      },
      answer: {
        results: [
          {
            actId: "usc-17-107",
            citation: "17 U.S.C. § 107",
            citationShort: "17 USC 107",
            title: "Limitations on exclusive rights: Fair use",
            corpusType: "USC",
            titleNumber: 17,
            titleName: "Copyrights",
            chapter: "1",
            chapterName: "Subject Matter and Scope of Copyright",
            sectionNumber: "107",
            displayPath: "Title 17: Copyrights › Chapter 1: Subject Matter and Scope of Copyright › 17 U.S.C. § 107",
            breadcrumb: [{ label: "Title 17: Copyrights", level: "title" }],
            htmlUrl:
              "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section107&num=0&edition=prelim",
            govInfoHtmlUrl: "https://www.govinfo.gov/link/uscode/17/107?year=mostrecent&link-type=html",
            govInfoPdfUrl: "https://www.govinfo.gov/link/uscode/17/107?year=mostrecent&link-type=pdf",
            relevanceScore: 0.531,
            excerpt:
              "Fair use of a copyrighted work, for purposes such as criticism, comment, news reporting, teaching, scholarship or resear …",
          },
        ],
        total: 5,
        query: "fair use of a copyrighted work",
        processingTimeMs: 0,
        creditsConsumed: 4,
      },
    },
    states: {
      summary: "Coverage per state",
      answer: {
        data: {
          jurisdictions: [{ code: "al", name: "Alabama", kind: "state", sectionCount: 0, hasData: false }],
          totalSections: 133,
          stateCountWithData: 12,
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1 },
      },
    },
    codes: {
      summary: "The codes of a state",
      examples: { federal: { state: "federal" } },
      answer: {
        data: {
          state: "federal",
          stateName: "Federal",
          codes: [
            {
              actId: "usc-5",
              displayLabel: "United States Code, Title 5: Government Organization and Employees",
              sectionCount: 3,
            },
          ],
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1 },
      },
    },
    section: {
      summary: "One section with its text",
      examples: { section: { actId: "usc-42-1983" } },
    },
  },
};
