import type { RESEARCH_OPERATIONS } from "../../../contract/operations/research.ts";
import type { AreaDocumentation } from "./area-documentation.ts";
import { HURTADO, SWANN } from "./example-cases.ts";

/** Texts about the verbs of `research`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const RESEARCH_DOCUMENTATION: AreaDocumentation<typeof RESEARCH_OPERATIONS> = {
  description: "Case-law search.",
  operations: {
    search: {
      summary: "Search case law",
      description:
        "Natural language, a Boolean query (AND, OR, NOT, quoted phrases, parentheses, proximity, fields) or a citation. Conditions are in `filters` or flat next to the query.",
      examples: {
        boolean: { query: '"due process" AND NOT tax', pageSize: 3, content: false },
        nested: { query: "segregation in schools", filters: { jurisdiction: "US", yearFrom: 1950 } },
        flat: { query: "basic structure", yearFrom: 1970, limit: 5 },
      },
      request: {
        facets:
          "True counts all matching cases by court, year, judge and freshness, and by corpus if several are open.",
        passages: "Maximum number of passages of each result, in addition to the snippet. At no further cost.",
      },
      answer: {
        data: {
          results: [HURTADO],
        },
        meta: {
          total: 27,
          page: 1,
          pageSize: 3,
          totalPages: 9,
          query: '"due process" AND NOT tax',
          processingTimeMs: 0,
          creditsConsumed: 1,
          creditsRemaining: 99984,
        },
      },
    },
    explain: {
      summary: "Explain a search",
      description:
        "Explains how a search was parsed and executed: the parsed query, the plan, the ways in which a case can satisfy it, the number of cases per term, and the parts of each score. The request, the page of results and the cost are those of the search.",
      examples: { boolean: { query: "privacy AND (search OR seizure)", pageSize: 3 } },
      response: {
        "data.terms": "The terms of the query, each with its own counts.",
        "data.terms.estimated": "Maximum number of cases, as the plan estimated it.",
        "data.terms.cases": "Cases that have it.",
        "data.total": "Cases that match.",
        "data.milliseconds": "Of the search itself.",
        "data.results": "The requested page of results.",
        "data.results.satisfies": "Which of the paths hold, from 0.",
      },
    },
    suggest: {
      summary: "Complete a case name or a citation",
      description: "Cases whose name or citation goes on as typed, for a search field. Costs nothing.",
      examples: { name: { query: "brown v. b" }, citation: { query: "347 U.S. 4", limit: 3 } },
      request: {
        query: "The beginning of a case name or citation.",
        limit: "Suggestions at most.",
      },
      answer: {
        data: {
          suggestions: [
            {
              kind: "case",
              text: "Brown v. Board of Education",
              clusterId: 7726628701488360,
              caseName: "Brown v. Board of Education",
              citation: "347 U.S. 483",
              court: "Supreme Court of the United States",
              year: 1954,
              citeCount: 10,
              freshness: "Good Law",
            },
          ],
        },
        meta: { processingTimeMs: 0, creditsConsumed: 0, creditsRemaining: 99984 },
      },
    },
    similar: {
      summary: "Cases like a case or a text",
      description: "Cases that have the most telling words of a judgment, or of a text, all the more in one passage.",
      examples: { text: { text: "Separate schools for children of two races are not equal.", pageSize: 3 } },
      request: {
        "caseId?": "The clusterId of the case, as a decimal string.",
        "text?": "A paragraph, a page, a draft.",
        content: "Whether results contain the text of the judgments.",
        passages: "Maximum number of passages of each result, in addition to the snippet. At no further cost.",
        explain: "Whether the response contains the significant terms of the text and the parts of each score.",
      },
      response: {
        "data.explanation": "Present if requested.",
        "data.explanation.terms": "The significant terms that were searched, in the order of the text.",
        "data.explanation.terms.term": "A word of the text, which represents all words with its stem.",
        "data.explanation.terms.cases": "Cases that have it.",
        "data.explanation.results": "One for each result, in their order.",
      },
    },
    batch: {
      summary: "Many searches in one call",
      description:
        "Runs up to 50 searches with up to 1,000 results in total, and returns their answers in the same order. A query with a syntax error has its own error among the answers and costs nothing; each other search costs what it would cost alone. The balance must cover the maximum cost of all searches; otherwise the call fails with 402 and runs none.",
      examples: {
        two: {
          searches: [
            { query: '"due process" AND NOT tax', pageSize: 3, content: false },
            { query: "( basic structure", content: false },
          ],
        },
      },
      request: {
        searches: "1 to 50 searches, with pages of 1,000 results in all.",
      },
      response: {
        "data.answers": "One for each search, in their order: an answer with `data`, or its own `error`.",
        "data.truncated":
          "True if texts of results were left out, because those of one batch have at most 8,000,000 characters.",
      },
      answer: {
        data: {
          answers: [
            {
              data: { results: [HURTADO] },
              meta: { total: 27, page: 1, pageSize: 3, totalPages: 9, query: '"due process" AND NOT tax' },
            },
            {
              error: {
                code: "query_syntax",
                message:
                  "This parenthesis is not closed: add ) where the group ends (at character 1: ( basic structure).",
                offset: 0,
              },
            },
          ],
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99983 },
      },
    },
    export: {
      summary: "A search's cases as a file",
      description:
        "Returns all cases that a search finds, up to 10,000, best first, as CSV, JSON lines, BibTeX, RIS or CSL-JSON. `content` contains the file. If `Accept` names the media type of the format, the file is the body, with a file name in `Content-Disposition` and the exact number of matching cases in `X-Total-Count`.",
      examples: {
        table: { query: '"due process" AND NOT tax', format: "csv", limit: 100 },
        references: { query: "basic structure", filters: { jurisdiction: "IN" }, format: "ris", limit: 100 },
      },
      request: {
        format: "A table, JSON line by line, or the format of a reference manager.",
        style:
          "Id of the citation style, as /citations/styles lists them, in which a table, JSON and BibTeX cite each case.",
        limit: "Cases at most, the best; what they may cost must be covered.",
      },
      response: {
        "data.fileName": "A name for the file, made of the query: letters, digits and hyphens.",
        "data.total": "How many cases match in all; always exact.",
        "data.exported": "How many of them are in the file, the best first.",
        "data.content": "The file.",
      },
      answer: {
        data: {
          format: "csv",
          mediaType: "text/csv; charset=utf-8; header=present",
          fileName: "cases-due-process-and-not-tax.csv",
          total: 27,
          exported: 27,
          content:
            'rank,caseName,cite,citations,court,dateFiled,datePrecision,judges,docketNumber,freshness,citeCount,score,jurisdiction,courtId,clusterId,absoluteUrl\r\n1,Hurtado v. California,"Hurtado v. California, 110 U.S. 516 (1884)",110 U.S. 516, …',
        },
        meta: { processingTimeMs: 0, creditsConsumed: 3, creditsRemaining: 99980 },
      },
    },
    newSince: {
      summary: "The changes of a saved query since its last run",
      description:
        "Runs a saved query and returns it updated, with the cases that are new, those that no longer match, and those whose status changed since its last run, over this corpus or another. The service stores nothing: send the query of the last response. For a query without `lastRun`, all cases are new. The call costs as much as a search with as many results as it returns new cases.",
      examples: {
        first: { saved: { name: "Segregation", query: "segregat* AND school*" }, at: "2026-01-01T00:00:00Z" },
      },
      request: {
        "saved.name": "Name of the saved query.",
        "saved.lastRun?": "Left out by a query that was never run: all is new to it.",
        "at?": "When this is, ISO 8601, for the record.",
        pageSize: "Cases on a page of each list.",
      },
      response: {
        "data.saved": "The query with what is known now: to be kept in place of the other.",
        "data.since": "The run that this one is compared with; null where there was none.",
        "data.since.at": "When, as the caller said.",
        "data.since.corpus": "Over which corpus.",
        "data.since.corpus.currentThrough": "The newest decision date per jurisdiction.",
        "data.since.total": "Cases that were found.",
        "data.total": "Cases that match now.",
        "data.gone.results.was": "Its status when the query was last run.",
        "data.gone.results.case": "The case, which no longer matches; null if the corpus does not contain it.",
        "data.changed": "Cases that still match but whose status changed, the most severe status first.",
        "data.changed.results.was": "Its status when the query was last run.",
        "data.changed.results.reason": "The treatment that decides its present status.",
      },
      answer: {
        data: {
          saved: {
            name: "Segregation",
            query: "segregat* AND school*",
            filters: {},
            syntax: "standard",
            lastRun: {
              at: "2026-01-01T00:00:00Z",
              corpus: {
                name: "headnote-starter",
                version: "0.1.0",
                cases: 326,
                currentThrough: { IN: "2024-11-05", US: "2024-06-28" },
              },
              total: 8,
              found: [
                {
                  freshness: "Good Law",
                  ids: "eanh2yza,zeqf7kh,4zicjetc,g7fra08,32yefu2b,9uy29tu,2iijq97y,p62rs6k",
                },
              ],
            },
          },
          since: null,
          total: 8,
          new: {
            total: 8,
            results: [SWANN],
          },
          gone: { total: 0, results: [] },
          changed: { total: 0, results: [] },
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99979 },
      },
    },
  },
  schemas: {
    BatchAnswered: {
      "meta.didYouMean": "The query with names and words of the corpus for misspelt ones.",
      "meta.relaxed":
        "Present if fewer than ten cases have a quarter of the weight of a query in plain words: others match with any significant word.",
    },
    BatchFailed: {
      "error.offset": "UTF-16 offset in the query where reading stopped.",
    },
    SavedFilters: {
      "freshness?": "Status of the case.",
    },
    SearchFilters: {
      "freshness?": "Status of the case.",
    },
    SearchMeta: {
      didYouMean: "The query with names and words of the corpus for misspelt ones.",
      relaxed:
        "Present if fewer than ten cases have a quarter of the weight of a query in plain words: others match with any significant word.",
    },
    FacetRow: {
      value: "Value for the filter of the same name.",
      label: "Label to show to people.",
      count: "Cases of the whole result, exactly.",
    },
    Facets: {
      court: "By court id, most cases first.",
      year: "By year of decision, newest first.",
      judge: "By judge as printed: the hundred with most cases.",
      freshness: "Counts by status, most cases first.",
    },
    Passage: {
      text: "Whole sentences as HTML: escaped, hits in `<mark>`, white space as one space. An ellipsis marks where a sentence of more than 500 characters was cut.",
      start: "Where it begins in `content`, in UTF-16 units.",
      end: "Where it ends there.",
      opinion: "The opinion that contains it.",
      "opinion.number": "Place among the opinions of the case, from 1.",
      paragraph: "The paragraph that it begins in.",
      "paragraph.number": "Place among the paragraphs of the opinion, from 1.",
      "paragraph.printed": "The number that the paragraph begins with: `12.` in India, `¶ 12` in the United States.",
      pages: "The printed pages that contain it; null if the text does not show them, and in footnotes.",
      footnote: "The label of the footnote that contains it.",
      role: "What the most telling sentence of the passage does: states the holding, a rule, a reason …; null if no role is known.",
    },
    ScoreParts: {
      "": "1 - (1 - lead)(1 - 0.95 (1 - (1 - text)(1 - name)(1 - near)(1 - topic)) - 0.05 authority) is the score.",
    },
    SearchResult: {
      passages:
        "Present if requested: the best passages, best first, without overlaps. Empty if only the name or the filters match.",
    },
    Suggestion: {
      kind: "Which of the two goes on as typed.",
      text: "The citation or the case name in full.",
      citation: "The preferred citation; empty where the case has none.",
    },
    LastRun: {
      at: "When, as the caller said.",
      corpus: "Over which corpus.",
      "corpus.currentThrough": "The newest decision date per jurisdiction.",
      total: "Cases that were found.",
      found: "Their ids, by how they stood.",
      "found.ids": "In ascending order, each as its distance from the one before, in base 36.",
    },
  },
};
