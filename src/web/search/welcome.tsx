import { buildCaseAddress, buildQueryAddress } from "../common/addresses.ts";
import { formatDate } from "../common/format-date.ts";
import { useManifest, useStats } from "../common/hooks/use-corpus-info.ts";
import { SavedSearchUpdates } from "../saved/saved-search-updates.tsx";

/** Searches of each kind that the engine supports. */
const EXAMPLE_SEARCHES = [
  { query: "347 U.S. 483", label: "a citation" },
  { query: "kesavananda", label: "a name" },
  { query: '"basic structure" AND amend*', label: "a Boolean query" },
  { query: "right to privacy telephone", label: "natural language" },
  { query: "freshness:overruled court:scotus", label: "overruled cases" },
] as const;

/** The start page below the search field: example searches and the contents of the corpus. */
export function Welcome() {
  const { value: manifest } = useManifest();
  const { value: stats } = useStats();
  const { counts, currentThrough, currentThroughPrecision } = manifest?.data ?? {};
  return (
    <div class="welcome">
      <SavedSearchUpdates />
      <ul class="try" aria-label="Searches to try">
        {EXAMPLE_SEARCHES.map(({ query, label }) => (
          <li key={query}>
            <a href={buildQueryAddress(query)}>
              <code>{query}</code>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <dl class="holdings" aria-busy={!counts}>
        {CORPUS_COUNTS.map(({ field, label, href }) => (
          <div key={field}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>{counts ? counts[field].toLocaleString("en-US") : "–"}</dd>
          </div>
        ))}
      </dl>
      <p class="current">
        {currentThrough ? (
          <>
            Decisions
            {currentThrough.US
              ? ` of the US to ${formatDate(currentThrough.US, "US", currentThroughPrecision?.US)}`
              : ""}
            {currentThrough.US && currentThrough.IN ? "," : ""}
            {currentThrough.IN
              ? ` of India to ${formatDate(currentThrough.IN, "IN", currentThroughPrecision?.IN)}`
              : ""}
            .
          </>
        ) : null}{" "}
        {stats?.data.mostCited.length ? (
          <>
            Most cited:{" "}
            {stats.data.mostCited.map(({ clusterId, caseName }, index) => (
              <span key={clusterId}>
                {index > 0 ? " and " : ""}
                <a href={buildCaseAddress(clusterId)}>{caseName}</a>
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
  { field: "cases", label: "cases", href: "/?q=year%3A1700..2100" },
  { field: "edges", label: "citations between them", href: "/research/corpora" },
  { field: "sections", label: "sections of US law", href: "/research/statutes" },
  { field: "acts", label: "Acts of India", href: "/research/acts" },
] as const;
