import type { ScoreParts } from "../../contract/schemas/research/search.ts";

interface ScoredCase {
  readonly clusterId: number | string;
  readonly caseName: string;
  readonly score: number;
  readonly parts: ScoreParts;
}

/** The parts of each result's score, in the order of the results. */
export function ScoreBreakdown({ results }: { readonly results: readonly ScoredCase[] }) {
  if (results.length === 0) return null;
  return (
    <>
      <dt>Ranking</dt>
      <dd>
        <ol class="scores">
          {results.map(({ clusterId, caseName, score, parts }) => (
            <li key={clusterId}>
              <span>{caseName}</span>
              <small>
                {score.toFixed(2)}:{" "}
                {SCORE_PARTS.map(([part, label]) => `${label} ${parts[part].toFixed(2)}`).join(" · ")}
              </small>
            </li>
          ))}
        </ol>
      </dd>
    </>
  );
}

const SCORE_PARTS = [
  ["text", "text"],
  ["name", "name"],
  ["near", "proximity"],
  ["authority", "authority"],
] as const;
