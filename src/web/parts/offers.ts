import { engine } from "../engine.ts";

/** A case that what was typed so far may mean. */
export interface Offer {
  readonly clusterId: number;
  readonly caseName: string;
  readonly citation: string;
  readonly year: number;
}

const SHOWN = 7;

/** Cases whose name or citation goes on as typed; else those that the words cite, however the citation is spelt. */
export async function offersFor(typed: string): Promise<readonly Offer[]> {
  try {
    const { research, citations } = await engine();
    const { suggestions } = (await research.suggest({ query: typed, limit: SHOWN })).data;
    if (suggestions.length > 0)
      return suggestions.map(({ kind, text, ...offer }) =>
        kind === "citation" ? { ...offer, citation: text } : offer,
      );
    if (!/\d/.test(typed)) return [];
    const { results } = (await citations.search({ query: typed, limit: SHOWN })).data;
    return results.filter(({ matched }) => matched?.by === "citation");
  } catch {
    // An offer is a convenience: what is wrong with a query is said when it is searched for.
    return [];
  }
}
