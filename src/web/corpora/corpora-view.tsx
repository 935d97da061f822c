import { useCallback, useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { getCorpora } from "../common/engine.ts";
import { useManifest, useStats } from "../common/hooks/use-corpus-info.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { CorpusImport } from "./corpus-import.tsx";
import { CurrentCorpus } from "./current-corpus.tsx";
import { StorageNote } from "./storage-note.tsx";
import { StoredCorpora } from "./stored-corpora.tsx";

/** The corpora on this device: the open one with its sources, the stored ones, and the import of another. */
export function CorporaView() {
  const { value: manifest, error } = useManifest();
  const { value: stats } = useStats();
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
      <CorpusImport onImported={refresh} />
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
      // The section of the open corpus reports a storage error.
      setStored([]);
    }
  }, []);
  useEffect(() => void refresh(), []);
  return { stored, refresh };
}
