import type { ComponentChildren } from "preact";
import type { SearchMeta } from "../../../contract/schemas/common/meta.ts";
import type { SearchResult } from "../../../contract/schemas/research/search.ts";
import { formatCount } from "../../../text/plural.ts";
import { SearchResults } from "./search-results.tsx";

interface ResultsSectionProps {
  readonly results: readonly SearchResult[];
  readonly meta: SearchMeta;
  /** Whether the results of a later request are loading. */
  readonly isLoading: boolean;
  /** Shown between the count and the results. */
  readonly children: ComponentChildren;
}

/** The number of found cases, the time of the search, and a page of results. */
export function ResultsSection({ results, meta, isLoading, children }: ResultsSectionProps) {
  return (
    <section class="results" aria-label="Results" aria-busy={isLoading}>
      <p class="count" role="status">
        {meta.total === 0 ? "No cases" : formatCount(meta.total, "case")}
        <span> in {Math.max(1, Math.round(meta.processingTimeMs))} ms</span>
      </p>
      {children}
      <SearchResults results={results} meta={meta} />
    </section>
  );
}
