import { useState } from "preact/hooks";
import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { ScoreBreakdown } from "./score-breakdown.tsx";

/** How a query was interpreted: its kind, its canonical form, and the ways to match it. Queries the engine when it is opened. */
export function QueryExplanation({ request }: { readonly request: SearchInput }) {
  const [isOpen, setOpen] = useState(false);
  const { query, filters, page, pageSize } = request;
  const explainRequest = isOpen ? { query, filters, page, pageSize } : null;
  const { value } = useEngineQuery("explain", explainRequest, (engine, given) => engine.research.explain(given));
  return (
    <details class="query-explanation" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Query explanation</summary>
      {value ? (
        <dl>
          <dt>Kind</dt>
          <dd>{MODE_LABELS[value.data.mode]}</dd>
          <dt>Query</dt>
          <dd>
            <code>{value.data.query}</code>
          </dd>
          {value.data.paths && value.data.paths.length > 1 ? (
            <>
              <dt>Ways to match</dt>
              <dd>
                <ul>
                  {value.data.paths.slice(0, MAX_PATHS).map((path) => (
                    <li key={path.join()}>
                      <code>{path.join("  and  ")}</code>
                    </li>
                  ))}
                </ul>
                {value.data.paths.length > MAX_PATHS ? `and ${value.data.paths.length - MAX_PATHS} more` : ""}
              </dd>
            </>
          ) : null}
          <ScoreBreakdown results={value.data.results} />
        </dl>
      ) : null}
    </details>
  );
}

const MAX_PATHS = 12;

const MODE_LABELS = {
  boolean: "Boolean: exactly the cases that satisfy the query",
  natural: "Natural language: ranked by relevance",
  citation: "A citation: that case, then the cases that cite it",
} as const;
