import type { ActListInput } from "../../contract/acts.ts";
import { useAnswer } from "../answer.ts";
import { FieldSearch } from "../parts/field-search.tsx";
import { Pager } from "../parts/pager.tsx";
import { Empty, Failed, Loading } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";
import { goTo, pageOf, usePlace, withQuery } from "../place.ts";

const PAGE_SIZE = 50;

/** The Acts of India that the corpus holds. */
export function ActsView() {
  const place = usePlace();
  const at = (name: string) => place.query.get(name) ?? "";
  const search = at("q").trim();
  const request: ActListInput = {
    search: search.length < 2 ? undefined : search,
    status: (at("status") || undefined) as ActListInput["status"],
    sort: (at("sort") || "popular") as ActListInput["sort"],
    page: pageOf(place),
    pageSize: PAGE_SIZE,
  };
  const { value, error, isLoading } = useAnswer(`acts ${JSON.stringify(request)}`, (engine) =>
    engine.acts.list(request),
  );
  useTitle("Acts of India");
  const set = (name: string) => (event: Event) =>
    goTo(withQuery(place, { [name]: (event.currentTarget as HTMLSelectElement).value, page: "" }));
  return (
    <div class="acts">
      <h1>Acts of India</h1>
      <FieldSearch
        label="Search titles of Acts"
        placeholder="A part of the title"
        value={at("q")}
        onSearch={(q) => goTo(withQuery(place, { q, page: "" }))}
      />
      <fieldset class="filters">
        <legend class="visually-hidden">Filters</legend>
        <label>
          Status
          <select value={at("status")} onChange={set("status")}>
            <option value="">Any status</option>
            <option value="in_force">In force</option>
            <option value="repealed">Repealed</option>
            <option value="spent">Spent</option>
          </select>
        </label>
        <label>
          Order
          <select value={request.sort ?? ""} onChange={set("sort")}>
            <option value="popular">Most cited first</option>
            <option value="year_desc">Newest first</option>
            <option value="year_asc">Oldest first</option>
            <option value="title_asc">By title</option>
          </select>
        </label>
      </fieldset>
      {error ? <Failed error={error} /> : null}
      {value ? (
        <section class="results" aria-label="Acts" aria-busy={isLoading}>
          <p class="count" role="status">
            {value.total.toLocaleString("en-US")} {value.total === 1 ? "Act" : "Acts"}
          </p>
          {value.total === 0 ? <Empty title="No Act of this corpus has that title" /> : null}
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
        <Loading lines={12} />
      )}
    </div>
  );
}
