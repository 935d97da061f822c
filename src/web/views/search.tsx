import type { SearchInput } from "../../contract/research.ts";
import { EngineError } from "../../errors.ts";
import type { Freshness } from "../../law/treatment.ts";
import { useAnswer } from "../answer.ts";
import { Facets } from "../parts/facets.tsx";
import { QueryError } from "../parts/query-error.tsx";
import { QueryHelp } from "../parts/query-help.tsx";
import { Reading } from "../parts/reading.tsx";
import { MOST_PAGES, Results } from "../parts/results.tsx";
import { SaveResults } from "../parts/save-results.tsx";
import { SaveSearch } from "../parts/save-search.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { Empty, Failed, Loading } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";
import { Welcome } from "../parts/welcome.tsx";
import { goTo, type Place, pageOf, usePlace, withQuery } from "../place.ts";

const PAGE_SIZE = 20;
const PASSAGES = 4;

/** Case search, and the first page of the app. */
export function SearchView() {
  const place = usePlace();
  const query = place.query.get("q") ?? "";
  const request = query === "" ? null : requestOf(place, query);
  const { value, error, isLoading } = useAnswer(request && `search ${JSON.stringify(request)}`, (engine) =>
    engine.research.search(request!),
  );
  const syntax = error instanceof EngineError && error.code === "query_syntax" ? error : null;
  useTitle(query);
  const search = (text: string) => goTo(withQuery(place, { q: text, page: "" }));
  return (
    <div class={request ? "search found" : "search home"}>
      <h1 class={request ? "visually-hidden" : ""}>{request ? "Case search" : "US and Indian law, on this device"}</h1>
      <SearchBox
        query={query}
        onSearch={search}
        wrongAt={syntax?.details.offset}
        describedBy={syntax ? "query-error" : undefined}
      />
      {syntax ? <QueryError query={query} error={syntax} id="query-error" /> : error ? <Failed error={error} /> : null}
      {request && !error ? <Facets facets={value?.data.facets} /> : null}
      {value && request && !error ? (
        <section class="results" aria-label="Results" aria-busy={isLoading}>
          <p class="count" role="status">
            {countOf(value.meta.total)}
            <span> in {Math.max(1, Math.round(value.meta.processingTimeMs))} ms</span>
          </p>
          <div class="result-tools">
            <Reading request={request} />
            {value.meta.total > 0 ? <SaveResults request={request} total={value.meta.total} /> : null}
            <SaveSearch key={savedKey(request)} request={request} />
          </div>
          {value.meta.total === 0 ? <NothingFound place={place} /> : null}
          <Results results={value.data.results} meta={value.meta} />
        </section>
      ) : request && isLoading ? (
        <Loading lines={12} />
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

function requestOf(place: Place, query: string): SearchInput {
  const given = (name: string) => place.query.get(name) || undefined;
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
    page: Math.min(MOST_PAGES, pageOf(place)),
    pageSize: PAGE_SIZE,
    content: false,
    facets: true,
    passages: PASSAGES,
  };
}

/** What of a request a saved search keeps: on another page of the results it is the same. */
function savedKey({ query, filters }: SearchInput): string {
  return JSON.stringify([query, filters]);
}

function countOf(total: number): string {
  if (total === 0) return "No case";
  return total === 1 ? "1 case" : `${total.toLocaleString("en-US")} cases`;
}

function NothingFound({ place }: { readonly place: Place }) {
  const isFiltered = ["jurisdiction", "court", "judge", "freshness", "from", "to"].some((name) =>
    place.query.get(name),
  );
  return (
    <Empty title="No case of this corpus matches">
      <ul>
        {isFiltered ? (
          <li>
            <a href={`/?q=${encodeURIComponent(place.query.get("q") ?? "")}`}>Search without the filters</a>
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
    </Empty>
  );
}
