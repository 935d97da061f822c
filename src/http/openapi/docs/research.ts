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
        "Natural language, a Boolean query (AND, OR, NOT, quoted phrases, parentheses, proximity, fields) or a citation. Conditions stand in `filters` or flat beside the query.",
      examples: {
        boolean: { query: '"due process" AND NOT tax', pageSize: 3, content: false },
        nested: { query: "segregation in schools", filters: { jurisdiction: "US", yearFrom: 1950 } },
        flat: { query: "basic structure", yearFrom: 1970, limit: 5 },
      },
      request: {
        facets: "True counts all matching cases by court, year, judge and freshness.",
        passages: "Gives every result so many of its best passages, at most, besides the snippet. Costs nothing more.",
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
        "How a search was read and carried out: the query as it was understood, the plan, the ways in which a case can satisfy it, what each term came to, and what the score of each result is made of. The request is that of the search, whose page of results it names, and it costs the same.",
      examples: { boolean: { query: "privacy AND (search OR seizure)", pageSize: 3 } },
      response: {
        "data.terms": "What is looked for in the texts, each by itself.",
        "data.terms.estimated": "Cases at most, as the plan was made.",
        "data.terms.cases": "Cases that have it.",
        "data.total": "Cases that match.",
        "data.milliseconds": "Of the search itself.",
        "data.results": "The page of results that was asked for.",
        "data.results.satisfies": "Which of the paths hold, from 0.",
      },
    },
    suggest: {
      summary: "Complete a case name or a citation",
      description: "Cases whose name or citation goes on as typed, for a search field. Costs nothing.",
      examples: { name: { query: "brown v. b" }, citation: { query: "347 U.S. 4", limit: 3 } },
      request: {
        query: "What was typed so far.",
        limit: "Suggestions at most.",
      },
      answer: {
        data: {
          suggestions: [
            {
              kind: "case",
              text: "Brown v. Board of Education",
              clusterId: 1886383960324,
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
        content: "True gives the results the judgments' text.",
        passages: "Gives every result so many of its best passages, at most, besides the snippet. Costs nothing more.",
        explain: "True tells which words of the text were looked for, and what the score of each result is made of.",
      },
      response: {
        "data.explanation": "Where the request asked for it.",
        "data.explanation.terms": "What was looked for: the most telling words, in the order of the text.",
        "data.explanation.terms.term": "A word of the text; it stands for all of its stem.",
        "data.explanation.terms.cases": "Cases that have it.",
        "data.explanation.results": "One for each result, in their order.",
      },
    },
    batch: {
      summary: "Many searches in one call",
      description:
        "Up to 50 searches, with up to 1,000 results in all, answered in their order as each would be by itself. A query that cannot be read has an error of its own among the answers and costs nothing; the others are answered and cost what they would cost alone. What all may cost must be covered before the first is carried out: otherwise 402, and nothing is done.",
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
        "All cases that a search finds, up to 10,000, the best first, as CSV, JSON lines, BibTeX, RIS or CSL-JSON. The file stands in `content`. To a call whose `Accept` names the format's media type it is the body itself, with a file name in `Content-Disposition` and the exact number of matching cases in `X-Total-Count`.",
      examples: {
        table: { query: '"due process" AND NOT tax', format: "csv", limit: 100 },
        references: { query: "basic structure", filters: { jurisdiction: "IN" }, format: "ris", limit: 100 },
      },
      request: {
        format: "A table, JSON line by line, or the format of a reference manager.",
        style: "Id of the citation style in which a table, JSON and BibTeX cite each case.",
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
            'rank,caseName,cite,citations,court,dateFiled,judges,docketNumber,freshness,citeCount,score,jurisdiction,courtId,clusterId,absoluteUrl\r\n1,Hurtado v. California,"Hurtado v. California, 110 U.S. 516 (1884)",110 U.S. 516, …',
        },
        meta: { processingTimeMs: 0, creditsConsumed: 3, creditsRemaining: 99980 },
      },
    },
    newSince: {
      summary: "What a saved query finds that it did not find before",
      description:
        "Takes a saved query and gives it back brought up to date, with the cases that are new to it, those that are gone, and those that stand otherwise than when it was last run, over this corpus or another. Nothing is kept here: send the query that the last answer gave. A query without `lastRun` is new, and so is all that it finds. Costs what a search with as many results as new cases are told costs.",
      examples: {
        first: { saved: { name: "Segregation", query: "segregat* AND school*" }, at: "2026-01-01T00:00:00Z" },
      },
      request: {
        "saved.name": "What people call it.",
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
        "data.gone.results.was": "How it stood when the query was last run.",
        "data.gone.results.case": "The case, which no longer matches; null where the corpus does not hold it.",
        "data.changed": "Cases that match still but stand otherwise, the worst first.",
        "data.changed.results.was": "How it stood when the query was last run.",
        "data.changed.results.reason": "The treatment that decides how it stands now.",
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
      "meta.didYouMean": "The query with words of the corpus for those that no case has.",
    },
    BatchFailed: {
      "error.offset": "UTF-16 offset in the query where reading stopped.",
    },
    SavedFilters: {
      "freshness?": "How the case stands.",
    },
    SearchFilters: {
      "freshness?": "How the case stands.",
    },
    SearchMeta: {
      didYouMean: "The query with words of the corpus for those that no case has.",
    },
    FacetRow: {
      value: "What the filter of that name takes.",
      label: "What people read.",
      count: "Cases of the whole result, exactly.",
    },
    Facets: {
      court: "By court id, most cases first.",
      year: "By year of decision, newest first.",
      judge: "By judge as printed: the hundred with most cases.",
      freshness: "By how the case stands, most cases first.",
    },
    Passage: {
      text: "Whole sentences as HTML: escaped, hits in `<mark>`, white space as one space. An ellipsis stands where a sentence of more than 500 characters was cut.",
      start: "Where it begins in `content`, in UTF-16 units.",
      end: "Where it ends there.",
      opinion: "The opinion that it stands in.",
      "opinion.number": "Place among the opinions of `citations.case`, from 1.",
      paragraph: "The paragraph that it begins in.",
      "paragraph.number": "Place among the paragraphs of the opinion, from 1.",
      "paragraph.printed": "The number that the paragraph begins with: `12.` in India, `¶ 12` in the United States.",
      pages: "The printed pages that it stands on; null where the text does not say, and in footnotes.",
      footnote: "The label of the footnote that it stands in.",
    },
    ScoreParts: {
      "": "0.95 (1 - (1 - text)(1 - name)(1 - near)) + 0.05 authority is the score.",
    },
    SearchResult: {
      passages:
        "Where the request asked for them: the best passages, best first, none overlapping another. Empty where only the name or the filters were matched.",
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
