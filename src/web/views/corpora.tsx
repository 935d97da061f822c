import { useCallback, useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora.ts";
import { useEngineQuery } from "../answer.ts";
import { getCorpora } from "../engine.ts";
import { CurrentCorpus } from "../parts/open-corpus.tsx";
import { ErrorNotice, LoadingPlaceholder } from "../parts/state.tsx";
import { StorageNote } from "../parts/storage-note.tsx";
import { StoredCorpora } from "../parts/stored-corpora.tsx";
import { CorpusImport } from "../parts/take-corpus.tsx";
import { useDocumentTitle } from "../parts/title.ts";

/** The corpora on this device: the open one and whose texts it holds, the others, and how to take in one more. */
export function CorporaView() {
  const { value: manifest, error } = useEngineQuery("manifest", (engine) => engine.corpus.manifest());
  const { value: stats } = useEngineQuery("stats", (engine) => engine.corpus.stats());
  const { stored, refresh } = useStoredCorpora();
  useDocumentTitle("Corpora");
  return (
    <div class="corpora">
      <h1>Corpora</h1>
      {error ? (
        <ErrorNotice error={error} />
      ) : manifest && stats ? (
        <CurrentCorpus manifest={manifest.data} stats={stats.data} />
      ) : (
        <LoadingPlaceholder lines={8} />
      )}
      <StoredCorpora stored={stored} onChange={refresh} />
      <CorpusImport onTaken={refresh} />
      <StorageNote key={stored?.length} />
    </div>
  );
}

function useStoredCorpora() {
  const [stored, setStored] = useState<readonly CorpusEntry[] | null>(null);
  const refresh = useCallback(async () => {
    try {
      setStored(await getCorpora().list());
    } catch {
      // What is wrong with the storage is said where the open corpus would stand.
      setStored([]);
    }
  }, []);
  useEffect(() => void refresh(), []);
  return { stored, refresh };
}
