import { useEffect, useState } from "preact/hooks";
import type { SavedQuery } from "../../contract/saved-query.ts";
import { engine, useCorpus } from "../engine.ts";

interface News {
  readonly fresh: number;
  readonly changed: number;
}

/** What is new to the saved searches in a corpus that they have not been asked of yet; nothing where nothing is. */
export function SavedNews() {
  const corpus = useCorpus();
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let isWanted = true;
    setNews(null);
    readNews().then(
      (read) => isWanted && setNews(read),
      // What is wrong with the storage or a query is said where the saved searches stand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [corpus]);
  if (news === null || news.fresh + news.changed === 0) return null;
  const { fresh, changed } = news;
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

async function readNews(): Promise<News> {
  const { openSavedQueries } = await import("../../browser/saved-queries.ts");
  const saved = await (await openSavedQueries()).list();
  const news = { fresh: 0, changed: 0 };
  if (saved.length === 0) return news;
  const { corpus, research } = await engine();
  const { data } = await corpus.manifest();
  const here = identityOf({ ...data, cases: data.counts.cases });
  for (const one of saved) {
    if (identityOf(one.lastRun.corpus) === here) continue;
    const found = (await research.newSince({ saved: one, pageSize: 1 })).data;
    news.fresh += found.new.total;
    news.changed += found.changed.total;
  }
  return news;
}

function identityOf({ name, version, cases, currentThrough }: SavedQuery["lastRun"]["corpus"]): string {
  return JSON.stringify([name, version, cases, currentThrough.US, currentThrough.IN]);
}
