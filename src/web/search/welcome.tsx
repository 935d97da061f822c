import { formatDate } from "../common/format-date.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { SavedSearchUpdates } from "../saved/saved-search-updates.tsx";

/** Searches that show what the engine reads. */
const EXAMPLE_SEARCHES = [
  { query: "347 U.S. 483", label: "a citation" },
  { query: "kesavananda", label: "a name" },
  { query: '"basic structure" AND amend*', label: "a Boolean query" },
  { query: "right to privacy telephone", label: "plain words" },
  { query: "freshness:overruled court:scotus", label: "what was overruled" },
] as const;

/** The first page below its field: what to try, and what the corpus holds. */
export function Welcome() {
  const { value: manifest } = useEngineQuery("manifest", (engine) => engine.corpus.manifest());
  const { value: stats } = useEngineQuery("stats", (engine) => engine.corpus.stats());
  const { counts, currentThrough } = manifest?.data ?? {};
  return (
    <div class="welcome">
      <SavedSearchUpdates />
      <ul class="try" aria-label="Searches to try">
        {EXAMPLE_SEARCHES.map(({ query, label }) => (
          <li key={query}>
            <a href={`/?q=${encodeURIComponent(query)}`}>
              <code>{query}</code>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <dl class="holdings" aria-busy={!counts}>
        {CORPUS_COUNTS.map(({ of, label, href }) => (
          <div key={of}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>{counts ? counts[of].toLocaleString("en-US") : "–"}</dd>
          </div>
        ))}
      </dl>
      <p class="current">
        {currentThrough ? (
          <>
            Decisions{currentThrough.US ? ` of the US to ${formatDate(currentThrough.US)}` : ""}
            {currentThrough.US && currentThrough.IN ? "," : ""}
            {currentThrough.IN ? ` of India to ${formatDate(currentThrough.IN, "IN")}` : ""}.
          </>
        ) : null}{" "}
        {stats?.data.mostCited.length ? (
          <>
            Most cited:{" "}
            {stats.data.mostCited.map(({ clusterId, caseName }, at) => (
              <span key={clusterId}>
                {at > 0 ? " and " : ""}
                <a href={`/research/cases/${clusterId}`}>{caseName}</a>
              </span>
            ))}
            .
          </>
        ) : null}
      </p>
    </div>
  );
}

const CORPUS_COUNTS = [
  { of: "cases", label: "cases", href: "/?q=year%3A1700..2100" },
  { of: "edges", label: "citations between them", href: "/research/corpora" },
  { of: "sections", label: "sections of US law", href: "/research/statutes" },
  { of: "acts", label: "Acts of India", href: "/research/acts" },
] as const;
