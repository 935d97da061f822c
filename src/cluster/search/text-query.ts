import type { PhrasePlan, TermPlan } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../../search/case-index.ts";
import { toToken } from "../words/word-tokens.ts";

/** A query in OpenSearch's language. */
export type ClusterQuery = Readonly<Record<string, unknown>>;

/** The part of a case that a query reads. */
export type TextField = "text" | "name";

/** The query for every case. */
export const ALL: ClusterQuery = { match_all: {} };
/** The query for no case. */
export const NONE: ClusterQuery = { match_none: {} };

/** Returns the query for cases by ordinal. */
export function buildCasesQuery({ columns }: CaseIndex, ordinals: Iterable<number>): ClusterQuery {
  return { terms: { cluster: Array.from(ordinals, (ordinal) => columns.clusterIds[ordinal]!) } };
}

/** Returns the query for cases that meet any of some conditions. */
export function joinByOr(queries: readonly ClusterQuery[]): ClusterQuery {
  return queries.length === 1 ? queries[0]! : { bool: { should: queries, minimum_should_match: 1 } };
}

/** Returns the fields that a part of a plan reads. */
export function listFields({ field }: Pick<TermPlan, "field">): readonly TextField[] {
  return field === "title" ? ["name"] : ["text", "name"];
}

/** Returns the query for a term in one field. */
export function buildTermQuery({ match, text }: TermPlan, field: TextField): ClusterQuery {
  if (match === "stem") return { term: { [`${field}_stems`]: toToken(text) } };
  return match === "exact" ? { term: { [field]: toToken(text) } } : { prefix: { [field]: { value: text } } };
}

/** Returns the query for adjacent words in one field. */
export function buildPhraseQuery({ words }: Pick<PhrasePlan, "words">, field: TextField): ClusterQuery {
  return { match_phrase: { [field]: { query: words.map(toToken).join(" "), analyzer: "words" } } };
}
