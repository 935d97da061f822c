import { useCallback, useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { useManifest, useStats } from "../common/hooks/use-corpus-info.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { getCorpora } from "../engine/engine.ts";
import { CorpusImport } from "./corpus-import.tsx";
import { CurrentCorpus } from "./current-corpus.tsx";
import { ServedCorpora } from "./served-corpora.tsx";
import { StorageNote } from "./storage-note.tsx";
import { StoredCorpora } from "./stored-corpora.tsx";

/** The open corpora with their sources, those that the server serves, those on this device, and the import of another. */
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
      <ServedCorpora stored={stored} onStored={refresh} />
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
