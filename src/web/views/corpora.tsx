import { useCallback, useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora.ts";
import { useAnswer } from "../answer.ts";
import { corpora } from "../engine.ts";
import { OpenCorpus } from "../parts/open-corpus.tsx";
import { Failed, Loading } from "../parts/state.tsx";
import { StorageNote } from "../parts/storage-note.tsx";
import { StoredCorpora } from "../parts/stored-corpora.tsx";
import { TakeCorpus } from "../parts/take-corpus.tsx";
import { useTitle } from "../parts/title.ts";

/** The corpora on this device: the open one and whose texts it holds, the others, and how to take in one more. */
export function CorporaView() {
  const { value: manifest, error } = useAnswer("manifest", (engine) => engine.corpus.manifest());
  const { value: stats } = useAnswer("stats", (engine) => engine.corpus.stats());
  const { stored, refresh } = useStored();
  useTitle("Corpora");
  return (
    <div class="corpora">
      <h1>Corpora</h1>
      {error ? (
        <Failed error={error} />
      ) : manifest && stats ? (
        <OpenCorpus manifest={manifest.data} stats={stats.data} />
      ) : (
        <Loading lines={8} />
      )}
      <StoredCorpora stored={stored} onChange={refresh} />
      <TakeCorpus onTaken={refresh} />
      <StorageNote key={stored?.length} />
    </div>
  );
}

function useStored() {
  const [stored, setStored] = useState<readonly CorpusEntry[] | null>(null);
  const refresh = useCallback(async () => {
    try {
      setStored(await corpora().list());
    } catch {
      // What is wrong with the storage is said where the open corpus would stand.
      setStored([]);
    }
  }, []);
  useEffect(() => void refresh(), []);
  return { stored, refresh };
}
