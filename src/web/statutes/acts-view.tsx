import type { ActListInput } from "../../contract/schemas/acts.ts";
import { formatCount } from "../../text/plural.ts";
import { buildActAddress } from "../common/addresses.ts";
import { findOption, SelectField } from "../common/controls/select-field.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type QueryFields, useQueryFields } from "../common/hooks/use-query-fields.ts";
import { useLocation } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { readPageNumber } from "../common/page-number.ts";
import { Pager } from "../common/pager.tsx";
import { SearchField } from "./search-field.tsx";

const PAGE_SIZE = 50;
/** Shorter search texts list all Acts. */
const MIN_SEARCH_CHARS = 2;

const STATUS_OPTIONS = [
  ["", "Any status"],
  ["in_force", "In force"],
  ["repealed", "Repealed"],
  ["spent", "Spent"],
] as const;

const SORT_OPTIONS = [
  ["popular", "Most cited first"],
  ["year_desc", "Newest first"],
  ["year_asc", "Oldest first"],
  ["title_asc", "By title"],
] as const;

/** The Acts of India in the corpus. */
export function ActsView() {
  const fields = useQueryFields();
  const { getField, setField } = fields;
  const request = toActListRequest(fields, readPageNumber(useLocation()));
  const { value, error, isLoading } = useEngineQuery("acts", request, (engine, query) => engine.acts.list(query));
  useDocumentTitle("Acts of India");
  return (
    <div class="acts">
      <h1>Acts of India</h1>
      <SearchField
        label="Search titles of Acts"
        placeholder="A part of the title"
        value={getField("q")}
        onSearch={(text) => setField("q", text)}
      />
      <fieldset class="filters">
        <legend class="visually-hidden">Filters</legend>
        <SelectField
          label="Status"
          value={findOption(STATUS_OPTIONS, getField("status"))}
          options={STATUS_OPTIONS}
          onChange={(status) => setField("status", status)}
        />
        <SelectField
          label="Order"
          value={findOption(SORT_OPTIONS, getField("sort"))}
          options={SORT_OPTIONS}
          onChange={(sort) => setField("sort", sort)}
        />
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {value ? (
        <section class="results" aria-label="Acts" aria-busy={isLoading}>
          <p class="count" role="status">
            {formatCount(value.total, "Act")}
          </p>
          {value.total === 0 ? (
            <EmptyNotice title="No Act of this corpus matches">
              <p>Search for another part of the title, or choose any status.</p>
            </EmptyNotice>
          ) : null}
          <ol class="act-list">
            {value.results.map(({ actId, title, actNumber, actStatus }) => (
              <li key={actId}>
                <a href={buildActAddress(actId)}>{title}</a>
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

function toActListRequest({ getField }: QueryFields, page: number): ActListInput {
  const search = getField("q").trim();
  return {
    search: search.length < MIN_SEARCH_CHARS ? undefined : search,
    status: findOption(STATUS_OPTIONS, getField("status")) || undefined,
    sort: findOption(SORT_OPTIONS, getField("sort")),
    page,
    pageSize: PAGE_SIZE,
  };
}
