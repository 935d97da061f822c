import { useState } from "preact/hooks";
import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { ScoreBreakdown } from "./score-breakdown.tsx";

/** How a query was read: as what, in which words, by which ways a case can satisfy it. Asked for when it is opened. */
export function QueryExplanation({ request }: { readonly request: SearchInput }) {
  const [isOpen, setOpen] = useState(false);
  const { query, filters, page, pageSize } = request;
  const { value } = useEngineQuery(isOpen ? `explain ${JSON.stringify(request)}` : null, (engine) =>
    engine.research.explain({ query, filters, page, pageSize }),
  );
  return (
    <details class="reading" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How this was read</summary>
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
                  {value.data.paths.slice(0, 12).map((path) => (
                    <li key={path.join()}>
                      <code>{path.join("  and  ")}</code>
                    </li>
                  ))}
                </ul>
                {value.data.paths.length > 12 ? `and ${value.data.paths.length - 12} more` : ""}
              </dd>
            </>
          ) : null}
          <ScoreBreakdown results={value.data.results} />
        </dl>
      ) : null}
    </details>
  );
}

const MODE_LABELS = {
  boolean: "Boolean: the set is exactly what the query says",
  natural: "Plain words: ranked by relevance",
  citation: "A citation: that case, then the cases that cite it",
} as const;
