import { useCallback, useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { getCorpora } from "../common/engine.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { CorpusImport } from "./corpus-import.tsx";
import { CurrentCorpus } from "./current-corpus.tsx";
import { StorageNote } from "./storage-note.tsx";
import { StoredCorpora } from "./stored-corpora.tsx";

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
