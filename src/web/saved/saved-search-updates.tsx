import { useEffect, useState } from "preact/hooks";
import type { SavedQuery } from "../../contract/schemas/research/new-since.ts";
import { getEngine, useCorpusName } from "../common/engine.ts";

interface UpdateTotals {
  readonly fresh: number;
  readonly changed: number;
}

/** What is new to the saved searches in a corpus that they have not been asked of yet; nothing where nothing is. */
export function SavedSearchUpdates() {
  const corpus = useCorpusName();
  const [updates, setUpdates] = useState<UpdateTotals | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setUpdates(null);
    countUpdates().then(
      (read) => isCurrent && setUpdates(read),
      // What is wrong with the storage or a query is said where the saved searches stand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [corpus]);
  if (updates === null || updates.fresh + updates.changed === 0) return null;
  const { fresh, changed } = updates;
  const parts = [
    ...(fresh > 0 ? [`${fresh.toLocaleString("en-US")} new ${fresh === 1 ? "case" : "cases"}`] : []),
    ...(changed > 0 ? [`${changed.toLocaleString("en-US")} with other treatment`] : []),
  ];
  return (
    <p class="saved-news" role="status">
      <a href="/research/saved">Saved searches</a>: {parts.join(", ")}
    </p>
  );
}

async function countUpdates(): Promise<UpdateTotals> {
  const { openSavedQueries } = await import("../../browser/storage/saved-queries.ts");
  const saved = await (await openSavedQueries()).list();
  const totals = { fresh: 0, changed: 0 };
  if (saved.length === 0) return totals;
  const { corpus, research } = await getEngine();
  const { data } = await corpus.manifest();
  const currentIdentity = toCorpusIdentity({ ...data, cases: data.counts.cases });
  for (const one of saved) {
    if (toCorpusIdentity(one.lastRun.corpus) === currentIdentity) continue;
    const found = (await research.newSince({ saved: one, pageSize: 1 })).data;
    totals.fresh += found.new.total;
    totals.changed += found.changed.total;
  }
  return totals;
}

function toCorpusIdentity({ name, version, cases, currentThrough }: SavedQuery["lastRun"]["corpus"]): string {
  return JSON.stringify([name, version, cases, currentThrough.US, currentThrough.IN]);
}
