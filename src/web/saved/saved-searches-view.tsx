import { useCallback, useEffect, useState } from "preact/hooks";
import { openSavedQueries, type SavedQueries } from "../../browser/storage/saved-queries.ts";
import type { SavedQuery } from "../../contract/schemas/research/new-since.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { SavedSearchItem } from "./saved-search-item.tsx";

/** The saved searches on this device, each with what is new to it in the open corpus. */
export function SavedSearchesView() {
  const { saved, error, change } = useSavedSearches();
  useDocumentTitle("Saved searches");
  return (
    <div class="saved-searches">
      <h1>Saved searches</h1>
      <p class="lead">
        Kept in this browser with the cases that were found, so that a newer corpus, or another, can be asked what is
        new.
      </p>
      {error ? (
        <ErrorNotice error={error} />
      ) : saved === null ? (
        <LoadingPlaceholder lines={6} />
      ) : saved.length === 0 ? (
        <EmptyNotice title="None is saved yet">
          <p>
            <a href="/">Search for cases</a>, then choose “Save this search” above the results.
          </p>
        </EmptyNotice>
      ) : (
        <ul>
          {saved.map((one) => (
            <SavedSearchItem
              key={one.name}
              saved={one}
              onSeen={(seen) => change((kept) => kept.update(seen))}
              onRemove={() => change((kept) => kept.remove(one.name))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function useSavedSearches() {
  const [saved, setSaved] = useState<readonly SavedQuery[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const change = useCallback(async (work: (kept: SavedQueries) => Promise<void>) => {
    try {
      const kept = await openSavedQueries();
      await work(kept);
      setSaved(await kept.list());
    } catch (failure) {
      setError(failure);
    }
  }, []);
  useEffect(() => void change(async () => undefined), []);
  return { saved, error, change };
}
