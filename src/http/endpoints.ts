import { answerOf } from "../contract/answer-of.ts";
import type { CallContext, ServedEngine } from "../contract/engine.ts";
import type { InputOf, OPERATIONS, RequestOf, ResponseOf } from "../contract/operations/operations.ts";
import type { AskEvent } from "../contract/schemas/ask.ts";
import { RESULT_FILE_FORMATS } from "../engine/research/result-formats.ts";
import type { ErrorCode } from "../errors.ts";
import { type Attachment, parseMediaType } from "./attachment.ts";

/** An operation that has a route. */
export type RoutedOperation = {
  [Name in keyof typeof OPERATIONS]: (typeof OPERATIONS)[Name]["route"] extends null ? never : Name;
}[keyof typeof OPERATIONS];

/** One endpoint: an operation of the contract, the verb that answers it, and what is said of it. */
export interface HttpEndpoint {
  readonly name: RoutedOperation;
  readonly docs: EndpointDocs;
  /** A request that was read by the operation's schema, in; the response body, or the events of the answer, out. */
  call(engine: ServedEngine, request: unknown, context: CallContext): Promise<unknown> | AsyncIterable<AskEvent>;
}

/** What the OpenAPI document says of an endpoint. */
export interface EndpointDocs<Name extends RoutedOperation = RoutedOperation> {
  readonly summary: string;
  readonly description?: string;
  /** Requests, by a name of each. */
  readonly examples?: Readonly<Record<string, InputOf<Name>>>;
  /** Codes that its own work ends in, besides those that its kind of request can end in. */
  readonly errors?: readonly ErrorCode[];
  /** The file that its answer holds: the body itself, for callers who accept its media type. */
  readonly file?: {
    readonly mediaTypes: readonly string[];
    of(body: ResponseOf<Name>): Attachment;
  };
}

const ASK_EXAMPLES = {
  us: { question: "May a state segregate its public schools by race?", countryCode: "US" },
  india: { question: "Can Parliament amend the basic structure of the Constitution?", countryCode: "IN", mode: "deep" },
} as const;

/**
 * THE TABLE: one row per endpoint that works. Method, path and schemas are those of the operation. The first row that
 * matches answers, so a path without parameters stands before one that would also match it.
 */
export const ENDPOINTS: readonly HttpEndpoint[] = [
  defineEndpoint("citations.resolve", (engine) => engine.citations.resolve, {
    summary: "Resolve a citation",
    description: "The case that a citation names, with every citation known for it and whether it still stands.",
    examples: { us: { citation: "347 U.S. 483" }, india: { citation: "(1973) 4 SCC 225" } },
    errors: ["citation_unrecognized", "citation_not_found"],
  }),
  defineEndpoint("citations.search", (engine) => engine.citations.search, {
    summary: "Search cases by citation, name or topic",
    examples: { name: { query: "Brown v. Board of Education", limit: 5 } },
  }),
  defineEndpoint("citations.network", (engine) => engine.citations.network, {
    summary: "The cases around a case",
    description:
      "The cases that a case cites and those that cite it, hop by hop, with how each treats the other. Give `citation` or `clusterId`, exactly one. A country whose law is not held has an empty network and costs nothing.",
    examples: { us: { citation: "347 U.S. 483", depth: 1, countryCode: "US" } },
    errors: ["citation_unrecognized", "citation_not_found", "case_not_found"],
  }),
  defineEndpoint("citations.case", (engine) => engine.citations.case, {
    summary: "One case with its text",
    examples: { case: { caseId: "1886383960324" } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.citationsOf", (engine) => engine.citations.citationsOf, {
    summary: "The cases that a case cites",
    examples: { negative: { caseId: "1886383960324", treatment: "negative" } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.citedBy", (engine) => engine.citations.citedBy, {
    summary: "The cases that cite a case",
    examples: { recent: { caseId: "1886383960324", sort: "date_desc", pageSize: 10 } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.explain", (engine) => engine.citations.explain, {
    summary: "Why a case stands or fell",
    examples: { earlier: { caseId: "1886383960324", asOf: "1960-01-01" } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.path", (engine) => engine.citations.path, {
    summary: "A shortest line of citations between two cases",
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.similar", (engine) => engine.citations.similar, {
    summary: "Cases in the same company",
    examples: { five: { caseId: "1886383960324", limit: 5 } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.relyingOn", (engine) => engine.citations.relyingOn, {
    summary: "Cases that rely on this one",
    examples: { case: { caseId: "1886383960324" } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.history", (engine) => engine.citations.history, {
    summary: "A case's treatment over time",
    examples: { case: { caseId: "1886383960324" } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.check", (engine) => engine.citations.check, {
    summary: "Check the citations of a text",
    description:
      "The table of authorities of a brief: every citation with what it leads to, whether its name, year and page agree and whether the case still stands; every quotation of six words and more compared with the cited case.",
    examples: {
      brief: { text: "Separate schools are unequal. Brown v. Board of Education, 347 U.S. 483, 495 (1954)." },
    },
  }),
  defineEndpoint("citations.export", (engine) => engine.citations.export, {
    summary: "A case's citation in a style",
    description:
      "The citation in one of the named styles, as text or HTML, or the case as BibTeX, RIS or CSL-JSON for a reference manager.",
    examples: {
      oscola: { caseId: "1886383960324", style: "oscola" },
      bibtex: { caseId: "1886383960324", format: "bibtex" },
    },
    errors: ["case_not_found"],
  }),
  defineEndpoint("citations.styles", (engine) => engine.citations.styles, {
    summary: "The citation styles",
    description: "Every named style, with the manual and the rule that it follows. Free.",
  }),
  defineEndpoint("research.search", (engine) => engine.research.search, {
    summary: "Search case law",
    description:
      "Natural language, a Boolean query (AND, OR, NOT, quoted phrases, parentheses, proximity, fields) or a citation. Conditions stand in `filters` or flat beside the query.",
    examples: {
      boolean: { query: '"due process" AND NOT tax', pageSize: 3, content: false },
      nested: { query: "segregation in schools", filters: { jurisdiction: "US", yearFrom: 1950 } },
      flat: { query: "basic structure", yearFrom: 1970, limit: 5 },
    },
    errors: ["query_syntax"],
  }),
  defineEndpoint("research.explain", (engine) => engine.research.explain, {
    summary: "Explain a search",
    description:
      "How a search was read and carried out: the query as it was understood, the plan, the ways in which a case can satisfy it, what each term came to, and what the score of each result is made of. The request is that of the search, whose page of results it names, and it costs the same.",
    examples: { boolean: { query: "privacy AND (search OR seizure)", pageSize: 3 } },
    errors: ["query_syntax"],
  }),
  defineEndpoint("research.suggest", (engine) => engine.research.suggest, {
    summary: "Complete a case name or a citation",
    description: "Cases whose name or citation goes on as typed, for a search field. Costs nothing.",
    examples: { name: { query: "brown v. b" }, citation: { query: "347 U.S. 4", limit: 3 } },
  }),
  defineEndpoint("research.similar", (engine) => engine.research.similar, {
    summary: "Cases like a case or a text",
    description: "Cases that have the most telling words of a judgment, or of a text, all the more in one passage.",
    examples: { text: { text: "Separate schools for children of two races are not equal.", pageSize: 3 } },
    errors: ["case_not_found"],
  }),
  defineEndpoint("research.batch", (engine) => engine.research.batch, {
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
  }),
  defineEndpoint("research.export", (engine) => engine.research.export, {
    summary: "A search's cases as a file",
    description:
      "All cases that a search finds, up to 10,000, the best first, as CSV, JSON lines, BibTeX, RIS or CSL-JSON. The file stands in `content`. To a call whose `Accept` names the format's media type it is the body itself, with a file name in `Content-Disposition` and the exact number of matching cases in `X-Total-Count`.",
    examples: {
      table: { query: '"due process" AND NOT tax', format: "csv", limit: 100 },
      references: { query: "basic structure", filters: { jurisdiction: "IN" }, format: "ris", limit: 100 },
    },
    errors: ["query_syntax"],
    file: {
      mediaTypes: Object.values(RESULT_FILE_FORMATS).map(({ mediaType }) => parseMediaType(mediaType)),
      of: ({ data }) => data,
    },
  }),
  defineEndpoint("research.newSince", (engine) => engine.research.newSince, {
    summary: "What a saved query finds that it did not find before",
    description:
      "Takes a saved query and gives it back brought up to date, with the cases that are new to it, those that are gone, and those that stand otherwise than when it was last run, over this corpus or another. Nothing is kept here: send the query that the last answer gave. A query without `lastRun` is new, and so is all that it finds. Costs what a search with as many results as new cases are told costs.",
    examples: { first: { saved: { name: "Segregation", query: "segregat* AND school*" }, at: "2026-01-01T00:00:00Z" } },
    errors: ["query_syntax"],
  }),
  defineEndpoint("statutes.search", (engine) => engine.statutes.search, {
    summary: "Search statutes, rules and executive actions",
    examples: { words: { query: "fair use of a copyrighted work", limit: 3 }, citation: { query: "42 U.S.C. § 1983" } },
  }),
  defineEndpoint("statutes.states", (engine) => engine.statutes.states, {
    summary: "Coverage per state",
  }),
  defineEndpoint("statutes.codes", (engine) => engine.statutes.codes, {
    summary: "The codes of a state",
    examples: { federal: { state: "federal" } },
    errors: ["state_not_found"],
  }),
  defineEndpoint("statutes.section", (engine) => engine.statutes.section, {
    summary: "One section with its text",
    examples: { section: { actId: "usc-42-1983" } },
    errors: ["act_not_found"],
  }),
  defineEndpoint("acts.list", (engine) => engine.acts.list, {
    summary: "List Acts of India",
    examples: { search: { search: "evidence", sort: "year_asc" } },
  }),
  defineEndpoint("acts.amendments", (engine) => engine.acts.amendments, {
    summary: "Amendment footnotes of an Act",
    examples: { substitutions: { actId: "indian-evidence-act-1872", type: "substitution" } },
    errors: ["act_not_found"],
  }),
  defineEndpoint("acts.text", (engine) => engine.acts.text, {
    summary: "Text of an Act",
    examples: { section: { actId: "indian-evidence-act-1872", section: "3" } },
    errors: ["act_not_found"],
  }),
  defineEndpoint("ask.stream", (engine) => engine.ask, {
    summary: "Answer a question, as events",
    description:
      "The answer as it comes about: the steps of the work, the sources, the answer in pieces. Every sentence of it is marked with the source that it stands in, [n].",
    examples: ASK_EXAMPLES,
  }),
  defineEndpoint("ask.answer", (engine) => async (request, context) => answerOf(engine.ask(request, context)), {
    summary: "Answer a question, all at once",
    examples: ASK_EXAMPLES,
  }),
  defineEndpoint("credits.pricing", (engine) => engine.credits.pricing, {
    summary: "The price list",
  }),
  defineEndpoint("credits.balance", (engine) => engine.credits.balance, {
    summary: "The account's balance",
  }),
  defineEndpoint("credits.ledger", (engine) => engine.credits.ledger, {
    summary: "The account's statement",
    description: "What moved the account's credits, newest first.",
    examples: { debits: { kind: "capture", dateFrom: "2026-01-01" } },
  }),
];

type EndpointVerb<Name extends RoutedOperation> = (
  request: RequestOf<Name>,
  context: CallContext,
) => Promise<unknown> | AsyncIterable<AskEvent>;

function defineEndpoint<Name extends RoutedOperation>(
  name: Name,
  verb: (engine: ServedEngine) => EndpointVerb<Name>,
  about: EndpointDocs<Name>,
): HttpEndpoint {
  return { name, docs: about, call: (engine, request, context) => verb(engine)(request as RequestOf<Name>, context) };
}
