import type { StatuteSearchInput } from "../../contract/schemas/statutes.ts";
import { CORPUS_TYPES } from "../../law/legislation.ts";
import { formatCount } from "../../text/plural.ts";
import { findOption, SelectField, type SelectOptions } from "../common/controls/select-field.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type AppLocation, navigate, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { CORPUS_TYPE_NAMES } from "./corpus-type-names.ts";
import { SearchField } from "./search-field.tsx";
import { StateCodes } from "./state-codes.tsx";
import { StatuteResultItem } from "./statute-result-item.tsx";

const MIN_QUERY_CHARS = 2;
const MAX_QUERY_CHARS = 500;
const MAX_RESULTS = 25;

type TypeOption = "" | (typeof CORPUS_TYPES)[number];

const TYPE_OPTIONS: SelectOptions<TypeOption> = [
  ["", "All collections"],
  ...CORPUS_TYPES.map((id) => [id, CORPUS_TYPE_NAMES[id]] as const),
];

/** Search of US statutes, constitutions, rules and executive actions, and their coverage in the corpus. */
export function StatutesView() {
  const location = useLocation();
  const request = toStatuteRequest(location);
  const { value, error, isLoading } = useEngineQuery("statutes", request, (engine, query) =>
    engine.statutes.search(query),
  );
  useDocumentTitle(request?.query ? `${request.query} · Statutes` : "Statutes");
  return (
    <div class="statutes">
      <h1>Statutes, constitutions and rules</h1>
      <SearchField
        label="Search US statutes"
        placeholder="Words, or a citation such as 42 U.S.C. § 1983"
        value={location.query.get("q") ?? ""}
        onSearch={(q) => navigate(withQuery(location, { q }))}
      />
      <fieldset class="filters">
        <legend class="visually-hidden">Filters</legend>
        <SelectField
          label="Collection"
          value={findOption(TYPE_OPTIONS, location.query.get("type") ?? "")}
          options={TYPE_OPTIONS}
          onChange={(type) => navigate(withQuery(location, { type, title: "" }))}
        />
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {request && !error ? (
        value ? (
          <section class="results" aria-label="Results" aria-busy={isLoading}>
            <p class="count" role="status">
              {formatCount(value.total, "section")}
              {value.total > value.results.length ? `, the best ${value.results.length} shown` : ""}
            </p>
            {value.total === 0 ? (
              <EmptyNotice title="No section of this corpus matches">
                <p>Search for other words, or all collections.</p>
              </EmptyNotice>
            ) : null}
            <ol>
              {value.results.map((result) => (
                <StatuteResultItem key={result.actId} result={result} />
              ))}
            </ol>
          </section>
        ) : (
          <LoadingPlaceholder lines={10} />
        )
      ) : null}
      <StateCodes />
    </div>
  );
}

function toStatuteRequest({ query: fields }: AppLocation): StatuteSearchInput | null {
  const query = (fields.get("q") ?? "").trim();
  if (query.length < MIN_QUERY_CHARS) return null;
  return {
    query: query.slice(0, MAX_QUERY_CHARS),
    corpusType: findOption(TYPE_OPTIONS, fields.get("type") ?? "") || undefined,
    state: fields.get("in") || undefined,
    titleNumber: Number(fields.get("title")) || undefined,
    limit: MAX_RESULTS,
  };
}
