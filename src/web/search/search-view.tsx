import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { EngineError } from "../../errors.ts";
import type { Freshness } from "../../law/treatment.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type AppLocation, navigate, readPageNumber, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { SaveSearchForm } from "../saved/save-search-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { QueryErrorNotice } from "./query-error-notice.tsx";
import { QueryExplanation } from "./query-explanation.tsx";
import { QueryHelp } from "./query-help.tsx";
import { ResultsDownload } from "./results/results-download.tsx";
import { MAX_RESULT_PAGES, SearchResults } from "./results/search-results.tsx";
import { SearchBox } from "./search-box.tsx";
import { Welcome } from "./welcome.tsx";

const PAGE_SIZE = 20;
const PASSAGES_PER_RESULT = 4;

/** Case search, and the first page of the app. */
export function SearchView() {
  const location = useLocation();
  const query = location.query.get("q") ?? "";
  const request = query === "" ? null : toSearchRequest(location, query);
  const { value, error, isLoading } = useEngineQuery(request && `search ${JSON.stringify(request)}`, (engine) =>
    engine.research.search(request!),
  );
  const syntax = error instanceof EngineError && error.code === "query_syntax" ? error : null;
  useDocumentTitle(query);
  const search = (text: string) => navigate(withQuery(location, { q: text, page: "" }));
  return (
    <div class={request ? "search found" : "search home"}>
      <h1 class={request ? "visually-hidden" : ""}>{request ? "Case search" : "US and Indian law, on this device"}</h1>
      <SearchBox
        query={query}
        onSearch={search}
        errorOffset={syntax?.details.offset}
        describedBy={syntax ? "query-error" : undefined}
      />
      {syntax ? (
        <QueryErrorNotice query={query} error={syntax} id="query-error" />
      ) : error ? (
        <ErrorNotice error={error} />
      ) : null}
      {request && !error ? <FilterPanel facets={value?.data.facets} /> : null}
      {value && request && !error ? (
        <section class="results" aria-label="Results" aria-busy={isLoading}>
          <p class="count" role="status">
            {formatCaseCount(value.meta.total)}
            <span> in {Math.max(1, Math.round(value.meta.processingTimeMs))} ms</span>
          </p>
          <div class="result-tools">
            <QueryExplanation request={request} />
            {value.meta.total > 0 ? <ResultsDownload request={request} total={value.meta.total} /> : null}
            <SaveSearchForm key={toSavedSearchKey(request)} request={request} />
          </div>
          {value.meta.total === 0 ? <NoMatches place={location} /> : null}
          <SearchResults results={value.data.results} meta={value.meta} />
        </section>
      ) : request && isLoading ? (
        <LoadingPlaceholder lines={12} />
      ) : null}
      {request && !syntax ? null : <QueryHelp isOpen={syntax !== null} />}
      {request ? null : (
        <p class="like-entry">
          <a href="/research/like">Paste a paragraph or drop a text: cases like it</a>
        </p>
      )}
      {request ? null : <Welcome />}
    </div>
  );
}

function toSearchRequest(location: AppLocation, query: string): SearchInput {
  const given = (name: string) => location.query.get(name) || undefined;
  const year = (name: string) => (/^\d{4}$/.test(given(name) ?? "") ? Number(given(name)) : undefined);
  return {
    query,
    filters: {
      jurisdiction: given("jurisdiction") as "US" | "IN" | undefined,
      court: given("court"),
      judge: given("judge"),
      freshness: given("freshness") as Freshness | undefined,
      yearFrom: year("from"),
      yearTo: year("to"),
    },
    page: Math.min(MAX_RESULT_PAGES, readPageNumber(location)),
    pageSize: PAGE_SIZE,
    content: false,
    facets: true,
    passages: PASSAGES_PER_RESULT,
  };
}

/** What of a request a saved search keeps: on another page of the results it is the same. */
function toSavedSearchKey({ query, filters }: SearchInput): string {
  return JSON.stringify([query, filters]);
}

function formatCaseCount(total: number): string {
  if (total === 0) return "No case";
  return total === 1 ? "1 case" : `${total.toLocaleString("en-US")} cases`;
}

function NoMatches({ place: location }: { readonly place: AppLocation }) {
  const isFiltered = ["jurisdiction", "court", "judge", "freshness", "from", "to"].some((name) =>
    location.query.get(name),
  );
  return (
    <EmptyNotice title="No case of this corpus matches">
      <ul>
        {isFiltered ? (
          <li>
            <a href={`/?q=${encodeURIComponent(location.query.get("q") ?? "")}`}>Search without the filters</a>
          </li>
        ) : null}
        <li>
          <a href="/research/like">Paste a paragraph on the subject</a> and find cases like it.
        </li>
        <li>Put OR between words that mean the same, or end a word with * for all its forms.</li>
        <li>
          The corpus may lack the case: <a href="/research/corpora">see what it holds</a>.
        </li>
      </ul>
    </EmptyNotice>
  );
}
