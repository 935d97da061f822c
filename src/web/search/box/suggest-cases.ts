import { getEngine } from "../../engine/engine.ts";

/** A case that a partial input may name. */
export interface CaseSuggestion {
  readonly clusterId: number;
  readonly caseName: string;
  readonly citation: string;
  readonly year: number;
}

const MAX_SUGGESTIONS = 7;

/** Returns cases whose name or citation begins with the input; else the cases that the input cites in any spelling. */
export async function suggestCases(typed: string): Promise<readonly CaseSuggestion[]> {
  try {
    const { research, citations } = await getEngine();
    const { suggestions } = (await research.suggest({ query: typed, limit: MAX_SUGGESTIONS })).data;
    if (suggestions.length > 0)
      return suggestions.map(({ kind, text, ...suggestion }) =>
        kind === "citation" ? { ...suggestion, citation: text } : suggestion,
      );
    if (!/\d/.test(typed)) return [];
    const { results } = (await citations.search({ query: typed, limit: MAX_SUGGESTIONS })).data;
    return results.filter(({ matched }) => matched?.by === "citation");
  } catch {
    // Suggestions are optional; the search itself reports a wrong query.
    return [];
  }
}
