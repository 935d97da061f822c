import { useEffect, useState } from "preact/hooks";
import type { SavedQuery } from "../../contract/schemas/research/saved-query.ts";
import { formatCount } from "../../text/plural.ts";
import { getEngine, useCorpusName } from "../engine/engine.ts";

interface UpdateTotals {
  readonly added: number;
  readonly changed: number;
}

/** The number of new and changed cases of the saved searches that have not been run on the open corpus yet. */
export function SavedSearchUpdates() {
  const corpus = useCorpusName();
  const [updates, setUpdates] = useState<UpdateTotals | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setUpdates(null);
    countUpdates().then(
      (read) => isCurrent && setUpdates(read),
      // The view of the saved searches reports errors of the storage or of a query.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [corpus]);
  if (updates === null || updates.added + updates.changed === 0) return null;
  const { added, changed } = updates;
  const parts = [
    ...(added > 0 ? [formatCount(added, "new case")] : []),
    ...(changed > 0 ? [`${formatCount(changed, "case")} with another status`] : []),
  ];
  return (
    <p class="saved-updates" role="status">
      <a href="/research/saved">Saved searches</a>: {parts.join(", ")}
    </p>
  );
}

async function countUpdates(): Promise<UpdateTotals> {
  const { openSavedQueries } = await import("../../browser/storage/saved-queries.ts");
  const saved = await (await openSavedQueries()).list();
  const totals = { added: 0, changed: 0 };
  if (saved.length === 0) return totals;
  const { corpus, research } = await getEngine();
  const { data } = await corpus.manifest();
  const currentIdentity = toCorpusIdentity({ ...data, cases: data.counts.cases });
  for (const one of saved) {
    if (toCorpusIdentity(one.lastRun.corpus) === currentIdentity) continue;
    const found = (await research.newSince({ saved: one, pageSize: 1 })).data;
    totals.added += found.new.total;
    totals.changed += found.changed.total;
  }
  return totals;
}

function toCorpusIdentity({ name, version, cases, currentThrough }: SavedQuery["lastRun"]["corpus"]): string {
  return JSON.stringify([name, version, cases, currentThrough.US, currentThrough.IN]);
}
