import type { SimilarCasesResponse } from "../../contract/schemas/research/search.ts";
import { ScoreBreakdown } from "./score-breakdown.tsx";

/** Which words of a text were looked for, and what made the order of the cases that are like it. */
export function SimilarityExplanation({ data }: { readonly data: SimilarCasesResponse["data"] }) {
  const { explanation, results } = data;
  if (explanation === undefined) return null;
  return (
    <details class="reading">
      <summary>How this was read</summary>
      <dl>
        <dt>Looked for</dt>
        <dd>
          <ul class="telling" aria-label="The most telling words of the text">
            {explanation.terms.map(({ term, cases }) => (
              <li key={term}>
                {term} <small>{cases.toLocaleString("en-US")}</small>
              </li>
            ))}
          </ul>
        </dd>
        <ScoreBreakdown
          results={explanation.results.map(({ clusterId, parts }, at) => ({
            clusterId,
            caseName: results[at]!.title,
            score: results[at]!.score,
            parts,
          }))}
        />
      </dl>
    </details>
  );
}
