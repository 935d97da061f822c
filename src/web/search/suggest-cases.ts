import { getEngine } from "../common/engine.ts";

/** A case that what was typed so far may mean. */
export interface CaseSuggestion {
  readonly clusterId: number;
  readonly caseName: string;
  readonly citation: string;
  readonly year: number;
}

const MAX_SUGGESTIONS = 7;

/** Cases whose name or citation goes on as typed; else those that the words cite, however the citation is spelt. */
export async function suggestCases(typed: string): Promise<readonly CaseSuggestion[]> {
  try {
    const { research, citations } = await getEngine();
    const { suggestions } = (await research.suggest({ query: typed, limit: MAX_SUGGESTIONS })).data;
    if (suggestions.length > 0)
      return suggestions.map(({ kind, text, ...offer }) =>
        kind === "citation" ? { ...offer, citation: text } : offer,
      );
    if (!/\d/.test(typed)) return [];
    const { results } = (await citations.search({ query: typed, limit: MAX_SUGGESTIONS })).data;
    return results.filter(({ matched }) => matched?.by === "citation");
  } catch {
    // An offer is a convenience: what is wrong with a query is said when it is searched for.
    return [];
  }
}
