import type { StatuteSearchInput } from "../../contract/schemas/statutes.ts";
import { CORPUS_TYPES } from "../../law/legislation.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type AppLocation, navigate, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { SearchField } from "./search-field.tsx";
import { StateCodes } from "./state-codes.tsx";
import { CORPUS_TYPE_NAMES, StatuteResultItem } from "./statute-result-item.tsx";

/** Search of US statutes, constitutions, rules and executive actions, and what the corpus covers of them. */
export function StatutesView() {
  const location = useLocation();
  const request = toStatuteRequest(location);
  const { value, error, isLoading } = useEngineQuery(request && `statutes ${JSON.stringify(request)}`, (engine) =>
    engine.statutes.search(request!),
  );
  useDocumentTitle(request?.query ? `${request.query} · Statutes` : "Statutes");
  const type = location.query.get("type") ?? "";
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
        <label>
          Collection
          <select
            value={type}
            onChange={(event) => navigate(withQuery(location, { type: event.currentTarget.value, title: "" }))}
          >
            <option value="">All collections</option>
            {CORPUS_TYPES.map((id) => (
              <option key={id} value={id}>
                {CORPUS_TYPE_NAMES[id]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {error ? <ErrorNotice error={error} /> : null}
      {request && !error ? (
        value ? (
          <section class="results" aria-label="Results" aria-busy={isLoading}>
            <p class="count" role="status">
              {value.total.toLocaleString("en-US")} {value.total === 1 ? "section" : "sections"}
              {value.total > value.results.length ? `, the best ${value.results.length} of them` : ""}
            </p>
            {value.total === 0 ? <EmptyNotice title="No section of this corpus matches" /> : null}
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
  if (query.length < 2) return null;
  return {
    query: query.slice(0, 500),
    corpusType: (fields.get("type") || undefined) as StatuteSearchInput["corpusType"],
    state: fields.get("in") || undefined,
    titleNumber: Number(fields.get("title")) || undefined,
    limit: 25,
  };
}
