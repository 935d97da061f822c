import type { ActListInput } from "../../contract/schemas/acts.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { navigate, readPageNumber, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { Pager } from "../common/pager.tsx";
import { SearchField } from "./search-field.tsx";

const PAGE_SIZE = 50;

/** The Acts of India that the corpus holds. */
export function ActsView() {
  const location = useLocation();
  const getField = (name: string) => location.query.get(name) ?? "";
  const search = getField("q").trim();
  const request: ActListInput = {
    search: search.length < 2 ? undefined : search,
    status: (getField("status") || undefined) as ActListInput["status"],
    sort: (getField("sort") || "popular") as ActListInput["sort"],
    page: readPageNumber(location),
    pageSize: PAGE_SIZE,
  };
  const { value, error, isLoading } = useEngineQuery(`acts ${JSON.stringify(request)}`, (engine) =>
    engine.acts.list(request),
  );
  useDocumentTitle("Acts of India");
  const setField = (name: string) => (event: Event) =>
    navigate(withQuery(location, { [name]: (event.currentTarget as HTMLSelectElement).value, page: "" }));
  return (
    <div class="acts">
      <h1>Acts of India</h1>
      <SearchField
        label="Search titles of Acts"
        placeholder="A part of the title"
        value={getField("q")}
        onSearch={(q) => navigate(withQuery(location, { q, page: "" }))}
      />
      <fieldset class="filters">
        <legend class="visually-hidden">Filters</legend>
        <label>
          Status
          <select value={getField("status")} onChange={setField("status")}>
            <option value="">Any status</option>
            <option value="in_force">In force</option>
            <option value="repealed">Repealed</option>
            <option value="spent">Spent</option>
          </select>
        </label>
        <label>
          Order
          <select value={request.sort ?? ""} onChange={setField("sort")}>
            <option value="popular">Most cited first</option>
            <option value="year_desc">Newest first</option>
            <option value="year_asc">Oldest first</option>
            <option value="title_asc">By title</option>
          </select>
        </label>
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {value ? (
        <section class="results" aria-label="Acts" aria-busy={isLoading}>
          <p class="count" role="status">
            {value.total.toLocaleString("en-US")} {value.total === 1 ? "Act" : "Acts"}
          </p>
          {value.total === 0 ? <EmptyNotice title="No Act of this corpus has that title" /> : null}
          <ol class="act-list">
            {value.results.map(({ actId, title, actNumber, actStatus }) => (
              <li key={actId}>
                <a href={`/research/acts/${actId}`}>{title}</a>
                <small>
                  {actNumber ? `Act ${actNumber}` : ""}
                  {actStatus === "in_force" ? "" : ` · ${actStatus}`}
                </small>
              </li>
            ))}
          </ol>
          <Pager page={value.page} pages={Math.ceil(value.total / value.pageSize)} />
        </section>
      ) : error ? null : (
        <LoadingPlaceholder lines={12} />
      )}
    </div>
  );
}
