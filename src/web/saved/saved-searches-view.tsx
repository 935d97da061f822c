import { useCallback, useEffect, useState } from "preact/hooks";
import { openSavedQueries, type SavedQueries } from "../../browser/storage/saved-queries.ts";
import type { SavedQuery } from "../../contract/schemas/research/saved-query.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { SavedSearchItem } from "./saved-search-item.tsx";

/** The saved searches on this device, each with its changes in the open corpus. */
export function SavedSearchesView() {
  const { saved, error, change } = useSavedSearches();
  useDocumentTitle("Saved searches");
  return (
    <div class="saved-searches">
      <h1>Saved searches</h1>
      <p class="lead">
        Searches are stored in this browser with the cases that they found. Open a newer corpus to see what has changed.
      </p>
      {error ? (
        <ErrorNotice error={error} />
      ) : saved === null ? (
        <LoadingPlaceholder lines={6} />
      ) : saved.length === 0 ? (
        <EmptyNotice title="No saved searches">
          <p>
            <a href="/">Search for cases</a>, then choose “Save this search” above the results.
          </p>
        </EmptyNotice>
      ) : (
        <ul>
          {saved.map((search) => (
            <SavedSearchItem
              key={search.name}
              saved={search}
              onSeen={(seen) => change((store) => store.update(seen))}
              onRemove={() => change((store) => store.remove(search.name))}
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
  const change = useCallback(async (work: (store: SavedQueries) => Promise<void>) => {
    try {
      const store = await openSavedQueries();
      await work(store);
      setSaved(await store.list());
    } catch (failure) {
      setError(failure);
    }
  }, []);
  useEffect(() => void change(async () => undefined), []);
  return { saved, error, change };
}
