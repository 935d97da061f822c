import type { NewSinceResponse, SavedQuery } from "../../contract/schemas/research/new-since.ts";
import { formatDate } from "../common/format-date.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { StatusFlag } from "../common/status-flag.tsx";
import { SearchResultItem } from "../search/results/search-result-item.tsx";

type NewSinceData = NewSinceResponse["data"];

/** Cases of each list that are shown. */
const MAX_LISTED_CASES = 50;

interface SavedSearchItemProps {
  readonly saved: SavedQuery;
  readonly onSeen: (saved: SavedQuery) => void;
  readonly onRemove: () => void;
}

/** A saved search: how many cases are new, gone or stand otherwise in the open corpus, and which. */
export function SavedSearchItem({ saved, onSeen, onRemove }: SavedSearchItemProps) {
  const { name, query, lastRun } = saved;
  const key = `new since ${name} ${lastRun.at} ${lastRun.total}`;
  const { value, error } = useEngineQuery(key, (engine) =>
    engine.research.newSince({ saved, pageSize: MAX_LISTED_CASES, at: new Date().toISOString() }),
  );
  const news = value?.data;
  return (
    <li class="saved">
      <h2>
        <a href={buildSearchAddress(saved)}>{name}</a>
      </h2>
      {name === query ? null : (
        <p>
          <code>{query}</code>
        </p>
      )}
      {error ? <ErrorNotice error={error} /> : null}
      <p class="facts" aria-busy={!news && !error}>
        {news ? <UpdateCounts news={news} /> : null}
        <span>
          last looked at {lastRun.at === undefined ? "" : `on ${formatDate(lastRun.at.slice(0, 10))} `}in{" "}
          {lastRun.corpus.name} {lastRun.corpus.version}, {lastRun.total.toLocaleString("en-US")}{" "}
          {lastRun.total === 1 ? "case" : "cases"}
        </span>
      </p>
      <p class="save">
        {news && countChanges(news) > 0 ? (
          <button type="button" onClick={() => onSeen(news.saved)}>
            Mark as seen
          </button>
        ) : null}
        <button type="button" class="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </p>
      {news && countChanges(news) > 0 ? <UpdateLists news={news} /> : null}
    </li>
  );
}

function UpdateCounts({ news: { new: fresh, changed, gone, total } }: { readonly news: NewSinceData }) {
  return (
    <>
      <b class={fresh.total > 0 ? "fresh" : undefined}>{fresh.total.toLocaleString("en-US")} new</b>
      {changed.total > 0 ? <b>{changed.total.toLocaleString("en-US")} changed</b> : null}
      {gone.total > 0 ? <b>{gone.total.toLocaleString("en-US")} gone</b> : null}
      <span>of {total.toLocaleString("en-US")} now</span>
    </>
  );
}

function UpdateLists({ news: { new: fresh, changed, gone } }: { readonly news: NewSinceData }) {
  return (
    <>
      {fresh.total > 0 ? (
        <details>
          <summary>New</summary>
          <ol>
            {fresh.results.map((result) => (
              <SearchResultItem key={result.id} result={result} />
            ))}
          </ol>
          <RemainingCount of={fresh} />
        </details>
      ) : null}
      {changed.total > 0 ? (
        <details>
          <summary>Treatment changed</summary>
          <ul>
            {changed.results.map(({ clusterId, caseName, citation, absoluteUrl, was, freshness, reason }) => (
              <li key={clusterId}>
                <a href={absoluteUrl}>{caseName}</a> {citation} <StatusFlag freshness={was} /> →{" "}
                <StatusFlag freshness={freshness} />
                {reason ? ` by ${reason.caseName}${reason.citation ? `, ${reason.citation}` : ""}` : ""}
              </li>
            ))}
          </ul>
          <RemainingCount of={changed} />
        </details>
      ) : null}
      {gone.total > 0 ? (
        <details>
          <summary>Gone</summary>
          <ul>
            {gone.results.map(({ clusterId, case: held }) => (
              <li key={clusterId}>
                {held ? (
                  <>
                    <a href={held.absoluteUrl}>{held.caseName}</a> {held.citation} no longer matches{" "}
                    <StatusFlag freshness={held.freshness} />
                  </>
                ) : (
                  `Case ${clusterId} is not in this corpus`
                )}
              </li>
            ))}
          </ul>
          <RemainingCount of={gone} />
        </details>
      ) : null}
    </>
  );
}

function RemainingCount({
  of: { total, results },
}: {
  readonly of: { readonly total: number; readonly results: readonly unknown[] };
}) {
  return total > results.length ? <p>and {(total - results.length).toLocaleString("en-US")} more</p> : null;
}

function countChanges({ new: fresh, changed, gone }: NewSinceData): number {
  return fresh.total + changed.total + gone.total;
}

/** Where the app shows the whole search. */
function buildSearchAddress({ query, filters }: SavedQuery): string {
  const { jurisdiction, court, judge, freshness, yearFrom, yearTo } = filters;
  const fields = { q: query, jurisdiction, court, judge, freshness, from: yearFrom, to: yearTo };
  const given = Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return `/?${new URLSearchParams(given)}`;
}
