import type { SimilarCasesResponse } from "../../contract/schemas/research/search.ts";
import { ScoreBreakdown } from "./score-breakdown.tsx";

/** The significant terms of a text, and the score of each similar case. */
export function SimilarityExplanation({ data }: { readonly data: SimilarCasesResponse["data"] }) {
  const { explanation, results } = data;
  if (explanation === undefined) return null;
  return (
    <details class="query-explanation">
      <summary>Query explanation</summary>
      <dl>
        <dt>Significant terms</dt>
        <dd>
          <ul class="significant-terms" aria-label="Significant terms of the text">
            {explanation.terms.map(({ term, cases }) => (
              <li key={term}>
                {term} <small>{cases.toLocaleString("en-US")}</small>
              </li>
            ))}
          </ul>
        </dd>
        <ScoreBreakdown
          results={explanation.results.map(({ clusterId, parts }, index) => ({
            clusterId,
            caseName: results[index]?.title ?? "",
            score: results[index]?.score ?? 0,
            parts,
          }))}
        />
      </dl>
    </details>
  );
}
