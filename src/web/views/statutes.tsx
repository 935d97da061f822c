import type { StatuteSearchInput } from "../../contract/statutes.ts";
import { CORPUS_TYPES } from "../../law/legislation.ts";
import { useAnswer } from "../answer.ts";
import { FieldSearch } from "../parts/field-search.tsx";
import { Empty, Failed, Loading } from "../parts/state.tsx";
import { StateCodes } from "../parts/state-codes.tsx";
import { CORPUS_TYPE_NAMES, StatuteResultRow } from "../parts/statute-result.tsx";
import { useTitle } from "../parts/title.ts";
import { goTo, type Place, usePlace, withQuery } from "../place.ts";

/** Search of US statutes, constitutions, rules and executive actions, and what the corpus covers of them. */
export function StatutesView() {
  const place = usePlace();
  const request = requestOf(place);
  const { value, error, isLoading } = useAnswer(request && `statutes ${JSON.stringify(request)}`, (engine) =>
    engine.statutes.search(request!),
  );
  useTitle(request?.query ? `${request.query} · Statutes` : "Statutes");
  const type = place.query.get("type") ?? "";
  return (
    <div class="statutes">
      <h1>Statutes, constitutions and rules</h1>
      <FieldSearch
        label="Search US statutes"
        placeholder="Words, or a citation such as 42 U.S.C. § 1983"
        value={place.query.get("q") ?? ""}
        onSearch={(q) => goTo(withQuery(place, { q }))}
      />
      <fieldset class="filters">
        <legend class="visually-hidden">Filters</legend>
        <label>
          Collection
          <select
            value={type}
            onChange={(event) => goTo(withQuery(place, { type: event.currentTarget.value, title: "" }))}
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
      {error ? <Failed error={error} /> : null}
      {request && !error ? (
        value ? (
          <section class="results" aria-label="Results" aria-busy={isLoading}>
            <p class="count" role="status">
              {value.total.toLocaleString("en-US")} {value.total === 1 ? "section" : "sections"}
              {value.total > value.results.length ? `, the best ${value.results.length} of them` : ""}
            </p>
            {value.total === 0 ? <Empty title="No section of this corpus matches" /> : null}
            <ol>
              {value.results.map((result) => (
                <StatuteResultRow key={result.actId} result={result} />
              ))}
            </ol>
          </section>
        ) : (
          <Loading lines={10} />
        )
      ) : null}
      <StateCodes />
    </div>
  );
}

function requestOf({ query: fields }: Place): StatuteSearchInput | null {
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
