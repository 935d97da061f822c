import type { ASK_OPERATIONS } from "../../../contract/operations/ask.ts";
import type { AreaDocumentation } from "./area-documentation.ts";

const ASK_EXAMPLES = {
  us: { question: "May a state segregate its public schools by race?", countryCode: "US" },
  india: { question: "Can Parliament amend the basic structure of the Constitution?", countryCode: "IN", mode: "deep" },
} as const;

/** Texts about the verbs of `ask`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const ASK_DOCUMENTATION: AreaDocumentation<typeof ASK_OPERATIONS> = {
  description: "Questions and their answers.",
  operations: {
    stream: {
      summary: "Answer a question, as events",
      description:
        "Streams the steps of the work, the sources, and the answer in pieces. Every sentence is marked with the number of its source, [n].",
      examples: ASK_EXAMPLES,
      request: {
        "citationStyle?": "Id of the citation style, as /citations/styles lists them, in which the sources are cited.",
      },
    },
    answer: {
      summary: "Answer a question, all at once",
      examples: ASK_EXAMPLES,
      answer: {
        data: {
          answer:
            "After the Court had held racial segregation in public schools unconstitutional, it heard further argument on the manner …",
          sources: [
            {
              sourceIndex: 1,
              citation: "349 U.S. 294",
              caseName: "Brown v. Board of Education",
              court: "Supreme Court of the United States",
              year: 1955,
              judges: ["Warren"],
              decisionDate: "31-05-1955",
              datePrecision: "day",
              courtType: "supreme_court",
              sourceType: "us_case",
              clusterId: 2138202910366,
              freshness: "Good Law",
              htmlUrl: "https://app.example/research/cases/2138202910366",
              excerpt:
                "After the Court had held racial segregation in public schools unconstitutional, it heard further argument on the manner …",
              relevanceScore: 1.124286,
              start: 0,
              end: 152,
              quotes: [{ start: 0, end: 152 }],
            },
          ],
          questionInterpreted: "US law: the rule; about state, segregate, public, schools, race.",
          mode: "standard",
        },
        meta: { processingTimeMs: 0, creditsConsumed: 15, creditsRemaining: 99960 },
      },
    },
  },
};
