import type { ScoreParts } from "../../contract/research.ts";

interface Scored {
  readonly clusterId: number | string;
  readonly caseName: string;
  readonly score: number;
  readonly parts: ScoreParts;
}

/** What made the order of results. */
export function Scores({ results }: { readonly results: readonly Scored[] }) {
  if (results.length === 0) return null;
  return (
    <>
      <dt>Why this order</dt>
      <dd>
        <ol class="scores">
          {results.map(({ clusterId, caseName, score, parts }) => (
            <li key={clusterId}>
              <span>{caseName}</span>
              <small>
                {score.toFixed(2)}: {PARTS.map(([part, label]) => `${label} ${parts[part].toFixed(2)}`).join(" · ")}
              </small>
            </li>
          ))}
        </ol>
      </dd>
    </>
  );
}

const PARTS = [
  ["text", "words"],
  ["name", "name"],
  ["near", "nearness"],
  ["authority", "authority"],
] as const;
