import type { NewSinceResponse } from "../../contract/schemas/research/new-since.ts";
import type { SavedQuery } from "../../contract/schemas/research/saved-query.ts";
import { formatCount } from "../../text/plural.ts";
import { toAppAddress } from "../common/addresses.ts";
import { formatDate } from "../common/format-date.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { StatusFlag } from "../common/status-flag.tsx";
import { SearchResultItem } from "../search/results/search-result-item.tsx";
import { buildSearchAddress } from "../search/search-address.ts";

type NewSinceData = NewSinceResponse["data"];

/** Maximum number of cases shown per list. */
const MAX_LISTED_CASES = 50;

interface SavedSearchItemProps {
  readonly saved: SavedQuery;
  readonly onSeen: (saved: SavedQuery) => void;
  readonly onRemove: () => void;
}

/** A saved search with the cases that are new, gone or changed in the open corpus. */
export function SavedSearchItem({ saved, onSeen, onRemove }: SavedSearchItemProps) {
  const { name, query, lastRun } = saved;
  const run = { name, at: lastRun.at, total: lastRun.total };
  const { value, error } = useEngineQuery("new-since", run, (engine) =>
    engine.research.newSince({ saved, pageSize: MAX_LISTED_CASES, at: new Date().toISOString() }),
  );
  const updates = value?.data;
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
      <p class="facts" aria-busy={!updates && !error}>
        {updates ? <UpdateCounts updates={updates} /> : null}
        <span>
          last run {lastRun.at === undefined ? "" : `on ${formatDate(lastRun.at.slice(0, 10))} `}in{" "}
          {lastRun.corpus.name} {lastRun.corpus.version}, {formatCount(lastRun.total, "case")}
        </span>
      </p>
      <p class="actions">
        {updates && countChanges(updates) > 0 ? (
          <button type="button" onClick={() => onSeen(updates.saved)}>
            Mark as seen
          </button>
        ) : null}
        <button type="button" class="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </p>
      {updates && countChanges(updates) > 0 ? <UpdateLists updates={updates} /> : null}
    </li>
  );
}

function UpdateCounts({ updates: { new: added, changed, gone, total } }: { readonly updates: NewSinceData }) {
  return (
    <>
      <b class={added.total > 0 ? "fresh" : undefined}>{added.total.toLocaleString("en-US")} new</b>
      {changed.total > 0 ? <b>{changed.total.toLocaleString("en-US")} changed</b> : null}
      {gone.total > 0 ? <b>{gone.total.toLocaleString("en-US")} gone</b> : null}
      <span>of {total.toLocaleString("en-US")} now</span>
    </>
  );
}

function UpdateLists({ updates: { new: added, changed, gone } }: { readonly updates: NewSinceData }) {
  return (
    <>
      {added.total > 0 ? (
        <details>
          <summary>New</summary>
          <ol>
            {added.results.map((result) => (
              <SearchResultItem key={result.id} result={result} />
            ))}
          </ol>
          <RemainingCount list={added} />
        </details>
      ) : null}
      {changed.total > 0 ? (
        <details>
          <summary>Status changed</summary>
          <ul>
            {changed.results.map(({ clusterId, caseName, citation, absoluteUrl, was, freshness, reason }) => (
              <li key={clusterId}>
                <a href={toAppAddress(absoluteUrl)}>{caseName}</a> {citation} <StatusFlag freshness={was} /> →{" "}
                <StatusFlag freshness={freshness} />
                {reason ? ` by ${reason.caseName}${reason.citation ? `, ${reason.citation}` : ""}` : ""}
              </li>
            ))}
          </ul>
          <RemainingCount list={changed} />
        </details>
      ) : null}
      {gone.total > 0 ? (
        <details>
          <summary>No longer found</summary>
          <ul>
            {gone.results.map(({ clusterId, case: held }) => (
              <li key={clusterId}>
                {held ? (
                  <>
                    <a href={toAppAddress(held.absoluteUrl)}>{held.caseName}</a> {held.citation} no longer matches{" "}
                    <StatusFlag freshness={held.freshness} />
                  </>
                ) : (
                  `Case ${clusterId} is not in this corpus`
                )}
              </li>
            ))}
          </ul>
          <RemainingCount list={gone} />
        </details>
      ) : null}
    </>
  );
}

interface CaseList {
  readonly total: number;
  readonly results: readonly unknown[];
}

function RemainingCount({ list: { total, results } }: { readonly list: CaseList }) {
  return total > results.length ? <p>and {(total - results.length).toLocaleString("en-US")} more</p> : null;
}

function countChanges({ new: added, changed, gone }: NewSinceData): number {
  return added.total + changed.total + gone.total;
}
