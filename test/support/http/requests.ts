import type { RoutedOperation } from "../../../src/contract/operations/operations.ts";
import type { Fields } from "../contract/bounds.ts";
import { getRoute } from "../contract/operations.ts";

/** A request to each endpoint that the small corpus has an answer to. */
export const VALID_FIELDS: Readonly<Record<RoutedOperation, Fields>> = {
  "citations.resolve": { citation: "701 U.S. 10" },
  "citations.search": { query: "Marlow" },
  "citations.network": { citation: "701 U.S. 10", depth: 1 },
  "citations.case": { caseId: "1001" },
  "citations.citationsOf": { caseId: "1003" },
  "citations.citedBy": { caseId: "1001" },
  "citations.explain": { caseId: "1001" },
  "citations.path": { caseId: "1003", to: "1001" },
  "citations.similar": { caseId: "1001" },
  "citations.relyingOn": { caseId: "1001" },
  "citations.history": { caseId: "1001" },
  "citations.check": { text: "Marlow v. Ferry Company, 701 U.S. 10, 12 (1951)." },
  "citations.export": { caseId: "1001", style: "oscola" },
  "citations.styles": {},
  "research.search": { query: "ferry" },
  "research.explain": { query: "ferry AND (tolls OR harbors)" },
  "research.suggest": { query: "Mar" },
  "research.similar": { caseId: "1001" },
  "research.batch": { searches: [{ query: "ferry" }, { query: "ferry AND ( toll" }] },
  "research.export": { query: "ferry", format: "csv" },
  "research.newSince": { saved: { name: "Ferries", query: "ferry" } },
  "statutes.search": { query: "ferry toll" },
  "statutes.states": {},
  "statutes.codes": { state: "federal" },
  "statutes.section": { actId: "usc-91-102" },
  "acts.list": {},
  "acts.amendments": { actId: "boats-act-1951" },
  "acts.text": { actId: "boats-act-1951" },
  "ask.stream": { question: "May a ferry company collect a toll?" },
  "ask.answer": { question: "May a ferry company collect a toll?", mode: "deep" },
  "credits.pricing": {},
  "credits.balance": {},
  "credits.ledger": { kind: "grant" },
  "corpus.manifest": {},
  "corpus.stats": {},
};

/** Requests that fail in a way of their own, by the code of the failure. */
export const FAILING_FIELDS: { readonly [Name in RoutedOperation]?: Readonly<Record<string, Fields>> } = {
  "citations.resolve": { citation_not_found: { citation: "1 U.S. 1" }, citation_unrecognized: { citation: "nothing" } },
  "citations.network": {
    citation_not_found: { citation: "1 U.S. 1" },
    citation_unrecognized: { citation: "nothing" },
    case_not_found: { clusterId: 9 },
  },
  "citations.case": { case_not_found: { caseId: "9" } },
  "citations.citationsOf": { case_not_found: { caseId: "9" } },
  "citations.citedBy": { case_not_found: { caseId: "9" } },
  "citations.explain": { case_not_found: { caseId: "9" } },
  "citations.path": { case_not_found: { caseId: "9", to: "1001" } },
  "citations.similar": { case_not_found: { caseId: "9" } },
  "citations.relyingOn": { case_not_found: { caseId: "9" } },
  "citations.history": { case_not_found: { caseId: "9" } },
  "citations.export": { case_not_found: { caseId: "9" } },
  "research.similar": { case_not_found: { caseId: "9" } },
  "research.search": { query_syntax: { query: "ferry AND ( toll" } },
  "research.explain": { query_syntax: { query: "ferry AND ( toll" } },
  "research.export": { query_syntax: { query: "ferry AND ( toll", format: "csv" } },
  "research.newSince": { query_syntax: { saved: { name: "Ferries", query: "ferry AND ( toll" } } },
  "statutes.codes": { state_not_found: { state: "zz" } },
  "statutes.section": { act_not_found: { actId: "absent" } },
  "acts.amendments": { act_not_found: { actId: "absent" } },
  "acts.text": { act_not_found: { actId: "absent" } },
};

export const ADDRESS = "http://service.example";

/** The fields as a request to the endpoint: in its path, its query or its body. */
export function toRequest(
  name: RoutedOperation,
  fields: Fields,
  headers: Readonly<Record<string, string>> = {},
): Request {
  const { method, path } = getRoute(name);
  const rest = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const field = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = String(rest.get(field) ?? "");
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const url = new URL(filled, ADDRESS);
  if (method === "GET") {
    for (const [key, value] of rest) if (value !== null) url.searchParams.set(key, String(value));
    return new Request(url, { headers });
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return new Request(url, { method, headers: { "Content-Type": "application/json", ...headers }, body });
}
