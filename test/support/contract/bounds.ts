import type { OperationName } from "../../../src/contract/operations/operations.ts";

/** Every constraint on a field of a request: read by themselves and over HTTP, both sides of every bound. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields that each operation needs besides the one under test. */
export const REQUIRED_FIELDS: Partial<Record<OperationName, Fields>> = {
  "citations.network": { citation: "1 U.S. 1" },
  "citations.search": { query: "q" },
  "citations.citationsOf": { caseId: "1" },
  "citations.citedBy": { caseId: "1" },
  "research.search": { query: "q" },
  "research.explain": { query: "q" },
  "statutes.search": { query: "qq" },
  "acts.amendments": { actId: "a" },
  "ask.stream": { question: "q" },
};

/** Text: least and greatest number of code points. */
export const TEXT_BOUNDS: readonly (readonly [OperationName, string, number, number])[] = [
  ["citations.resolve", "citation", 1, 500],
  ["citations.search", "query", 1, 500],
  ["citations.network", "citation", 3, 200],
  ["research.search", "query", 1, 10_000],
  ["research.explain", "query", 1, 10_000],
  ["research.suggest", "query", 1, 200],
  ["research.similar", "text", 1, 100_000],
  ["statutes.search", "query", 2, 500],
  ["acts.list", "search", 2, 200],
  ["acts.amendments", "actId", 1, 200],
  ["ask.stream", "question", 1, 5000],
  ["ask.answer", "question", 1, 5000],
];

const unbounded = Number.MAX_SAFE_INTEGER;

/** Integers: least and greatest. */
export const INTEGER_BOUNDS: readonly (readonly [OperationName, string, number, number])[] = [
  ["citations.search", "limit", 1, 50],
  ["citations.network", "depth", 1, 3],
  ["citations.network", "limit", 1, 100],
  ["citations.citationsOf", "page", 1, unbounded],
  ["citations.citationsOf", "pageSize", 1, 100],
  ["citations.citedBy", "pageSize", 1, 100],
  ["citations.citedBy", "minDepth", 1, unbounded],
  ["research.search", "page", 1, 50],
  ["research.search", "pageSize", 1, 100],
  ["research.search", "limit", 1, 100],
  ["research.search", "passages", 1, 5],
  ["research.explain", "pageSize", 1, 100],
  ["statutes.search", "limit", 1, 50],
  ["acts.list", "page", 1, unbounded],
  ["acts.list", "pageSize", 1, 100],
  ["acts.amendments", "page", 1, unbounded],
  ["acts.amendments", "pageSize", 1, 200],
  ["ask.stream", "maxSources", 1, 30],
  ["credits.ledger", "pageSize", 1, 100],
];

const one = { query: "q" };
const large = { query: "q", pageSize: 100 };
const message = { role: "user", content: "q" };

/** Values that are allowed, and values that are refused. */
export const ENUM_VALUES: readonly (readonly [OperationName, string, readonly unknown[], readonly unknown[]])[] = [
  ["citations.network", "direction", ["outbound", "inbound", "both"], ["Both", "in", ""]],
  ["citations.network", "countryCode", ["US", "IN", "GB", "ZW", "us", "In"], ["ZZ", "zz", "USA", "", "ıN", 1]],
  ["citations.search", "countryCode", ["US", "FR"], ["XX"]],
  ["citations.citationsOf", "sort", ["appearance", "treatment", "date_desc"], ["random"]],
  ["citations.citedBy", "sort", ["treatment", "cite_count_desc"], ["appearance"]],
  ["citations.citedBy", "treatment", ["negative", "unknown", "overruled"], ["bad"]],
  ["citations.citedBy", "dateFrom", ["2024-02-29"], ["2023-02-29", "2024-04-31", "2024-13-01", "2024", "01-02-2024"]],
  ["citations.citedBy", "caseId", ["1", "9".repeat(16)], ["0", "01", "9".repeat(17), "", "1.0", "x", "-1"]],
  ["research.search", "syntax", ["standard", "connectors"], ["lucene"]],
  ["research.search", "content", [true, false], ["true", 1]],
  ["research.search", "filters", [{}, { court: "x" }], ["x", [], 1, { yearFrom: "1990" }]],
  ["research.batch", "searches", [[one], Array(50).fill(one)], [[], Array(51).fill(one), Array(11).fill(large), one]],
  ["statutes.search", "corpusType", ["USC", "EXECUTIVE_ACTION"], ["usc", "ALL"]],
  ["statutes.search", "state", ["ca"], ["CA", "c", "cal", "c1"]],
  ["statutes.codes", "state", ["ca", "federal"], ["CA", "fed", "california", undefined]],
  ["acts.list", "category", ["central", "spent"], ["union"]],
  ["acts.list", "status", ["in_force", "repealed", "spent"], ["active"]],
  ["acts.list", "sort", ["year_desc", "popular"], ["year"]],
  ["acts.amendments", "actId", ["aZ0_-"], ["a b", "a.b", "a/b", "é"]],
  ["acts.amendments", "type", ["substitution", "renumbering"], ["repeal"]],
  ["ask.stream", "mode", ["standard", "deep"], ["fast"]],
  ["ask.stream", "countryCode", ["US", "IN", "us", "in"], ["GB", "gb", "U", ""]],
  ["ask.stream", "sourcesFilter", ["all", "statutes_only", "cases_only"], ["acts_only"]],
  ["ask.stream", "usState", ["CA", "ca"], ["C", "CAL", "1A"]],
  [
    "ask.stream",
    "chatHistory",
    [[], Array(20).fill(message)],
    [Array(21).fill(message), [{ role: "system", content: "q" }], [{ role: "user", content: "" }], [{ role: "user" }]],
  ],
];

/** Conditions between fields that are broken, and the field that is named. */
export const INVALID_REQUESTS: readonly (readonly [OperationName, Fields, string])[] = [
  ["citations.network", { citation: null }, "citation"],
  ["citations.network", { citation: "1 U.S. 1", clusterId: 1 }, "citation"],
  ["citations.citedBy", { dateFrom: "2001-01-01", dateTo: "2000-12-31" }, "dateFrom"],
  ["acts.list", { yearFrom: 2001, yearTo: 2000 }, "yearFrom"],
  ["research.search", { yearFrom: 2001, yearTo: 2000 }, "yearFrom"],
  ["research.search", { filters: { yearFrom: 2001, yearTo: 2000 } }, "filters"],
  ["research.search", { yearFrom: 2001, filters: { yearTo: 2000 } }, "yearFrom"],
  ["research.search", { filters: { dateFrom: "2001-01-01", dateTo: "2000-12-31" } }, "filters"],
  ["research.search", { court: "scotus", filters: { court: "ca9" } }, "court"],
  ["research.search", { yearFrom: 1990, filters: { yearFrom: 1991 } }, "yearFrom"],
  ["research.search", { yearTo: 1990, filters: { yearTo: 1991 } }, "yearTo"],
  ["research.search", { countryCode: "US", filters: { jurisdiction: "IN" } }, "countryCode"],
  ["research.search", { jurisdiction: "US", countryCode: "IN" }, "jurisdiction"],
  ["research.search", { filters: { jurisdiction: "US", countryCode: "IN" } }, "filters"],
  ["research.search", { limit: 10, pageSize: 20 }, "limit"],
];

/** Conditions between fields that are kept. */
export const VALID_REQUESTS: readonly (readonly [OperationName, Fields])[] = [
  ["citations.citedBy", { dateFrom: "2001-01-01", dateTo: "2001-01-01" }],
  ["acts.list", { yearFrom: 2000, yearTo: 2000 }],
  ["research.search", { yearFrom: 2000, filters: { yearFrom: 2000, yearTo: 2000 } }],
  ["research.search", { limit: 20, pageSize: 20 }],
  ["research.search", { countryCode: "IN", filters: { jurisdiction: "IN", countryCode: "IN" } }],
];
