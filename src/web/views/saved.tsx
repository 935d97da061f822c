import { useCallback, useEffect, useState } from "preact/hooks";
import { openSavedQueries, type SavedQueries } from "../../browser/saved-queries.ts";
import type { SavedQuery } from "../../contract/saved-query.ts";
import { SavedSearch } from "../parts/saved-search.tsx";
import { Empty, Failed, Loading } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";

/** The saved searches on this device, each with what is new to it in the open corpus. */
export function SavedView() {
  const { saved, error, change } = useSaved();
  useTitle("Saved searches");
  return (
    <div class="saved-searches">
      <h1>Saved searches</h1>
      <p class="lead">
        Kept in this browser with the cases that were found, so that a newer corpus, or another, can be asked what is
        new.
      </p>
      {error ? (
        <Failed error={error} />
      ) : saved === null ? (
        <Loading lines={6} />
      ) : saved.length === 0 ? (
        <Empty title="None is saved yet">
          <p>
            <a href="/">Search for cases</a>, then choose “Save this search” above the results.
          </p>
        </Empty>
      ) : (
        <ul>
          {saved.map((one) => (
            <SavedSearch
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

function useSaved() {
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
