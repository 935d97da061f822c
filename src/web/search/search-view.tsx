import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { EngineError } from "../../errors.ts";
import { buildQueryAddress } from "../common/addresses.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type AppLocation, navigate, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { SaveSearchForm } from "../saved/save-search-form.tsx";
import { SearchBox } from "./box/search-box.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { QueryErrorNotice } from "./query-error-notice.tsx";
import { QueryExplanation } from "./query-explanation.tsx";
import { QueryHelp } from "./query-help.tsx";
import { ResultsDownload } from "./results/results-download.tsx";
import { ResultsSection } from "./results/results-section.tsx";
import { FILTER_FIELDS, toSearchRequest } from "./search-address.ts";
import { Welcome } from "./welcome.tsx";

/** The case search, which is also the start page. */
export function SearchView() {
  const location = useLocation();
  const request = toSearchRequest(location);
  const query = request?.query ?? "";
  const { value, error, isLoading } = useEngineQuery("search", request, (engine, given) =>
    engine.research.search(given),
  );
  const syntaxError = error instanceof EngineError && error.code === "query_syntax" ? error : null;
  useDocumentTitle(query);
  const search = (text: string) => navigate(withQuery(location, { q: text, page: "" }));
  return (
    <div class={request ? "search found" : "search home"}>
      <h1 class={request ? "visually-hidden" : ""}>{request ? "Case search" : "US and Indian law, on this device"}</h1>
      <SearchBox
        query={query}
        onSearch={search}
        errorOffset={syntaxError?.details.offset}
        describedBy={syntaxError ? "query-error" : undefined}
      />
      {syntaxError ? (
        <QueryErrorNotice query={query} error={syntaxError} id="query-error" />
      ) : error ? (
        <ErrorNotice error={error} />
      ) : null}
      {request && !error ? <FilterPanel facets={value?.data.facets} /> : null}
      {value && request && !error ? (
        <ResultsSection results={value.data.results} meta={value.meta} isLoading={isLoading}>
          <div class="result-tools">
            <QueryExplanation request={request} />
            {value.meta.total > 0 ? <ResultsDownload request={request} total={value.meta.total} /> : null}
            <SaveSearchForm key={toSavedSearchKey(request)} request={request} />
          </div>
          {value.meta.total === 0 ? <NoMatches location={location} /> : null}
        </ResultsSection>
      ) : request && isLoading ? (
        <LoadingPlaceholder lines={12} />
      ) : null}
      {request && !syntaxError ? null : <QueryHelp isOpen={syntaxError !== null} />}
      {request ? null : (
        <>
          <p class="similar-cases-link">
            <a href="/research/like">Find cases similar to a text that you paste or drop</a>
          </p>
          <Welcome />
        </>
      )}
    </div>
  );
}

/** Returns the part of a request that a saved search keeps; all pages of its results have the same key. */
function toSavedSearchKey({ query, filters }: SearchInput): string {
  return JSON.stringify([query, filters]);
}

function NoMatches({ location }: { readonly location: AppLocation }) {
  const isFiltered = FILTER_FIELDS.some((name) => location.query.get(name));
  return (
    <EmptyNotice title="No case of this corpus matches">
      <ul>
        {isFiltered ? (
          <li>
            <a href={buildQueryAddress(location.query.get("q") ?? "")}>Search without the filters</a>
          </li>
        ) : null}
        <li>
          <a href="/research/like">Paste a paragraph on the subject</a> to find similar cases.
        </li>
        <li>Put OR between synonyms, or end a word with * to match all its forms.</li>
        <li>
          The corpus may not contain the case: <a href="/research/corpora">see its contents</a>.
        </li>
      </ul>
    </EmptyNotice>
  );
}
